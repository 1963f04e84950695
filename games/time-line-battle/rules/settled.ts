/**
 * What no decision can change any more. "Lost" and "all the same" are said to people who then decide nothing: so it
 * must hold whatever anybody chooses, they and their rivals, and not only if everybody aims sensibly. All ways are
 * fought out; where they are too many, nothing is said.
 */
import { entryOf } from './forecast.ts'
import { bySide } from './sides.ts'
import { allowanceOf, type Decider, livingUnits, resolveTimeline } from './timeline.ts'
import type { Aim, Field, View } from './types.ts'
import { copyField } from './view.ts'

/** How a Timeline ends: all that the next one knows of it, by seat. */
interface End {
  living: number[]
  allowance: number[]
}

export type Settled = { kind: 'lost' } | { kind: 'alike'; living: readonly number[] }

/** A war with two Bombs that have a dozen targets each is within it; it takes a few hundredths of a second. */
const WAYS = 1500

const AIMS: readonly Aim[] = ['front', 'rear']

/** Ends of the Timeline from here, one for every way in which its decisions can be answered; undefined: too many. */
function* everyEnd(view: View): Generator<End | undefined> {
  // An odometer: which of its answers each decision gets, in the order in which they come up.
  let answers: number[] = []
  for (let ways = 0; ; ways++) {
    if (ways === WAYS) {
      yield undefined
      return
    }
    const widths: number[] = []
    const next = (width: number): number => {
      widths.push(width)
      return answers[widths.length - 1] ?? 0
    }
    const decider: Decider = {
      choose: (_field, _card, options) => (options.length < 2 ? options[0] : options[next(options.length)]),
      aim: () => AIMS[next(AIMS.length)] as Aim,
    }
    const field = copyField(view)
    resolveTimeline(field, decider, { from: entryOf(view) })
    yield endOf(field)
    answers = widths.map((_, i) => answers[i] ?? 0)
    while (answers.length > 0 && (answers.at(-1) as number) + 1 === widths[answers.length - 1]) answers.pop()
    if (answers.length === 0) return
    answers[answers.length - 1] = (answers.at(-1) as number) + 1
  }
}

function endOf(field: Field): End {
  const seats = field.sides.map((_, seat) => seat)
  return {
    living: seats.map((seat) => livingUnits(field, seat)),
    allowance: seats.map((seat) => allowanceOf(field, seat)),
  }
}

const every = (view: View, holds: (end: End) => boolean): boolean => {
  for (const end of everyEnd(view)) if (!end || !holds(end)) return false
  return true
}

/** Nobody of a side is left and its points are not enough: with that the match is over (TLB-65). */
function isLost({ living }: End, { players, sides }: View, side: number): boolean {
  const units = bySide(sides, (seat) => living[seat] as number)
  const points = bySide(sides, (seat) => (players[seat]?.vp ?? 0) + (living[seat] as number))
  return units[side] === 0 && points.some((of) => of > (points[side] as number))
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((number, i) => number === b[i])

/** What is settled of this Timeline for a side, while a decision of its Day is open. */
export function settled(view: View, side: number): Settled | undefined {
  if (view.deciding === null) return undefined
  const first = everyEnd(view).next().value as End
  if (isLost(first, view, side)) {
    if (every(view, (end) => isLost(end, view, side))) return { kind: 'lost' }
    return undefined
  }
  const isAlike = every(view, ({ living, allowance }) => same(living, first.living) && same(allowance, first.allowance))
  return isAlike ? { kind: 'alike', living: first.living } : undefined
}
