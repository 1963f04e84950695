import { EVERYTHING, SPECTATOR, type Viewer } from '@anachron/kernel'
import { isPerson, type TableState } from './state.ts'

/** Whether a person may answer for a seat now. */
export function sitsIn({ seats }: TableState, person: string, seat: number): boolean {
  const sitter = seats[seat]?.sitter
  return sitter !== undefined && isPerson(sitter) && sitter.person === person
}

/** Seats that a person may answer for now. */
export const seatsOf = (state: TableState, person: string): number[] =>
  [...state.seats.keys()].filter((seat) => sitsIn(state, person, seat))

/** Whether a person may see the match as this viewer. */
export function mayBe(state: TableState, person: string, viewer: Viewer): boolean {
  if (viewer === SPECTATOR) return true
  if (state.phase === 'over') return viewer === EVERYTHING || viewer < state.header.seats
  return sitsIn(state, person, viewer) || state.seats[viewer]?.owner === person
}

/** As which viewer a person looks when they do not say. */
export function usualViewer(state: TableState, person: string): Viewer {
  const own = seatsOf(state, person)[0] ?? state.seats.findIndex((seat) => seat.owner === person)
  return own >= 0 ? own : SPECTATOR
}

/** Whether somebody knows what only another seat of a running match may know: it is theirs, or they sat in it. */
export const knowsAnother = ({ seats, sat }: TableState, person: string, seat: number): boolean =>
  sat[seat]?.includes(person) !== true &&
  seats.some(({ owner }, other) => other !== seat && (owner === person || sat[other]?.includes(person)))
