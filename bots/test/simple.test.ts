import { type AnyGame, decision, options, type Policy, play, seeded } from '@anachron/kernel'
import { expect, test } from 'vitest'
import {
  answerOf,
  BOT_NAMES,
  type Bot,
  botNamed,
  type Choice,
  greedy,
  policyBot,
  random,
  type Turn,
} from '../src/index.ts'
import { nim } from './nim.ts'

function playMatch(game: AnyGame, bots: Bot[], seed: number): number[] {
  const chance = seeded(seed)
  const state = game.setup({ heap: 9 }, 2, chance)
  for (;;) {
    const now = decision(game, state)
    if (!now) return state.result.payoff
    const seat = now.seats[0] as number
    const listed = options(game, state, seat)
    const choice = bots[seat]?.choose({
      game,
      view: game.view(state, seat),
      seat,
      options: listed,
      ask: now.ask,
      chance,
    }) as Choice
    play(game, state, chance, seat, listed[choice.index])
  }
}

test('greedy takes a win that is one move away', () => {
  const state = nim.setup({ heap: 3 }, 2, seeded(1))
  const choice = greedy.choose({
    game: nim,
    view: nim.view(state, 0),
    seat: 0,
    options: options(nim, state, 0),
    ask: 'turn.take',
    chance: seeded(2),
  }) as Choice
  expect(options(nim, state, 0)[choice.index]).toEqual({ take: 3 })
  expect(choice.ranked?.[0]).toMatchObject({ index: choice.index, chance: 1 })
})

test('greedy beats random more often than not', () => {
  let won = 0
  for (let seed = 0; seed < 200; seed++) won += playMatch(nim, [random, greedy], seed)[1] as number
  expect(won).toBeGreaterThan(120)
})

test('a policy of the game plays as a bot', () => {
  const takeOne = policyBot({ name: 'one', choose: () => 0 })
  expect(takeOne.name).toBe('one')
  // Nine taken one at a time: the first seat takes the last.
  expect(playMatch(nim, [takeOne, takeOne], 1)).toEqual([1, 0])
})

test('bots are found by name, a game’s own only where there is one', () => {
  for (const name of ['random', 'greedy', 'novice', 'skilled', 'expert']) expect(botNamed(name)?.name).toBe(name)
  expect(botNamed('own')).toBeUndefined()
  expect(botNamed('own', { name: 'one', choose: () => 0 })?.name).toBe('one')
  expect(botNamed('grandmaster')).toBeUndefined()
})

test('a novice slips as often as the game’s own player says, and nobody else does', () => {
  const state = nim.setup({ heap: 3 }, 2, seeded(1))
  const wins = (name: string, slips?: number): number => {
    const bot = botNamed(name, { name: 'one', choose: () => 0, ...(slips === undefined ? {} : { slips }) })
    if (!bot) throw new Error(`no ${name}`)
    let found = 0
    for (let seed = 0; seed < 60; seed++) {
      const listed = options(nim, state, 0)
      const turn = {
        game: nim,
        view: nim.view(state, 0),
        seat: 0,
        options: listed,
        ask: 'turn.take',
        chance: seeded(seed),
      }
      const { index } = bot.choose({ ...turn, budget: { iterations: 40 } }) as Choice
      if ((listed[index] as { take: number }).take === 3) found++
    }
    return found
  }
  expect(wins('novice')).toBe(60)
  expect(wins('novice', 60)).toBeLessThan(50)
  expect(wins('novice', 60)).toBeGreaterThan(15)
  expect(wins('expert', 60)).toBe(60)
})

test('what a game’s own player has prepared is brought by that player and by the expert, and is no reason for anything', () => {
  const own: Policy<never> = { name: 'one', choose: () => 0, unlisted: () => ({ take: 1.5 }) }
  const state = nim.setup({ heap: 3 }, 2, seeded(1))
  const listed = options(nim, state, 0)
  const turn = (): Turn => ({
    game: nim,
    view: nim.view(state, 0),
    seat: 0,
    options: listed,
    ask: 'turn.take',
    chance: seeded(2),
    budget: { iterations: 200 },
  })
  const chosen = (name: string, more: Partial<Turn> = {}): object =>
    answerOf(botNamed(name, own)?.choose({ ...turn(), ...more }) as Choice, listed)
  expect(chosen('own')).toEqual({ take: 1.5 })
  expect(chosen('expert')).toEqual({ take: 1.5 })
  expect(chosen('skilled')).toEqual({ take: 3 })
  expect(chosen('expert', { every: true })).toEqual({ take: 3 })
})

test('an answer that only steers how one is asked is no move: no bot ever gives or ranks one', () => {
  const state = nim.setup({ heap: 3 }, 2, seeded(1))
  const listed = options(nim, state, 0)
  // Taking one is first in the list, where a player that looks at nothing would find it.
  const game: AnyGame = { ...nim, steers: ({ take }: { take: number }) => take === 1 }
  const own: Policy<never> = { name: 'first', choose: () => 0 }
  for (const name of BOT_NAMES)
    for (let seed = 0; seed < 12; seed++) {
      const turn = { game, view: nim.view(state, 0), seat: 0, options: listed, ask: 'turn.take', chance: seeded(seed) }
      const choice = botNamed(name, own)?.choose({ ...turn, budget: { iterations: 50 } }) as Choice
      expect(listed[choice.index], name).not.toEqual({ take: 1 })
      expect(choice.ranked?.map(({ index }) => listed[index]) ?? [], name).not.toContainEqual({ take: 1 })
    }
})
