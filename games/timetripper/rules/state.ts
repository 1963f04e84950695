/** Questions that every section of the rules asks of a state: who is where, who is live, who is whose. */
import type { Seat } from '@anachron/kernel'
import { type Catalogue, catalogueOf, type Line } from './catalogue.ts'
import { apart } from './display.ts'
import { type BattleState, FIRST_UNIT, type FigureId, type Hex, type State, type Tripper, type Unit } from './types.ts'

export const isTripper = (id: FigureId): boolean => id < FIRST_UNIT

export const tripperAt = (state: State, id: FigureId): Tripper => state.trippers[id] as Tripper

/** A unit by its id. Units stand in the order of their ids. */
export function unitOf(state: State, id: FigureId): Unit {
  const { units } = state
  let low = 0
  let high = units.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((units[middle] as Unit).id < id) low = middle + 1
    else high = middle
  }
  const unit = units[low]
  if (unit === undefined || unit.id !== id) throw new Error(`there is no unit ${id}`)
  return unit
}

export const catalogue = (state: Pick<State, 'own'>): Catalogue => catalogueOf(state.own)
export const lineOf = (state: Pick<State, 'own'>, unit: Unit): Line => catalogueOf(state.own).lines[unit.line] as Line

export const battleOf = (state: State): BattleState => {
  if (state.battle === null) throw new Error('there is no battle')
  return state.battle
}

export const isTeam = (state: Pick<State, 'trippers'>): boolean => state.trippers.length > 1

export const hexOf = (state: State, id: FigureId): Hex =>
  isTripper(id) ? tripperAt(state, id).hex : unitOf(state, id).hex

/** Stands on the display and lives. */
export const tripperIsUp = (tripper: Tripper): boolean => tripper.alive && tripper.place === 'field'
export const unitIsUp = (unit: Unit): boolean => unit.place === 'field' && !unit.fallen

export const isUp = (state: State, id: FigureId): boolean =>
  isTripper(id) ? tripperIsUp(tripperAt(state, id)) : unitIsUp(unitOf(state, id))

/** Time within a battle: two for each stage, the Tripper Phase and what follows it. */
export const halfStage = (battle: BattleState): number => 2 * battle.stage + (battle.enemyPhase ? 1 : 0)

export const isStunned = (state: State, unit: Unit): boolean =>
  unit.stunned !== 0 && state.battle !== null && unit.stunned >= halfStage(state.battle)

/** Opponents: everybody on the display who belongs to no Tripper. */
export const isOpponent = (unit: Unit): boolean => unit.owner === null

/** Rules that stay with their battle hold for a unit only where it is at home (TT-R74). */
export const isNative = (state: State, unit: Unit): boolean =>
  !unit.traveller && lineOf(state, unit).battle === state.battle?.number

/** Mounts without a rider, set devices and the like: they stand there but count for nothing (TT-R13). */
export const isRiderlessMount = (line: Line, unit: Unit): boolean => line.kind === 'mount' && unit.rider === null

export const seatOf = (state: State, id: FigureId): Seat =>
  isTripper(id) ? tripperAt(state, id).seat : tripperAt(state, unitOf(state, id).owner ?? 0).seat

/** Who decides for the team when nobody in particular acts: the first who is still in the game (TT-R10, TT-R12). */
export const spokesSeat = (state: State): Seat =>
  state.trippers.find(({ place, alive }) => alive && place !== 'lost' && place !== 'home')?.seat ?? 0

export const radioTripper = (state: State): FigureId | null => {
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = state.trippers[id] as Tripper
    if (tripper.place !== 'field' || !tripper.alive) continue
    const { gear } = tripper
    for (let i = 0; i < gear.length; i++) if (gear[i]?.what === 'radio') return id
  }
  return null
}

/** Calls back for everybody of the Trippers' side on the display: Trippers and awed soldiers that are up. */
export function eachFriend(state: State, look: (id: FigureId, hex: Hex) => void): void {
  const { trippers, units } = state
  for (let id = 0; id < trippers.length; id++) {
    const tripper = trippers[id] as Tripper
    if (tripperIsUp(tripper)) look(id, tripper.hex)
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.owner !== null && unit.place === 'field' && !unit.fallen && unit.rider === null) look(unit.id, unit.hex)
  }
}

export function friends(state: State): FigureId[] {
  const found: FigureId[] = []
  eachFriend(state, (id) => found.push(id))
  return found
}

/** Those of the Trippers' side that are nearest to a hex: all at the least distance. */
export function nearestFriends(state: State, hex: Hex): FigureId[] {
  let best = 99
  let found: FigureId[] = []
  eachFriend(state, (id, at) => {
    const d = apart(hex, at)
    if (d < best) {
      best = d
      found = [id]
    } else if (d === best) found.push(id)
  })
  return found
}

export const liveTrippers = (state: State): FigureId[] => {
  const ids: FigureId[] = []
  for (let id = 0; id < state.trippers.length; id++) if (tripperIsUp(state.trippers[id] as Tripper)) ids.push(id)
  return ids
}

export const nameOf = (state: Pick<State, 'own' | 'units'>, id: FigureId): string =>
  isTripper(id) ? '' : lineOf(state, unitOf(state as State, id)).one
