import { type AnyGame, begin, decision, options, type Policy, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { type Choice, dishonesty, hintsFrom, searcher, TUNING, type Turn } from '../src/index.ts'
import { guess } from './guess.ts'
import { nim } from './nim.ts'
import { pennies } from './pennies.ts'

const takesOne: Policy<never> = { name: 'takes one', quick: true, choose: () => 0 }
const improver = (own: Policy<never>, iterations = 400) =>
  searcher('improver', { ...TUNING.expert, budget: { iterations }, own })

function opening(game: AnyGame, settings: object, seed: number): Turn {
  const state = begin(game, settings, game.seats.min, seeded(seed))
  const ask = decision(game, state)?.ask ?? ''
  return { game, view: game.view(state, 0), seat: 0, options: options(game, state, 0), ask, chance: seeded(seed) }
}

test('it departs from a quick player of the game where that wins', () => {
  // If both always took one, an even heap would be lost; whoever takes two of it leaves that to the other.
  for (const heap of [2, 4, 6]) {
    const turn = opening(nim, { heap }, heap)
    const { index } = improver(takesOne).choose(turn) as Choice
    expect(turn.options[index], `heap of ${heap}`).toEqual({ take: 2 })
  }
})

test('where nothing is found better it answers as the own player does, and stops thinking once that is sure', () => {
  // From five, one after the other: taking one wins anyway, and so does taking three.
  const turn = opening(nim, { heap: 5 }, 1)
  const { index, ranked } = improver(takesOne, 100_000).choose(turn) as Choice
  expect(turn.options[index]).toEqual({ take: 1 })
  expect(ranked?.[0]).toMatchObject({ index, chance: 1 })
})

test('it thinks only about what the player himself would consider, unless reasons are wanted', () => {
  const turn = opening(nim, { heap: 6 }, 1)
  const narrow: Policy<never> = { ...takesOne, considers: () => [2] }
  const tried = (choice: Choice) => choice.ranked?.filter(({ weight }) => weight > 0).map(({ index }) => index)
  const choice = improver(narrow).choose(turn) as Choice
  expect(tried(choice)?.sort()).toEqual([0, 2])
  expect(turn.options[choice.index]).toEqual({ take: 1 })
  const sure = improver({ ...takesOne, considers: () => [] }).choose(turn) as Choice
  expect(sure.index).toBe(0)
  expect(tried(sure)).toEqual([])
  const asked = improver(narrow).choose({ ...turn, every: true }) as Choice
  expect(tried(asked)?.sort()).toEqual([0, 1, 2])
  expect(turn.options[asked.index]).toEqual({ take: 2 })
})

test('a sound player is improved on, too, though it takes too long to be played in thought', () => {
  const turn = opening(nim, { heap: 6 }, 1)
  const sound: Policy<never> = { name: 'takes one', sound: true, considers: () => [2], choose: () => 0 }
  const { ranked } = improver(sound).choose(turn) as Choice
  const untried = ranked?.filter(({ weight }) => weight === 0).map(({ index }) => index)
  expect(untried).toEqual([1])
})

test('imagined matches are judged where a new chapter begins', () => {
  const judged: number[] = []
  const own = {
    ...takesOne,
    chapter: ({ heap }: { heap: number }) => (heap > 3 ? 0 : 1),
    judge({ heap }: { heap: number }) {
      judged.push(heap)
      return [0.5, 0.5]
    },
  } as unknown as Policy<never>
  improver(own, 60).choose(opening(nim, { heap: 9 }, 1))
  expect(judged.length).toBeGreaterThan(0)
  expect(new Set(judged)).toEqual(new Set([3]))
})

test('where one chapter is too short to tell, imagined matches go on for as many as the player says', () => {
  const judged: number[] = []
  const own = {
    ...takesOne,
    chapter: ({ heap }: { heap: number }) => -heap,
    chapters: 4,
    judge({ heap }: { heap: number }) {
      judged.push(heap)
      return [0.5, 0.5]
    },
  } as unknown as Policy<never>
  improver(own, 60).choose(opening(nim, { heap: 9 }, 1))
  expect(new Set(judged)).toEqual(new Set([5]))
})

test('all options are tried in the same worlds: a guess at a hidden coin is worth what it is worth, for each side of it alike', () => {
  const turn = opening(guess, {}, 1)
  const { ranked } = improver({ ...takesOne }, 600).choose(turn) as Choice
  const tried = ranked?.filter(({ weight }) => weight > 0.1) ?? []
  for (const { chance, margin } of tried) expect(chance - margin).toBeLessThan(0.85)
})

test('it plays the same when what it cannot know is swapped', async () => {
  for (const game of [guess, pennies] as AnyGame[])
    for (let seed = 0; seed < 5; seed++)
      expect(
        await dishonesty(game, improver(takesOne, 60), { options: {}, seats: game.seats.min, seed }),
      ).toBeUndefined()
})

test('a hint says what the option would bring, where the game can tell, and how it compares', () => {
  const turn = opening(nim, { heap: 3 }, 1)
  const choice: Choice = {
    index: 2,
    ranked: [
      { index: 2, chance: 1, margin: 0.02, weight: 0.8 },
      { index: 0, chance: 0.4, margin: 0.05, weight: 0.2 },
    ],
  }
  const telling = { ...nim, forecast: () => ({ rule: 'NIM-1', outcomes: [], notes: ['The heap is gone.'] }) } as never
  expect(hintsFrom(choice, { ...turn, game: telling }).map(({ why }) => render(why))).toEqual([
    'The heap is gone. Better than anything else.',
    // What was said of the first is not said again.
    'Not as good.',
  ])
  // Where nothing else speaks for it, about how likely it is to win; estimates are not told to the hundredth.
  expect(hintsFrom(choice, turn).map(({ why }) => render(why))).toEqual([
    'All but certain to win. Better than anything else.',
    'Not as good.',
  ])
  const lost = choice.ranked?.map((one) => ({ ...one, chance: 0.004, margin: 0.01 })) ?? []
  expect(render(hintsFrom({ index: 2, ranked: lost }, turn)[0]?.why ?? '')).toBe(
    'There is hardly a chance left, whatever you do.',
  )
})
