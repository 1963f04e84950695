import { card } from '../card.ts'
import type { Card } from '../types.ts'

export const powerCells: readonly Card[] = [
  card({
    id: 'TS-PC-01',
    name: 'Ancient Power Cell',
    type: 'power-cell',
    cell: { kind: 'ancient', entersLinked: false, basic: true },
    maxCopies: null,
    source: { kind: 'booklet' },
  }),
  card({
    id: 'TS-PC-02',
    name: 'Future Power Cell',
    type: 'power-cell',
    cell: { kind: 'future', entersLinked: false, basic: true },
    maxCopies: null,
    source: { kind: 'booklet' },
  }),
  card({
    id: 'TS-PC-03',
    name: 'Universal Power Cell',
    type: 'power-cell',
    cell: { kind: 'universal', entersLinked: false, basic: true },
    maxCopies: 6,
    source: { kind: 'booklet', note: 'The copy limit is reconstructed.' },
  }),
  card({
    id: 'TS-PC-04',
    name: 'Archive Cell',
    type: 'power-cell',
    cell: { kind: 'ancient', entersLinked: true, basic: false },
    abilities: [{ trigger: 'play', effects: [{ op: 'draw', who: 'self', amount: 1 }] }],
    maxCopies: 2,
  }),
  card({
    id: 'TS-PC-05',
    name: 'Relay Cell',
    type: 'power-cell',
    cell: { kind: 'future', entersLinked: true, basic: false },
    abilities: [{ trigger: 'play', effects: [{ op: 'sift', look: 3, take: 1, filter: {}, rest: 'bottom' }] }],
    maxCopies: 2,
  }),
  card({
    id: 'TS-PC-06',
    name: 'Keystone Cell',
    type: 'power-cell',
    cell: { kind: 'universal', entersLinked: true, basic: false },
    abilities: [
      {
        trigger: 'play',
        effects: [
          { op: 'extraCell', amount: 1 },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 1,
  }),
]
