import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { startSubject } from '../trials/process.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

test('a server told to stop says goodbye, and keeps what it has acknowledged; after a restart people go on where they were', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-stop-'))
  const database = join(folder, 'data.sqlite')
  const first = await startSubject('./subject.ts', { DATABASE_URL: database })
  const browser = new Browser(first.port)
  const line = await browser.connect()
  const you = { kind: 'you' as const }
  const { table } = await line.ask('create', { game: 'endless', seats: [you, you] })
  await line.ask('watch', { table, as: 0 })
  const { n, matchView } = await line.play()
  const acted = line.ask('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
  await Promise.all([acted, first.stop('SIGTERM')])
  expect(await acted).toMatchObject({ m: 'ok' })
  expect(line.inbox.some((message) => message.m === 'bye')).toBe(true)
  const second = await startSubject('./subject.ts', { DATABASE_URL: database })
  const again = await new Browser(second.port, browser.cookie).connect()
  await again.ask('watch', { table, as: 1 })
  expect((await again.play()).matchView).toMatchObject({ entry: 1, as: 1, decision: { seats: [1] } })
  await second.stop('SIGKILL')
  const store = await openStore(database)
  expect((await store.load(table))?.lines.filter((written) => written.event.do === 'act')).toHaveLength(1)
  await store.close()
  rmSync(folder, { recursive: true })
})

test('what is logged names no person, no private table, no cookie and no passphrase', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-log-'))
  const child = fork(new URL('../trials/subject.ts', import.meta.url), {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'trace', DATABASE_URL: join(folder, 'data.sqlite') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let logged = ''
  child.stdout?.on('data', (chunk) => {
    logged += chunk
  })
  child.stderr?.on('data', (chunk) => {
    logged += chunk
  })
  const port = await new Promise<number>((resolve) =>
    child.on('message', (message) => resolve((message as { port: number }).port)),
  )
  const { ann, table } = await twoAtTable(port, 'example')
  await ann.ask('chat', { table, text: 'a private word' })
  const browser = new Browser(port)
  const { id } = await browser.session()
  await browser.fetch('POST', '/api/me/passphrase', { passphrase: 'correct horse battery' })
  await browser.fetch('POST', '/api/login', { name: 'Nobody', passphrase: 'wrong horse battery' })
  await browser.fetch('GET', `/table/${table}?secret=${table}`)
  ann.socket.send('{"do":"act","id":"bad')
  // Closed: when it has ended and all that it wrote has been read.
  await new Promise((resolve) => child.once('close', resolve).kill('SIGTERM'))
  expect(logged).toContain('/api/login')
  for (const secret of [table, id, browser.cookie.split('=')[1] as string, 'horse', 'a private word'])
    expect(logged).not.toContain(secret)
  rmSync(folder, { recursive: true })
})

test('a server that cannot listen stops altogether', async () => {
  const first = await ownServer()
  await expect(ownServer({ port: first.port })).rejects.toThrow('EADDRINUSE')
  await first.close()
})
