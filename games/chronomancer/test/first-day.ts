import type { Seat } from '@anachron/kernel'
import type { Playing } from '@anachron/kernel/testing'
import type { COLOURS, FaceId, SpaceId } from '../content/index.ts'
import type { Action, ChronoTypes, Shop } from '../rules/types.ts'
import { day, move, nextCorruption, nextOutOfBag, tiles, townSquare } from './day.ts'

/** A whole first day of two players, Ada and Bo, worked out by hand: every decision, draw and number. */

export const ADA = 0
export const BO = 1

export const faces = (text: string): FaceId[] => text.split(' ') as FaceId[]

export const firstDay = (): Playing<ChronoTypes> =>
  day({
    prepare(state) {
      tiles(state.shops[ADA] as Shop, faces('P02w P01w P04w P09w'), faces('P10b P07b P05b P06b P08b P03b'))
      tiles(state.shops[BO] as Shop, faces('P01w P02w P07w P08w'), faces('P10b P09b P06b P04b P03b P05b'))
      townSquare(state, ['U2', 'A2', 'Z1', 'N8'], 'Z3', 'N7', 'N2', 'N3', 'A7')
      nextOutOfBag(state, 'KRBGBKGBRRRRYYYGGGRRKBGR')
      nextCorruption(state, 'whisper', 'vendetta', 'bribe', 'scandal', 'whisper', 'bribe', 'bribe')
    },
  })

export interface Step {
  seat: Seat
  from: number
  actions: Action[]
  to: number
  token?: number
  c: SpaceId
  a: SpaceId
  relics: string
  artifacts: string
  tokens: number
  cards: number
}

const seat = (boat: number): Action => ({ kind: 'seat', boat })
const land = (pier: 'S' | 'L' | 'M'): Action => ({ kind: 'land', pier })
const lift = (icon: (typeof COLOURS)[number]): Action => ({ kind: 'lift', icon })
const spend = (icon: (typeof COLOURS)[number]): Action => ({ kind: 'spend', icon })
const relic = (colour: (typeof COLOURS)[number]): Action => ({ kind: 'take', size: 'relic', colour })

export const TURNS: readonly Step[] = [
  {
    seat: ADA,
    from: 0,
    actions: [
      move('assistant', 'T3'),
      { kind: 'recruit', card: 'A2' },
      relic('red'),
      { kind: 'assign', place: 'embiggener' },
      seat(5),
    ],
    to: 2,
    c: 'LC',
    a: 'T3',
    relics: 'R1',
    artifacts: '',
    tokens: 0,
    cards: 1,
  },
  {
    seat: BO,
    from: 0,
    actions: [
      move('assistant', 'T3'),
      { kind: 'recruit', card: 'U2' },
      { kind: 'take', size: 'artifact', colour: 'red' },
      { kind: 'assign', place: 'embiggener' },
      seat(5),
      land('L'),
    ],
    to: 3,
    c: 'LC',
    a: 'T3',
    relics: '',
    artifacts: 'R1',
    tokens: 0,
    cards: 2,
  },
  {
    seat: ADA,
    from: 2,
    actions: [move('assistant', 'RA'), lift('red'), lift('green'), spend('red'), spend('green')],
    to: 2,
    c: 'LC',
    a: 'RA',
    relics: 'R1',
    artifacts: '',
    tokens: 0,
    cards: 1,
  },
  {
    seat: ADA,
    from: 2,
    actions: [
      move('chronomancer', 'T3'),
      { kind: 'recruit', card: 'Z1' },
      { kind: 'assign', place: 'recombobulator' },
      seat(6),
    ],
    to: 4,
    c: 'T3',
    a: 'RA',
    relics: 'R1 B1',
    artifacts: '',
    tokens: 0,
    cards: 2,
  },
  {
    seat: BO,
    from: 3,
    actions: [move('assistant', 'RA'), lift('red'), lift('green'), spend('red'), spend('green')],
    to: 3,
    c: 'LC',
    a: 'RA',
    relics: '',
    artifacts: 'R1',
    tokens: 0,
    cards: 2,
  },
  {
    seat: BO,
    from: 3,
    actions: [
      move('chronomancer', 'T3'),
      { kind: 'recruit', card: 'N2' },
      relic('blue'),
      { kind: 'assign', place: 'recombobulator' },
      seat(6),
      land('M'),
      seat(2),
    ],
    to: 6,
    c: 'T3',
    a: 'RA',
    relics: 'B1',
    artifacts: 'R1',
    tokens: 0,
    cards: 2,
  },
  {
    seat: ADA,
    from: 4,
    actions: [{ kind: 'shift', tile: 'P10b' }],
    to: 5,
    c: 'RC',
    a: 'RA',
    relics: 'R1 B1',
    artifacts: '',
    tokens: 0,
    cards: 2,
  },
  {
    seat: ADA,
    from: 5,
    actions: [move('assistant', 'B2'), relic('red'), seat(2), land('S')],
    to: 6,
    c: 'RC',
    a: 'B2',
    relics: 'R2 B1',
    artifacts: '',
    tokens: 0,
    cards: 3,
  },
  {
    seat: ADA,
    from: 6,
    actions: [
      move('chronomancer', 'B1'),
      { kind: 'recombobulate', from: 'blue', to: 'green' },
      { kind: 'embiggen', colour: 'red' },
      seat(1),
    ],
    to: 9,
    c: 'B1',
    a: 'B2',
    relics: 'R1 G1',
    artifacts: 'R1',
    tokens: 0,
    cards: 4,
  },
  {
    seat: BO,
    from: 6,
    actions: [{ kind: 'shift', tile: 'P10b' }],
    to: 7,
    c: 'RC',
    a: 'RA',
    relics: 'B1',
    artifacts: 'R1',
    tokens: 0,
    cards: 2,
  },
  {
    seat: BO,
    from: 7,
    actions: [move('assistant', 'B3'), seat(3), seat(3)],
    to: 10,
    token: 11,
    c: 'RC',
    a: 'B3',
    relics: 'B1',
    artifacts: 'R2',
    tokens: 0,
    cards: 2,
  },
  {
    seat: ADA,
    from: 9,
    actions: [move('assistant', 'LA'), lift('green'), lift('blue'), spend('blue'), { kind: 'advance' }, seat(1)],
    to: 10,
    token: 11,
    c: 'B1',
    a: 'LA',
    relics: 'R1 G1',
    artifacts: 'R1',
    tokens: 1,
    cards: 4,
  },
  {
    seat: ADA,
    from: 10,
    actions: [move('chronomancer', 'B3'), relic('green'), { kind: 'advance' }],
    to: 12,
    token: 11,
    c: 'B3',
    a: 'LA',
    relics: 'R1 G2',
    artifacts: 'R1',
    tokens: 1,
    cards: 4,
  },
  {
    seat: BO,
    from: 10,
    actions: [move('chronomancer', 'B2'), relic('green')],
    to: 12,
    token: 11,
    c: 'B2',
    a: 'B3',
    relics: 'G1 B1',
    artifacts: 'R2',
    tokens: 0,
    cards: 2,
  },
]

const sell = (size: 'relic' | 'artifact', colour: (typeof COLOURS)[number], pier: 'S' | 'L' | 'M'): Action => ({
  kind: 'sell',
  size,
  colour,
  pier,
})

/** What each sells in the Market that follows, Bo first. */
export const SALES: readonly { seat: Seat; actions: readonly Action[] }[] = [
  {
    seat: BO,
    actions: [
      sell('relic', 'green', 'S'),
      sell('relic', 'blue', 'S'),
      sell('artifact', 'red', 'L'),
      sell('artifact', 'red', 'L'),
    ],
  },
  {
    seat: ADA,
    actions: [
      sell('relic', 'red', 'M'),
      sell('relic', 'green', 'S'),
      sell('relic', 'green', 'S'),
      sell('artifact', 'red', 'L'),
    ],
  },
]
