import type { Seat } from '@anachron/kernel'
import type { State } from '../rules/types.ts'
import { chainOf, isFilled, isLocked, PHASES, playerOf, rival, strengthOf, unitsOf } from '../rules/units.ts'

const HOME = 'TS-TS-01'

/*
 * What things are worth, in points. Found by playing: above all cells, up to the eight that TIMESTREAM asks for; a bot that weighs
 * them at half of this loses a tenth of its matches for it.
 */
const LINK = 10
const LOCKED = 3
const GUARDED = 2
const EXPOSED = -4
const ALL_THREE = 8
const WAY_HOME = 5
const READY_TO_GO = 6
const CELL = 4
const CELLS_NEEDED = 8
const CARD = 0.7
const CARDS_COUNTED = 8
const BODY = 0.32
const INTRUDER = 3
const POINTS_PER_ODDS = 9

function points(state: State, seat: Seat): number {
  const { hand, cells } = playerOf(state, seat)
  const filled = PHASES.filter((phase) => isFilled(state, seat, phase))
  let sum = 0
  for (const phase of filled) {
    const guarded = chainOf(state, seat, 'advance', phase).length > 0
    const attacked = chainOf(state, rival(seat), 'obstacle', phase).length > 0
    sum += LINK
    if (isLocked(state, seat, phase)) sum += LOCKED
    else sum += guarded ? GUARDED : attacked ? EXPOSED : 0
  }
  const canGo = hand.includes(HOME)
  if (canGo) sum += WAY_HOME
  if (filled.length === PHASES.length) sum += ALL_THREE + (canGo ? READY_TO_GO : 0)
  sum += CELL * Math.min(cells.length, CELLS_NEEDED) + CARD * Math.min(hand.length, CARDS_COUNTED)
  for (const placed of unitsOf(state, seat)) {
    if (placed.zone === 'event-chain') continue
    const { energy, resistance } = strengthOf(state, placed)
    sum += BODY * (energy + resistance) + (placed.zone === 'intruder' ? INTRUDER : 0)
  }
  return sum
}

/** How well a seat stands, 0 … 1. */
export function standing(state: State, seat: Seat): number {
  if (state.result) return state.result.payoff[seat] as number
  const ahead = points(state, seat) - points(state, rival(seat))
  return 1 / (1 + Math.exp(-ahead / POINTS_PER_ODDS))
}
