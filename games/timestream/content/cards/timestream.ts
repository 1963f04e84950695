import { card } from '../card.ts'
import type { Card } from '../types.ts'

export const timestream: readonly Card[] = [
  card({
    id: 'TS-TS-01',
    name: 'TIMESTREAM',
    type: 'timestream',
    cost: { any: 5, ancient: 1, future: 1, universal: 1 },
    abilities: [{ trigger: 'play', effects: [{ op: 'win' }] }],
    maxCopies: 3,
    source: { kind: 'booklet', note: 'Its cost and copy limit are reconstructed.' },
  }),
]
