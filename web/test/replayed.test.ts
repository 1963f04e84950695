import type { EntryEvents, MatchView } from '@anachron/wire'
import { expect, test } from 'vitest'
import type { ClientTable } from '../src/client/table.ts'
import { replayed } from '../src/screens/table/replayed.ts'

const matchView = (entry: number): MatchView => ({
  entry,
  as: 0,
  view: { entry },
  decision: null,
  options: [],
  anytime: [],
  result: null,
})
const entryEvents = (entry: number): EntryEvents => ({
  entry,
  seat: 0,
  at: 0,
  events: [{ kind: 'moved', rule: 'X-1' }],
})
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** A table of so many entries, of which one more comes while the first answer is on its way. */
function tableOf(entries: number) {
  const asked: [number, number][] = []
  const state = { matchView: matchView(entries), entryEvents: upTo(0, entries).map(entryEvents) }
  const request = async (verb: string, wanted: { entry: number; from: number; to: number }) => {
    if (verb === 'look') return { matchView: matchView(wanted.entry), entryEvents: null }
    asked.push([wanted.from, wanted.to])
    if (asked.length === 1) state.matchView = matchView(entries + 1)
    return {
      matchView: matchView(wanted.to),
      entryEvents: upTo(wanted.from, wanted.to).map((n) => ({ ...entryEvents(n), pictures: [{}] })),
    }
  }
  return { asked, state, table: { id: 't', state, client: { request } } as unknown as ClientTable }
}

test('a long match is watched again from an entry on, some entries at a time, up to what came meanwhile', async () => {
  const { asked, table } = tableOf(120)
  const { then, entries } = await replayed(table, 10, 0)
  expect(then).toEqual(matchView(10))
  expect(asked).toEqual([
    [11, 60],
    [61, 110],
    [111, 121],
  ])
  expect(entries.flatMap((some) => some.entryEvents.map(({ entry }) => entry))).toEqual(upTo(11, 121))
  expect(entries.at(-1)?.matchView).toEqual(matchView(121))
})

test('what is watched again are the very events of the log, so that it can leave out what is still to come', async () => {
  const { state, table } = tableOf(3)
  const { entries } = await replayed(table, 0, 0)
  const shown = entries.flatMap((some) => some.entryEvents).find(({ entry }) => entry === 2)
  expect(shown?.events).toBe(state.entryEvents[2]?.events)
  expect(shown?.pictures).toEqual([{}])
})
