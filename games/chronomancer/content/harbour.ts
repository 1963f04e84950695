import type { Customer, Size, Sources } from './types.ts'

/** Everybody who may come by boat. */
export interface Adventurers {
  readonly colour: Customer
  readonly name: string
  readonly one: string
  readonly count: number
  /** How many start in their hall; for Rogues the Rogue card says it. */
  readonly inHall: number | 'rogueCard'
  readonly rule: 'CH-R33'
  readonly source: Sources
}

const folk = (
  colour: Customer,
  name: string,
  one: string,
  count: number,
  inHall: Adventurers['inHall'] = 1,
): Adventurers => ({
  colour,
  name,
  one,
  count,
  inHall,
  rule: 'CH-R33',
  source: 'host',
})

export const ADVENTURERS: Readonly<Record<Customer, Adventurers>> = {
  red: folk('red', 'Warriors', 'Warrior', 13),
  green: folk('green', 'Bards', 'Bard', 13),
  blue: folk('blue', 'Wizards', 'Wizard', 9),
  yellow: folk('yellow', 'Nobles', 'Noble', 9),
  grey: folk('grey', 'Rogues', 'Rogue', 8, 'rogueCard'),
}

export const ROGUES = ['thieves', 'criminals', 'cult'] as const
export type RogueId = (typeof ROGUES)[number]

/** The card that says what Rogues do in this game, and where they start. */
export interface RogueCard {
  readonly id: RogueId
  readonly name: string
  readonly lair: number
  readonly bag: number
  readonly effect: string
  readonly rule: 'CH-R35' | 'CH-R36' | 'CH-R37'
  readonly source: Sources
}

const rogueSource: Sources = { name: 'host', lair: 'reconstructed', bag: 'reconstructed', effect: 'reconstructed' }

export const ROGUE: Readonly<Record<RogueId, RogueCard>> = {
  thieves: {
    id: 'thieves',
    name: 'Thieves',
    lair: 2,
    bag: 6,
    effect: 'at every pier where you sell you lose 1 Gold per Rogue there, at most what you earned there',
    rule: 'CH-R35',
    source: rogueSource,
  },
  criminals: {
    id: 'criminals',
    name: 'Criminals',
    lair: 3,
    bag: 5,
    effect: 'whoever seats a Rogue in a boat takes 1 Corruption card',
    rule: 'CH-R36',
    source: rogueSource,
  },
  cult: {
    id: 'cult',
    name: 'Cult',
    lair: 1,
    bag: 7,
    effect: 'a Rogue drawn while the boats are filled goes to the lair, and another Adventurer comes instead',
    rule: 'CH-R37',
    source: rogueSource,
  },
}

/** Six boats of four seats, two of them taken when the day begins. */
export const BOATS = { count: 6, seats: 4, atArrival: 2, rule: 'CH-H8', source: 'host' } as const

export const PIERS = ['S', 'L', 'M'] as const
export type PierId = (typeof PIERS)[number]

export const PIER_INDEX: Readonly<Record<PierId, number>> = { S: 0, L: 1, M: 2 }

export interface Pier {
  readonly id: PierId
  readonly name: string
  readonly berths: number
  readonly sells: readonly Size[]
  /** Corruption cards for each Good sold here. */
  readonly corruption: Readonly<Record<Size, number>>
  readonly rule: 'CH-R13'
  readonly source: Sources
}

const pierSource: Sources = {
  name: 'reconstructed',
  sells: 'host',
  berths: 'reconstructed',
  corruption: 'reconstructed',
}

export const PIER: Readonly<Record<PierId, Pier>> = {
  S: {
    id: 'S',
    name: 'Trinket Pier',
    berths: 1,
    sells: ['relic'],
    corruption: { relic: 0, artifact: 0 },
    rule: 'CH-R13',
    source: pierSource,
  },
  L: {
    id: 'L',
    name: 'Treasure Pier',
    berths: 1,
    sells: ['artifact'],
    corruption: { relic: 0, artifact: 0 },
    rule: 'CH-R13',
    source: pierSource,
  },
  M: {
    id: 'M',
    name: 'Black Market',
    berths: 2,
    sells: ['relic', 'artifact'],
    corruption: { relic: 1, artifact: 2 },
    rule: 'CH-R13',
    source: { ...pierSource, name: 'host' },
  },
}
