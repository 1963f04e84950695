import { act, begin, isLogFault, options, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { afterAll, expect, test } from 'vitest'
import { tableBots } from '../src/index.ts'
import { botThreads } from '../src/node/index.ts'
import { nim } from './nim.ts'

const threads = botThreads({ games: new URL('./nim-games.ts', import.meta.url).href, threads: 2 })
afterAll(() => threads.close())

const state = begin(nim, { heap: 6 }, 2, seeded(1))
const turn = {
  game: 'nim',
  bot: 'expert',
  view: nim.view(state, 0),
  seat: 0,
  options: options(nim, state, 0),
  ask: 'turn.take',
  seed: 'a',
  budget: { iterations: 800 },
}

test('a bot on a thread answers and says why', async () => {
  const { choice, hints } = await threads.think({ ...turn, hints: 3 })
  expect(turn.options[choice.index]).toEqual({ take: 2 })
  expect(hints).toHaveLength(3)
  expect(hints[0]).toMatchObject({ index: choice.index, words: 'Take 2' })
  expect(render(hints[0]?.why ?? '')).toMatch(
    /^(?:About \d+ %|All but certain|Small chance) to win\. (?:Better than anything else|Others are about as good)\.$/,
  )
})

test('several tables are served beside each other, and one can be stopped without the others', async () => {
  // Both threads are awake: a thread that is stopped while it still wakes up has not thought at all.
  await Promise.all([1, 2].map(() => threads.think(turn)))
  const stop = new AbortController()
  const endless = threads.think({ ...turn, budget: { millis: 1e9 } }, stop.signal)
  const others = await Promise.all([1, 2, 3].map(() => threads.think(turn)))
  expect(others.map(({ choice }) => choice.index)).toEqual([1, 1, 1])
  stop.abort()
  expect((await endless).choice.index).toBe(1)
})

test('what cannot be thought about is answered with a sentence', async () => {
  await expect(threads.think({ ...turn, game: 'chess' })).rejects.toThrow('There is no game “chess”.')
  await expect(threads.think({ ...turn, bot: 'deep' })).rejects.toThrow('There is no bot “deep” for Nim.')
})

test('a table asks by level and milliseconds', async () => {
  const bots = tableBots(threads)
  expect(bots.levels).toEqual(['novice', 'skilled', 'expert'])
  const { signal } = new AbortController()
  const question = { ...turn, level: 'skilled', budget: 2000, signal }
  expect((await bots.choose(question)).index).toBe(1)
  expect((await bots.hints(question))[0]?.index).toBe(1)
})

test('a finished match is looked back on, with progress', async () => {
  const match = startMatch(nim, { options: { heap: 3 }, seats: 2, chance: () => seeded(1) })
  if (isLogFault(match)) throw new Error(render(match.fault))
  act(match, 0, { take: 3 }, seeded(1))
  const progress: number[] = []
  const analysis = await threads.analyse({ log: match.log, samples: 20, iterations: 50 }, undefined, (done) =>
    progress.push(done),
  )
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(1)
  expect(analysis.truth.at(-1)?.[0]).toEqual({ value: 1, margin: 0 })
})

test('a running match is followed by what an onlooker saw of it', async () => {
  // Both seats share one win; who is asked before the last one has it.
  const views = [4, 3, 1].map((heap) => nim.view(begin(nim, { heap }, 2, seeded(1)), 0))
  const moments = await threads.watched({ game: 'nim', views })
  expect(moments).toHaveLength(3)
  for (const [first, second] of moments) expect((first?.value ?? 0) + (second?.value ?? 0)).toBeCloseTo(1)
  expect(moments[2]?.[0]?.value).toBe(1)
  await expect(threads.watched({ game: 'chess', views })).rejects.toThrow('There is no game “chess”.')
})
