import { Host, randomBots } from '@anachron/host'
import { describe, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { openNotebook } from '../src/watchdog/notebook.ts'
import { fatalTables, forgetDeaths, noteKey, noteOf } from '../src/watchdog/notes.ts'
import { loadGame } from '../trials/own-games.ts'
import { Browser, ownServer } from './visitor.ts'

const LONG_AGO = 1_000_000

/** What is written down while a process hangs, and what becomes of it at the next starts. */
export function setAsideConformance(name: string, where: () => Promise<string>): void {
  describe(`hung processes, in ${name}`, () => {
    const hangs = async (database: string, process: string, table: string): Promise<void> => {
      const notebook = await openNotebook(database)
      await notebook.save(noteKey(process), noteOf(table, LONG_AGO))
      await notebook.save(noteKey(process), noteOf(table, LONG_AGO + 1))
      await notebook.close()
    }

    test('a table counts as fatal after two deaths, each counted once; one that came round is not counted', async () => {
      const database = await where()
      const store = await openStore(database, 'serve')
      await hangs(database, 'one', 'table-a')
      expect(await fatalTables(store, Date.now())).toEqual([])
      expect(await fatalTables(store, Date.now())).toEqual([])
      await hangs(database, 'two', 'table-b')
      await hangs(database, 'three', 'table-a')
      const notebook = await openNotebook(database)
      await notebook.drop(noteKey('two'))
      await notebook.close()
      // Several processes may start at once.
      await Promise.all([1, 2, 3].map(() => fatalTables(store, Date.now())))
      expect(await fatalTables(store, Date.now())).toEqual(['table-a'])
      await forgetDeaths(store, 'table-a')
      expect(await fatalTables(store, Date.now())).toEqual([])
      await store.close()
    })

    test('a fatal table is closed at the start with a sentence, without being played; others are as they were', async () => {
      const database = await where()
      const before = await ownServer({ database }, loadGame)
      const browser = new Browser(before.port)
      const ann = await browser.connect()
      const you = { kind: 'you' as const }
      const [fatal, fine] = [
        await ann.ask('create', { game: 'endless', seats: [you, you] }),
        await ann.ask('create', { game: 'endless', seats: [you, you] }),
      ]
      await before.stop()
      await hangs(database, 'one', fatal.table)
      await hangs(database, 'two', fatal.table)
      const after = await ownServer({ database }, loadGame)
      const again = await new Browser(after.port, browser.cookie).connect()
      await again.ask('watch', { table: fatal.table })
      const info = await again.until((message) => message.m === 'table')
      expect(info).toMatchObject({ info: { phase: 'closed', closed: expect.stringContaining('set aside') } })
      expect(again.inbox.some((message) => message.m === 'play')).toBe(false)
      await again.ask('watch', { table: fine.table, as: 0 })
      expect((await again.play()).matchView.options).toHaveLength(9)
      await after.stop()
    })

    test('closing needs no rules at all', async () => {
      const database = await where()
      const server = await ownServer({ database }, loadGame)
      const ann = await new Browser(server.port).connect()
      const { table } = await ann.ask('create', { game: 'endless', seats: [{ kind: 'you' }, { kind: 'you' }] })
      await server.stop()
      const store = await openStore(database)
      const host = new Host({ store, bots: randomBots, loadGame: async () => expect.fail('a game was loaded') })
      expect(await host.setAside(table, 'Set aside.')).toBe(true)
      expect(await host.setAside(table, 'Set aside.')).toBe(false)
      expect(await host.setAside('no-such-table', 'Set aside.')).toBe(false)
      expect(await store.summary(table)).toMatchObject({ phase: 'closed', waiting: [] })
      expect(await store.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([])
      await host.close({ reason: '', again: 0 })
      await store.close()
    })
  })
}
