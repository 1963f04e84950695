import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startSubject } from '../trials/process.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const readiness = async (port: number) => {
  const answer = await new Browser(port).fetch('GET', '/readyz')
  return { status: answer.status, ...((await answer.json()) as { reason?: string }) }
}

test('a second process on one SQLite file is told to use Postgres; a killed one leaves no lock behind', async () => {
  const database = join(folder, 'locked.sqlite')
  const first = await startSubject('./subject.ts', { DATABASE_URL: database })
  await expect(ownServer({ database })).rejects.toThrow(/in use by another process.*Postgres/)
  await first.stop('SIGKILL')
  const second = await ownServer({ database })
  await expect(ownServer({ database })).rejects.toThrow('Postgres')
  await second.close()
  await (await ownServer({ database })).close()
})

test('a file that is deleted while it is served: moves are refused, it is not ready, and the log says why', async () => {
  const database = join(folder, 'deleted.sqlite')
  const child = fork(new URL('../trials/subject.ts', import.meta.url), {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let logged = ''
  child.stdout?.on('data', (chunk) => {
    logged += chunk
  })
  const port = await new Promise<number>((resolve) =>
    child.on('message', (message) => resolve((message as { port: number }).port)),
  )
  const { ann, table } = await twoAtTable(port)
  expect(await readiness(port)).toMatchObject({ status: 200 })
  const aside = `${database}-aside`
  renameSync(database, aside)
  const { n, matchView } = await ann.play()
  const move = { table, seat: 0, basedOn: n, action: matchView.options[0] as never }
  expect(await ann.ask('act', move)).toMatchObject({ m: 'refusal', code: 'unavailable' })
  expect(await readiness(port)).toMatchObject({ status: 503, reason: expect.stringContaining('deleted or replaced') })
  await expect.poll(() => logged, { timeout: 20_000 }).toContain('deleted or replaced while it was in use')
  // Nobody has made an empty one in its place, and another file there is as bad.
  expect(existsSync(database)).toBe(false)
  writeFileSync(database, readFileSync(aside))
  expect(await ann.ask('act', move)).toMatchObject({ m: 'refusal', code: 'unavailable' })
  // The very file again: it goes on.
  renameSync(aside, database)
  await expect.poll(() => readiness(port), { timeout: 20_000 }).toMatchObject({ status: 200 })
  expect(await ann.ask('watch', { table, as: 0 })).toMatchObject({ m: 'ok' })
  await new Promise((resolve) => child.once('close', resolve).kill('SIGTERM'))
})

test('while nothing can be committed the server is not ready', async () => {
  const server = await ownServer()
  expect(await readiness(server.port)).toMatchObject({ status: 200 })
  const other = new DatabaseSync(server.file)
  // Whatever the reason: the sign of life that is written every second does not get through.
  other.exec('PRAGMA busy_timeout = 10000; ALTER TABLE signs RENAME TO elsewhere')
  await expect
    .poll(() => readiness(server.port), { timeout: 20_000 })
    .toMatchObject({ status: 503, reason: expect.stringContaining('last commit failed') })
  other.exec('ALTER TABLE elsewhere RENAME TO signs')
  other.close()
  await expect.poll(() => readiness(server.port), { timeout: 20_000 }).toMatchObject({ status: 200 })
  await server.close()
})
