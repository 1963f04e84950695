import { isUnit, type Rank } from '../content/cards.ts'
import { fromStrength, shared } from '../rules/score.ts'
import { sensible } from '../rules/sensible.ts'
import { bySide, sideCount } from '../rules/sides.ts'
import { cameThrough, resolveTimeline } from '../rules/timeline.ts'
import type { Card, Field, State } from '../rules/types.ts'
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

/** Scratch for the sums below, by side; they are made for thousands of imagined Timelines, and never two at once. */
const living: number[] = []
const points: number[] = []
const strength: number[] = []

/** Counts what every side has at the end of a Timeline; false when one has nobody left. */
function count({ field, timeline, vp }: Tally): boolean {
  const { sides, cards } = field
  const next = worthIn(timeline + 1)
  const count = sideCount(sides)
  for (let side = 0; side < count; side++) living[side] = points[side] = strength[side] = 0
  living.length = points.length = strength.length = count
  for (let seat = 0; seat < sides.length; seat++) (points[sides[seat] as number] as number) += vp[seat] as number
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    const side = sides[card.owner] as number
    const lives = !card.dead && isUnit(card.rank)
    if (lives) (living[side] as number)++
    const deployments = (lives ? 1 : 0) + (cameThrough(field, card) ? 1 : 0)
    ;(strength[side] as number) += next.deployment * deployments + onTable(card, timeline + 1, next)
  }
  let everybody = true
  for (let side = 0; side < count; side++) {
    if (living[side] === 0) everybody = false
    ;(points[side] as number) += living[side] as number
    ;(strength[side] as number) += next.vp * (points[side] as number)
  }
  return everybody
}

/** Each seat's hope to win at the end of a Timeline: 0 … 1, certain if a side is wiped out. */
export function hopes(tally: Tally): number[] {
  const { field, timeline, hands } = tally
  const { sides } = field
  if (!count(tally)) {
    const best = Math.max(...points)
    return shared(
      sides,
      points.map((value) => (value === best ? 1 : 0)),
    )
  }
  if (hands) {
    const { hand } = worthIn(timeline + 1)
    for (let seat = 0; seat < sides.length; seat++)
      (strength[sides[seat] as number] as number) += worthOf(hands[seat] as readonly Rank[], hand)
    const arsenals = hands.map((held) => arsenalOf(held))
    addPlans(strength, sides, arsenals, timeline + 1)
  }
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
