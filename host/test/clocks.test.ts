import { game as example } from '@anachron/example'
import { describe, expect, test } from 'vitest'
import { Host, randomBots } from '../src/index.ts'
import { House, twoAtTable } from './visitors.ts'

const MINUTE = 60_000
const perMove = { per: 'move' as const, time: MINUTE, bonus: 0, atZero: 'loss' as const }
const perMatch = { per: 'match' as const, time: MINUTE, bonus: 5_000, atZero: 'bot' as const }

describe('clocks', () => {
  test('run for the seats that are asked, and stop when they have answered', async () => {
    const house = new House()
    const { ann, bob, table } = await twoAtTable(house, { clock: perMatch })
    await house.pass(10_000)
    await ann.plays(table)
    expect(bob.last('play').clocks).toMatchObject({ left: [55_000, 50_000], running: [1] })
    await house.pass(10_000)
    await bob.plays(table)
    expect(bob.last('play').clocks?.left).toEqual([55_000, 45_000])
  })

  test('at zero the match is lost, where the table has agreed on that, though nobody is looking', async () => {
    const house = new House()
    const { ann, bob, table } = await twoAtTable(house, { clock: perMove })
    await bob.plays(table)
    ann.session.close()
    bob.session.close()
    await house.pass(5 * MINUTE)
    const cat = house.visitor('Cat')
    await cat.get('watch', { table, as: -2 })
    expect(cat.last('play').sight.result).toMatchObject({ payoff: [0, 1] })
  })

  test('at zero a bot stands in, and the seat can be taken back', async () => {
    const house = new House({ bots: { levels: ['slow'], choose: () => new Promise(() => {}) } })
    const { ann, bob, table } = await twoAtTable(house, { clock: perMatch })
    await ann.plays(table)
    await house.pass(MINUTE + 2_000)
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', level: 'slow', ownerName: 'Bob' })
    await bob.get('hand', { table, seat: 1, to: { kind: 'back' } })
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Bob' })
  })

  test('at zero a decision passes as the game says, where it says so; whoever lets several pass is not there', async () => {
    const timeUp = (listed: readonly object[]): object => listed.at(-1) as object
    const answering = { preferences: () => [], answer: () => undefined, waitMs: 0, timeUp }
    const house = new House({
      loadGame: async () => ({ game: example, answering }),
      bots: { levels: ['slow'], choose: () => new Promise(() => {}) },
    })
    const { ann, bob, table } = await twoAtTable(house, { clock: { ...perMove, atZero: 'bot' } })
    const least = bob.last('play').sight.options.at(-1)
    await ann.plays(table)
    await house.pass(MINUTE + 2_000)
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Bob' })
    const acts = async () =>
      ((await house.store.load(table))?.lines ?? []).flatMap(({ deed, by }) =>
        deed.do === 'act' ? [{ deed, by }] : [],
      )
    expect((await acts()).at(-1)).toMatchObject({ by: null, deed: { seat: 1, action: least, time: true } })
    const answerAll = async (who: typeof ann): Promise<void> => {
      while (who.last('play').sight.options.length > 0) await who.plays(table)
    }
    // An answer of their own shows that they are there.
    await answerAll(ann)
    await answerAll(bob)
    const before = (await acts()).length
    for (let i = 0; i < 10 && ann.last('table').info.seats[1]?.kind === 'person'; i++) {
      await answerAll(ann)
      await house.pass(MINUTE + 2_000)
    }
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', ownerName: 'Bob' })
    const passed = (await acts()).slice(before).filter(({ deed }) => deed.seat === 1)
    expect(passed.map(({ deed }) => deed.time)).toEqual([true, true])
  })

  test('time in which no host was up is charged to nobody', async () => {
    const house = new House()
    const { ann, bob, table } = await twoAtTable(house, { clock: perMatch })
    await house.pass(10_000)
    await house.host.close({ reason: 'restart', again: 0 })
    house.time += 24 * 60 * MINUTE
    const later = new House({ store: house.store })
    later.time = house.time
    await later.pass(3_000)
    const again = later.visitor('Ann')
    await again.get('watch', { table })
    const left = again.last('play').clocks?.left[0] ?? 0
    expect(left).toBeGreaterThanOrEqual(46_000)
    expect(left).toBeLessThanOrEqual(50_000)
    expect(again.last('table').info.phase).toBe('playing')
    expect([ann.name, bob.name]).toEqual(['Ann', 'Bob'])
  })
})

describe('a clock that is set', () => {
  /** A house whose clock can be set: time goes on as it does. */
  function settable(): { house: House; set(ms: number): void } {
    let ahead = 0
    const house: House = new House({ now: () => house.time + ahead, steady: () => house.time })
    return {
      house,
      set(ms) {
        ahead += ms
      },
    }
  }
  const HOUR = 60 * MINUTE
  const left = (who: { last(kind: 'play'): { clocks: { left: number[] } | null } }) =>
    who.last('play').clocks?.left ?? []

  test('back and forward again costs nobody the hour', async () => {
    const { house, set } = settable()
    const { ann, bob, table } = await twoAtTable(house, { clock: perMatch })
    await house.pass(10_000)
    set(-HOUR)
    await house.pass(3_000)
    // Both answer, and are asked anew while the clock is behind.
    await ann.plays(table)
    await bob.plays(table)
    const who = ann.last('play').sight.options.length > 0 ? ann : bob
    const seat = who === ann ? 0 : 1
    const before = left(who)[seat] ?? 0
    await house.pass(10_000)
    set(HOUR)
    // At once, before anything else has noticed it.
    await who.plays(table)
    expect(left(who)[seat]).toBe(before - 10_000 + perMatch.bonus)
    await house.pass(3_000)
    expect(bob.last('table').info.phase).toBe('playing')
  })

  test('shows no less than nothing, also before anybody has called time', async () => {
    const house = new House()
    const { ann, table } = await twoAtTable(house, { clock: perMatch })
    house.time += MINUTE + 3_000
    await ann.get('watch', { table })
    expect(left(ann)).toEqual([0, 0])
  })

  test('forward costs nobody anything', async () => {
    const { house, set } = settable()
    const { ann, bob, table } = await twoAtTable(house, { clock: perMatch })
    await ann.plays(table)
    await house.pass(10_000)
    set(HOUR)
    const cat = house.visitor('Cat')
    await cat.get('watch', { table })
    expect(left(cat)).toEqual([MINUTE + perMatch.bonus, 50_000])
    await house.pass(5_000)
    await cat.get('watch', { table })
    expect(left(cat)).toEqual([MINUTE + perMatch.bonus, 45_000])
    await house.pass(5_000)
    await bob.plays(table)
    expect(left(bob)[1]).toBe(45_000)
  })
})

describe('word is sent', () => {
  test('at once to the person’s other screens, and outside after a while if they have not come', async () => {
    const house = new House()
    const { ann, bob, table } = await twoAtTable(house)
    await ann.plays(table)
    await ann.get('unwatch', { table })
    await bob.plays(table)
    expect(ann.last('turn').card).toMatchObject({ table, waiting: [0] })
    await house.pass(15_000)
    expect(house.notices).toEqual([])
    await house.pass(10_000)
    expect(house.notices).toEqual(['person-Ann'])
  })

  test('not to whoever has come meanwhile', async () => {
    const house = new House()
    const { ann, bob, table } = await twoAtTable(house)
    await ann.plays(table)
    await ann.get('unwatch', { table })
    await bob.plays(table)
    await ann.get('watch', { table })
    await house.pass(60_000)
    expect(house.notices).toEqual([])
  })

  test('of tables in lists to those who look at the lists', async () => {
    const house = new House()
    const cat = house.visitor('Cat')
    await cat.get('lobby', {})
    const ann = house.visitor('Ann')
    const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
    const { table } = await ann.get('create', { game: 'example', seats, listed: 'open' })
    await ann.get('create', { game: 'example', seats })
    await house.pass(2_000)
    const cards = cat.inbox.flatMap((message) => (message.m === 'card' ? [message.card] : []))
    expect(cards.map((card) => card.table)).toEqual([table])
    expect(cards[0]?.seats[0]?.name).toBe('Ann')
    expect((await house.visitor('Dan').get('lobby', {})).open.map((card) => card.table)).toEqual([table])
    expect((await ann.get('lobby', {})).yours).toHaveLength(2)
  })
})

test('a host that is closed says goodbye and lets what is being stored finish', async () => {
  const house = new House()
  const { ann, table } = await twoAtTable(house)
  const playing = ann.plays(table)
  await Promise.all([playing, house.host.close({ reason: 'The server restarts.', again: 500 })])
  expect(ann.last('bye')).toMatchObject({ again: 500 })
  const { lines } = (await house.store.load(table)) ?? { lines: [] }
  expect(lines.filter((line) => line.deed.do === 'act')).toHaveLength(1)
})

test('a host needs nothing but a store, games and bots', async () => {
  const { store } = new House()
  const host = new Host({ store, bots: randomBots, loadGame: async () => undefined })
  expect(host.idFor('ann', 'one')).toMatch(/^[a-z0-9]{20}$/)
  expect(host.idFor('ann', 'one')).not.toBe(host.idFor('ann', 'two'))
  await host.close({ reason: 'done', again: 0 })
})
