import type { Decade, Provenance } from './vocabulary.ts'

/**
 * The decades as printed on the Epoch cards: the Flux values that select them, and what commanding them gives (2000 and
 * 2040: TH-R5).
 */
export interface DecadeCard extends Provenance {
  readonly decade: Decade
  readonly ids: readonly number[]
  readonly epoch: 'past' | 'present' | 'future'
  /** What its Command card gives; 2020 has none. */
  readonly command: 'jamais' | 'action' | 'draw' | 'jump' | 'fight' | 'repair' | null
  readonly label: string
  readonly rule: 'TH-19' | 'TH-20' | 'TH-28' | 'TH-29'
}

export const decadeCards: readonly DecadeCard[] = [
  {
    decade: 1990,
    ids: [0],
    epoch: 'past',
    command: 'jamais',
    label: '+1 Jamais’',
    rule: 'TH-28',
    booklet: ['ids', 'epoch', 'command'],
  },
  {
    decade: 2000,
    ids: [1],
    epoch: 'past',
    command: 'action',
    label: '+1 Action',
    rule: 'TH-28',
    booklet: ['ids', 'epoch'],
  },
  {
    decade: 2010,
    ids: [2],
    epoch: 'past',
    command: 'draw',
    label: '+1 Draw',
    rule: 'TH-28',
    booklet: ['ids', 'epoch', 'command'],
  },
  {
    decade: 2020,
    ids: [3, 4],
    epoch: 'present',
    command: null,
    label: 'Déjà vu on 3 or 4',
    rule: 'TH-20',
    booklet: ['ids', 'epoch'],
  },
  {
    decade: 2030,
    ids: [5],
    epoch: 'future',
    command: 'jump',
    label: '+1 Jump',
    rule: 'TH-29',
    booklet: ['ids', 'epoch', 'command'],
  },
  {
    decade: 2040,
    ids: [6],
    epoch: 'future',
    command: 'fight',
    label: '+1 Attack',
    rule: 'TH-29',
    booklet: ['ids', 'epoch'],
  },
  {
    decade: 2050,
    ids: [7],
    epoch: 'future',
    command: 'repair',
    label: '+1 Repair',
    rule: 'TH-29',
    booklet: ['ids', 'epoch', 'command'],
  },
]

/** The decade a Flux value selects, by value. */
export const DECADE_OF_FLUX: readonly Decade[] = Array.from(
  { length: 8 },
  (_, id) => decadeCards.find((card) => card.ids.includes(id))?.decade as Decade,
)

/** Cards that lie on the table for both players' information and are never played. */
export interface TableCard extends Provenance {
  readonly kind: 'epoch' | 'command' | 'info' | 'skillTrack'
  readonly name: string
  readonly rule: 'TH-2' | 'TH-5' | 'TH-10' | 'TH-14'
}

const epochs = ['Past Epoch', 'Present Epoch', 'Future Epoch']

export const tableCards: readonly TableCard[] = [
  ...[0, 1].flatMap((): TableCard[] =>
    epochs.map((name) => ({ kind: 'epoch', name, rule: 'TH-2', booklet: ['name', 'count'] })),
  ),
  ...decadeCards.flatMap(({ decade, command, booklet }): TableCard[] =>
    command === null ? [] : [{ kind: 'command', name: `Command ${decade}`, rule: 'TH-10', booklet }],
  ),
  ...[0, 1].map((): TableCard => ({ kind: 'info', name: 'Info card', rule: 'TH-14', booklet: ['name', 'count'] })),
  { kind: 'skillTrack', name: 'Skill Track, spaces 1 to 6', rule: 'TH-5', booklet: ['name'] },
  { kind: 'skillTrack', name: 'Skill Track, spaces 7 to E', rule: 'TH-5', booklet: ['name'] },
]

/** What an Info card says: the turn, the assets, what can be bought and how ties are broken. */
export const INFO_LINES = [
  'A turn: Prep, Discovery, Draw, Action.',
  'Assets: 1 Action, 1 Draw bonus or 1 Jamais’.',
  'Buy with 3 cards or 2 cubes: an Action, an Agent of the discard pile, a Jamais’, a Crucial Jump.',
  'Ties: a trio, then decades held, then Agents in play, then a shared win.',
] as const
