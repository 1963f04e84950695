import type { Sources } from './types.ts'

/** What one workshop consists of. */
export interface Component {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly rule: 'CH-C1'
  readonly source: Sources
}

const component = (id: string, name: string, count: number): Component => ({
  id,
  name,
  count,
  rule: 'CH-C1',
  source: 'booklet',
})

export const COMPONENTS: readonly Component[] = [
  component('chronomancer', 'Chronomancer figure', 1),
  component('assistant', 'Assistant figure', 1),
  component('shopBoard', 'Shop board', 1),
  component('staffBoard', 'Staff board', 1),
  component('saleShelf', 'Sale Shelf', 1),
  component('frozenHour', 'Frozen Hour', 4),
  component('portalFragment', 'Portal Fragment tile', 10),
  component('relic', 'Relic', 12),
  component('artifact', 'Artifact', 8),
]

/** A word of the harbour game that the booklet takes for granted. */
export interface Term {
  readonly word: string
  readonly meaning: string
  /** The rule that says it exactly. */
  readonly see: string
  readonly rule: 'CH-C48'
  readonly source: Sources
}

const term = (word: string, see: string, meaning: string, source: Sources): Term => ({
  word,
  meaning,
  see,
  rule: 'CH-C48',
  source,
})

export const GLOSSARY: readonly Term[] = [
  term('Clock', 'CH-H16', 'the track of hours that says whose turn it is', 'host'),
  term('Timepiece', 'CH-R19', 'your piece on the Clock', 'booklet'),
  term('Town Square', 'CH-R22', 'the row of Townsfolk who may be recruited', 'host'),
  term('Townsfolk', 'CH-C42', 'cards with an ability and Faction icons', 'host'),
  term('Faction icon', 'CH-C43', 'worth as much Gold as Adventurers are in its hall', { see: 'reconstructed' }),
  term('Corruption card', 'CH-R51', 'costs Gold in Final Scoring', 'host'),
  term('Immediate Sponsorship', 'CH-R52', 'Gold at once, from the fullest hall', 'reconstructed'),
  term('Market Phase Sponsorship', 'CH-R27', 'Gold for every bare icon of your board', 'reconstructed'),
  term('Gold', 'CH-H1', 'what decides the game', 'host'),
  term('Final Scoring', 'CH-R29', 'the count after the third Market', 'host'),
]
