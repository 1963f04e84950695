import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Json } from '@anachron/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Subject, startSubject, UNLIMITED } from '../trials/process.ts'
import { Browser, type Line, twoAtTable } from './visitor.ts'

/*
 * A stranger sends positions in which a step of the rules does not come to an end, past a check that lets them
 * through. The server is a process of its own; others play all the while, and what they are told is counted.
 */
// A server that hangs answers nobody: what is asked of it would wait as long as it may.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let subject: Subject
const database = (): string => join(folder, 'data.sqlite')

async function started(env: Record<string, string> = {}): Promise<void> {
  const quick = { BOT_THREADS: '1', BOT_BUDGET: '100', BOT_MARGIN: '1000', SANDBOX_TIME: '1000' }
  subject = await startSubject('./subject.ts', { ...UNLIMITED, ...quick, DATABASE_URL: database(), ...env })
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anachron-attack-'))
})
afterEach(async () => {
  await subject.stop('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Two people who answer each other until told to stop. */
async function others() {
  const { ann, bob, table } = await twoAtTable(subject.port)
  let acknowledged = 0
  let on = true
  const play = async (line: Line, seat: number): Promise<void> => {
    for (let n = 0; on; ) {
      const asked = (await line.until(
        (m) => m.m === 'play' && m.n > n && m.matchView.decision?.seats.includes(seat) === true,
      )) as Awaited<ReturnType<Line['play']>>
      if (!on) return
      n = asked.n
      const answer = await line.ask('act', { table, seat, basedOn: n, action: asked.matchView.options[0] as never })
      if (answer.m === 'ok') acknowledged++
      line.inbox.splice(0, line.inbox.length - 20)
    }
  }
  void play(ann, 0)
  void play(bob, 1)
  return {
    /** Both are told of so many further moves of theirs. */
    async goOn(moves = 10): Promise<void> {
      const from = acknowledged
      await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThanOrEqual(from + moves)
    },
    get acknowledged() {
      return acknowledged
    },
    stop() {
      on = false
    },
  }
}

const position = (state: object): Json => ({
  format: 'anachron-match',
  formatVersion: 1,
  game: 'trap',
  version: 1,
  options: {},
  seats: 2,
  origin: {
    kind: 'position',
    words: 'a friendly position',
    state: {
      stack: [{ kind: 'turn', at: 'step' }],
      result: null,
      turn: 0,
      trap: 'none',
      lone: false,
      moves: 0,
      ...state,
    },
  },
  entries: [],
})

const you = { kind: 'you' as const }
const bot = { kind: 'bot' as const, level: 'skilled' }
const closed = (line: Line, table: string) =>
  line.until((m) => m.m === 'table' && m.info.table === table && m.info.phase === 'closed')

test.each([
  ['does not come to an end', 'loop', '1000'],
  // Long before its time is up it has used more memory than it may.
  ['does not stop growing', 'growth', '120000'],
])('a step that %s, at a table from elsewhere, ends neither the server nor anybody’s match', async (_, trap, time) => {
  await started({ SANDBOX_TIME: time })
  const people = await others()
  const mallory = await new Browser(subject.port).connect()
  const { table } = await mallory.ask('import', { file: position({ trap }), seats: [you, you] })
  await mallory.ask('watch', { table, as: 0 })
  const { n, matchView } = await mallory.play()
  const before = people.acknowledged
  const answer = await mallory.ask('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
  expect(answer).toMatchObject({ m: 'refusal', reason: expect.stringContaining('do not come to an end') })
  expect(people.acknowledged).toBeGreaterThan(before + 10)
  expect(await closed(mallory, table)).toMatchObject({ info: { foreign: true, closed: expect.any(String) } })
  // What was set aside is not looked at again, but can be thrown away.
  expect(await mallory.ask('look', { table, entry: 0 })).toMatchObject({ m: 'refusal' })
  expect(await mallory.ask('remove', { table })).toMatchObject({ m: 'ok' })
  people.stop()
})

test('a bot with one answer that never ends is no pill that poisons every start', async () => {
  await started()
  const mallorys = new Browser(subject.port)
  const mallory = await mallorys.connect()
  const people = await others()
  const file = position({ trap: 'loop', lone: true })
  const { table } = await mallory.ask('import', { file, seats: [bot, you] })
  await people.goOn()
  // While it is still being tried out.
  await subject.stop('SIGKILL')
  await started()
  const again = await new Browser(subject.port, mallorys.cookie).connect()
  const after = await others()
  await again.ask('watch', { table })
  await closed(again, table)
  await after.goOn()
  after.stop()
})

test('bots that hang at one table hang at that one alone, and somebody answers there, too', async () => {
  await started()
  const mallory = await new Browser(subject.port).connect()
  const { table } = await mallory.ask('import', { file: position({ trap: 'thought' }), seats: [bot, you] })
  await mallory.ask('watch', { table, as: 1 })
  // Of a match of the server's own nobody suspects anything: it hangs where others think.
  const options = { trap: 'thought', lone: false }
  const own = await mallory.ask('create', { game: 'trap', options, seats: [bot, you] })
  await mallory.ask('watch', { table: own.table, as: 1 })
  const ann = await new Browser(subject.port).connect()
  const { table: hers } = await ann.ask('create', { game: 'endless', seats: [you, bot] })
  await ann.ask('watch', { table: hers, as: 0 })
  for (let round = 0; round < 3; round++) {
    const asked = (await ann.until((m) => m.m === 'play' && m.matchView.entry === 2 * round)) as Awaited<
      ReturnType<Line['play']>
    >
    await ann.ask('act', { table: hers, seat: 0, basedOn: asked.n, action: asked.matchView.options[0] as never })
  }
  for (const id of [table, own.table])
    await mallory.until((m) => m.m === 'play' && m.table === id && m.matchView.entry === 1)
})

test('rules that never come to an end imagining a world stop nobody: the match itself goes on', async () => {
  await started()
  const people = await others()
  const { ann, bob, table } = await twoAtTable(subject.port, 'trap', { trap: 'thought', lone: false })
  const before = people.acknowledged
  for (const wanted of [ann.ask('branch', { table, entry: 0 }), bob.ask('export', { table })])
    expect(await wanted).toMatchObject({ m: 'refusal', reason: expect.stringContaining('took too long') })
  expect(people.acknowledged).toBeGreaterThan(before + 10)
  const { n, matchView } = await ann.play()
  const action = matchView.options[0] as never
  expect(await ann.ask('act', { table, seat: 0, basedOn: n, action })).toMatchObject({ m: 'ok' })
  people.stop()
})

test('a match that brings the server down twice is set aside at the third start, and all others are served', async () => {
  await started({ HANG_AFTER: '600000' })
  const anns = new Browser(subject.port)
  const ann = await anns.connect()
  // A mistake in the rules, at a table of the server's own: nothing is tried out first, and the main thread hangs.
  const options = { trap: 'loop', lone: true }
  const { table } = await ann.ask('create', { game: 'trap', options, seats: [bot, you] })
  const notes = (): number => {
    const db = new DatabaseSync(database(), { readOnly: true })
    const found = db.prepare("SELECT value FROM settings WHERE key LIKE 'hung/%'").all()
    db.close()
    return found.filter((row) => (row.value as string).includes(table)).length
  }
  await expect.poll(notes, { timeout: 30_000 }).toBe(1)
  await subject.stop('SIGKILL')
  // The second time nobody kills it: it notices itself.
  await started({ HANG_AFTER: '1000' })
  const gone = new Promise((resolve) => subject.child.once('exit', resolve))
  const second = await new Browser(subject.port, anns.cookie).connect()
  second.socket.on('error', () => {})
  void second.ask('watch', { table })
  await gone
  await started()
  const third = await new Browser(subject.port, anns.cookie).connect()
  await third.ask('watch', { table })
  expect(await closed(third, table)).toMatchObject({ info: { closed: expect.stringContaining('went down twice') } })
  const people = await others()
  await people.goOn()
  people.stop()
})
