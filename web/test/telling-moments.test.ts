import type { EntryEvents } from '@anachron/wire'
import { expect, test } from 'vitest'
import { heaviest, tellingEntries } from '../src/screens/table/ending/telling-moments.ts'

const game = {
  beat: ({ kind }: { kind: string }) => ({ battle: 900, bomb: 700, lay: 100 })[kind] ?? 0,
  decisive: ({ kind }: { kind: string }) => kind === 'bomb',
}
const entry = (n: number, ...kinds: string[]): EntryEvents => ({
  entry: n,
  seat: 0,
  at: 0,
  events: kinds.map((kind) => ({ kind, rule: 'X-1' })),
})

test('of each stretch of a match the entry is shown in which most happened, and never the last one', () => {
  const entries = [
    entry(1, 'lay'),
    entry(2, 'lay', 'battle'),
    entry(3, 'lay'),
    entry(4, 'lay'),
    entry(5, 'bomb'),
    entry(6, 'battle'),
    entry(7, 'lay'),
    entry(8, 'bomb'),
  ]
  expect(tellingEntries(game, entries, 8, [], 2)).toEqual([2, 5])
  // Where the match turned a quieter battle is told.
  expect(tellingEntries(game, entries, 8, [6], 2)).toEqual([2, 6])
  // In a stretch in which nothing is shown its last moment has to do.
  expect(tellingEntries(game, [entry(1), entry(2), entry(3, 'battle'), entry(4)], 4, [], 2)).toEqual([2, 3])
})

test('what much hangs on tells an entry before what merely takes long', () => {
  expect(heaviest(game, entry(1, 'lay', 'bomb', 'battle').events)?.kind).toBe('bomb')
  expect(heaviest(game, entry(1, 'draw').events)).toBeUndefined()
})
