import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { game as example } from '@anachron/example'
import { type Rechecked, recheck } from '@anachron/host'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { backup, restore } from '../src/backup.ts'
import { openStore } from '../src/store/open.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

/** A server's data moved by a backup from one database into another. */
export function backupMoves(name: string, places: () => Promise<{ folder: string; from?: string; to: string }>): void {
  test(`${name}: everything is there again, cookies and running matches included`, async () => {
    const { folder, from, to } = await places()
    const first = await ownServer(from ? { database: from } : {})
    const browser = new Browser(first.port)
    const { id } = await browser.session()
    const { ann, bob, table } = await twoAtTable(first.port, 'example')
    for (const line of [ann, bob]) {
      const { n, matchView } = await line.play()
      await line.ask('act', { table, seat: matchView.as, basedOn: n, action: matchView.options[0] as never })
    }
    const left = new Browser(first.port)
    const { id: leaver } = await left.session()
    const { cookie } = left
    await left.fetch('DELETE', '/api/session')
    const file = join(folder, 'backup.gz')
    // The server is running.
    const counts = await backup(from ?? first.file, file)
    expect(counts).toMatchObject({ tables: 1, people: 4, ended: 2 })
    const before = await first.host.store.load(table)
    await first.close()
    expect(await restore(file, to)).toEqual(counts)
    await expect(restore(file, to)).rejects.toThrow('not empty')
    const second = await ownServer({ database: to })
    expect((await new Browser(second.port, browser.cookie).session()).id).toBe(id)
    expect((await new Browser(second.port, cookie).session()).id).not.toBe(leaver)
    expect(await second.host.store.load(table)).toEqual(before)
    await second.close()

    const bytes = readFileSync(file)
    writeFileSync(join(folder, 'cut.gz'), bytes.subarray(0, bytes.length - 40))
    await expect(restore(join(folder, 'cut.gz'), `${folder}/other.sqlite`)).rejects.toThrow(
      'cannot be read as a backup',
    )
    await expect(restore(join(folder, 'none.gz'), `${folder}/other.sqlite`)).rejects.toThrow('ENOENT')
    writeFileSync(join(folder, 'other.gz'), 'nonsense')
    await expect(restore(join(folder, 'other.gz'), `${folder}/other.sqlite`)).rejects.toThrow(
      'cannot be read as a backup',
    )
  })

  test(`${name}: what is written down is of one moment, whatever happens meanwhile, and its times are numbers`, async () => {
    const { from, folder } = await places()
    const store = await openStore(from ?? join(folder, 'moment.sqlite'), 'serve')
    const ann = { id: 'ann', name: 'Ann', created: 1_700_000_000_000 }
    await store.savePerson(ann)
    const found: Record<string, unknown[]> = {}
    let isFirst = true
    for await (const { table, row } of store.snapshot()) {
      found[table] = [...(found[table] ?? []), row]
      if (isFirst) {
        await store.savePerson({ ...ann, id: 'bob' })
        await store.saveSeen('ann', 'a table', 1)
        await store.saveKeepsake('ann', { game: 'example', name: 'deck', value: {}, changed: 5 })
      }
      isFirst = false
    }
    expect(found.people).toEqual([expect.objectContaining({ id: 'ann', created: ann.created })])
    expect(Object.keys(found)).not.toContain('seen')
    expect(Object.keys(found)).not.toContain('keepsakes')
    await store.close()
  })

  test(`${name}: stored matches are checked against the rules now installed`, async () => {
    const { from, folder } = await places()
    const database = from ?? join(folder, 'recheck.sqlite')
    const server = await ownServer({ database })
    const { ann, bob, table } = await twoAtTable(server.port, 'example')
    let latest = 0
    for (const line of [ann, bob, ann]) {
      const { n, matchView } = await line.play(latest)
      const done = await line.ask('act', {
        table,
        seat: matchView.as,
        basedOn: n,
        action: matchView.options[0] as never,
      })
      latest = done.n
    }
    await server.close()
    const store = await openStore(database)
    const all = async (game: object): Promise<Rechecked[]> => {
      const checked: Rechecked[] = []
      for await (const one of recheck(store, async () => ({ game: game as never }))) checked.push(one)
      return checked
    }
    const mine = (checked: Rechecked[]) => checked.find((one) => one.table === table)
    expect(mine(await all(example))).toEqual({ table, game: 'example', version: 1, entries: 3 })
    const { round, ...flows } = example.flows
    const turn =
      Object.keys(round).find((entry) => typeof (round as Record<string, unknown>)[entry] !== 'function') ?? ''
    const stricter = {
      ...round,
      [turn]: { ...(round as Record<string, object>)[turn], options: () => [], holds: () => false },
    }
    const fault = mine(await all({ ...example, version: 2, flows: { ...flows, round: stricter } }))?.fault
    expect(render(fault ?? '')).toMatch(/^Entry 3: .*EX-/)
    await store.close()
  })
}
