import { expect, test } from 'vitest'
import { shareWithin } from '../src/commands/figures.ts'
import { arena, arenaText } from '../src/index.ts'
import { elo } from '../src/stats/elo.ts'

test('ratings fit what was scored: 75 % of many games are 191 points', () => {
  const ratings = elo(2, [{ a: 0, b: 1, games: 10_000, score: 2_500 }])
  expect(ratings[0]).toEqual({ value: 0, low: 0, high: 0 })
  expect(ratings[1]?.value).toBeCloseTo(190.8, 0)
  // The binomial error of 75 % in 10,000 games is 0.0043, times the slope of Elo there.
  expect((ratings[1]?.high ?? 0) - (ratings[1]?.low ?? 0)).toBeCloseTo(2 * 1.96 * 4.01, 0)
})

test('ratings are consistent over a round robin, and finite for who never lost', () => {
  const ratings = elo(3, [
    { a: 0, b: 1, games: 200, score: 0 },
    { a: 0, b: 2, games: 200, score: 0 },
    { a: 1, b: 2, games: 200, score: 100 },
  ])
  expect(ratings[1]?.value).toBeCloseTo(ratings[2]?.value ?? 0, 3)
  expect(ratings[1]?.value).toBeGreaterThan(500)
  expect(ratings[1]?.value).toBeLessThan(2000)
})

test('in tic-tac-toe thinking beats greed beats chance', async () => {
  const bots = ['random', 'greedy', 'skilled']
  const result = await arena('tic-tac-toe', { bots, games: 60, seed: 2, budget: { iterations: 150 }, workers: 1 })
  const [random = 0, greedy = 0, skilled = 0] = result.bots.map((bot) => bot.elo?.value)
  expect(random).toBe(0)
  expect(greedy).toBeGreaterThan(100)
  expect(skilled).toBeGreaterThan(greedy + 50)
  expect(result.pairs.map(({ games }) => games)).toEqual([60, 60, 60])
  expect(arenaText(result)).toContain('random – greedy')
})

test('the interval of a share ends where shares do', () => {
  expect(shareWithin({ value: 0.1, low: -0.035, high: 0.235 })).toBe('10.0 % (0.0 … 23.5)')
  expect(shareWithin({ value: 0.95, low: 0.88, high: 1.02 })).toBe('95.0 % (88.0 … 100.0)')
})
