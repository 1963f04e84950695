import { card } from '../card.ts'
import type { Card } from '../types.ts'

export const interventions: readonly Card[] = [
  card({
    id: 'TS-IV-01',
    name: 'Chain Severed',
    type: 'intervention',
    cost: { any: 1, future: 1, void: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'voidUnit',
            selector: {
              pick: 'chosen',
              side: 'opposing',
              zones: ['event-chain'],
              phase: 'any',
              position: 'any',
              count: 1,
              upTo: false,
            },
          },
        ],
      },
    ],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-02',
    name: 'Midnight Earthquake',
    type: 'intervention',
    cost: { any: 1, ancient: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'voidUnit',
            selector: { pick: 'all', side: 'opposing', zones: ['obstacle', 'intruder'], phase: 'one', position: 'any' },
          },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-03',
    name: 'Timely Letter',
    type: 'intervention',
    cost: { any: 1, ancient: 1 },
    abilities: [{ trigger: 'play', effects: [{ op: 'draw', who: 'self', amount: 2 }] }],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-04',
    name: 'Recall Beacon',
    type: 'intervention',
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'bounce',
            selector: {
              pick: 'chosen',
              side: 'own',
              zones: ['advance', 'obstacle', 'event-chain', 'intruder'],
              phase: 'any',
              position: 'any',
              count: 1,
              upTo: false,
            },
          },
        ],
      },
    ],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-05',
    name: 'Cell Overload',
    type: 'intervention',
    cost: { discardCell: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          { op: 'unlink', amount: 3 },
          { op: 'draw', who: 'self', amount: 2 },
        ],
      },
    ],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-06',
    name: 'Double Jump',
    type: 'intervention',
    cost: { future: 1, void: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          { op: 'extraEventChain', amount: 1 },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-07',
    name: 'Archive Search',
    type: 'intervention',
    cost: { any: 1, future: 1 },
    abilities: [
      { trigger: 'play', effects: [{ op: 'search', filter: { types: ['event-chain'] }, amount: 1, to: 'hand' }] },
    ],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-08',
    name: 'Homeward Signal',
    type: 'intervention',
    cost: { any: 2, universal: 1 },
    abilities: [
      { trigger: 'play', effects: [{ op: 'search', filter: { types: ['timestream'] }, amount: 1, to: 'hand' }] },
    ],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-09',
    name: 'Great Displacement',
    type: 'intervention',
    cost: { ancient: 1, future: 1, universal: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'bounce',
            selector: {
              pick: 'all',
              side: 'any',
              zones: ['advance', 'obstacle', 'intruder'],
              phase: 'any',
              position: 'any',
              maxResistance: 4,
            },
          },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-10',
    name: 'Blackout',
    type: 'intervention',
    cost: { any: 1, future: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          { op: 'freeze', amount: 3 },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-11',
    name: 'Hidden Provision',
    type: 'intervention',
    cost: { void: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          { op: 'extraCell', amount: 2 },
          { op: 'draw', who: 'self', amount: 2 },
        ],
      },
    ],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-12',
    name: 'Recovered Fragment',
    type: 'intervention',
    cost: { ancient: 1 },
    abilities: [{ trigger: 'play', effects: [{ op: 'recover', filter: {}, amount: 1, to: 'hand' }] }],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-13',
    name: 'Seal Unbroken',
    type: 'intervention',
    cost: { any: 1, ancient: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'grant',
            selector: { pick: 'all', side: 'own', zones: ['event-chain'], phase: 'any', position: 'any' },
            keyword: 'steadfast',
            duration: 'cycle',
          },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 1,
  }),
  card({
    id: 'TS-IV-14',
    name: 'Crack the Seal',
    type: 'intervention',
    cost: { any: 1, future: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'breakLock',
            selector: {
              pick: 'chosen',
              side: 'opposing',
              zones: ['event-chain'],
              phase: 'any',
              position: 'any',
              count: 1,
              upTo: true,
              locked: true,
            },
          },
          { op: 'draw', who: 'self', amount: 1 },
        ],
      },
    ],
    maxCopies: 2,
  }),
  card({
    id: 'TS-IV-15',
    name: 'Sudden Squall',
    type: 'intervention',
    cost: { any: 2, ancient: 1 },
    abilities: [
      {
        trigger: 'play',
        effects: [
          {
            op: 'voidUnit',
            selector: {
              pick: 'chosen',
              side: 'opposing',
              zones: ['advance', 'obstacle', 'intruder'],
              phase: 'any',
              position: 'any',
              count: 1,
              upTo: false,
              maxResistance: 5,
            },
          },
        ],
      },
    ],
    maxCopies: 2,
  }),
]
