import type { Colour, Size, Sources } from './types.ts'

/** What the Gold of some cards is counted by, when they are recruited (CH-R55). */
export type Counted =
  | 'rogues'
  | 'pairsOfHoursLeft'
  | 'hoursGone'
  | 'ownHall'
  | 'ownAtSea'
  | 'boatsLanded'
  | 'boatsAtSea'
  | 'freeSeats'
  | 'goods'
  | 'artifacts'
  | 'frozenHours'
  | 'blueTiles'
  | 'corruption'
  | 'staff'
  | 'rivalsStaff'
  | 'bareIcons'

/** What a Townsfolk card does once, when it is recruited (CH-R24): first Gold, then the rest. */
export interface CardAbility {
  /** What it is mostly about. */
  readonly kind:
    | 'gold'
    | 'count'
    | 'relic'
    | 'artifact'
    | 'freeze'
    | 'sponsor'
    | 'board'
    | 'shift'
    | 'staff'
    | 'purge'
    | 'icons'
  readonly effect: string
  readonly gold: number
  /** More Gold for each of something. */
  readonly each: { readonly gold: number; readonly of: Counted } | null
  /** Frozen Hours taken. */
  readonly tokens: number
  /** A Good of the card's colour, of another one or of any. */
  readonly good: { readonly size: Size; readonly of: 'own' | 'other' | 'any' } | null
  /** Corruption cards taken; with a Good only if there was one. */
  readonly corruption: number
  /** Corruption cards discarded. */
  readonly purged: number
  readonly rule: CardRule
  readonly source: Sources
}

type CardRule = `CH-R${40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 55 | 56}`

type Does = Partial<Pick<CardAbility, 'gold' | 'each' | 'tokens' | 'good' | 'corruption' | 'purged'>>

const ability = (kind: CardAbility['kind'], rule: CardRule, effect: string, does: Does = {}): CardAbility => ({
  kind,
  effect,
  gold: 0,
  each: null,
  tokens: 0,
  good: null,
  corruption: 0,
  purged: 0,
  ...does,
  rule,
  source: 'reconstructed',
})

/** So much Gold, and more for each of something. */
const counted = (effect: string, gold: number, each: number, of: Counted): CardAbility =>
  ability('count', 'CH-R55', effect, { gold, each: { gold: each, of } })

interface Card {
  readonly name: string
  readonly faction: Colour | null
  /** Faction icons, worth Gold at the end. */
  readonly icons: number
  readonly ability: CardAbility
}

const card = (name: string, faction: Colour | null, icons: number, does: CardAbility): Card => ({
  name,
  faction,
  icons,
  ability: does,
})

/** Everybody does something of their own: no two are the same but for their colour. */
const CARDS = {
  W1: card(
    'Gate Sergeant',
    'red',
    1,
    ability('purge', 'CH-R47', '3 Gold; discard a Corruption card', { gold: 3, purged: 1 }),
  ),
  W2: card(
    'Retired Lancer',
    'red',
    1,
    counted('3 Gold, and 3 more for every Artifact on the shelf', 3, 3, 'artifacts'),
  ),
  W3: card('Bounty Clerk', 'red', 1, counted('1 Gold, and 1 more for every Rogue in the lair', 1, 1, 'rogues')),
  W4: card(
    'Night Sentry',
    'red',
    1,
    counted('2 Gold, and 1 more for every two hours from the piece to the Market token', 2, 1, 'pairsOfHoursLeft'),
  ),
  W5: card('Company Captain', 'red', 1, counted('2 Gold, and 1 more for every Warrior at home', 2, 1, 'ownHall')),
  W6: card('War Veterans', 'red', 2, ability('icons', 'CH-R50', 'no ability')),
  W7: card(
    'Dock Bruiser',
    'red',
    1,
    ability('board', 'CH-R45', '3 Gold; draw two Adventurers, seat one of them', { gold: 3 }),
  ),
  W8: card('Siege Engineer', 'red', 1, ability('shift', 'CH-R46', '4 Gold; shift either column', { gold: 4 })),
  A1: card('Lute Maker', 'green', 1, counted('3 Gold, and 1 more for every Good on the shelf', 3, 1, 'goods')),
  A2: card(
    'Wandering Singer',
    'green',
    1,
    ability('relic', 'CH-R41', 'a Relic of another colour', { good: { size: 'relic', of: 'other' } }),
  ),
  A3: card(
    'Street Juggler',
    'green',
    1,
    counted('1 Gold, and 2 more for every boat landed today', 1, 2, 'boatsLanded'),
  ),
  A4: card('Slow Drummer', 'green', 1, counted('2 Gold, and 2 more for every Frozen Hour held', 2, 2, 'frozenHours')),
  A5: card('Troupe Leader', 'green', 1, ability('sponsor', 'CH-R44', 'Immediate Sponsorship')),
  A6: card('Famous Duo', 'green', 2, ability('icons', 'CH-R50', '1 Corruption card', { corruption: 1 })),
  A7: card('Town Crier', 'green', 1, counted('1 Gold, and 1 more for every Bard at sea', 1, 1, 'ownAtSea')),
  A8: card(
    'Stage Machinist',
    'green',
    1,
    counted('1 Gold, and 2 more for every blue tile on the board', 1, 2, 'blueTiles'),
  ),
  Z1: card(
    'Scroll Keeper',
    'blue',
    1,
    ability('relic', 'CH-R40', 'a Relic of the card’s colour', { good: { size: 'relic', of: 'own' } }),
  ),
  Z2: card('Hedge Witch', 'blue', 1, counted('1 Gold, and 2 more for every Corruption card held', 1, 2, 'corruption')),
  Z3: card('Charm Seller', 'blue', 1, ability('gold', 'CH-R42', '7 Gold', { gold: 7 })),
  Z4: card('Hourglass Adept', 'blue', 1, ability('freeze', 'CH-R43', '2 Frozen Hours', { tokens: 2 })),
  Z5: card('Tower Master', 'blue', 1, counted('2 Gold, and 2 more for everybody on the Staff board', 2, 2, 'staff')),
  Z6: card('Twin Mages', 'blue', 2, ability('freeze', 'CH-R43', '1 Frozen Hour', { tokens: 1 })),
  Z7: card('Weather Caller', 'blue', 1, counted('1 Gold for every free seat in the boats at sea', 0, 1, 'freeSeats')),
  Z8: card('Rift Scholar', 'blue', 1, ability('staff', 'CH-R56', '2 Gold; activate the Staff', { gold: 2 })),
  N1: card(
    'Antique Collector',
    'yellow',
    1,
    ability('artifact', 'CH-R48', 'an Artifact of the card’s colour, and 1 Corruption card for it', {
      good: { size: 'artifact', of: 'own' },
      corruption: 1,
    }),
  ),
  N2: card(
    'Idle Heir',
    'yellow',
    1,
    ability('relic', 'CH-R41', 'a Relic of any colour', { good: { size: 'relic', of: 'any' } }),
  ),
  N3: card(
    'Tax Baroness',
    'yellow',
    1,
    counted('3 Gold, and 1 more for everybody on the fullest Staff board of a rival', 3, 1, 'rivalsStaff'),
  ),
  N4: card(
    'Leisurely Count',
    'yellow',
    1,
    counted('2 Gold, and 1 more for every hour the piece has gone', 2, 1, 'hoursGone'),
  ),
  N5: card(
    'Court Patron',
    'yellow',
    1,
    counted('2 Gold, and 1 more for everybody in the halls of the bare icons', 2, 1, 'bareIcons'),
  ),
  N6: card('Royal Cousins', 'yellow', 2, ability('gold', 'CH-R42', '3 Gold', { gold: 3 })),
  N7: card('Yacht Owner', 'yellow', 1, counted('2 Gold, and 1 more for every boat at sea', 2, 1, 'boatsAtSea')),
  N8: card('Clock Duchess', 'yellow', 1, ability('freeze', 'CH-R43', '4 Gold; 1 Frozen Hour', { gold: 4, tokens: 1 })),
  U1: card(
    'Honest Constable',
    null,
    0,
    ability('purge', 'CH-R47', '3 Gold; discard 3 Corruption cards', { gold: 3, purged: 3 }),
  ),
  U2: card(
    'Back-Door Smuggler',
    null,
    0,
    ability('artifact', 'CH-R48', '6 Gold; any Artifact, and 2 Corruption cards for it', {
      gold: 6,
      good: { size: 'artifact', of: 'any' },
      corruption: 2,
    }),
  ),
  U3: card(
    'Moneylender',
    null,
    0,
    ability('gold', 'CH-R49', '16 Gold and 1 Corruption card', { gold: 16, corruption: 1 }),
  ),
  U4: card('Master Clockmaker', null, 0, ability('freeze', 'CH-R43', '3 Frozen Hours', { tokens: 3 })),
} as const satisfies Record<string, Card>

export type TownsfolkId = keyof typeof CARDS

export interface Townsfolk extends Card {
  readonly id: TownsfolkId
  /** Its name is a plural: several people. */
  readonly many: boolean
  readonly rule: 'CH-C43'
  readonly source: Sources
}

/** The number of cards is reported of the host game; every card is ours. */
const source: Sources = { count: 'host', card: 'reconstructed' }

export const TOWNSFOLK: Readonly<Record<TownsfolkId, Townsfolk>> = Object.fromEntries(
  Object.entries(CARDS).map(([id, printed]) => [
    id,
    { id, ...printed, many: /[^s]s$/.test(printed.name), rule: 'CH-C43', source },
  ]),
) as Record<TownsfolkId, Townsfolk>

export const TOWNSFOLK_IDS = Object.keys(CARDS) as readonly TownsfolkId[]

/** The Town Square: open cards, and what each place costs those who pay for it (CH-R22). */
export const SQUARE = { hours: [1, 2, 2, 3], rule: 'CH-R22', source: 'reconstructed' } as const
