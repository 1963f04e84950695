import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WIRE_VERSION } from '@anachron/wire'
import { expect, test } from 'vitest'
import { closeReport, reportsIn } from '../src/people/report-desk.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { keepsReports } from './reports-conformance.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

keepsReports('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-reports-'))
  const store = await SqliteStore.open(join(folder, 'data.sqlite'))
  return {
    store,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})

test('a report reaches whoever runs the server, while it runs; a bot from outside makes none', async () => {
  const server = await ownServer()
  const { ann, bob, table } = await twoAtTable(server.port)
  const bobId = (await bob.ask('hello', { version: WIRE_VERSION })).you.id
  const { n } = await bob.ask('chat', { table, text: 'you cabbage' })
  expect(await ann.ask('report', { table, person: bobId, line: n, why: 'rude' })).toMatchObject({ m: 'ok' })
  const [report, ...more] = await reportsIn(server.file, { all: false })
  expect(report).toMatchObject({ person: bobId, table, said: { line: n, text: 'you cabbage' }, why: 'rude' })
  expect(report?.personName).toMatch(/^Guest/)
  expect(more).toEqual([])

  const owner = new Browser(server.port)
  await owner.session()
  const { token } = await owner.json<{ token: string }>('POST', '/api/me/bots', {
    name: 'Marvin',
    scopes: ['look', 'play'],
  })
  const marvin = await new Browser(server.port).connectBot(token)
  expect(await marvin.ask('report', { table, person: bobId })).toMatchObject({ m: 'refusal', code: 'not-yours' })

  expect(await closeReport(server.file, report?.id ?? '')).toBe(true)
  expect(await reportsIn(server.file, { all: false })).toEqual([])
  expect(await reportsIn(server.file, { all: true })).toHaveLength(1)
  await server.close()
})
