/** `anachron reports`, as whoever runs a server meets it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@anachron/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'anachron-reports-'))
const data = join(folder, 'data.sqlite')
const reports = (...args: string[]) => {
  const command = join(import.meta.dirname, '..', 'bin', 'anachron.mjs')
  const given = [command, 'reports', '--data', data, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8', input: '' })
  return { status, stdout, stderr }
}

beforeAll(async () => {
  const store = await openStore(data, 'serve')
  await store.savePerson({ id: 'ann-id', name: 'Ann', created: 1 })
  await store.savePerson({ id: 'bob-id', name: 'Bob', created: 1 })
  const about = { person: 'bob-id', table: 'table-of-theirs', at: Date.UTC(2026, 10, 18, 9, 30) }
  const said = { line: 7, text: 'cabbage\u001b[2J\u202e\ngone' }
  await store.reports.add({ ...about, id: 'first', by: 'ann-id', said, why: 'rude' })
  await store.reports.add({ ...about, id: 'second', by: null, said: null, why: '', at: about.at + 60_000 })
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('reports are read with who, about whom, where and what was said, and nothing in them reaches the terminal', () => {
  const { status, stdout } = reports()
  expect(status).toBe(0)
  expect(stdout.split('\n')).toEqual([
    'first  2026-11-18 09:30 UTC',
    '  Ann (ann-id) about Bob (bob-id), at /t/table-of-theirs, line 7',
    '  said: cabbage\ufffd[2J\ufffd\ufffdgone',
    '  why: rude',
    'second  2026-11-18 09:31 UTC',
    '  somebody who is forgotten about Bob (bob-id), at /t/table-of-theirs',
    '',
  ])
})

test('what has been dealt with is not shown again, unless all are wanted', () => {
  expect(reports('--done', 'none-such')).toMatchObject({ status: 2, stderr: 'No report none-such waits.\n' })
  for (const id of ['first', 'second']) expect(reports('--done', id)).toMatchObject({ status: 0, stdout: 'Done.\n' })
  expect(reports().stdout).toBe('No report waits.\n')
  expect(reports('--all').stdout).toMatch(/^first {2}2026-11-18 09:30 UTC, done \d/)
})
