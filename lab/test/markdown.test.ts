import { expect, test } from 'vitest'
import { type ArenaResult, arenaMarkdown, type SimResult, simMarkdown } from '../src/index.ts'

const even = { value: 0.5, low: 0.4, high: 0.6 }

test('a tournament as Markdown says what the row scores against the column', () => {
  const result: ArenaResult = {
    game: 'tic-tac-toe',
    options: {},
    seats: 2,
    seed: '1',
    bots: ['random', 'greedy', 'own'].map((name) => ({ name, elo: { value: 100, low: 90, high: 110 }, payoff: even })),
    pairs: [
      { a: 'random', b: 'greedy', games: 40, score: { value: 0.25, low: 0.2, high: 0.35 } },
      { a: 'random', b: 'own', games: 40, score: { value: 0, low: 0, high: 0.1 } },
      { a: 'greedy', b: 'own', games: 40, score: even },
    ],
  }
  const lines = arenaMarkdown(result).split('\n')
  expect(lines).toContain('|  | random | greedy |')
  expect(lines).toContain('| greedy | 75.0 % (65.0 … 80.0) |  |')
  expect(lines).toContain('| own | 100.0 % (90.0 … 100.0) | 50.0 % (40.0 … 60.0) |')
  expect(lines).toContain('| own | 100 (90 … 110) | 50.0 % (40.0 … 60.0) |')
})

test('many matches as Markdown name the seats and how matches ended, the most common end first', () => {
  const seat = { bot: 'own', won: even, payoff: even, decisions: 12 }
  const result = { games: 10, seats: [seat], shared: even, length: even, reasons: { rare: 1, common: 9 } }
  const page = simMarkdown(result as unknown as SimResult)
  expect(page).toContain('| 1: own | 50.0 % (40.0 … 60.0) | 50.0 % (40.0 … 60.0) | 12.0 |')
  expect(page).toContain('- Ended by: common 90.0 %, rare 10.0 %')
})
