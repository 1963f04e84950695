import { expect, test } from 'vitest'
import { recordAgainst } from '../src/screens/shelf/record.ts'

const match = (payoff: number[]) =>
  ({
    you: 'me',
    summary: {
      seats: [
        { kind: 'person', person: 'me' },
        { kind: 'bot', level: 'easy' },
      ],
      result: { payoff },
    },
  }) as never

const against = (...payoffs: number[][]) => recordAgainst(payoffs.map(match), 'easy')

test('where both win or nobody does, the tally says what the ending said, and not that it was a draw', () => {
  expect(against([0, 0])).toEqual({ won: 0, drawn: 0, lost: 1 })
  expect(against([1, 1])).toEqual({ won: 1, drawn: 0, lost: 0 })
})

test('a shared win is a draw, and the rest is as the payoff has it', () => {
  expect(against([0.5, 0.5], [1, 0], [0, 1])).toEqual({ won: 1, drawn: 1, lost: 1 })
})
