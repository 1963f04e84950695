import type { Room } from '@anachron/wire'
import { peopleAt, type TableState } from './state.ts'

/** Whether somebody is among those who play. */
export const hasPlace = (state: TableState, person: string): boolean => peopleAt(state).includes(person)

/**
 * Whether somebody may read what is said in a room. Onlookers may see more than those who play, so who plays does not
 * hear them before the match is over; and players may want to be by themselves.
 */
export function mayRead(state: TableState, person: string, room: Room): boolean {
  if (room === 'onlookers') return state.phase !== 'playing' || !hasPlace(state, person)
  return state.header.privateTalk !== true || hasPlace(state, person)
}

/** Whoever only looks on does not talk among those who play. */
export const maySay = (state: TableState, person: string, room: Room): boolean =>
  room === 'players' ? hasPlace(state, person) : mayRead(state, person, room)
