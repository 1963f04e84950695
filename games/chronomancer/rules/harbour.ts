import { type Ctx, done, drawCard } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import {
  BOATS,
  COLOUR_INDEX,
  CUSTOMERS,
  type Customer,
  PIER,
  PIER_INDEX,
  PIERS,
  type PierId,
} from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { choice, forced } from './forced.ts'
import type { ActionOf, Boat, ChronoFlow, ChronoFrame, ChronoTypes, Counts, State, Table, Who } from './types.ts'

/** Boats, seats, berths (CH-H8 to CH-H13, CH-R12 to CH-R15): who comes, where they sit, where they land. */

export const hasSeat = (boat: Boat): boolean => boat.pier === null && boat.passengers.length < BOATS.seats

export function freeSeats(table: Table): number {
  let free = 0
  for (const boat of table.boats) if (boat.pier === null) free += BOATS.seats - boat.passengers.length
  return free
}

export function freeBerths(table: Table, pier: PierId): number {
  let free: number = PIER[pier].berths
  for (const boat of table.boats) if (boat.pier === pier) free--
  return free
}

/** Berths at all piers together: four (CH-H11). */
const BERTHS = PIERS.reduce((sum, pier) => sum + PIER[pier].berths, 0)

/** Whether all berths are taken. */
export function isHarbourFull(table: Table): boolean {
  let landed = 0
  for (const boat of table.boats) if (boat.pier !== null) landed++
  return landed === BERTHS
}

/** Somebody from the bag; nobody when it is empty (CH-R32). */
export const drawAdventurer = (ctx: Ctx<ChronoTypes>): Customer | undefined =>
  drawCard(ctx.state.bag, ctx.chance, 'bag')

/** Arrival: two aboard each boat (CH-H9); under the Cult Rogues are led away to the lair first (CH-R37). */
export function fillBoats(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  for (let i = 0; i < state.boats.length; i++) {
    const boat = state.boats[i] as Boat
    let diverted = 0
    while (boat.passengers.length < BOATS.atArrival) {
      const drawn = drawAdventurer(ctx)
      if (drawn === undefined) break
      if (drawn === 'grey' && state.rogueCard === 'cult') {
        state.lair++
        diverted++
      } else boat.passengers.push(drawn)
    }
    if (!ctx.listening) continue
    if (diverted > 0) ctx.emit({ kind: 'diverted', rule: 'CH-R37', count: diverted })
    ctx.emit({ kind: 'boarded', rule: 'CH-H9', boat: i + 1, passengers: boat.passengers.slice() })
  }
}

/** Puts somebody into a boat (numbered from 1). */
export function takeSeat(ctx: Ctx<ChronoTypes>, who: Who, adventurer: Customer, number: number): void {
  ;(ctx.state.boats[number - 1] as Boat).passengers.push(adventurer)
  if (ctx.listening) ctx.emit({ kind: 'seated', rule: 'CH-H18', who, adventurer, boat: number })
}

export function landBoat(ctx: Ctx<ChronoTypes>, who: Who, number: number, pier: PierId): void {
  const { state } = ctx
  const boat = state.boats[number - 1] as Boat
  const ashore = state.piers[PIER_INDEX[pier]] as Counts
  const passengers = boat.passengers
  for (const passenger of passengers) ashore[COLOUR_INDEX[passenger]] = (ashore[COLOUR_INDEX[passenger]] as number) + 1
  boat.pier = pier
  boat.passengers = []
  if (ctx.listening) ctx.emit({ kind: 'landed', rule: 'CH-H13', who, boat: number, pier, passengers })
}

/** Whether the boat is full and has somewhere to go (CH-R14, CH-R15). */
export function maySail(ctx: Ctx<ChronoTypes>, number: number): boolean {
  if ((ctx.state.boats[number - 1] as Boat).passengers.length < BOATS.seats) return false
  if (!isHarbourFull(ctx.state)) return true
  if (ctx.listening) ctx.emit({ kind: 'stranded', rule: 'CH-R15', boat: number })
  return false
}

type ArrivalFrame = Extract<ChronoFrame, { kind: 'arrival' }>

const SEAT = Array.from({ length: BOATS.count }, (_, i): ActionOf<'seat'> => ({ kind: 'seat', boat: i + 1 }))
const LAND = PIERS.map((pier): ActionOf<'land'> => ({ kind: 'land', pier }))

const boat = choice<ArrivalFrame>('CH-H18', {
  seat: {
    options: (state) => SEAT.filter((_, i) => hasSeat(state.boats[i] as Boat)),
    refuse(state, _frame, _seat, action) {
      if (typeof action.boat !== 'number') return undefined
      const wanted = state.boats[action.boat - 1]
      if (wanted === undefined) return { rule: 'CH-H8', reason: say`There are boats 1 to ${BOATS.count}.` }
      if (wanted.pier !== null) return { rule: 'CH-H13', reason: 'That boat has landed already.' }
      return { rule: 'CH-H10', reason: say`All ${count(BOATS.seats, 'seat')} of that boat are taken.` }
    },
    take(ctx, frame, seat, action) {
      const { adventurer } = frame
      if (adventurer === null) return done
      takeSeat(ctx, seat, adventurer, action.boat)
      frame.boat = action.boat
      frame.adventurer = null
      if (adventurer === 'grey' && ctx.state.rogueCard === 'criminals') corrupt(ctx, seat, 1, 'CH-R36')
      return maySail(ctx, action.boat) ? 'onlyPier' : done
    },
  },
})

const pier = choice<ArrivalFrame>('CH-H13', {
  land: {
    options: (state) => LAND.filter((_, i) => freeBerths(state, PIERS[i] as PierId) > 0),
    refuse: (_state, _frame, _seat, action) =>
      PIERS.includes(action.pier)
        ? { rule: 'CH-R14', reason: say`All berths of the ${PIER[action.pier].name} are taken.` }
        : undefined,
    take(ctx, frame, seat, action) {
      if (frame.boat !== null) landBoat(ctx, seat, frame.boat, action.pier)
      return done
    },
  },
})

/**
 * Somebody arrives: at a mark of the Clock (`draw`), or brought along by a card (`onlyBoat`, with the adventurer in the
 * frame).
 */
export const arrival: ChronoFlow<'arrival'> = {
  draw(ctx, frame) {
    if (freeSeats(ctx.state) === 0) return done
    const drawn = drawAdventurer(ctx)
    if (drawn === undefined) return done
    frame.adventurer = drawn
    if (ctx.listening)
      ctx.emit({ kind: 'arrived', rule: 'CH-R32', who: frame.seat, adventurer: drawn, mark: frame.mark })
    return 'onlyBoat'
  },
  onlyBoat: forced(boat),
  boat,
  onlyPier: forced(pier),
  pier,
}

/** Market, first step: whoever did not land goes to the halls, Rogues to the lair (CH-H24, CH-R25). */
export function settleBoats(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  const left: number[] = []
  for (let i = 0; i < state.boats.length; i++) {
    const boat = state.boats[i] as Boat
    if (boat.passengers.length === 0) continue
    left.push(i + 1)
    for (const passenger of boat.passengers) {
      if (passenger === 'grey') state.lair++
      else state.halls[COLOUR_INDEX[passenger]] = (state.halls[COLOUR_INDEX[passenger]] as number) + 1
    }
    boat.passengers = []
  }
  if (ctx.listening)
    ctx.emit({ kind: 'settled', rule: 'CH-H24', boats: left, halls: state.halls.slice(), lair: state.lair })
}

/** Clean-up of the harbour (CH-H25, CH-R28). */
export function clearHarbour(state: State): void {
  for (const ashore of state.piers)
    for (const customer of CUSTOMERS) {
      for (let n = ashore[COLOUR_INDEX[customer]] as number; n > 0; n--) state.bag.pool.push(customer)
      ashore[COLOUR_INDEX[customer]] = 0
    }
  for (const boat of state.boats) {
    boat.pier = null
    boat.passengers = []
  }
}

/** The fullest hall: what Immediate Sponsorship is read off (CH-R52). */
export function fullestHall(halls: Counts): number {
  let best = 0
  for (let i = 1; i < 4; i++) if ((halls[i] as number) > (halls[best] as number)) best = i
  return best
}
