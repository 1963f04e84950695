import { type Chance, drawCard, newDeck, type Seat, START } from '@anachron/kernel'
import {
  ADVENTURERS,
  BOATS,
  CORRUPTION,
  CORRUPTIONS,
  type CorruptionId,
  CUSTOMERS,
  type Customer,
  FIRST_TILES,
  ICONS,
  OTHER_TILES,
  PEDDLER_IDS,
  ROGUE,
  ROGUES,
  type RogueId,
  SQUARE,
  START_GOLD,
  TOWNSFOLK_IDS,
  type TownsfolkId,
} from '../content/index.ts'
import { restack } from './clock.ts'
import type { Options, Shop, State } from './types.ts'

/** The table before the first day (CH-R1, CH-C6 to CH-C10, CH-R3, CH-R33, CH-R34). */

const none = (): number[] => [0, 0, 0, 0]

/**
 * A workshop (CH-C1) as it stands at the start: all Goods in the supply (CH-C9), the tiles laid by chance (CH-C7,
 * CH-C8).
 */
function newShop(seat: Seat, chance: Chance): Shop {
  const top = chance.shuffle(`top tiles of seat ${seat}`, FIRST_TILES.slice())
  const others = chance.shuffle(`tiles of seat ${seat}`, OTHER_TILES.slice())
  return {
    out: false,
    gold: 0,
    chronomancer: 'LC',
    assistant: 'LA',
    board: [...top, ...others.slice(0, 2)].map((tile) => `${tile}w` as const),
    stream: others.slice(2).map((tile) => `${tile}b` as const),
    covered: new Array(ICONS.count).fill(true),
    relics: none(),
    artifacts: none(),
    staff: [null, null, null, null],
    corruption: none(),
  }
}

/** Everybody who is not in a hall or in the lair (CH-R33). */
export function fullBag(rogueCard: RogueId): Customer[] {
  return CUSTOMERS.flatMap((colour) => {
    const { count, inHall } = ADVENTURERS[colour]
    return new Array<Customer>(inHall === 'rogueCard' ? ROGUE[rogueCard].bag : count - inHall).fill(colour)
  })
}

export const fullCorruption = (): CorruptionId[] =>
  CORRUPTIONS.flatMap((card) => new Array<CorruptionId>(CORRUPTION[card].copies).fill(card))

export function setup(options: Options, seats: number, chance: Chance): State {
  const rogueCard =
    options.rogueCard === 'random' ? (ROGUES[chance.pick('rogue card', ROGUES.length)] as RogueId) : options.rogueCard
  const alone = seats === 1
  const pieces = alone ? 2 : seats
  const townsfolk = newDeck(TOWNSFOLK_IDS)
  const square: TownsfolkId[] = []
  for (let i = 0; i < SQUARE.hours.length; i++) square.push(drawCard(townsfolk, chance, 'townsfolk') as TownsfolkId)
  const state: State = {
    stack: [{ kind: 'game', at: START, sellers: [] }],
    result: null,
    seats,
    level: options.level,
    rogueCard,
    round: 1,
    phase: 'arrival',
    token: 0,
    rung: false,
    pieces: Array.from({ length: pieces }, () => ({ hour: 0, height: 0 })),
    height: 0,
    boats: Array.from({ length: BOATS.count }, () => ({ passengers: [], pier: null })),
    piers: Array.from({ length: 3 }, () => [0, 0, 0, 0, 0]),
    halls: [1, 1, 1, 1],
    lair: ROGUE[rogueCard].lair,
    square,
    discards: [],
    corruptionDiscards: none(),
    shops: Array.from({ length: seats }, (_, seat) => newShop(seat, chance)),
    bag: newDeck(fullBag(rogueCard)),
    townsfolk,
    corruption: newDeck(fullCorruption()),
    peddler: alone
      ? { gold: 0, relics: none(), artifacts: none(), staff: [], deck: newDeck(PEDDLER_IDS), revealed: [] }
      : null,
  }
  // Alone, one's own piece is on top (CH-P1); otherwise chance stacks them (CH-R3).
  const order = alone
    ? [0, 1]
    : chance.shuffle(
        'stack',
        Array.from({ length: seats }, (_, seat) => seat),
      )
  restack(state, order)
  if (!alone)
    state.shops.forEach((shop, seat) => {
      shop.gold = seat === order[0] ? START_GOLD.first : START_GOLD.others
    })
  return state
}
