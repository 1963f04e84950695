import { createContext, use } from 'react'

/** The one seat of the reader. They have the first sign wherever they sit; who sits first has theirs. */
export const OwnSeat = createContext<number | undefined>(undefined)

/** The sign that a seat goes by, for whoever has this seat. */
const signOf = (seat: number, own: number | undefined): number =>
  own === undefined ? seat : seat === own ? 0 : seat === 0 ? own : seat

/** The sign of a seat at this screen, for boards that draw it themselves. */
export const useSign = (seat: number): number => signOf(seat, use(OwnSeat))
