import { seeded } from '@anachron/kernel'
import { madeUp, playing } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Event } from '../rules/types.ts'
import { words } from '../words/index.ts'

const names = ['Ada', 'Bob', 'Cyd']
const told = (event: Event, viewer: number): string => render(words.event(event, viewer), { names, viewer })
const buried = { kind: 'buried', rule: 'EX-2', seat: 1 } as const
const drew = { kind: 'drew', rule: 'EX-7', seat: 1, count: 1 } as const
const result = { reason: 'empty', rule: 'EX-10', payoff: [0.5, 0.5, 0] }

it('[EX-2] [EX-6] [EX-7] call whoever reads “you” and everybody else by name', () => {
  expect([told({ ...buried, minute: 3 }, 1), told(buried, 0)]).toEqual(['You bury a 3.', 'Bob buries a card.'])
  const rolled = { kind: 'rolled', rule: 'EX-6', seat: 1, die: 1, minute: 1, scored: true } as const
  expect([told(rolled, 0), told(rolled, 1)]).toEqual([
    'The clock strikes 1: 1 point for Bob.',
    'The clock strikes 1: 1 point for you.',
  ])
  expect([told(drew, 0), told({ ...drew, count: 2, minutes: [1, 4] }, 1)]).toEqual([
    'Bob draws 1 card.',
    'You draw 1 and 4.',
  ])
})

it('[EX-10] say who wins, whoever reads first', () => {
  const ended = (viewer: number): string => render(words.result(result), { names, viewer })
  expect([0, 1, -1].map(ended)).toEqual([
    'You and Bob share the win.',
    'You and Ada share the win.',
    'Ada and Bob share the win.',
  ])
})

const strange = madeUp({
  verbs: { bury: 'gravo', draw: 'tiro', share: 'parto' },
  terms: { card: 'kart', 'Give up': 'Fin', none: 'nul', empty: 'nul' },
  messages: {
    '{0} {1} {2}.': '{1} {2} {0}!',
    '{0} {1} the win.': 'glor {1} {0}!',
    '{0}: {1} of {2}, {3}': '{3} · {1}/{2} · {0}',
    'Deck {0}, discards {1}': 'pila {0} · perd {1}',
    'hand {0}': 'mano {0}',
    'Bury {0}': '{0} gravi',
    'You hold no {0}.': 'nul {0} en mano!',
  },
})

it('[EX-2] [EX-4] [EX-7] [EX-10] can be said in a language with another order of words, without a change of rules or words', () => {
  const say = (sentence: Sentence, viewer: number): string => render(sentence, { names, viewer, language: strange })
  expect([say(words.event(buried, 0), 0), say(words.event(buried, 1), 1)]).toEqual([
    'Gravoat kart Bob!',
    'Gravoas kart tu!',
  ])
  expect(say(words.event({ ...drew, count: 2 }, 0), 0)).toBe('Tiroat kart-kart 2 Bob!')
  expect(say(words.result(result), 1)).toBe('glor partoant tu e Ada!')
  expect([
    say(words.action({ kind: 'concede' }, {} as never), 0),
    say(words.action({ kind: 'bury', minute: 3 }, {} as never), 0),
  ]).toEqual(['Fin', '3 gravi'])
  const start = game.setup({ target: 10 }, 2, seeded('strange'))
  expect(say(words.view(game.view(start, 0)), 0).split('\n')).toEqual([
    'Mano 1 2 4 5 · 0/point-point 10 · tu',
    'Kart-kart 4 · 0/point-point 10 · Bob',
    'Pila 12 · perd nul',
  ])
  const reader = { names, viewer: 0, language: strange }
  const playingOne = { ...start, stack: [{ kind: 'round', at: 'play', turn: 0 } as const] }
  expect(playing(game, playingOne).refuses(0, { kind: 'play', minute: 3 }, reader).reason).toBe('nul 3 en mano!')
})
