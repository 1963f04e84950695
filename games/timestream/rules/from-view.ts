/** What everybody can work out from what lies open. */
import type { Seat } from '@anachron/kernel'
import type { Phase } from '../content/index.ts'
import { isAsleep, strikeOptions } from './striking.ts'
import { tally } from './turn.ts'
import type { State, Unit, View } from './types.ts'
import { findUnit, type Strength, strengthOf } from './units.ts'

/** The public part of a view as a state: enough to measure units. Hands and decks are left empty. */
export const tableOf = (view: View): State =>
  ({
    ...view,
    players: view.players.map((player) => ({
      ...player,
      deck: { top: [], pool: [], bottom: [] },
      hand: player.hand ?? [],
    })),
  }) as unknown as State

/** Energy and Resistance of a unit as everybody can work it out. */
export function strengthIn(view: View, unit: Unit): Strength {
  const placed = findUnit(tableOf(view), unit.id)
  return placed ? strengthOf(tableOf(view), placed) : { energy: 0, resistance: 0 }
}

/** What would be counted of a seat if the game ended now (TS-92). */
export const tallyIn = (view: View, seat: Seat): ReturnType<typeof tally> => tally(tableOf(view), seat)

/** TS-67: whether a unit is the first of a chain that can strike nothing across an empty location. */
export function sleepsIn(view: View, unit: Unit): boolean {
  const state = tableOf(view)
  const placed = findUnit(state, unit.id)
  if (placed?.zone !== 'advance' && placed?.zone !== 'obstacle') return false
  return placed.index === 0 && isAsleep(state, unit.owner, placed.zone, placed.phase)
}

/** TS-67: whether an Obstacle waits at a location of a seat until it is filled. */
export const isAsleepAt = (view: View, owner: Seat, phase: Phase): boolean =>
  isAsleep(tableOf(view), 1 - owner, 'obstacle', phase)

/** How many phases of a seat could strike now; all of it lies open. */
export const strikersIn = (view: View, seat: Seat): number =>
  new Set(strikeOptions(tableOf(view), seat).map((strike) => `${strike.with}${strike.phase}`)).size
