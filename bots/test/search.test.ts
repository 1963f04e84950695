import { type AnyGame, begin, type Chance, decision, options, type Policy, seeded } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { type Choice, searcher, TUNING, type Turn } from '../src/index.ts'
import { winningAnswer } from '../src/win.ts'
import type { Imagine, World } from '../src/worlds.ts'
import { guess } from './guess.ts'
import { nim } from './nim.ts'
import { pennies } from './pennies.ts'

const thinker = searcher('thinker', { ...TUNING.expert, budget: { iterations: 2000 } })

/** The same with a game whose own player answers so by habit. */
const used = (answer: number) =>
  searcher('used', {
    ...TUNING.expert,
    budget: { iterations: 2000 },
    own: { name: 'habitual', choose: () => answer, rollout: () => answer },
  })

function opening(game: AnyGame, settings: object, seed: number): Turn {
  const state = begin(game, settings, game.seats.min, seeded(seed))
  const ask = decision(game, state)?.ask ?? ''
  return { game, view: game.view(state, 0), seat: 0, options: options(game, state, 0), ask, chance: seeded(seed) }
}

test('it finds the only winning move of nim, several turns deep', () => {
  for (const heap of [5, 6, 7, 9, 10, 11]) {
    const turn = opening(nim, { heap }, heap)
    const { index } = thinker.choose(turn) as Choice
    expect(turn.options[index], `heap of ${heap}`).toEqual({ take: heap % 4 })
  }
})

test('it does not act on what it imagined as if it had seen it', () => {
  const turn = opening(guess, {}, 1)
  const { index, ranked } = thinker.choose(turn) as Choice
  expect(turn.options[index]).toEqual({ bet: 'safe' })
  expect(ranked?.find((r) => r.index === 0)?.chance).toBeLessThan(0.65)
})

test('in a simultaneous decision rivals do not react to an answer they cannot see', () => {
  const { ranked } = thinker.choose(opening(pennies, {}, 1)) as Choice
  for (const { chance } of ranked ?? []) expect(Math.abs(chance - 0.5)).toBeLessThan(0.1)
})

test('what rivals do unseen follows their habits, where there are any', () => {
  const turn = opening(pennies, {}, 1)
  const { index, ranked } = used(1).choose(turn) as Choice
  expect(turn.options[index]).toEqual({ side: 'tails' })
  expect(ranked?.[0]?.chance).toBeGreaterThan(0.95)
})

test('what rivals do in the open is thought about, whatever their habits', () => {
  for (const heap of [5, 6, 7, 9, 10, 11]) {
    const turn = opening(nim, { heap }, heap)
    expect(turn.options[(used(0).choose(turn) as Choice).index], `heap of ${heap}`).toEqual({ take: heap % 4 })
  }
})

test('whoever weighs what to do unseen leaves to habit what is open after it, if the own player says so', () => {
  // The coin lies on the side that habit never guesses.
  const bent = {
    ...guess,
    imagine: (view: never) => ({ ...guess.imagine(view, seeded(1)), coin: 1 }),
    shown: (action: object) => ('bet' in action ? null : action),
  } as unknown as AnyGame
  const own = { name: 'careful', choose: () => 1, rollout: () => 0 } as unknown as Policy<never>
  const bet = (how: Partial<Policy<never>>): unknown => {
    const turn = opening(bent, {}, 1)
    const bot = searcher('bettor', { ...TUNING.expert, budget: { iterations: 400 }, own: { ...own, ...how } })
    return turn.options[(bot.choose(turn) as Choice).index]
  }
  expect(bet({})).toEqual({ bet: 'guess' })
  expect(bet({ openByHabit: true })).toEqual({ bet: 'safe' })
})

test('the same random numbers give the same answer', () => {
  const answers = [1, 2].map(() => thinker.choose(opening(nim, { heap: 21 }, 4)))
  expect(answers[0]).toEqual(answers[1])
})

test('where a game has chapters, imagined matches are judged at the beginning of one', () => {
  const judged: number[] = []
  const own = {
    name: 'takes one',
    choose: () => 0,
    chapter: ({ heap }: { heap: number }) => (heap > 3 ? 0 : 1),
    judge({ heap }: { heap: number }) {
      judged.push(heap)
      return [0.5, 0.5]
    },
  } as unknown as Policy<never>
  const reader = searcher('reader', { ...TUNING.skilled, budget: { iterations: 60 }, own })
  reader.choose(opening(nim, { heap: 21 }, 1))
  // All 60 of them: ten decisions ahead, as far as it looks otherwise, most would still be far from there.
  expect(judged.filter((heap) => heap <= 3).length).toBeGreaterThanOrEqual(50)
})

test('a level never thinks longer than its own measure, however many iterations are allowed', () => {
  const novice = searcher('novice', TUNING.novice)
  const answers = [40, 4000].map((iterations) =>
    novice.choose({ ...opening(nim, { heap: 21 }, 4), budget: { iterations } }),
  )
  expect(answers[0]).toEqual(answers[1])
  const fewer = novice.choose({ ...opening(nim, { heap: 21 }, 4), budget: { iterations: 10 } })
  expect(fewer).not.toEqual(answers[0])
})

test('an only option needs no thought', () => {
  expect(thinker.choose(opening(nim, { heap: 1 }, 1))).toMatchObject({ index: 0 })
})

test('it can be stopped while it thinks, and gives its best answer so far', async () => {
  const stop = new AbortController()
  const turn = { ...opening(nim, { heap: 21 }, 1), budget: { millis: 1e9 }, signal: stop.signal }
  setTimeout(() => stop.abort(), 30)
  const { index, ranked } = await thinker.choose(turn)
  expect(turn.options[index]).toBeDefined()
  expect(ranked?.[0]?.weight).toBeGreaterThan(0)
})

test('whoever can win at once does so, however little they think', () => {
  // The first seat may wait as long as it likes: it looks as good, and nobody hurries it.
  const { take } = nim.flows.turn as unknown as Record<'take', object>
  const options = ({ turn }: { turn: number }) => (turn === 0 ? [{ take: 0 }, { take: 1 }] : [{ take: 0 }])
  const patient = { ...nim, flows: { turn: { take: { ...take, options } } }, score: () => [1, 0] } as unknown as AnyGame
  const hasty = searcher('hasty', { ...TUNING.novice, budget: { iterations: 6 } })
  for (let seed = 0; seed < 20; seed++) {
    const turn = opening(patient, { heap: 1 }, seed)
    expect(turn.options[(hasty.choose(turn) as Choice).index], `seed ${seed}`).toEqual({ take: 1 })
  }
})

test('what wins only in some of the worlds that could be is no win', () => {
  const sure = opening(nim, { heap: 2 }, 1)
  expect(winningAnswer(sure, nim.imagine as Imagine, () => 0)).toBe(1)
  // Taking three wins where there is not one more.
  const perhaps = (view: object, chance: Chance): World =>
    nim.imagine({ ...view, heap: 3 + chance.pick('one more', 2) } as never, chance) as World
  for (let seed = 0; seed < 20; seed++)
    expect(winningAnswer(opening(nim, { heap: 3 }, seed), perhaps, () => 0)).toBeUndefined()
})
