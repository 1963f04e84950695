import { game as example } from '@anachron/example'
import { type AnyGame, applyEntry, type Json, type LogEntry, pictureAt, stateAt, type Viewer } from '@anachron/kernel'
import type { EntryEvents, MatchView } from '@anachron/wire'
import { patched } from '@anachron/wire/patch'
import { describe, expect, test } from 'vitest'
import { TestHost, twoAtTable, type Visitor } from './visitors.ts'

/** The pictures that come with what is told, in order, as whoever gets them makes them out. */
function unrolled({ view }: MatchView, entryEvents: readonly EntryEvents[]): Json[] {
  const made: Json[] = []
  let next: Json = view
  for (const patch of entryEvents.flatMap(({ pictures = [] }) => pictures).reverse()) {
    next = patched(next, patch)
    made.unshift(next)
  }
  return made
}

/** What a viewer would have seen at each event of some entries, by the rules. */
async function seenBy(testHost: TestHost, table: string, viewer: Viewer, from: number, to: number): Promise<Json[]> {
  const match = (await testHost.host.tables.open(table))?.state.match
  if (!match) throw new Error('no match')
  const seen: Json[] = []
  const state = stateAt(match, from - 1)
  for (const entry of match.log.entries.slice(from - 1, to))
    applyEntry(match.game, state, entry as LogEntry, (event, midway) => {
      const picture = pictureAt(match.game, midway, event, viewer)
      if (picture) seen.push(JSON.parse(JSON.stringify(picture)))
    })
  return seen
}

/** Both bury, then some entries of play. */
async function playOn(table: string, people: readonly Visitor[], entries: number): Promise<void> {
  for (let i = 0; i < entries; i++) {
    const person = people.find((one) => one.last('play').matchView.options.length > 0)
    if (!person || person.last('play').matchView.result) return
    await person.plays(table)
  }
}

const isShown = ({ kind }: { kind: string }): boolean => (example.beat?.({ kind } as never) ?? 0) > 0

describe('pictures', () => {
  test('whoever watches gets the view at each event that is shown to them, and the view after it', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const cat = testHost.visitor('Cat')
    await cat.get('watch', { table })
    let shown = 0
    for (let i = 0; i < 20; i++) {
      await playOn(table, [ann, bob], 1)
      for (const [viewer, person] of [[0, ann] as const, [1, bob] as const, [-1, cat] as const]) {
        const { matchView, entryEvents } = person.last('play')
        const pictures = unrolled(matchView, entryEvents)
        expect(pictures).toEqual(await seenBy(testHost, table, viewer, matchView.entry, matchView.entry))
        expect(pictures.length).toBe(entryEvents.flatMap(({ events }) => events).filter(isShown).length)
        shown += pictures.length
      }
    }
    expect(shown).toBeGreaterThan(30)
  })

  test('a line that another host has written is shown with its pictures, too', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const elsewhere = new TestHost({ store: testHost.store })
    const dan = elsewhere.visitor('Dan')
    await dan.get('watch', { table })
    await playOn(table, [ann, bob], 4)
    await (await elsewhere.host.tables.open(table))?.catchUp()
    const { matchView, entryEvents } = dan.last('play')
    expect(matchView.entry).toBe(4)
    expect(unrolled(matchView, entryEvents)).toEqual(await seenBy(testHost, table, -1, 4, 4))
    expect(entryEvents[0]?.pictures?.length).toBeGreaterThan(0)
  })

  test('entries can be watched again, some at a time', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await playOn(table, [ann, bob], 12)
    const { matchView, entryEvents } = await bob.get('replay', { table, from: 2, to: 11, as: 1 })
    expect(matchView).toEqual((await bob.get('look', { table, entry: 11, as: 1 })).matchView)
    expect(entryEvents.map(({ entry }) => entry)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(unrolled(matchView, entryEvents)).toEqual(await seenBy(testHost, table, 1, 2, 11))
    const { entryEvents: plain } = await bob.get('log', { table, from: 2, to: 11, as: 1 })
    expect(entryEvents.map(({ pictures: _, ...one }) => one)).toEqual(plain)
    expect((await bob.refused('replay', { table, from: 0, to: 99 })).code).toBe('unknown')
    expect((await bob.refused('replay', { table, from: 2, to: 11, as: 0 })).code).toBe('not-yours')
  })

  test('nothing is looked at in the middle of an entry where nobody watches', async () => {
    const views: number[] = []
    const game: AnyGame = {
      ...example,
      view(state: never, viewer: number) {
        views.push(viewer)
        return example.view(state, viewer)
      },
    }
    const testHost = new TestHost({ loadGame: async () => ({ game }) })
    const { ann, bob, table } = await twoAtTable(testHost)
    await playOn(table, [ann, bob], 2)
    await bob.get('unwatch', { table })
    views.length = 0
    await ann.plays(table)
    expect(views).toContain(0)
    expect(views).not.toContain(1)
    const { n } = ann.last('play')
    await ann.get('unwatch', { table })
    const open = await testHost.host.tables.open(table)
    const seat = open?.state.deciding?.seats[0] ?? 0
    views.length = 0
    const who = seat === 0 ? ann : bob
    await who.get('act', { table, seat, basedOn: n, action: { kind: 'pass' } })
    expect(views).toEqual([])
  })
})
