import { type Header, type Line, MemoryStore, type Store } from '@anachron/host'
import { describe, expect, test } from 'vitest'
import { check } from '../trials/chaos/checker.ts'
import { chaos } from '../trials/chaos/index.ts'
import type { Player } from '../trials/chaos/player.ts'
import { endless } from '../trials/endless.ts'

test('no acknowledged action is lost or doubled, however the server is killed and the network cut', async () => {
  const report = await chaos({ seconds: 5, acknowledged: 60, matches: 4, say() {} })
  expect(report).toMatchObject({ lost: [], doubled: [], untrue: [], unstored: [], broken: [], stuck: 0, deaths: 0 })
  expect(report.faults.kills).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(50)
})

describe('the checker finds', () => {
  const header: Header = {
    table: 'table-one',
    game: 'endless',
    version: 1,
    options: {},
    seats: 2,
    by: 'ann',
    created: 0,
    listed: 'private',
    clock: null,
    secret: '0'.repeat(64),
  }
  const marks = (n: number, cell: number, id: string): Line => ({
    n,
    at: 0,
    by: 'ann',
    id,
    event: { do: 'act', seat: n % 2, action: { cell } },
  })
  const start: Line = { n: 1, at: 0, by: 'ann', event: { do: 'start', rolls: [] } }
  const find = async (lines: Line[], told: Partial<Pick<Player, 'acknowledged' | 'shown'>>) => {
    const store: Store = new MemoryStore()
    await store.create(header, lines, { summary: {} as never, due: null })
    const player = { person: 'ann', acknowledged: [], shown: [], ...told } as unknown as Player
    return check(store, [header.table], [player], () => endless as never)
  }
  const ack = (n: number, cell: number, id: string) => ({ table: header.table, n, id, action: { cell } })

  test('nothing where nothing is wrong', async () => {
    const found = await find([start, marks(2, 0, 'a')], { acknowledged: [ack(2, 0, 'a')] })
    expect(found).toMatchObject({ lost: [], doubled: [], untrue: [], unstored: [], broken: [], acknowledged: 1 })
  })

  test('an action that was acknowledged and is not there, or is another', async () => {
    expect((await find([start], { acknowledged: [ack(2, 0, 'a')] })).lost).toHaveLength(1)
    expect((await find([start, marks(2, 1, 'a')], { acknowledged: [ack(2, 0, 'a')] })).lost).toHaveLength(1)
  })

  test('an action that is there twice', async () => {
    expect((await find([start, marks(2, 0, 'a'), marks(3, 1, 'a')], {})).doubled).toHaveLength(1)
  })

  test('something shown that was not so', async () => {
    const shown = [{ table: header.table, n: 2, as: 0, digest: 'of something else' }]
    expect((await find([start, marks(2, 0, 'a')], { shown })).untrue).toHaveLength(1)
    expect((await find([start], { shown })).unstored).toHaveLength(1)
  })

  test('a ledger that does not hold', async () => {
    expect((await find([start, marks(3, 0, 'a')], {})).broken).not.toEqual([])
  })
})
