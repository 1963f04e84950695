import { random } from '@anachron/bots'
import { again } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { ticTacToe } from '../src/bench/tic-tac-toe.ts'
import { playMatch } from '../src/play/match.ts'
import { planFor } from '../src/play/plan.ts'
import { type Partial, runPlan } from '../src/play/pool.ts'
import { simulate } from '../src/simulate.ts'

test('random tic-tac-toe comes out as counted: 58.5 % for the first seat, 28.8 % for the second', async () => {
  const result = await simulate('tic-tac-toe', { games: 20_000, seed: 1, workers: 2 })
  const [first, second] = result.seats
  expect(first?.won.low).toBeLessThan(0.5849)
  expect(first?.won.high).toBeGreaterThan(0.5849)
  expect(second?.won.low).toBeLessThan(0.2881)
  expect(second?.won.high).toBeGreaterThan(0.2881)
  expect(result.reasons.line).toBe(20_000 - (result.reasons.full ?? 0))
})

test('the number of workers changes nothing', async () => {
  const plan = await planFor('tic-tac-toe', { games: 2_300, seed: 'x', full: true })
  const alone = await runPlan(plan, { workers: 1 })
  expect(await runPlan(plan, { workers: 3 })).toEqual(alone)
})

test('matches of chance are the same whether anybody looks on or not', async () => {
  const plan = await planFor('tic-tac-toe', { games: 1, seed: 'y' })
  const module = { game: ticTacToe as never }
  for (let i = 0; i < 50; i++) {
    const asked: number[] = []
    const onlooker = { event() {}, asked: (_now: unknown, seat: number) => void asked.push(seat) }
    const watched = await playMatch(plan, module, [random, random], i, onlooker)
    expect(await playMatch(plan, module, [random, random], i)).toEqual(watched)
    expect(asked.length).toBe(watched.decisions.reduce((a, b) => a + b, 0))
  }
})

test('a run that was stopped goes on where it was and ends the same', async () => {
  const plan = await planFor('tic-tac-toe', { games: 5_000, seed: 5, full: true })
  const whole = await runPlan(plan, { workers: 2 })
  const stop = new AbortController()
  let kept: Partial | undefined
  const partly = await runPlan(plan, {
    workers: 2,
    signal: stop.signal,
    keep(partial) {
      kept = structuredClone(partial)
      if (partial.done >= 1000) stop.abort()
    },
  })
  expect(partly.done).toBeGreaterThanOrEqual(1000)
  expect(partly.done).toBeLessThan(5000)
  expect(kept).toEqual(partly)
  expect(await runPlan(plan, { workers: 2, from: JSON.parse(JSON.stringify(kept)) })).toEqual(whole)
})

test('what cannot be played is refused in one sentence', async () => {
  await expect(simulate('chess', { games: 1 })).rejects.toThrow('There is no game “chess”')
  await expect(simulate('tic-tac-toe', { games: 1, bots: ['deep blue'] })).rejects.toThrow(
    'There is no bot “deep blue”',
  )
  await expect(simulate('tic-tac-toe', { games: 0 })).rejects.toThrow('1 or more')
  await expect(simulate('tic-tac-toe', { games: 1, seats: 3 })).rejects.toThrow('is for 2 seats')
  await expect(simulate('tic-tac-toe', { games: 1, options: { size: 4 } })).rejects.toThrow('no option “size”')
})

test('a match whose players go in circles is given up and counted as unfinished', async () => {
  const turn = ticTacToe.flows.turn.mark
  if (typeof turn === 'function') throw new Error('an ask')
  const circles = { ...ticTacToe, flows: { turn: { mark: { ...turn, take: () => again } } } }
  const plan = await planFor('tic-tac-toe', { games: 1 })
  const { result, decisions } = await playMatch(plan, { game: circles as never }, [random, random], 0)
  expect(result).toMatchObject({ reason: 'unfinished', payoff: [0, 0] })
  expect(decisions[0]).toBeGreaterThan(1000)
})
