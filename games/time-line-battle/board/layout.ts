/**
 * Where everything stands. Days are columns on one axis of time; the present one is wide. Living Units walk along with the present,
 * everything else lies in the Day it was deployed into. Below the axis the viewer's side, above it the others; the Front is
 * nearest to the axis.
 */
import { isUnit } from '../content/cards.ts'
import { standsBefore } from '../rules/line.ts'
import type { Card, View } from '../rules/types.ts'

export interface Column {
  day: number
  x: number
  width: number
  tense: 'past' | 'present' | 'future'
  /** How many stand side by side, and how far apart. */
  across: number
  step: number
}

export interface Token {
  card: Card
  x: number
  y: number
  /** In play and alive: drawn in full. Otherwise small, as something to come or something lost. */
  full: boolean
  above: boolean
}

export interface Layout {
  columns: Column[]
  tokens: Token[]
  width: number
  height: number
  axis: number
}

export const TOKEN = { width: 204, height: 48 }
export const SMALL = { width: 78, height: 40 }
const GAP = 10
const MARGIN = 20
const AXIS_HALF = 24
const TOP = 26
export const ROW = 54

export const sideBelow = (view: View): number => view.sides[Math.max(0, view.viewer)] ?? 0

/** The Day in which the line stands; none while cards are being deployed. */
const present = (view: View): number | undefined => (view.phase === 'deploy' ? undefined : view.day)

const tenseOf = (day: number, first: number, today: number | undefined): Column['tense'] => {
  const now = today ?? first
  return day < now ? 'past' : day === now ? 'present' : 'future'
}

interface Halves {
  above: Card[]
  below: Card[]
}

function stacksOf(view: View, today: number | undefined): Map<number, Halves> {
  const below = sideBelow(view)
  const stacks = new Map<number, Halves>()
  for (const card of view.cards) {
    const living = card.inPlay && !card.dead && today !== undefined
    const day = living ? (today as number) : card.day
    const halves = stacks.get(day) ?? { above: [], below: [] }
    halves[view.sides[card.owner] === below ? 'below' : 'above'].push(card)
    stacks.set(day, halves)
  }
  for (const { above, below: own } of stacks.values())
    for (const half of [above, own]) half.sort((a, b) => order(view, a, b))
  return stacks
}

/** `extra`: places to keep free for cards being laid into the first Day; `deep`: how many places a line may be deep. */
export function layoutOf(view: View, extra: number, deep: number): Layout {
  const today = present(view)
  const first = 1 - view.timeline
  const stacks = stacksOf(view, today)
  const most = Math.max(1, ...[...stacks.values()].flatMap(({ above, below }) => [above.length, below.length]), extra)
  const rows = Math.min(deep, Math.max(2, most))
  const axis = TOP + rows * ROW + AXIS_HALF
  const columns: Column[] = []
  const tokens: Token[] = []
  let x = MARGIN
  for (let day = first; day <= 0; day++) {
    const tense = tenseOf(day, first, today)
    const { above, below } = stacks.get(day) ?? { above: [], below: [] }
    const own = day === first && view.phase === 'deploy' ? extra : 0
    const across = Math.max(1, Math.ceil(Math.max(above.length, below.length + own) / rows))
    const wide = tense === 'present' && today !== undefined
    const step = (wide ? TOKEN.width : SMALL.width) + GAP
    const width = Math.max(across * step + GAP, wide ? TOKEN.width + 2 * GAP : tense === 'present' ? 150 : 0)
    const column: Column = { day, x, width, tense, across, step }
    columns.push(column)
    for (const [half, stack] of [
      ['above', above],
      ['below', below],
    ] as const)
      stack.forEach((card, i) => {
        const [tx, ty] = placeIn(column, axis, half, i)
        tokens.push({ card, x: tx, y: ty, full: wide && isUnit(card.rank) && !card.dead, above: half === 'above' })
      })
    x += width
  }
  return { columns, tokens, width: x + MARGIN, height: axis * 2, axis }
}

const DEEPEST = 8
/** A field narrower than this scrolls sideways, and lines stand as deep as they like. */
const NARROW = 480

/** The layout that can be drawn largest in a field of this size; what `stood` gives is kept unless another is `better` by so much. */
export function drawnUp(
  view: View,
  extra: number,
  [wide, high]: readonly [number, number],
  stood: number,
  better: number,
): { deep: number; layout: Layout } {
  if (wide < NARROW) return { deep: stood, layout: layoutOf(view, extra, DEEPEST) }
  const scale = ({ width, height }: Layout): number => Math.min(wide / width, high / height)
  let best = { deep: stood, layout: layoutOf(view, extra, stood) }
  for (let deep = 2; deep <= DEEPEST; deep++) {
    const layout = layoutOf(view, extra, deep)
    const needed = best.deep === stood ? better : 1
    if (scale(layout) > scale(best.layout) * needed) best = { deep, layout }
  }
  return best
}

/** The i-th place of a line: from the axis outwards, and from left to right where it is more than one broad. */
export function placeIn(column: Column, axis: number, half: 'above' | 'below', i: number): [number, number] {
  const { across, step } = column
  const away = AXIS_HALF + (Math.floor(i / across) + 0.5) * ROW
  const x = column.x + column.width / 2 + ((i % across) - (across - 1) / 2) * step
  return [x, half === 'above' ? axis - away : axis + away]
}

function order(view: View, a: Card, b: Card): number {
  const living = Number(b.inPlay && !b.dead) - Number(a.inPlay && !a.dead)
  if (living !== 0) return living
  return standsBefore(view, a, b) ? -1 : 1
}
