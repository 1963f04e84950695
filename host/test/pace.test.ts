import { players } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { hexOf } from '../src/index.ts'
import { Pace } from '../src/pace.ts'
import { steps } from './steps.ts'
import { House, settled } from './visitors.ts'

const bot = { kind: 'bot' as const, level: 'odd' }
const you = { kind: 'you' as const }
const BUDGET = 1_000
const MATCHES = 100

/** A game in which a seat knows what onlookers do not. */
const walking = {
  ...steps,
  secrets: { feet: (state: object) => [{ in: state, key: 'feet', knownTo: players, values: [1, 6] }] },
}

/** When, after they were asked, the bots of many matches have answered, by the times people are told. */
async function answersAfter(feet: number, thinks: (budget: number) => number): Promise<number[]> {
  const choose = ({ budget }: { budget: number }) =>
    new Promise<{ index: number }>((resolve) => house.host.later(thinks(budget), () => resolve({ index: 0 })))
  const loadGame = async () => ({ game: walking as never })
  const hexFor = (person: string, request: string): string => hexOf(person + request)
  const house = new House({ bots: { levels: ['odd'], choose }, botBudget: BUDGET, loadGame, hexFor })
  const people = await Promise.all(
    Array.from({ length: MATCHES }, async (_, i) => {
      const person = house.visitor(`Ann${i}`)
      const { table } = await person.get('create', { game: 'steps', options: { feet }, seats: [bot, you] })
      await person.get('watch', { table, as: 1 })
      return person
    }),
  )
  const asked = house.time
  for (let ms = 0; ms < 2 * BUDGET; ms += 10) await house.tick(10)
  return people.map((person) => (person.last('play').told[0]?.at ?? Number.NaN) - asked)
}

const mean = (times: number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length

test('an answer takes as long with one option as with many, and so says the time it is told with', async () => {
  const [one, many] = [await answersAfter(1, () => 0), await answersAfter(6, (budget) => budget)]
  for (const times of [one, many]) {
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0.4 * BUDGET)
    expect(Math.max(...times)).toBeLessThanOrEqual(BUDGET + 20)
  }
  // A hundred draws from 400 … 1,000 ms each: their means differ by more than this once in a hundred million runs.
  expect(Math.abs(mean(one) - mean(many))).toBeLessThan(150)
})

test('a seat that knows no more than onlookers do answers as soon as it can', async () => {
  const bots = { levels: ['odd'], choose: async () => ({ index: 0 }) }
  const house = new House({ bots, botBudget: BUDGET, loadGame: async () => ({ game: steps as never }) })
  const ann = house.visitor('Ann')
  const { table } = await ann.get('create', { game: 'steps', options: { feet: 1 }, seats: [bot, you] })
  await settled()
  await ann.get('watch', { table, as: 1 })
  expect(ann.last('play').sight.entry).toBe(1)
})

test('where thinking is late, having no choice is as late', () => {
  const pace = new Pace(() => 0.5)
  expect(pace.late('example')).toBe(0)
  for (const late of [-5, 300, 300]) pace.note('example', late)
  expect(pace.late('example')).toBe(300)
  expect(pace.late('another')).toBe(0)
})

test('a bot has to be done before its answer is due, and nothing of it depends on the options', () => {
  for (const random of [0, 0.3, 0.999]) {
    const { answer, think } = new Pace(() => random).next(BUDGET)
    expect(think).toBeLessThan(answer)
    expect(think).toBeGreaterThan(0.3 * BUDGET)
    expect(answer).toBeLessThanOrEqual(BUDGET)
  }
})

test('an answer that is called off while it waits is not given', async () => {
  const choose = async () => ({ index: 0 })
  const house = new House({ bots: { levels: ['odd'], choose }, botBudget: BUDGET })
  const ann = house.visitor('Ann')
  const { table } = await ann.get('create', { game: 'example', seats: [you, bot] })
  await ann.get('watch', { table, as: 0 })
  await settled()
  await ann.get('hand', { table, seat: 0, to: bot })
  await ann.get('hand', { table, seat: 0, to: { kind: 'back' } })
  expect(ann.last('play').sight.entry).toBe(0)
  await house.pass(2 * BUDGET)
  // Its own seat's, once.
  expect(ann.last('play').sight.entry).toBe(1)
})
