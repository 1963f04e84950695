import { begin, type Game, seeded } from '@anachron/kernel'
import { BOATS, COLOUR_INDEX, type Customer, type FaceId, PIER_INDEX, type PierId, TILES } from '../content/index.ts'
import { restack } from './clock.ts'
import { setup } from './setup.ts'
import type { ChronoTypes, Counts, Options, Shop, State } from './types.ts'

/** Positions of the rulebook: a set-up changed by hand, then played to its first decision. */
export function openPosition(
  game: Game<ChronoTypes>,
  options: Options,
  seats: number,
  prepare: (state: State) => void,
): State {
  const chance = seeded('position')
  const ready = setup(options, seats, chance)
  restack(
    ready,
    ready.pieces.map((_, piece) => piece),
  )
  prepare(ready)
  return begin({ ...game, setup: () => ready }, options, seats, chance)
}

/** Four tiles on the board in the order of the slots, white face up; the other six blue in the Time Stream. */
export function layTiles(shop: Shop, ...board: FaceId[]): void {
  shop.board = board
  shop.stream = TILES.filter((tile) => !board.some((face) => face.startsWith(tile))).map((tile) => `${tile}b` as const)
}

const take = (state: State, customer: Customer): void => {
  state.bag.pool.splice(state.bag.pool.indexOf(customer), 1)
}

/** Moves people out of the bag onto a pier, with the boat that would have brought every four of them. */
export function ashore(state: State, pier: PierId, crowd: Partial<Record<Customer, number>>): void {
  let people = 0
  for (const [customer, n] of Object.entries(crowd) as [Customer, number][])
    for (let i = 0; i < n; i++) {
      take(state, customer)
      const counts = state.piers[PIER_INDEX[pier]] as Counts
      counts[COLOUR_INDEX[customer]] = (counts[COLOUR_INDEX[customer]] as number) + 1
      if (people++ % 4 === 0) {
        const boat = state.boats.find((one) => one.pier === null)
        if (boat) boat.pier = pier
      }
    }
}

/** Moves people out of the bag into their hall. */
export function atHome(state: State, customer: Exclude<Customer, 'grey'>, n: number): void {
  for (let i = 0; i < n; i++) take(state, customer)
  state.halls[COLOUR_INDEX[customer]] = (state.halls[COLOUR_INDEX[customer]] as number) + n
}

/** Leaves Arrival out: everybody has reached the Market token, and the Market opens. */
export function openMarket(state: State): void {
  state.stack = [{ kind: 'game', at: 'production', sellers: [] }]
  state.phase = 'production'
  for (const piece of state.pieces) piece.hour = state.token
}

/** Leaves Arrival out: the boats at sea have two aboard each, and it is somebody's turn. */
export function midDay(state: State): void {
  state.stack = [{ kind: 'game', at: 'production', sellers: [] }]
  state.phase = 'production'
  const { pool } = state.bag
  for (const boat of state.boats)
    if (boat.pier === null)
      for (let n = 0; n < BOATS.atArrival; n++)
        boat.passengers.push(...pool.splice((n * 19 + pool.length * 7) % pool.length, 1))
}
