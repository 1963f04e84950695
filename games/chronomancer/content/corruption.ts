import type { Sources } from './types.ts'

export const CORRUPTIONS = ['whisper', 'bribe', 'scandal', 'vendetta'] as const
export type CorruptionId = (typeof CORRUPTIONS)[number]

export interface CorruptionCard {
  readonly id: CorruptionId
  readonly name: string
  readonly copies: number
  /** Gold lost in Final Scoring: a number, or one for every Rogue in the lair. */
  readonly loss: number | 'lair'
  readonly rule: 'CH-R51'
  readonly source: Sources
}

/** Sixty cards in all: reported of the host game. What is on them: ours. */
const source: Sources = { count: 'host', card: 'reconstructed' }

const card = (id: CorruptionId, name: string, copies: number, loss: CorruptionCard['loss']): CorruptionCard => ({
  id,
  name,
  copies,
  loss,
  rule: 'CH-R51',
  source,
})

export const CORRUPTION: Readonly<Record<CorruptionId, CorruptionCard>> = {
  whisper: card('whisper', 'Whisper', 24, 2),
  bribe: card('bribe', 'Bribe', 18, 3),
  scandal: card('scandal', 'Scandal', 12, 5),
  vendetta: card('vendetta', 'Vendetta', 6, 'lair'),
}

export const CORRUPTION_INDEX: Readonly<Record<CorruptionId, number>> = {
  whisper: 0,
  bribe: 1,
  scandal: 2,
  vendetta: 3,
}
