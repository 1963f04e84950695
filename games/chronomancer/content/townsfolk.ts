import type { Colour, Sources } from './types.ts'

/** What a Townsfolk card does once, when it is recruited (CH-R24). */
const CARD_ABILITIES = [
  'relicOwn',
  'relicOther',
  'gold',
  'freeze2',
  'freeze3',
  'sponsor',
  'board',
  'shift',
  'purge',
  'smuggle',
  'fence',
  'none',
] as const
export type CardAbilityId = (typeof CARD_ABILITIES)[number]

export interface CardAbility {
  readonly id: CardAbilityId
  readonly effect: string
  readonly gold: number
  /** Frozen Hours taken. */
  readonly tokens: number
  /** Corruption cards taken. */
  readonly corruption: number
  /** Corruption cards discarded. */
  readonly purged: number
  readonly rule: CardRule
  readonly source: Sources
}

type CardRule = `CH-R${40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50}`

const ability = (
  id: CardAbilityId,
  rule: CardRule,
  effect: string,
  numbers: Partial<Pick<CardAbility, 'gold' | 'tokens' | 'corruption' | 'purged'>> = {},
): CardAbility => ({
  id,
  effect,
  gold: 0,
  tokens: 0,
  corruption: 0,
  purged: 0,
  ...numbers,
  rule,
  source: 'reconstructed',
})

export const CARD_ABILITY: Readonly<Record<CardAbilityId, CardAbility>> = {
  relicOwn: ability('relicOwn', 'CH-R40', 'a Relic of the card’s colour'),
  relicOther: ability('relicOther', 'CH-R41', 'a Relic of another colour'),
  gold: ability('gold', 'CH-R42', '4 Gold', { gold: 4 }),
  freeze2: ability('freeze2', 'CH-R43', '2 Frozen Hours', { tokens: 2 }),
  freeze3: ability('freeze3', 'CH-R43', '3 Frozen Hours', { tokens: 3 }),
  sponsor: ability('sponsor', 'CH-R44', 'Immediate Sponsorship'),
  board: ability('board', 'CH-R45', '3 Gold; draw two Adventurers, seat one of them', { gold: 3 }),
  shift: ability('shift', 'CH-R46', '3 Gold; shift either column', { gold: 3 }),
  purge: ability('purge', 'CH-R47', 'discard 2 Corruption cards', { purged: 2 }),
  smuggle: ability('smuggle', 'CH-R48', 'any Artifact, and 2 Corruption cards for it', { corruption: 2 }),
  fence: ability('fence', 'CH-R49', '8 Gold and 1 Corruption card', { gold: 8, corruption: 1 }),
  none: ability('none', 'CH-R50', 'two Faction icons instead of an ability'),
}

const CARDS = {
  W1: ['Gate Sergeant', 'red', 1, 'relicOwn'],
  W2: ['Retired Lancer', 'red', 1, 'relicOther'],
  W3: ['Bounty Clerk', 'red', 1, 'gold'],
  W4: ['Night Sentry', 'red', 1, 'freeze2'],
  W5: ['Company Captain', 'red', 1, 'sponsor'],
  W6: ['War Veterans', 'red', 2, 'none'],
  W7: ['Dock Bruiser', 'red', 1, 'board'],
  W8: ['Siege Engineer', 'red', 1, 'shift'],
  A1: ['Lute Maker', 'green', 1, 'relicOwn'],
  A2: ['Wandering Singer', 'green', 1, 'relicOther'],
  A3: ['Street Juggler', 'green', 1, 'gold'],
  A4: ['Slow Drummer', 'green', 1, 'freeze2'],
  A5: ['Troupe Leader', 'green', 1, 'sponsor'],
  A6: ['Famous Duo', 'green', 2, 'none'],
  A7: ['Town Crier', 'green', 1, 'board'],
  A8: ['Stage Machinist', 'green', 1, 'shift'],
  Z1: ['Scroll Keeper', 'blue', 1, 'relicOwn'],
  Z2: ['Hedge Witch', 'blue', 1, 'relicOther'],
  Z3: ['Charm Seller', 'blue', 1, 'gold'],
  Z4: ['Hourglass Adept', 'blue', 1, 'freeze2'],
  Z5: ['Tower Master', 'blue', 1, 'sponsor'],
  Z6: ['Twin Mages', 'blue', 2, 'none'],
  Z7: ['Weather Caller', 'blue', 1, 'board'],
  Z8: ['Rift Scholar', 'blue', 1, 'shift'],
  N1: ['Antique Collector', 'yellow', 1, 'relicOwn'],
  N2: ['Idle Heir', 'yellow', 1, 'relicOther'],
  N3: ['Tax Baroness', 'yellow', 1, 'gold'],
  N4: ['Leisurely Count', 'yellow', 1, 'freeze2'],
  N5: ['Court Patron', 'yellow', 1, 'sponsor'],
  N6: ['Royal Cousins', 'yellow', 2, 'none'],
  N7: ['Yacht Owner', 'yellow', 1, 'board'],
  N8: ['Clock Duchess', 'yellow', 1, 'shift'],
  U1: ['Honest Constable', null, 0, 'purge'],
  U2: ['Back-Door Smuggler', null, 0, 'smuggle'],
  U3: ['Moneylender', null, 0, 'fence'],
  U4: ['Master Clockmaker', null, 0, 'freeze3'],
} as const satisfies Record<string, readonly [string, Colour | null, number, CardAbilityId]>

export type TownsfolkId = keyof typeof CARDS

export interface Townsfolk {
  readonly id: TownsfolkId
  readonly name: string
  readonly faction: Colour | null
  /** Faction icons, worth Gold at the end. */
  readonly icons: number
  readonly ability: CardAbilityId
  readonly rule: 'CH-C43'
  readonly source: Sources
}

/** The number of cards is reported of the host game; every card is ours. */
const source: Sources = { count: 'host', card: 'reconstructed' }

export const TOWNSFOLK: Readonly<Record<TownsfolkId, Townsfolk>> = Object.fromEntries(
  Object.entries(CARDS).map(([id, [name, faction, icons, does]]) => [
    id,
    { id, name, faction, icons, ability: does, rule: 'CH-C43', source },
  ]),
) as Record<TownsfolkId, Townsfolk>

export const TOWNSFOLK_IDS = Object.keys(CARDS) as readonly TownsfolkId[]

/** The Town Square: open cards, and what each place costs those who pay for it (CH-R22). */
export const SQUARE = { hours: [1, 2, 2, 3], rule: 'CH-R22', source: 'reconstructed' } as const
