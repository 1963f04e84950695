import type { Seat } from '@anachron/kernel'
import type { CardId } from '../content/index.ts'
import type { Action } from '../rules/types.ts'
import { scene, type Table } from './scene.ts'

export const LEO = 0
export const DIEGO = 1
export type Step = readonly [Seat, Action]

/** Leo, in his Draw phase, meets a level 7 HAMMER in 2000, where both are. */
export const repairExample = (): Table =>
  scene({
    at: 'prepare',
    phase: 'draw',
    a: {
      hand: ['jump-02', 'jump-03', 'jump-04', 'jump-06', 'jump-07'],
      on: { 2000: ['fido-zapi'] },
      skill: 5,
      jamais: 1,
    },
    b: { on: { 2000: ['fido-wags'], 2050: ['agent-buzz'] }, skill: 5, jamais: 1 },
  }).next('hammer-millennium-glitch', 'jump-12', 'jump-05', 'jump-01', 'agent-brain')

/** The cards that come up in the full turn, in order. */
export const TURN_CARDS: readonly CardId[] = [
  'jump-11',
  'hammer-synthetic-drought',
  'hammer-millennium-glitch',
  'gadget-phase-tuner',
  'agent-relay',
  'agent-pogo',
  'gadget-hammer-cage',
  'agent-ferris',
]

/** Round 2 of 4 is about to begin: Leo's turn. */
export const fullTurn = (): Table => {
  const table = scene({
    active: DIEGO,
    first: LEO,
    die: 4,
    turn: 2,
    dejaVu: ['hammer-tape-rot'],
    commands: { 2000: LEO },
    a: {
      hand: ['jump-03', 'agent-anvil', 'gadget-jad', 'agent-odette'],
      on: { 2000: ['fido-zapi'], 2020: ['agent-brain'] },
      skill: 3,
      jamais: 1,
    },
    b: {
      hand: ['jump-05', 'agent-mako', 'gadget-slide-rail', 'jump-12'],
      on: { 2000: ['agent-buzz'], 2050: ['fido-wags'] },
      skill: 4,
      jamais: 1,
    },
  })
  table.next(...TURN_CARDS)
  table.does(DIEGO, { kind: 'end' })
  return table
}

/** What Leo and Diego decide; forced passes are left out. */
export const turnSteps: readonly Step[] = [
  [LEO, { kind: 'pass' }],
  [LEO, { kind: 'reboot', slot: 'main' }],
  [DIEGO, { kind: 'pass' }],
  [LEO, { kind: 'take', card: 'jump-11' }],
  [LEO, { kind: 'discard', card: 'agent-odette' }],
  [LEO, { kind: 'done' }],
  [LEO, { kind: 'pass' }],
  [DIEGO, { kind: 'pass' }],
  [LEO, { kind: 'lose', agent: 'fido-zapi' }],
  [LEO, { kind: 'pass' }],
  [LEO, { kind: 'recruit', card: 'agent-anvil', pay: 'cards' }],
  [LEO, { kind: 'place', to: 2050 }],
  [LEO, { kind: 'discard', card: 'gadget-jad' }],
  [LEO, { kind: 'discard', card: 'agent-relay' }],
  [LEO, { kind: 'jump', agent: 'agent-brain', to: 2010 }],
  [LEO, { kind: 'with', card: 'jump-03' }],
  [DIEGO, { kind: 'pass' }],
  [LEO, { kind: 'attack', agent: 'agent-anvil', target: 'fido-wags' }],
  [LEO, { kind: 'launch', faceUp: false }],
  [DIEGO, { kind: 'fight' }],
  [DIEGO, { kind: 'pass' }],
  [LEO, { kind: 'end' }],
]
