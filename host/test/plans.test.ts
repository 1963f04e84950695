import { game as example } from '@anachron/example'
import { loadGame, shelf } from '@anachron/games'
import { type AnyGame, apply, decision, hashOf, type Match, options, proofFor, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import type { PlanStep, PlanStop } from '@anachron/wire'
import { describe, expect, test } from 'vitest'
import { MemoryStore } from '../src/index.ts'
import { layOut, type Room } from './leak-rooms.ts'
import { lids } from './lids.ts'
import { settled, TestHost, type Visitor } from './visitors.ts'

type State = Match['state']

/** Up to so many answers of one seat in a row, as they could be given if chance were `dice`. */
function imaginedPlan(game: AnyGame, state: State, seat: number, seed: string): PlanStep[] {
  const world = game.clone(state) as State
  const dice = seeded(seed)
  const steps: PlanStep[] = []
  for (let i = 0; i < 5; i++) {
    const asked = decision(game, world)
    if (!asked?.seats.includes(seat)) break
    const listed = options(game, world, seat) as PlanStep['action'][]
    const action = listed[dice.pick('option', listed.length)] as PlanStep['action']
    steps.push({ ask: asked.ask, action })
    apply(game, world, dice, seat, structuredClone(action))
  }
  return steps
}

const matchIn = async ({ testHost, table }: Room): Promise<Match> =>
  (await testHost.host.tables.open(table))?.state.match as Match

async function planned(room: Room, seat: number, steps: PlanStep[], id = 'plan') {
  const { onlooker, table } = room
  await onlooker.ask('watch', { table, as: seat }, 'watch')
  const { n } = onlooker.last('play')
  const answer = await onlooker.ask('plan', { table, seat, basedOn: n, steps }, id)
  if (answer.m === 'refusal') throw new Error(render(answer.reason))
  return { answer, basedOn: n }
}

async function oneByOne(room: Room, seat: number, steps: PlanStep[]): Promise<void> {
  const { onlooker, table } = room
  await onlooker.ask('watch', { table, as: seat }, 'watch')
  for (const { action } of steps)
    await onlooker.get('act', { table, seat, basedOn: onlooker.last('play').n, action: structuredClone(action) })
}

function run(proof: Generator<void, boolean>): boolean {
  for (;;) {
    const { done, value } = proof.next()
    if (done) return value
  }
}

const REASONS: Record<PlanStop['because'], (match: Match, steps: PlanStep[], done: number) => boolean> = {
  chance: ({ log }) => (log.entries.at(-1)?.rolls?.length ?? 0) > 0,
  ask: ({ game, state }, steps, done) => decision(game, state)?.ask !== steps[done]?.ask,
  others: () => true,
  over: ({ state }) => state.result !== null,
  learnt: () => true,
  refused: () => false,
  earlier: () => false,
}

describe('a plan is the same as its answers one by one, as far as it was carried out', () => {
  for (const { title, load } of [
    { title: example.title, load: async () => ({ game: example as AnyGame }) },
    ...shelf.map(({ title, load }) => ({ title, load: load as () => Promise<{ game: AnyGame }> })),
  ])
    test(title, async () => {
      const { game } = await load()
      let longest = 0
      for (let i = 0; i < 24; i++) {
        const match = playRandomly(game, { seed: `plan/${i}`, seats: game.seats.min, most: 3 + 7 * i, options: {} })
        const { state, log } = match
        const seat = decision(game, state)?.seats[0]
        if (seat === undefined) continue
        const steps = imaginedPlan(game, state, seat, `imagined/${i}`)
        const looking = { game, viewer: seat, seats: log.seats }
        const [whole, single] = await Promise.all([
          layOut(looking, log.options, state),
          layOut(looking, log.options, state),
        ])
        const { answer, basedOn } = await planned(whole, seat, steps)
        longest = Math.max(longest, answer.done)
        await oneByOne(single, seat, steps.slice(0, answer.done))
        const [a, b] = [await matchIn(whole), await matchIn(single)]
        expect(a.log.entries).toEqual(b.log.entries)
        expect(hashOf(a.state)).toBe(hashOf(b.state))
        // It went on only where the answer before brought nothing new.
        for (let n = 1; n < answer.done; n++) expect(run(proofFor(a, n, seat)), `entry ${n}`).toBe(true)
        if (answer.stopped)
          expect(REASONS[answer.stopped.because](a, steps, answer.done), answer.stopped.because).toBe(true)
        else expect(answer.done).toBe(steps.length)

        // Sent again it tells how far it came, and nothing is done twice.
        const { onlooker, table } = whole
        const again = await onlooker.ask('plan', { table, seat, basedOn, steps }, 'plan')
        expect(again).toMatchObject({ m: 'ok', n: answer.n, done: answer.done })
        expect((await matchIn(whole)).log.entries).toHaveLength(answer.done)

        // Whoever looks later is told that it was one.
        const { entryEvents } = await onlooker.get('log', { table, from: 1, to: answer.done, as: seat })
        expect(entryEvents.map(({ plan }) => plan)).toEqual(entryEvents.map((_, k) => (k === 0 ? undefined : 1)))
      }
      expect(longest).toBeGreaterThan(game.id === 'example' ? 0 : 1)
    }, 60_000)
})

/** Alone at a table of TimeTripper, packing: as many answers in a row as there are things to take. */
async function packing(store = new MemoryStore()) {
  const testHost = new TestHost({ store, loadGame })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game: 'timetripper', seats: [{ kind: 'you' }] })
  await ann.get('watch', { table })
  const { matchView, n } = ann.last('play')
  const steps = matchView.options
    .filter((action) => action.do === 'buy')
    .slice(0, 3)
    .map((action) => ({ ask: matchView.decision?.ask ?? '', action }))
  return { testHost, store, ann, table, steps, basedOn: n }
}

const entryOf = (who: Visitor): number => who.last('play').matchView.entry

describe('a plan', () => {
  test('is stored before it is acknowledged, and each answer before it is shown', async () => {
    const store = new MemoryStore()
    const { ann, table, steps, basedOn } = await packing(store)
    const from = ann.inbox.length
    const { append } = store
    const order: string[] = []
    store.append = async (...line) => {
      const kept = await append.call(store, ...line)
      order.push(
        ...ann.inbox.slice(from + order.filter((what) => what !== 'stored').length).map(({ m }) => m),
        'stored',
      )
      return kept
    }
    expect(await ann.ask('plan', { table, seat: 0, basedOn, steps }, 'pack')).toMatchObject({ done: 3, stopped: null })
    order.push(...ann.inbox.slice(from + order.filter((what) => what !== 'stored').length).map(({ m }) => m))
    expect(order.filter((what) => what !== 'summary')).toEqual([
      'stored',
      'play',
      'stored',
      'play',
      'stored',
      'ok',
      'play',
    ])
  })

  test('is taken back in one go, and another host knows it as one', async () => {
    const { store, ann, table, steps, basedOn } = await packing()
    const before = JSON.stringify(ann.last('play').matchView)
    await ann.get('plan', { table, seat: 0, basedOn, steps })
    const elsewhere = new TestHost({ store, loadGame }).visitor('Ann')
    await elsewhere.get('watch', { table })
    const { entryEvents } = await elsewhere.get('log', { table, from: 1, to: 3 })
    expect(entryEvents.map(({ plan }) => plan)).toEqual([undefined, 1, 1])
    expect(await elsewhere.get('undo', { table, to: (entryEvents.at(-1)?.plan ?? 0) - 1 })).toMatchObject({
      asked: false,
    })
    expect(JSON.stringify(elsewhere.last('play').matchView)).toBe(before)
    // What is answered next is nobody's plan, though it stands at the same entry.
    await elsewhere.plays(table)
    await elsewhere.plays(table)
    expect(elsewhere.last('play').entryEvents[0]?.plan).toBeUndefined()
  })

  test('that begins with an answer the rules refuse changes nothing and says the rule', async () => {
    const { ann, table, steps, basedOn } = await packing()
    const ask = steps[0]?.ask ?? ''
    const wrong = [{ ask, action: { kind: 'nonsense' } }, ...steps]
    const refused = await ann.refused('plan', { table, seat: 0, basedOn, steps: wrong })
    expect(refused.code).toBe('refused')
    expect(refused.rule).toMatch(/^TT-/)
    expect(entryOf(ann)).toBe(0)
  })

  test('stops where an answer is refused, and where another question comes than it was made for', async () => {
    const { ann, table, steps, basedOn } = await packing()
    const [first, second] = steps as [PlanStep, PlanStep]
    const wrong = [first, { ask: first.ask, action: { kind: 'nonsense' } }, ...steps]
    const stopped = await ann.get('plan', { table, seat: 0, basedOn, steps: wrong })
    expect(stopped).toMatchObject({ done: 1, stopped: { because: 'refused', reason: expect.any(String) } })
    const other = [second, { ask: 'elsewhere.ask', action: second.action }]
    const next = await ann.get('plan', { table, seat: 0, basedOn: ann.last('play').n, steps: other })
    expect(next).toMatchObject({ done: 1, stopped: { because: 'ask' } })
    expect(entryOf(ann)).toBe(2)
    const late = await ann.refused('plan', { table, seat: 0, basedOn, steps })
    expect(late.code).toBe('stale')
  })

  test('stops where something was seen for the first time, though no die was thrown and the same is asked', async () => {
    const testHost = new TestHost({ loadGame: async () => ({ game: lids as AnyGame }) })
    const ann = testHost.visitor('Ann')
    const { table } = await ann.get('create', { game: 'lids', seats: [{ kind: 'you' }] })
    await ann.get('watch', { table })
    const step = (action: PlanStep['action']): PlanStep => ({ ask: 'turn.look', action })
    const [knock, lift] = [step({ knock: true }), step({ lift: 1 })]
    const fields = { table, seat: 0, basedOn: ann.last('play').n }
    const seen = await ann.get('plan', { ...fields, steps: [knock, knock, lift, knock] })
    expect(seen).toMatchObject({ done: 3, stopped: { because: 'learnt' } })
    const heard = await ann.get('plan', { ...fields, basedOn: ann.last('play').n, steps: [knock, knock] })
    expect(heard).toMatchObject({ done: 2, stopped: null })
  })

  test('is nobody else’s to give, and not made of more than a plan may hold', async () => {
    const { testHost, ann, table, steps, basedOn } = await packing()
    const bob = testHost.visitor('Bob')
    expect((await bob.refused('plan', { table, seat: 0, basedOn, steps })).code).toBe('not-yours')
    const many = Array.from({ length: 65 }, () => steps[0] as PlanStep)
    expect((await ann.refused('plan', { table, seat: 0, basedOn, steps: many })).code).toBe('malformed')
    expect((await ann.refused('plan', { table, seat: 0, basedOn, steps: [] })).code).toBe('malformed')
    expect(entryOf(ann)).toBe(0)
  })

  test('whose store fails in the middle is settled by sending it again', async () => {
    const store = new MemoryStore()
    const { ann, table, steps, basedOn } = await packing(store)
    const { append } = store
    let lines = 0
    store.append = async (...line) => {
      if (++lines === 2) throw new Error('no room')
      return append.call(store, ...line)
    }
    expect(await ann.ask('plan', { table, seat: 0, basedOn, steps }, 'pack')).toMatchObject({ code: 'unavailable' })
    const again = await ann.ask('plan', { table, seat: 0, basedOn, steps }, 'pack')
    expect(again).toMatchObject({ m: 'ok', done: 1, stopped: { because: 'earlier' } })
    await settled()
    await ann.get('watch', { table })
    expect(entryOf(ann)).toBe(1)
  })
})
