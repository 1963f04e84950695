import { SQUARE } from './townsfolk.ts'
import { COLOURS, type Colour, type Sources } from './types.ts'

export type PeddlerKind = 'stall' | 'crate' | 'hire' | 'tout' | 'favour'

export type PeddlerCardId = `stall-${Colour}` | `crate-${Colour}` | 'hire-1' | 'hire-2' | 'tout' | 'favour'

/** One card of the Peddler's deck. */
export interface PeddlerCard {
  readonly id: PeddlerCardId
  readonly kind: PeddlerKind
  readonly name: string
  readonly colour: Colour | null
  readonly hours: number
  readonly rule: 'CH-P3' | 'CH-P4' | 'CH-P5' | 'CH-P6' | 'CH-P7'
  readonly source: Sources
}

const source: Sources = 'reconstructed'

const CARDS: readonly PeddlerCard[] = [
  ...COLOURS.map(
    (colour): PeddlerCard => ({
      id: `stall-${colour}`,
      kind: 'stall',
      name: `Stall (${colour})`,
      colour,
      hours: 1,
      rule: 'CH-P3',
      source,
    }),
  ),
  ...COLOURS.map(
    (colour): PeddlerCard => ({
      id: `crate-${colour}`,
      kind: 'crate',
      name: `Crate (${colour})`,
      colour,
      hours: 2,
      rule: 'CH-P4',
      source,
    }),
  ),
  { id: 'hire-1', kind: 'hire', name: 'Hire', colour: null, hours: SQUARE.hours[0], rule: 'CH-P5', source },
  { id: 'hire-2', kind: 'hire', name: 'Hire', colour: null, hours: SQUARE.hours[0], rule: 'CH-P5', source },
  { id: 'tout', kind: 'tout', name: 'Tout', colour: null, hours: 1, rule: 'CH-P6', source },
  { id: 'favour', kind: 'favour', name: 'Favour', colour: null, hours: 2, rule: 'CH-P7', source },
]

export const PEDDLER_CARD: Readonly<Record<PeddlerCardId, PeddlerCard>> = Object.fromEntries(
  CARDS.map((card) => [card.id, card]),
) as Record<PeddlerCardId, PeddlerCard>

export const PEDDLER_IDS: readonly PeddlerCardId[] = CARDS.map((card) => card.id)

export const LEVELS = ['apprentice', 'journeyman', 'master'] as const
export type Level = (typeof LEVELS)[number]

export const PEDDLER = {
  /** Gold for a card whose Goods have run out. */
  soldOut: 3,
  /** Gold paid instead of taking a Corruption card. */
  perCorruption: 3,
  /** Gold added to its score at the end. */
  bonus: { apprentice: 0, journeyman: 25, master: 50 },
  rule: 'CH-P1',
  source: { existence: 'host', rules: 'reconstructed' },
} as const
