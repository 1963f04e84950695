import { only, players } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { hexOf } from '../src/index.ts'
import { Pace } from '../src/pace.ts'
import { steps } from './steps.ts'
import { settled, TestHost } from './visitors.ts'

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
async function answersAfter(
  feet: number,
  thinks: (budget: number) => number,
  game: object = walking,
): Promise<number[]> {
  const choose = ({ budget }: { budget: number }) =>
    new Promise<{ index: number }>((resolve) => testHost.host.clock.later(thinks(budget), () => resolve({ index: 0 })))
  const loadGame = async () => ({ game: game as never })
  const hexFor = (person: string, request: string): string => hexOf(person + request)
  const testHost = new TestHost({ bots: { levels: ['odd'], choose }, botBudget: BUDGET, loadGame, hexFor })
  const people = await Promise.all(
    Array.from({ length: MATCHES }, async (_, i) => {
      const person = testHost.visitor(`Ann${i}`)
      const { table } = await person.get('create', { game: 'steps', options: { feet }, seats: [bot, you] })
      await person.get('watch', { table, as: 1 })
      return person
    }),
  )
  const asked = testHost.time
  for (let ms = 0; ms < 2 * BUDGET; ms += 10) await testHost.tick(10)
  return people.map((person) => (person.last('play').entryEvents[0]?.at ?? Number.NaN) - asked)
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

test('where others may not know what is decided, an answer takes its time though nothing else is hidden', async () => {
  const { turn } = steps.flows
  const veiled = { ...steps, flows: { turn: { step: { ...turn.step, secret: true } } } }
  const times = await answersAfter(1, () => 0, veiled)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(0.4 * BUDGET)
})

test('who has chosen a role that others know they have takes its time from then on, and nothing is imagined', async () => {
  const { step } = steps.flows.turn
  const take = (ctx: { state: object }, ...rest: unknown[]): unknown => {
    Object.assign(ctx.state, { role: 'witch' })
    return (step as unknown as { take(...given: unknown[]): unknown }).take(ctx, ...rest)
  }
  const hiding = {
    ...steps,
    // Of what a game imagines nobody can say how long it takes, and everybody would wait for it.
    imagine: () => expect.fail('a world was imagined'),
    flows: { turn: { step: { ...step, take } } },
    secrets: {
      role: (state: { role?: string }) =>
        state.role ? [{ in: state, key: 'role', knownTo: only(1), values: ['witch', 'wizard'] }] : [],
    },
  }
  const loadGame = async () => ({ game: hiding as never })
  const bots = { levels: ['odd'], choose: async () => ({ index: 0 }) }
  const testHost = new TestHost({ bots, botBudget: BUDGET, loadGame })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game: 'steps', options: { feet: 1 }, seats: [you, bot] })
  await ann.get('watch', { table, as: 0 })
  const { matchView, n } = ann.last('play')
  await ann.get('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
  await testHost.pass(0.3 * BUDGET)
  expect(ann.last('play').matchView.entry).toBe(1)
  await testHost.pass(BUDGET)
  expect(ann.last('play').matchView.entry).toBe(2)
})

test('that a seat has made a plan of which nobody knows does not show in its time', async () => {
  const { step } = steps.flows.turn
  /** Whether the bot has answered in less time than it takes where it knows something. */
  const isQuick = async (plan: boolean): Promise<boolean> => {
    const take = (ctx: { state: object }, ...rest: unknown[]): unknown => {
      Object.assign(ctx.state, { plan })
      return (step as unknown as { take(...given: unknown[]): unknown }).take(ctx, ...rest)
    }
    const planning = {
      ...steps,
      flows: { turn: { step: { ...step, take } } },
      // Nobody else sees even that there is one.
      secrets: {
        plan: (state: { plan?: boolean }) =>
          state.plan ? [{ in: state, key: 'plan', knownTo: only(1), values: [false] }] : [],
      },
    }
    const loadGame = async () => ({ game: planning as never })
    const bots = { levels: ['odd'], choose: async () => ({ index: 0 }) }
    const testHost = new TestHost({ bots, botBudget: BUDGET, loadGame })
    const ann = testHost.visitor('Ann')
    const { table } = await ann.get('create', { game: 'steps', options: { feet: 6 }, seats: [you, bot] })
    await ann.get('watch', { table, as: 0 })
    const { matchView, n } = ann.last('play')
    await ann.get('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
    await testHost.pass(0.3 * BUDGET)
    return ann.last('play').matchView.entry === 2
  }
  expect(await isQuick(true)).toBe(await isQuick(false))
  expect(await isQuick(false)).toBe(true)
})

test('who was dealt a hand takes its time, though all of it has become known', async () => {
  const shown = {
    ...steps,
    view: (state: object) => ({ ...state }),
    secrets: {
      hand: (state: { shown?: boolean }) =>
        state.shown ? [] : [{ in: state, key: 'feet', knownTo: players, values: [1, 6] }],
    },
    flows: {
      turn: {
        step: {
          ...steps.flows.turn.step,
          take(ctx: { state: { shown?: boolean } }, ...rest: unknown[]) {
            ctx.state.shown = true
            return (steps.flows.turn.step as { take(...given: unknown[]): unknown }).take(ctx, ...rest)
          },
        },
      },
    },
  }
  const loadGame = async () => ({ game: shown as never })
  const bots = { levels: ['odd'], choose: async () => ({ index: 0 }) }
  const testHost = new TestHost({ bots, botBudget: BUDGET, loadGame })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game: 'steps', options: { feet: 1 }, seats: [you, bot] })
  await ann.get('watch', { table, as: 0 })
  const { matchView, n } = ann.last('play')
  await ann.get('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
  await testHost.pass(0.3 * BUDGET)
  expect(ann.last('play').matchView.entry).toBe(1)
  await testHost.pass(BUDGET)
  expect(ann.last('play').matchView.entry).toBe(2)
})

test('a seat that knows no more than onlookers do answers as soon as it can', async () => {
  const bots = { levels: ['odd'], choose: async () => ({ index: 0 }) }
  const testHost = new TestHost({ bots, botBudget: BUDGET, loadGame: async () => ({ game: steps as never }) })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game: 'steps', options: { feet: 1 }, seats: [bot, you] })
  await settled()
  await ann.get('watch', { table, as: 1 })
  expect(ann.last('play').matchView.entry).toBe(1)
})

test('where thinking is late, having no choice is as late', () => {
  const pace = new Pace(() => 0.5)
  expect(pace.late('example')).toBe(0)
  for (const late of [-5, 300, 300]) pace.note('example', late)
  expect(pace.late('example')).toBe(300)
  expect(pace.late('another')).toBe(0)
})

test('at a table, too: on a busy machine one option takes as long as many', async () => {
  const LATE = 5_000
  let feet = 6
  const choose = () =>
    new Promise<{ index: number }>((resolve) => testHost.host.clock.later(LATE, () => resolve({ index: 0 })))
  const loadGame = async () => ({ game: walking as never })
  const testHost = new TestHost({ bots: { levels: ['odd'], choose }, botBudget: BUDGET, loadGame })
  const answered = async (): Promise<number> => {
    const ann = testHost.visitor('Ann')
    const { table } = await ann.get('create', { game: 'steps', options: { feet }, seats: [bot, you] })
    await ann.get('watch', { table, as: 1 })
    const asked = testHost.time
    for (let ms = 0; ms < 2 * LATE; ms += 100) await testHost.tick(100)
    return (ann.last('play').entryEvents[0]?.at ?? Number.NaN) - asked
  }
  const many = await answered()
  feet = 1
  const one = await answered()
  expect(many).toBeGreaterThanOrEqual(LATE)
  // What it was late by was noted: the time that was drawn for each is between 400 and 1,000 ms.
  expect(Math.abs(one - many)).toBeLessThanOrEqual(BUDGET)
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
  const testHost = new TestHost({ bots: { levels: ['odd'], choose }, botBudget: BUDGET })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game: 'example', seats: [you, bot] })
  await ann.get('watch', { table, as: 0 })
  await settled()
  await ann.get('hand-over', { table, seat: 0, to: bot })
  await ann.get('hand-over', { table, seat: 0, to: { kind: 'back' } })
  expect(ann.last('play').matchView.entry).toBe(0)
  await testHost.pass(2 * BUDGET)
  // Its own seat's, once.
  expect(ann.last('play').matchView.entry).toBe(1)
})
