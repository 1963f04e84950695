import { expect, it } from 'vitest'
import { words } from '../words.ts'

it('[EX-2] [EX-6] [EX-7] call whoever reads “you” and everybody else “Player 2”, which screens replace by the name', () => {
  const buried = { kind: 'buried', rule: 'EX-2', seat: 1 } as const
  expect([words.event({ ...buried, minute: 3 }, 1), words.event(buried, 0)]).toEqual([
    'You bury a 3.',
    'Player 2 buries a card.',
  ])
  const rolled = { kind: 'rolled', rule: 'EX-6', seat: 1, die: 1, minute: 1, scored: true } as const
  expect(words.event(rolled, 0)).toBe('The clock strikes 1: 1 point for Player 2.')
  expect(words.event({ kind: 'drew', rule: 'EX-7', seat: 1, count: 1 }, 0)).toBe('Player 2 draws 1 card.')
})
