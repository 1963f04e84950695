import type { Seat } from '@anachron/kernel'
import { cardOf } from '../content/index.ts'
import type { State, Unit } from '../rules/types.ts'
import {
  chainOf,
  hasKeyword,
  isFilled,
  isLocked,
  locationOf,
  PHASES,
  type Placed,
  playerOf,
  rival,
  strengthOf,
  unitsOf,
} from '../rules/units.ts'

const HOME = 'TS-TS-01'

/**
 * What things are worth at the beginning of a turn, as logarithms of odds to win. Fitted to 864 matches of the game's own player against
 * himself by `node games/timestream/test/fit.ts`, which prints this table. Steps count whatever reaches them: two filled locations have `first` and `second`.
 */
export const WORTH = {
  /** To be the one whose turn it is. */
  turn: 0.2,
  /** Filled locations. */
  first: 0.39,
  second: 0.83,
  third: 0.27,
  locked: 0.13,
  /** Not locked: with an Advance before it; without one, but with an Obstacle against it; what stands there would fall to a strike. */
  guarded: 0.02,
  exposed: -0.04,
  threatened: -0.34,
  /** An empty location for which a card is in hand. */
  next: 0.25,
  intruder: 0.26,
  /** TIMESTREAM in hand; with all locations filled; and with nearly the cells that it costs. */
  home: 0.13,
  homeReady: 0.51,
  homePaid: 1.53,
  /** Cells up to the fourth, the sixth, the eighth, and further ones. */
  cellsTo4: 0.57,
  cellsTo6: 0.45,
  cellsTo8: 0.14,
  cellsBeyond: 0,
  /** Cards in hand up to the third, the sixth, and further ones. */
  handTo3: 0.19,
  handTo6: 0.11,
  handBeyond: 0.09,
  /** Of units that are not in a location of their own. */
  advanceEnergy: 0,
  advanceResistance: 0.05,
  obstacleEnergy: -0.02,
  obstacleResistance: 0.07,
}
export type Sign = keyof typeof WORTH
export const SIGNS = Object.keys(WORTH) as Sign[]

const between = (count: number, from: number, to = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(count, to) - from)

/** What there is to be seen of a seat. */
function signsOf(state: State, seat: Seat): Record<Sign, number> {
  const { hand, cells } = playerOf(state, seat)
  const filled = PHASES.filter((phase) => isFilled(state, seat, phase)).length
  const home = hand.includes(HOME)
  const ready = home && filled === PHASES.length
  const signs: Record<Sign, number> = {
    turn: state.active === seat ? 1 : 0,
    first: between(filled, 0, 1),
    second: between(filled, 1, 2),
    third: between(filled, 2, 3),
    locked: 0,
    guarded: 0,
    exposed: 0,
    threatened: 0,
    next: 0,
    intruder: 0,
    home: home ? 1 : 0,
    homeReady: ready ? 1 : 0,
    homePaid: ready && cells.length >= 7 ? 1 : 0,
    cellsTo4: between(cells.length, 0, 4),
    cellsTo6: between(cells.length, 4, 6),
    cellsTo8: between(cells.length, 6, 8),
    cellsBeyond: between(cells.length, 8),
    handTo3: between(hand.length, 0, 3),
    handTo6: between(hand.length, 3, 6),
    handBeyond: between(hand.length, 6),
    advanceEnergy: 0,
    advanceResistance: 0,
    obstacleEnergy: 0,
    obstacleResistance: 0,
  }
  lookAtLocations(state, seat, signs)
  for (const placed of unitsOf(state, seat)) lookAtUnit(state, placed, signs)
  return signs
}

function lookAtLocations(state: State, seat: Seat, signs: Record<Sign, number>): void {
  const { hand } = playerOf(state, seat)
  for (const phase of PHASES) {
    if (!isFilled(state, seat, phase)) {
      const fits = (id: string): boolean => cardOf(id).type === 'event-chain' && cardOf(id).phases.includes(phase)
      if (hand.some(fits)) signs.next++
    } else if (isLocked(state, seat, phase)) signs.locked++
    else {
      const [guard] = chainOf(state, seat, 'advance', phase)
      const [attacker] = chainOf(state, rival(seat), 'obstacle', phase)
      if (guard) signs.guarded++
      else if (attacker) signs.exposed++
      const target: Placed = guard
        ? { unit: guard, zone: 'advance', phase, index: 0 }
        : { unit: locationOf(state, seat, phase) as Unit, zone: 'event-chain', phase, index: 0 }
      if (attacker && falls(state, target, { unit: attacker, zone: 'obstacle', phase, index: 0 })) signs.threatened++
    }
  }
}

const falls = (state: State, target: Placed, attacker: Placed): boolean =>
  strengthOf(state, attacker).energy >= strengthOf(state, target).resistance && !hasKeyword(target.unit, 'steadfast')

function lookAtUnit(state: State, placed: Placed, signs: Record<Sign, number>): void {
  if (placed.zone === 'event-chain') return
  const { energy, resistance } = strengthOf(state, placed)
  if (placed.zone === 'intruder') signs.intruder++
  if (placed.zone === 'advance') {
    signs.advanceEnergy += energy
    signs.advanceResistance += resistance
  } else {
    signs.obstacleEnergy += energy
    signs.obstacleResistance += resistance
  }
}

/** What the first seat has more of than the second, in the order of `SIGNS`. */
export function lead(state: State): number[] {
  const ours = signsOf(state, 0)
  const theirs = signsOf(state, 1)
  return SIGNS.map((sign) => ours[sign] - theirs[sign])
}

/** How well each seat stands, 0 … 1. */
export function judge(state: State): number[] {
  if (state.result) return state.result.payoff.slice()
  const strength = lead(state).reduce((sum, much, i) => sum + much * WORTH[SIGNS[i] as Sign], 0)
  const first = 1 / (1 + Math.exp(-strength))
  return [first, 1 - first]
}
