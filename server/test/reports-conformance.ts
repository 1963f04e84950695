import type { Report } from '@anachron/host'
import { expect, test } from 'vitest'
import type { SqlStore } from '../src/store/sql-store.ts'

const report = (id: string, more: Partial<Report> = {}): Report => ({
  id,
  at: 1000,
  by: 'ann',
  person: 'bob',
  table: 'a-table-of-old',
  said: { line: 7, text: 'ünïcode “☃”' },
  why: 'rude',
  ...more,
})

/** How a store keeps reports, and what of them is left when people go. */
export function keepsReports(name: string, open: () => Promise<{ store: SqlStore; close(): Promise<void> }>): void {
  test(`${name}: reports are kept once, are dealt with, and lose whoever is forgotten`, async () => {
    const { store, close } = await open()
    const { reports } = store
    const ids = async (): Promise<string[]> => (await reports.list()).map(({ id }) => id)
    const [first, second] = [report('r1'), report('r2', { said: null, at: 2000 })]
    const third = report('r3', { by: 'cat', at: 500 })
    for (const one of [second, first, third]) await reports.add(one)
    await reports.add({ ...first, at: 1500, why: 'rude again' })
    expect(await reports.by('ann')).toEqual([{ ...first, at: 1500, why: 'rude again' }, second])
    expect(await ids()).toEqual(['r3', 'r1', 'r2'])

    expect(await reports.close('r3', 3000)).toBe(true)
    expect(await reports.close('r3', 4000)).toBe(false)
    expect(await ids()).toEqual(['r1', 'r2'])
    expect((await reports.list({ all: true }))[0]).toEqual({ ...third, closed: 3000 })
    // Told once more, it waits once more.
    await reports.add(third)
    expect(await ids()).toEqual(['r3', 'r1', 'r2'])

    await store.forgetPerson('ann')
    expect(await reports.by('ann')).toEqual([])
    expect((await reports.list()).map(({ by, why }) => [by, why])).toEqual([
      ['cat', 'rude'],
      [null, ''],
      [null, ''],
    ])
    await store.forgetPerson('bob')
    expect(await reports.list({ all: true })).toEqual([])
    await close()
  })
}
