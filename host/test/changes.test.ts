import { game as example } from '@anachron/example'
import type { AnyGame } from '@anachron/kernel'
import { type Message, type MessageOf, Plays, WIRE_VERSION } from '@anachron/wire'
import { describe, expect, test } from 'vitest'
import { TestHost, twoAtTable, type Visitor } from './visitors.ts'

type Play = MessageOf<'play'>

/** Somebody who makes out what they are told, as the app does. */
class Reader {
  play: Play | undefined
  readonly #visitor: Visitor
  readonly #plays = new Plays((table, as) => void this.#visitor.ask('watch', { table, as }))
  #read = 0

  private constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  static async enter(testHost: TestHost, name: string): Promise<Reader> {
    const visitor = testHost.visitor(name)
    await visitor.get('hello', { version: WIRE_VERSION, changes: true })
    return new Reader(visitor)
  }

  async watch(table: string, as?: number): Promise<void> {
    await this.#visitor.get('watch', { table, ...(as === undefined ? {} : { as }) })
  }

  /** What has come since this was asked last; `lose` some of it on the way. Returns which kinds of message it was. */
  async read(lose: (message: Message) => boolean = () => false): Promise<string[]> {
    const kinds: string[] = []
    // What is asked for again comes at once.
    for (let more = true; more; await new Promise(setImmediate), more = this.#read < this.#visitor.inbox.length)
      for (; this.#read < this.#visitor.inbox.length; this.#read++) {
        const message = this.#visitor.inbox[this.#read] as Message
        if (message.m !== 'play' && message.m !== 'change') continue
        kinds.push(message.m)
        if (lose(message)) continue
        const made = this.#plays.whole(message)
        if (made) this.play = made as Play
      }
    return kinds
  }
}

/** The example with more to see: what is small is not worth a change. */
const large = {
  ...example,
  view: (state: never, viewer: number) => ({ ...example.view(state, viewer), cloth: 'green'.repeat(200) }),
} as unknown as AnyGame
const around = { loadGame: async () => ({ game: large }) }

const present = ({ matchView, n }: Play) => ({ n, ...matchView })

async function oneMore(table: string, people: readonly Visitor[]): Promise<void> {
  const person = people.find((one) => one.last('play').matchView.options.length > 0) as Visitor
  await person.plays(table)
}

/** Ann and Bob play, and Cat looks on, who takes changes; Dan beside her does not. */
async function laidOut(testHost = new TestHost(around)) {
  const { ann, bob, table } = await twoAtTable(testHost)
  const cat = await Reader.enter(testHost, 'Cat')
  await cat.watch(table)
  const dan = testHost.visitor('Dan')
  await dan.get('watch', { table })
  return { testHost, ann, bob, cat, dan, table, people: [ann, bob] }
}

describe('whoever takes changes', () => {
  test('is shown the match whole once, then what has changed, and sees the same as everybody', async () => {
    const { cat, dan, table, people } = await laidOut()
    expect(await cat.read()).toEqual(['play'])
    for (let i = 0; i < 6; i++) {
      await oneMore(table, people)
      expect(await cat.read()).toEqual(['change'])
      expect(cat.play).toEqual(dan.last('play'))
    }
    expect(dan.inbox.filter(({ m }) => m === 'change')).toEqual([])
  })

  test('is shown each whole as long as that is little', async () => {
    const { cat, dan, table, people } = await laidOut(new TestHost())
    for (let i = 0; i < 3; i++) await oneMore(table, people)
    expect(await cat.read()).toEqual(['play', 'play', 'play', 'play'])
    expect(cat.play).toEqual(dan.last('play'))
  })

  test('and has missed one, watches again when the next one comes, and sees the same', async () => {
    const { cat, dan, table, people } = await laidOut()
    await cat.read()
    for (let i = 0; i < 3; i++) await oneMore(table, people)
    let lost = 0
    const kinds = await cat.read((message) => message.m === 'change' && lost++ === 1)
    expect(kinds).toEqual(['change', 'change', 'change', 'play'])
    expect(present(cat.play as Play)).toEqual(present(dan.last('play')))
    await oneMore(table, people)
    expect(await cat.read()).toEqual(['change'])
    expect(cat.play).toEqual(dan.last('play'))
  })

  test('is shown everything through a new connection, however much has happened meanwhile', async () => {
    const { testHost, cat, dan, table, people } = await laidOut()
    for (let i = 0; i < 2; i++) await oneMore(table, people)
    await cat.read()
    const again = await Reader.enter(testHost, 'Cat')
    for (let i = 0; i < 2; i++) await oneMore(table, people)
    await again.watch(table)
    expect(await again.read()).toEqual(['play'])
    expect(present(again.play as Play)).toEqual(present(dan.last('play')))
    await oneMore(table, people)
    expect(await again.read()).toEqual(['change'])
    expect(again.play).toEqual(dan.last('play'))
  })

  test('knows of their own answer that it gave itself', async () => {
    const { testHost, ann, table } = await laidOut()
    const reader = await Reader.enter(testHost, 'Ann')
    await reader.watch(table, 0)
    await reader.read()
    const { matchView, n } = ann.last('play')
    const action = matchView.options[0] as (typeof matchView.options)[number]
    await ann.get('act', { table, seat: 0, basedOn: n, action, itself: true })
    expect(await reader.read()).toEqual(['change'])
    expect(reader.play?.entryEvents[0]?.itself).toBe(true)
  })

  test('is shown whole what was taken back, and as another viewer', async () => {
    const { testHost, ann, bob, table, people } = await laidOut()
    const reader = await Reader.enter(testHost, 'Ann')
    await reader.watch(table, 0)
    await oneMore(table, people)
    await reader.read()
    const { entry } = ann.last('play').matchView
    const asked = await ann.get('undo', { table, to: entry - 1 })
    const { offer } = ann.last('table').info
    if (asked.asked) await bob.get('consent', { table, offer: offer?.offer ?? 0, yes: true })
    expect(await reader.read()).toEqual(['play'])
    expect(reader.play).toEqual(ann.last('play'))
    await oneMore(table, people)
    expect(await reader.read()).toEqual(['change'])
    expect(reader.play).toEqual(ann.last('play'))
    await reader.watch(table, -1)
    expect(await reader.read()).toEqual(['play'])
    expect(reader.play?.matchView.as).toBe(-1)
  })

  test('is told in changes of what another host has written, also where both wrote at once', async () => {
    const testHost = new TestHost(around)
    const { ann, bob, table } = await twoAtTable(testHost)
    const elsewhere = new TestHost({ store: testHost.store, ...around })
    const eve = await Reader.enter(elsewhere, 'Bob')
    await eve.watch(table, 1)
    await eve.read()
    const there = elsewhere.visitor('Bob')
    await there.get('watch', { table, as: 1 })
    for (let i = 0; i < 4; i++) await oneMore(table, [ann, bob])
    // This host has heard nothing yet: its line is taken, and it reads what the other wrote.
    const { n, matchView } = bob.last('play')
    const action = matchView.options[0] ?? { kind: 'pass' }
    await there.ask('act', { table, seat: 1, basedOn: n, action })
    await (await elsewhere.host.tables.open(table))?.catchUp()
    const kinds = await eve.read()
    expect(kinds.length).toBeGreaterThan(3)
    expect(new Set(kinds)).toEqual(new Set(['change']))
    expect(eve.play).toEqual(there.last('play'))
  })
})
