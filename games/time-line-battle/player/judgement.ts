import type { Rank } from '../content/cards.ts'
import { fromStrength, shared } from '../rules/score.ts'
import { sensible } from '../rules/sensible.ts'
import { bySide } from '../rules/sides.ts'
import { allowanceOf, livingUnits, resolveTimeline } from '../rules/timeline.ts'
import type { Field, State } from '../rules/types.ts'
import { copyField } from '../rules/view.ts'
import { type Arsenal, arsenalOf, isAwaited, isPair, onTable, worthIn } from './worth.ts'

const worthOf = (ranks: readonly Rank[], by: readonly number[]): number => {
  let sum = 0
  for (const rank of ranks) sum += by[rank] as number
  return sum
}

/** What Obliterators promise beyond themselves: together, and against Bombs. */
function addPlans(strength: number[], sides: readonly number[], arsenals: readonly Arsenal[], timeline: number): void {
  const { pair, awaited } = worthIn(timeline)
  for (let seat = 0; seat < arsenals.length; seat++) {
    const arsenal = arsenals[seat] as Arsenal
    if (arsenal.obliterators === 0) continue
    const side = sides[seat] as number
    const rivals = arsenals.filter((_, other) => sides[other] !== side)
    if (isPair(arsenal)) (strength[side] as number) += pair
    if (isAwaited(arsenal, rivals)) (strength[side] as number) += awaited
  }
}

function addTable(strength: number[], { sides, cards }: Field, timeline: number): void {
  const worth = worthIn(timeline)
  for (const card of cards) (strength[sides[card.owner] as number] as number) += onTable(card, timeline, worth)
}

/** What counts when a Timeline is over. */
export interface Tally {
  field: Field
  /** The Timeline that is over. */
  timeline: number
  /** By seat, without what this Timeline brings. */
  vp: readonly number[]
  /** By seat, as far as they are known. */
  hands?: readonly (readonly Rank[])[]
}

/** Each seat's hope to win at the end of a Timeline: 0 … 1, certain if a side is wiped out. */
export function hopes({ field, timeline, vp, hands }: Tally): number[] {
  const { sides } = field
  const living = sides.map((_, seat) => livingUnits(field, seat))
  const points = bySide(sides, (seat) => (vp[seat] as number) + (living[seat] as number))
  if (bySide(sides, (seat) => living[seat] as number).includes(0)) {
    const best = Math.max(...points)
    return shared(
      sides,
      points.map((value) => (value === best ? 1 : 0)),
    )
  }
  const next = worthIn(timeline + 1)
  const strength = bySide(
    sides,
    (seat) => next.deployment * allowanceOf(field, seat) + worthOf(hands?.[seat] ?? [], next.hand),
  )
  for (const [side, value] of points.entries()) (strength[side] as number) += next.vp * value
  addTable(strength, field, timeline + 1)
  if (hands)
    addPlans(
      strength,
      sides,
      hands.map((hand) => arsenalOf(hand)),
      timeline + 1,
    )
  return fromStrength(sides, strength)
}

/**
 * How well each seat stands, at any moment, as an experienced player judges it: a battle under way is fought to its
 * end, and what is on the table and in hand counts by what it is worth in this Timeline. Slower and much closer to the
 * truth than `score`.
 */
export function judge(state: State): number[] {
  const { result, sides, players, timeline } = state
  if (result) return result.payoff.slice()
  const frame = state.stack.at(-1)
  if (frame?.kind !== 'deploy') {
    const field = copyField(state)
    resolveTimeline(field, sensible, {
      from: frame?.at === 'bomb' ? 'bombs' : frame?.at === 'arrival' ? 'morning' : 'decisions',
    })
    return hopes({ field, timeline, vp: players.map(({ vp }) => vp), hands: players.map(({ hand }) => hand) })
  }
  const worth = worthIn(timeline)
  const strength = bySide(sides, (seat) => {
    const { vp, toDeploy, playing, laid, hand } = players[seat] as State['players'][number]
    const down = worthOf(laid, worth.laid) + (playing === null ? 0 : (worth.laid[playing] as number))
    return worth.vp * vp + worth.deployment * (toDeploy - (playing === null ? 0 : 1)) + down + worthOf(hand, worth.hand)
  })
  addTable(strength, state, timeline)
  const arsenals = players.map(({ laid, playing, hand }) => arsenalOf(hand, laid, playing))
  addPlans(strength, sides, arsenals, timeline)
  return fromStrength(sides, strength)
}
