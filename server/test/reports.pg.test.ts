import { expect, test } from 'vitest'
import { reportsIn } from '../src/people/report-desk.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { freshDatabase } from './fresh-database.ts'
import { keepsReports } from './reports-conformance.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

keepsReports('Postgres', async () => {
  const database = await freshDatabase()
  const store = await PostgresStore.open(database.url)
  return {
    store,
    async close() {
      await store.close()
      await database.drop()
    },
  }
})

test('what an onlooker on one server says can be reported through the other', async () => {
  const database = await freshDatabase()
  const servers = await Promise.all([1, 2].map(() => ownServer({ database: database.url })))
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const { table } = await twoAtTable(here)
  const [cat, dan] = [await new Browser(here).connect(), await new Browser(there).connect()]
  for (const line of [cat, dan]) await line.ask('watch', { table, as: -1 })
  await cat.ask('chat', { table, text: 'cabbages both', room: 'onlookers' })
  const heard = await dan.until((message) => message.m === 'chat' && message.chat.text === 'cabbages both')
  const { n, person } = heard.m === 'chat' ? heard.chat : { n: 0, person: '' }
  expect(await dan.ask('report', { table, person, line: n })).toMatchObject({ m: 'ok' })
  expect(await reportsIn(database.url, { all: false })).toMatchObject([{ person, table, said: { line: n } }])
  for (const server of servers) await server.close()
  await database.drop()
})
