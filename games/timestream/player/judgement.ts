import type { Seat } from '@anachron/kernel'
import { cardOf, type Phase } from '../content/index.ts'
import type { CardId, State, Unit } from '../rules/types.ts'
import {
  chainOf,
  eachUnit,
  hasKeyword,
  isFilled,
  isLocked,
  locationOf,
  PHASES,
  type Placed,
  playerOf,
  rival,
  strengthOf,
} from '../rules/units.ts'

const HOME = 'TS-TS-01'

/**
 * What things are worth at the beginning of a turn, as logarithms of odds to win. Fitted to 1,400 matches of the game's
 * own player against himself by `node games/timestream/player/fit.ts`, which prints such a table.
 */
export const WORTH = {
  /** To be the one whose turn it is. */
  turn: 0.1,
  /** How far it is to the end: cells, locations and TIMESTREAM, in cells, of which the furthest counts most. */
  distance: -0.41,
  /** Cells, up to the eighth. */
  cells: 0.21,
  /** The last location. */
  third: 0.67,
  locked: 0.21,
  /** A location that would fall to a strike. */
  falling: -0.62,
  intruder: 0.09,
  /** TIMESTREAM in hand; with everything there by the next turn; in one's own turn; all but TIMESTREAM there. */
  home: 0.15,
  homePaid: 1.32,
  homeNow: 2.88,
  waiting: 0.37,
  /** Other cards in hand: the first two, and further ones. */
  handTo2: 0.22,
  handBeyond: 0.12,
  /** Resistance of units that are not in a location of their own. */
  advances: 0.04,
  obstacles: 0.05,
}
export type Sign = keyof typeof WORTH
export const SIGNS = Object.keys(WORTH) as Sign[]

const between = (count: number, from: number, to = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(count, to) - from)

/** What TIMESTREAM costs, in cells. */
const FARE = 8
/** How much of what it is on the table a card in hand is: one that can be played next turn, and a later one. */
const NEARLY = 0.6
const LATER = 0.4
/** How many cells a location is as far away as, and TIMESTREAM. */
const LOCATION = 2
const WAY_HOME = 3

const isCell = (id: CardId): boolean => cardOf(id).type === 'power-cell'
const fits = (id: CardId, phase: Phase): boolean =>
  cardOf(id).type === 'event-chain' && cardOf(id).phases.includes(phase)

function holdsOneFor(hand: readonly CardId[], phase: Phase): boolean {
  for (const id of hand) if (fits(id, phase)) return true
  return false
}

/** What there is to be seen of a seat. */
function signsOf(state: State, seat: Seat): Record<Sign, number> {
  const { hand, cells } = playerOf(state, seat)
  const home = hand.includes(HOME)
  let inHand = 0
  let others = 0
  for (const id of hand) {
    if (isCell(id)) inHand++
    else if (id !== HOME) others++
  }
  let empty = 0
  let next = 0
  for (const phase of PHASES) {
    if (isFilled(state, seat, phase)) continue
    empty++
    if (holdsOneFor(hand, phase)) next++
  }
  others -= next
  const paid = empty === 0 && cells.length + Math.min(inHand, 1) >= FARE
  // What lies in hand counts as nearly there, but never as much as on the table: who waits with it must not seem to
  // stand better.
  const locations = PHASES.length - empty + NEARLY * next
  const wanted = Math.min(inHand, between(FARE - cells.length, 0))
  const power = Math.min(FARE, cells.length + NEARLY * Math.min(wanted, 1) + LATER * between(wanted, 1))
  const signs: Record<Sign, number> = {
    turn: state.active === seat ? 1 : 0,
    distance: distance(FARE - power, LOCATION * (PHASES.length - locations), home ? 0 : WAY_HOME),
    cells: power,
    third: between(locations, 2),
    locked: 0,
    falling: 0,
    intruder: 0,
    home: home ? 1 : 0,
    homePaid: home && paid ? 1 : 0,
    homeNow: home && paid && state.active === seat ? 1 : 0,
    waiting: !home && paid ? 1 : 0,
    handTo2: between(others, 0, 2),
    handBeyond: between(others, 2),
    advances: 0,
    obstacles: 0,
  }
  for (const phase of PHASES) lookAtLocation(state, seat, phase, signs)
  eachUnit(state, seat, (unit, zone, phase, index) => {
    if (zone !== 'event-chain') lookAtUnit(state, { unit, zone, phase, index }, signs)
  })
  return signs
}

/** Nearly the greatest of these, but all of them tell: the fourth root of fourth powers. */
const distance = (one: number, two: number, three: number): number => (one ** 4 + two ** 4 + three ** 4) ** 0.25

function lookAtLocation(state: State, seat: Seat, phase: Phase, signs: Record<Sign, number>): void {
  if (isLocked(state, seat, phase)) signs.locked++
  else if (isFilled(state, seat, phase)) {
    const [attacker] = chainOf(state, rival(seat), 'obstacle', phase)
    const [guard] = chainOf(state, seat, 'advance', phase)
    if (!attacker || guard) return
    const { energy } = strengthOf(state, { unit: attacker, zone: 'obstacle', phase, index: 0 })
    const unit = locationOf(state, seat, phase) as Unit
    const { resistance } = strengthOf(state, { unit, zone: 'event-chain', phase, index: 0 })
    if (energy >= resistance && !hasKeyword(unit, 'steadfast')) signs.falling++
  }
}

function lookAtUnit(state: State, placed: Placed, signs: Record<Sign, number>): void {
  if (placed.zone === 'intruder') signs.intruder++
  signs[placed.zone === 'advance' ? 'advances' : 'obstacles'] += strengthOf(state, placed).resistance
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
  const ours = signsOf(state, 0)
  const theirs = signsOf(state, 1)
  let strength = 0
  for (const sign of SIGNS) strength += (ours[sign] - theirs[sign]) * WORTH[sign]
  const first = 1 / (1 + Math.exp(-strength))
  return [first, 1 - first]
}
