import { EVERYTHING, SPECTATOR, type Viewer } from '@anachron/kernel'
import { isPerson, type TableState } from './state.ts'

/** Seats that a person may answer for now. */
export const seatsOf = (state: TableState, person: string): number[] =>
  state.seats.flatMap(({ sitter }, seat) => (isPerson(sitter) && sitter.person === person ? [seat] : []))

/** Whether a person may see the match through these eyes. */
export function mayBe(state: TableState, person: string, viewer: Viewer): boolean {
  if (viewer === SPECTATOR) return true
  if (state.phase === 'over') return viewer === EVERYTHING || viewer < state.header.seats
  const seat = state.seats[viewer]
  if (!seat) return false
  return (isPerson(seat.sitter) && seat.sitter.person === person) || seat.owner === person
}

/** The eyes a person has when they do not say. */
export function usualEyes(state: TableState, person: string): Viewer {
  const own = seatsOf(state, person)[0] ?? state.seats.findIndex((seat) => seat.owner === person)
  return own >= 0 ? own : SPECTATOR
}
