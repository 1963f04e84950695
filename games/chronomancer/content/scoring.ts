import { COLOURS, type Sources } from './types.ts'

/** The three kinds of Sponsorship and what they pay. */
export interface Sponsorship {
  readonly id: 'immediate' | 'market' | 'factionIcon'
  readonly when: string
  readonly pays: string
  readonly rule: 'CH-R52' | 'CH-R27' | 'CH-R29'
  readonly source: Sources
}

const source: Sources = { when: 'booklet', pays: 'reconstructed' }

export const SPONSORSHIPS: readonly Sponsorship[] = [
  {
    id: 'immediate',
    when: 'at once',
    pays: 'as many Gold as there are Adventurers in the fullest hall',
    rule: 'CH-R52',
    source,
  },
  {
    id: 'market',
    when: 'in every Market Phase, for each icon laid bare',
    pays: 'as many Gold as there are Adventurers in the hall of its colour',
    rule: 'CH-R27',
    source,
  },
  {
    id: 'factionIcon',
    when: 'in Final Scoring, for each icon on your Staff',
    pays: 'as many Gold as there are Adventurers in the hall of its colour',
    rule: 'CH-R29',
    source,
  },
]

/** Four Sponsorship icons, one of each colour (CH-R54), each under a Frozen Hour at the start. */
export const ICONS = {
  count: 4,
  colours: COLOURS,
  rule: 'CH-C6',
  source: { count: 'booklet', colour: 'reconstructed' },
} as const
