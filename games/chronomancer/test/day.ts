import { begin, type Seat, seeded } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import {
  COLOURS,
  type CorruptionId,
  CUSTOMERS,
  type Customer,
  type FaceId,
  type SpaceId,
  type TownsfolkId,
} from '../content/index.ts'
import { restack } from '../rules/clock.ts'
import { game } from '../rules/game.ts'
import { setup } from '../rules/setup.ts'
import type { Action, ChronoEvent, ChronoTypes, Options, Shop, State } from '../rules/types.ts'

/** Small builders, so that the test of a rule reads like the rule. */

export interface Day {
  seats?: number
  options?: Partial<Options>
  seed?: string | number
  /** Changes the set-up before the boats come in. */
  prepare?(state: State): void
}

/**
 * A first day whose boats have come in: seat 0 is on top of the stack and about to move. Rogue card Thieves unless said
 * otherwise.
 */
export function day({ seats = 2, options = {}, seed = 'day', prepare }: Day = {}): Playing<ChronoTypes> {
  const chance = seeded(seed)
  const all: Options = { rogueCard: 'thieves', level: 'apprentice', ...options }
  const ready = setup(all, seats, chance)
  restack(
    ready,
    ready.pieces.map((_, i) => i),
  )
  ready.shops.forEach((shop, seat) => {
    shop.gold = seat === 0 || seats === 1 ? 0 : 2
  })
  prepare?.(ready)
  return playing(game, begin({ ...game, setup: () => ready }, all, seats, chance), chance)
}

const LETTERS: Readonly<Record<string, Customer>> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow', K: 'grey' }

/** "KR B": a Rogue, a Warrior, a Wizard; "-" is nobody. */
export const customers = (letters: string): Customer[] =>
  [...letters.replaceAll(/[- ]/g, '')].map((letter) => LETTERS[letter] as Customer)

function onTop<Card>(deck: { top: Card[]; pool: Card[] }, cards: readonly Card[]): void {
  deck.pool.push(...deck.top)
  deck.top = cards.slice()
  for (const card of cards) {
    const at = deck.pool.indexOf(card)
    if (at < 0) throw new Error(`${card} is not in the pile`)
    deck.pool.splice(at, 1)
  }
}

/** Who comes out of the bag next. */
export const nextOutOfBag = (state: State, letters: string): void => onTop(state.bag, customers(letters))
export const nextCorruption = (state: State, ...cards: CorruptionId[]): void => onTop(state.corruption, cards)

/** The Town Square, and who comes next. */
export function townSquare(state: State, square: TownsfolkId[], ...next: TownsfolkId[]): void {
  const { townsfolk } = state
  townsfolk.pool.push(...state.square)
  onTop(townsfolk, square)
  state.square = townsfolk.top
  townsfolk.top = []
  onTop(townsfolk, next)
}

/** Tiles TL TR BL BR, then the Time Stream. */
export function tiles(shop: Shop, board: FaceId[], stream: FaceId[]): void {
  shop.board = board
  shop.stream = stream
}

/** A complete set of ten tiles with these four on the board and the other six blue in the stream. */
export function layTiles(shop: Shop, ...board: FaceId[]): void {
  const used = board.map((face) => face.slice(0, 3))
  const rest = Array.from({ length: 10 }, (_, i) => `P${String(i + 1).padStart(2, '0')}`).filter(
    (id) => !used.includes(id),
  )
  tiles(
    shop,
    board,
    rest.map((id) => `${id}b` as FaceId),
  )
}

/** Figures at these places. */
export function standing(shop: Shop, chronomancer: SpaceId, assistant: SpaceId): void {
  shop.chronomancer = chronomancer
  shop.assistant = assistant
}

/** Passengers of boats 1, 2, …: "KR BG BK GB RR RR". Taken out of the bag. */
export function boats(state: State, letters: string): void {
  for (const boat of state.boats) {
    state.bag.pool.push(...boat.passengers)
    boat.passengers = []
  }
  letters.split(' ').forEach((aboard, i) => {
    nextOutOfBag(state, aboard)
    const boat = state.boats[i]
    if (boat) boat.passengers = state.bag.top
    state.bag.top = []
  })
}

/** Puts a crowd on a pier, out of the bag. */
export function crowd(state: State, pier: 'S' | 'L' | 'M', letters: string): void {
  nextOutOfBag(state, letters)
  state.bag.top = []
  for (const customer of customers(letters)) {
    const counts = state.piers['SLM'.indexOf(pier)] as number[]
    const i = CUSTOMERS.indexOf(customer)
    counts[i] = (counts[i] as number) + 1
  }
}

/** "R2 B1" as counts by colour. */
export const byColour = (goods: string): number[] =>
  COLOURS.map((colour) => Number(new RegExp(`${colour[0]?.toUpperCase()}(\\d)`).exec(goods)?.[1] ?? 0))

export const shopOf = (play: Playing<ChronoTypes>, seat: Seat = 0): Shop => play.state.shops[seat] as Shop

export const move = (figure: 'chronomancer' | 'assistant', to: SpaceId): Action => ({ kind: 'move', figure, to })

/** Answers whatever is asked with the first option until the turn or day is where `until` says. */
export function carryOn(play: Playing<ChronoTypes>, until: (state: State) => boolean): void {
  for (let n = 0; n < 2000 && play.state.result === null && !until(play.state); n++) {
    const seat = play.asked()?.seats[0] as Seat
    play.does(seat, play.options(seat)[0] as Action)
  }
  if (play.state.result === null && !until(play.state)) throw new Error('it never came to that')
}

export const events = <K extends ChronoEvent['kind']>(
  all: readonly ChronoEvent[],
  kind: K,
): Extract<ChronoEvent, { kind: K }>[] =>
  all.filter((event): event is Extract<ChronoEvent, { kind: K }> => event.kind === kind)
