/**
 * Where everything stands, in pixels of the field. Days are columns on one axis of time; the present one is opened like
 * a drawing sheet, the others stay slim. Living Units walk along with the present, everything else lies in the Day it
 * was deployed into. Below the axis the viewer's side, above it the others; the Front is at the left, the Rear at the
 * right.
 */
import { isUnit } from '../content/cards.ts'
import { standsBefore } from '../rules/line.ts'
import type { Card, View } from '../rules/types.ts'
import { type Column, columnsOf } from './columns.ts'
import { type LaidPlace, laidPlaces } from './laid.ts'

export interface Size {
  width: number
  height: number
}

/** A place by its middle. */
export interface Place extends Size {
  x: number
  y: number
}

export interface Token extends Place {
  card: Card
  /** A Unit in the line; a Support of the open Day; something to come; something of an earlier Day. */
  lies: 'line' | 'support' | 'coming' | 'past'
  above: boolean
}

/** A place of the deployment that is under way. */
export interface LaidToken extends LaidPlace, Place {
  above: boolean
}

/** The room of one half of the open Day. */
export interface Half {
  above: boolean
  /** Where the line ends towards the axis, and where away from it. */
  near: number
  far: number
  /** From the first token's edge to the last one's; nothing where nobody stands. */
  from: number
  to: number
  /** The line stands in ranks far enough apart for a measure between them. */
  ranked: boolean
}

export interface Layout extends Size {
  columns: readonly Column[]
  open: Column
  axis: number
  tokens: Token[]
  laid: LaidToken[]
  halves: readonly [Half, Half]
  /** Coming cards lie in bands above and below the open Day, where there is no room beside it. */
  banded: boolean
  /** In a band: of which Day the cards behind it are. */
  marks: DayMark[]
}

export interface DayMark extends Place {
  day: number
}

export const AXIS = 40
const NARROW = 560
const EDGE = 26
const GAP = 8
/** Room above and below the lines for who stands there. */
const CAP = 30
const CHIP = 34
const WIDEST = 128
const HIGHEST = 196
/** Less than this is hard to press. */
const THIN = 18

export const sideBelow = (view: View): number => view.sides[Math.max(0, view.viewer)] ?? 0

/** The Day in which the line stands; none while cards are being deployed. */
const present = (view: View): number | undefined => (view.phase === 'deploy' ? undefined : view.day)

/** What lies in the two halves of a Day. */
type Halves = readonly [above: Card[], below: Card[]]

/** Everything the two halves are laid out in. */
interface Ground extends Size {
  view: View
  columns: readonly Column[]
  open: Column
  stacks: ReadonlyMap<number, Halves>
  coming: readonly Column[]
  cap: number
  axis: number
  /** Height of the axis, of the chain beside it, of a Support. */
  thick: number
  chain: number
  chipHigh: number
  banded: boolean
  bandRows: number
  /** Height of the band in which cards to come lie. */
  band: number
}

/** `cap`: room that whoever plays needs at the upper and lower edge. */
export function layoutOf(view: View, size: Size, cap = CAP): Layout {
  const ground = groundOf(view, size, cap)
  const { columns, open, axis, banded } = ground
  const own = sideBelow(view)
  const laid = laidPlaces(view).map(
    (place): LaidToken => ({ ...place, above: view.sides[place.seat] !== own, x: 0, y: 0, width: 0, height: 0 }),
  )
  const { tokens, halves } = openDay(ground, laid)
  const marks: DayMark[] = []
  for (const above of [true, false]) tokens.push(...(banded ? inBand(ground, above, marks) : inColumns(ground, above)))
  return { ...size, columns, open, axis, tokens, laid, halves, banded, marks }
}

function groundOf(view: View, { width, height }: Size, cap: number): Ground {
  const today = present(view)
  const first = 1 - view.timeline
  const banded = width < NARROW
  // While cards are laid, what is to come is what one looks at: the Day itself needs room for a few cards only.
  const most = Math.max(...[true, false].map((above) => layingIn(view, above)))
  const needed = today === undefined ? 2 * EDGE + Math.max(3, most) * (WIDEST + GAP) + 40 : undefined
  const columns = columnsOf({ first, today: today ?? first, width, banded, needed })
  const open = columns.find(({ tense }) => tense === 'present') as Column
  const stacks = stacksOf(view, today)
  const coming = columns.filter(({ tense }) => tense === 'future')
  const isComing = coming.some(({ days }) => days.some((day) => stacks.has(day)))
  const chain = clamp(height * 0.055, 17, 34)
  const thick = banded ? 30 : AXIS
  // Of a half, where little room is left: two fifths for the line, a fifth for Supports, the rest for what comes.
  const deep = Math.max(0, height / 2 - cap - thick / 2 - chain)
  const chipHigh = Math.min(CHIP, height * 0.09, deep * 0.2)
  const ahead = [true, false].map((above) => cardsIn(coming, stacks, above).length)
  const bandRows = banded ? rowsOf(Math.max(...ahead), width, deep * 0.4) : 0
  const bandRow = Math.min(clamp(height * 0.1, 30, bandRows > 1 ? 36 : 50), (deep * 0.4) / Math.max(1, bandRows))
  const band = isComing ? bandRows * bandRow : 0
  const axis = Math.round(height / 2)
  return {
    width,
    height,
    view,
    columns,
    open,
    stacks,
    coming,
    cap,
    axis,
    thick,
    chain,
    chipHigh,
    banded,
    bandRows,
    band,
  }
}

/** How many places the deployment of a half has. */
function layingIn(view: View, above: boolean): number {
  const own = sideBelow(view)
  return laidPlaces(view).filter(({ seat }) => (view.sides[seat] !== own) === above).length
}

/** The cards that lie in the halves of some columns. */
const cardsIn = (columns: readonly Column[], stacks: Ground['stacks'], above: boolean): Card[] =>
  columns.flatMap(({ days }) => days.flatMap((day) => inHalf(stacks.get(day), above)))

/** The two lines that stand against each other, with their Supports; places being laid are told where they are. */
function openDay(ground: Ground, laid: readonly LaidToken[]): { tokens: Token[]; halves: [Half, Half] } {
  const { open } = ground
  const sketches = ([true, false] as const).map((above) => sketchOf(ground, laid, above))
  // Both begin at the same place, so that Front stands against Front, and the longer one in the middle.
  const longest = Math.max(...sketches.map(({ places }) => edge(places, 1) - edge(places, -1)))
  const aside = Math.max(0, (open.width - 2 * EDGE - longest) / 2)
  const tokens: Token[] = []
  const halves = sketches.map(({ above, out, supports, chip, near, far, line, lying, places: sketched }): Half => {
    const places = sketched.map((place) => ({ ...place, x: place.x + aside }))
    for (const [i, card] of line.entries()) tokens.push({ card, lies: 'line', above, ...(places[i] as Place) })
    for (const [i, place] of lying.entries()) Object.assign(place, places[line.length + i])
    const y = far + (out * chip) / 2
    tokens.push(...chips(supports, { x: open.x, width: open.width, y, height: inside(chip, 4) }, above, 'support'))
    const rows = [...new Set(places.map(({ y }) => y))]
    const ranked = rows.length > 1 && Math.abs((rows[1] as number) - (rows[0] as number)) > ROOMY
    return { above, near, far, from: edge(places, -1), to: edge(places, 1), ranked }
  }) as [Half, Half]
  return { tokens, halves }
}

function sketchOf(ground: Ground, laid: readonly LaidToken[], above: boolean) {
  const { open, stacks, axis, thick, chain, height, cap, band } = ground
  const out = above ? -1 : 1
  const here = inHalf(stacks.get(open.day), above)
  const supports = here.filter((card) => !isUnit(card.rank) || card.dead)
  const chip = supports.length > 0 ? ground.chipHigh : 0
  const near = axis + out * (thick / 2 + chain)
  const far = axis + out * (height / 2 - cap - band - chip)
  const line = here.filter((card) => !supports.includes(card))
  const lying = laid.filter((place) => place.above === above)
  const places = lineUp(line.length + lying.length, open, near, far)
  return { above, out, supports, chip, near, far, line, lying, places }
}

/** Breadth of the mark that says of which Day the cards behind it are. */
const MARK = 22

/** Cards to come, in rows across the whole breadth, those of each Day behind its mark. */
function inBand(
  { width, height, coming, stacks, axis, cap, band, bandRows }: Ground,
  above: boolean,
  marks: DayMark[],
): Token[] {
  const out = above ? -1 : 1
  const cards = cardsIn(coming, stacks, above)
  const across = Math.ceil(cards.length / Math.max(1, bandRows))
  const high = inside(band / bandRows, 4)
  const tokens: Token[] = []
  for (let row = 0; row * across < cards.length; row++) {
    const here = cards.slice(row * across, (row + 1) * across)
    const y = axis + out * (height / 2 - cap - band + (row + 0.5) * (band / bandRows))
    const days = new Set(here.map(({ day }) => day)).size
    const stepBeside = (mark: number): number => Math.min(122, (width - 12 - mark * days) / here.length)
    // A crowd has no room for them.
    const mark = stepBeside(MARK) < 2 * THIN ? 0 : MARK
    const step = stepBeside(mark)
    let x = 6
    for (const [i, card] of here.entries()) {
      if (mark > 0 && card.day !== here[i - 1]?.day) {
        marks.push({ day: card.day, x: x + MARK / 2 - 2, y, width: MARK - 4, height: high })
        x += MARK
      }
      tokens.push({ card, lies: 'coming', above, x: x + step / 2, y, width: inside(step, 6), height: high })
      x += step
    }
  }
  return tokens
}

/** What lies in the other Days, each in its column. */
function inColumns({ columns, open, stacks, axis, thick, height, cap }: Ground, above: boolean): Token[] {
  const out = above ? -1 : 1
  // Who plays stands at the edge, in the same place all the time.
  const room = { near: axis + out * (thick / 2 + 6), far: axis + out * (height / 2 - cap) }
  return columns.flatMap((column) =>
    column === open ? [] : stacked(cardsIn([column], stacks, above), column, room, above),
  )
}

/** In how many rows cards to come lie in a band, so that each can be pressed. */
const rowsOf = (count: number, width: number, high: number): number =>
  clamp(Math.ceil((count * 36) / width), 1, Math.max(1, Math.floor(high / 15)))

/** What is left of a step when things stand apart: in a crowd they stand closer. */
const inside = (step: number, gap: number): number => step - Math.min(gap, step * 0.2)

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const inHalf = (halves: Halves | undefined, above: boolean): readonly Card[] => halves?.[above ? 0 : 1] ?? []

const edge = (places: readonly Place[], side: -1 | 1): number =>
  places.reduce((end, { x, width }) => {
    const at = x + (side * width) / 2
    return side < 0 ? Math.min(end, at) : Math.max(end, at)
  }, places[0]?.x ?? 0)

function stacksOf(view: View, today: number | undefined): Map<number, Halves> {
  const below = sideBelow(view)
  const stacks = new Map<number, Halves>()
  for (const card of view.cards) {
    const living = card.inPlay && !card.dead && today !== undefined
    const day = living ? (today as number) : card.day
    const halves = stacks.get(day) ?? [[], []]
    halves[view.sides[card.owner] === below ? 1 : 0].push(card)
    stacks.set(day, halves)
  }
  for (const halves of stacks.values()) for (const half of halves) half.sort((a, b) => order(view, a, b))
  return stacks
}

function order(view: View, a: Card, b: Card): number {
  const living = Number(b.inPlay && !b.dead) - Number(a.inPlay && !a.dead)
  if (living !== 0) return living
  return standsBefore(view, a, b) ? -1 : 1
}

/** Between two ranks: room for a measure of losses, where a rank is as high as this. */
export const RANK_GAP = 18
const ROOMY = 72

/** How good a token of this size can be read: its name wants breadth, its picture and hit points want height. */
const legible = (width: number, height: number): number => Math.min(width / WIDEST, height / 150)

/** A line from Front to Rear, in as many ranks as let its tokens be largest; the foremost rank is at the axis. */
function lineUp(count: number, { x, width }: Column, near: number, far: number): Place[] {
  if (count === 0) return []
  const room = width - 2 * EDGE
  const depth = Math.abs(far - near)
  const out = Math.sign(far - near)
  const stepOf = (ranks: number): number => Math.min(WIDEST + GAP, room / Math.ceil(count / ranks))
  // Each rank has its own measure of losses in front of it, where there is room for one.
  const gapOf = (ranks: number): number => (ranks === 1 ? 0 : depth / ranks > ROOMY ? RANK_GAP : 4)
  const sized = (ranks: number): Size => ({
    width: inside(stepOf(ranks), GAP),
    height: Math.min(HIGHEST, (depth + gapOf(ranks)) / ranks - gapOf(ranks)),
  })
  let ranks = 1
  for (let more = 2; more <= 4; more++) {
    const [now, then] = [sized(ranks), sized(more)]
    if (legible(then.width, then.height) > 1.15 * legible(now.width, now.height)) ranks = more
  }
  const size = sized(ranks)
  const across = Math.ceil(count / ranks)
  return Array.from({ length: count }, (_, i) => ({
    ...size,
    x: x + EDGE + ((i % across) + 0.5) * stepOf(ranks),
    y: near + out * (Math.floor(i / across) * (size.height + gapOf(ranks)) + size.height / 2),
  }))
}

/** Small cards in one row, as broad as there is room for. */
function chips(cards: readonly Card[], { x, width, y, height }: Place, above: boolean, lies: Token['lies']): Token[] {
  const step = Math.min(122, (width - 12) / Math.max(1, cards.length))
  const start = x + (lies === 'support' ? (width - step * cards.length) / 2 : 6)
  return cards.map((card, i) => ({
    card,
    lies,
    above,
    x: start + (i + 0.5) * step,
    y,
    width: inside(step, 6),
    height: Math.max(0, height),
  }))
}

/** A column as broad as this has room for cards that can be read. */
const BROAD = 216

/** What lies in a slim column: as many side by side as keep it readable, from the axis outwards. */
function stacked(
  cards: readonly Card[],
  { x, width, tense }: Column,
  { near, far }: { near: number; far: number },
  above: boolean,
): Token[] {
  if (cards.length === 0) return []
  const coming = tense === 'future'
  const [wide, high] = !coming ? [44, 46] : width >= BROAD ? [104, 132] : [72, 92]
  const most = Math.max(1, Math.floor((width - 6) / (coming ? wide * 0.78 : 40)))
  const depth = Math.abs(far - near)
  let across = 1
  while (across < most && across < cards.length && depth / Math.ceil(cards.length / across) < high) across++
  across = Math.max(across, Math.min(most, cards.length, 2))
  // A crowd lies closer: rather slim than too thin to be pressed.
  while (depth / Math.ceil(cards.length / across) < THIN && (width - 6) / (across + 1) >= THIN) across++
  const rows = Math.ceil(cards.length / across)
  const step = { x: Math.min(wide + 5, (width - 6) / across), y: Math.min(high + 6, depth / rows) }
  const out = Math.sign(far - near)
  return cards.map((card, i) => ({
    card,
    lies: coming ? 'coming' : 'past',
    above,
    x: x + width / 2 + ((i % across) - (across - 1) / 2) * step.x,
    y: near + out * (Math.floor(i / across) + 0.5) * step.y,
    width: inside(step.x, 5),
    height: Math.min(high, inside(step.y, 4)),
  }))
}
