import { game as example } from '@anachron/example'
import { shelf } from '@anachron/games'
import { describe, expect, it } from 'vitest'
import { createEnv, type EnvTerms } from '../src/env/env.ts'
import { answerLine } from '../src/env/lines.ts'

interface Told {
  matches: number[]
  seats: number[]
  options: number[]
  over: { at: number; payoff: number[] }[]
  views: object[]
  actions: object[][]
  words: string[][]
  scores: number[][]
  results: ({ payoff: number[] } | null)[]
}

const envOf = (terms: EnvTerms = {}) => {
  const env = createEnv({ game: example }, terms)
  return (request: object): Told => env.answer(request) as Told
}

/** Plays whatever comes first until every match is over; what the last step told. */
function toTheEnd(ask: (request: object) => Told, told: Told): Told {
  let last = told
  while (last.seats.some((seat) => seat >= 0))
    last = ask({ do: 'step', answers: last.options.map((count) => (count > 0 ? 0 : null)) })
  return last
}

describe('matches for programs outside', () => {
  it('plays many at once, and the same seed gives the same matches', () => {
    const played = ['one', 'one', 'other'].map((seed) => {
      const ask = envOf()
      toTheEnd(ask, ask({ do: 'reset', matches: 8, seed }))
      return ask({ do: 'result' }).results
    })
    expect(played[0]).toHaveLength(8)
    for (const result of played[0] ?? []) expect(result?.payoff.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(played[1]).toEqual(played[0])
    expect(played[2]).not.toEqual(played[0])
  })

  it('begins another match in place of one that ends, where it is asked to', () => {
    const ask = envOf()
    let told = ask({ do: 'reset', matches: 3, seed: 1 })
    let over = 0
    for (let n = 0; n < 400; n++) {
      told = ask({ do: 'step', answers: 'random', again: true })
      over += told.over.length
      expect(told.seats.every((seat) => seat >= 0)).toBe(true)
    }
    expect(over).toBeGreaterThan(3)
  })

  it('lists options with words, and takes their place, or the action itself', () => {
    const ask = envOf()
    ask({ do: 'reset', matches: 1, seed: 'words' })
    const { actions, words } = ask({ do: 'legal', words: true })
    expect(words[0]).toHaveLength(actions[0]?.length ?? 0)
    ask({ do: 'clone', matches: [0, 0] })
    ask({ do: 'step', matches: [0, 1, 2], answers: [1, actions[0]?.[1], 0] })
    const [byPlace, byAction, other] = ask({ do: 'observe', seat: 0 }).views
    expect(byAction).toEqual(byPlace)
    expect(other).not.toEqual(byPlace)
  })

  it('keeps copies apart from the match they were made of, dice included', () => {
    const roll = (copies: boolean): object[] => {
      const ask = envOf()
      ask({ do: 'reset', matches: 1, seed: 'copies' })
      const { matches } = copies ? ask({ do: 'clone', matches: [0] }) : { matches: [] }
      const views: object[] = []
      for (let n = 0; n < 12; n++) {
        for (const id of matches) ask({ do: 'step', matches: [id], answers: 'random' })
        ask({ do: 'step', matches: [0], answers: [0] })
        views.push(...ask({ do: 'observe', matches: [0], seat: 0 }).views)
      }
      return views
    }
    expect(roll(true)).toEqual(roll(false))
  })

  it('imagines worlds that the seat cannot tell from the match, with other hands behind them', () => {
    const ask = envOf()
    ask({ do: 'reset', matches: 1, seed: 'worlds' })
    const { matches } = ask({ do: 'imagine', matches: [0], seat: 0, times: 16 })
    const mine = ask({ do: 'observe', matches: [0, ...matches], seat: 0 }).views
    for (const view of mine) expect(view).toEqual(mine[0])
    const theirs = ask({ do: 'observe', matches, seat: 1 }).views
    expect(new Set(theirs.map((view) => JSON.stringify(view))).size).toBeGreaterThan(1)
  })

  it('copies and scores only what was imagined, where it is to be honest', () => {
    const ask = envOf({ honest: true })
    ask({ do: 'reset', matches: 1 })
    expect(() => ask({ do: 'clone', matches: [0] })).toThrow('only what they have imagined')
    expect(() => ask({ do: 'score', matches: [0] })).toThrow('only what they have imagined')
    const { matches } = ask({ do: 'imagine', matches: [0] })
    expect(ask({ do: 'score', matches: ask({ do: 'clone', matches }).matches }).scores[0]).toHaveLength(2)
  })

  it.each([
    [{ do: 'fly' }, '“do” is one of about, reset'],
    [{ do: 'reset', matches: 0 }, '“matches” is a whole number from 1'],
    [{ do: 'observe', matches: [9] }, 'There is no match 9.'],
    [{ do: 'observe', seat: -2 }, '“seat” is a whole number from -1 to 1.'],
    [{ do: 'step', answers: [0] }, 'one entry for each match: 2 here'],
    [{ do: 'step', answers: [0, 99] }, 'Entry 1 of “answers” is 99: there are'],
    [{ do: 'step', answers: [0, { kind: 'fly' }] }, 'Entry 1 of “answers”: '],
    [{ do: 'step', matches: [0, 0], answers: [0, 0] }, 'A match can be stepped once'],
    [{ do: 'imagine', seat: -1 }, 'imagines nothing'],
    ['reset', 'A request is an object'],
  ])('says what is wrong with %j and changes nothing', (request, sentence) => {
    const ask = envOf()
    ask({ do: 'reset', matches: 2, seed: 'wrong' })
    const before = ask({ do: 'observe', seat: 0 })
    expect(() => ask(request as object)).toThrow(sentence)
    expect(ask({ do: 'observe', seat: 0 })).toEqual(before)
  })

  it('answers lines: one request, or several together, each with its id', () => {
    const env = createEnv({ game: example })
    expect(JSON.parse(answerLine(env, 'hello'))).toEqual({ wrong: 'The line is not JSON.' })
    expect(JSON.parse(answerLine(env, '{"do":"about","id":7}'))).toMatchObject({ id: 7, game: 'example', seats: 2 })
    const both = JSON.parse(answerLine(env, '[{"do":"reset","id":"a"},{"do":"score","matches":[5],"id":"b"}]'))
    expect(both).toMatchObject([
      { id: 'a', matches: [0] },
      { id: 'b', wrong: 'There is no match 5.' },
    ])
  })
})

it.each(shelf.map(({ id }) => id))('plays %s to an end', async (id) => {
  const entry = shelf.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(id)
  const env = createEnv(await entry.load())
  let told = env.answer({ do: 'reset', matches: 2, seed: 'shelf' }) as Told
  while (told.seats.some((seat) => seat >= 0)) told = env.answer({ do: 'step', answers: 'random' }) as Told
  const { results } = env.answer({ do: 'result' }) as Told
  for (const result of results) expect(result?.payoff.length).toBeGreaterThan(0)
})
