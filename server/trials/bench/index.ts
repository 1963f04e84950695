import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Figures, reply, type Subject, startSubject, UNLIMITED } from '../process.ts'
import type { Order, Round, Seen } from './driver.ts'
import { freePort } from './free-port.ts'

export interface BenchOptions {
  matches: number[]
  seconds: number
  /** A Postgres to measure as well; its tables are made and left there. */
  postgres?: string
  /** The folder in which boardgame.io is installed, to measure it as well. */
  peers?: string
  say(line: string): void
}

export interface Measured {
  server: string
  matches: number
  movesPerSecond: number
  p50: number
  p99: number
  pacedP50: number
  pacedP99: number
  /** Microseconds of the server's processor time per move. */
  cpuPerMove: number
  /** kB of heap per match with two connections, before play and after it. */
  heapIdle: number
  heapPlayed: number
  driverCpu: number
}

/** Measures our server on SQLite, on Postgres where there is one, and boardgame.io's if asked, one after the other. */
export async function benchServer(options: BenchOptions): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-bench-'))
  const results: Measured[] = []
  try {
    for (const matches of options.matches) {
      const file = join(folder, `${matches}.sqlite`)
      results.push(await one('Anachron, SQLite, every move flushed', matches, options, { DATABASE_URL: file }))
      if (options.postgres) {
        const server = `Anachron, Postgres, ${await whatIsFlushed(options.postgres)}`
        results.push(await one(server, matches, options, { DATABASE_URL: options.postgres }))
      }
      if (options.peers) results.push(await one('boardgame.io, memory only', matches, options))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

/** What this Postgres makes sure of before it says that something is stored. */
async function whatIsFlushed(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const settings = ['fsync', 'synchronous_commit'].map(async (name) =>
    Object.values((await client.query(`SHOW ${name}`)).rows[0]),
  )
  const isFlushed = (await Promise.all(settings)).flat().every((value) => value === 'on')
  await client.end()
  return isFlushed ? 'every move flushed' : 'nothing flushed'
}

async function one(
  server: string,
  matches: number,
  options: BenchOptions,
  ours?: Record<string, string>,
): Promise<Measured> {
  const api = ours ? 0 : await freePort()
  const subject = ours
    ? await startSubject('./subject.ts', { ...UNLIMITED, ...ours })
    : await startSubject('./bench/boardgame-io-subject.ts', { API_PORT: String(api), PEERS: options.peers ?? '' })
  const driver = await startSubject('./bench/driver.ts', { PEERS: options.peers ?? '' })
  try {
    const measured = await measure(
      subject,
      driver,
      { subject: ours ? 'ours' : 'theirs', port: subject.port, api, matches },
      options,
    )
    options.say(line({ server, ...measured }))
    return { server, ...measured }
  } finally {
    await driver.stop('SIGKILL')
    await subject.stop('SIGKILL')
  }
}

async function measure(
  subject: Subject,
  driver: Subject,
  order: Order,
  { seconds }: BenchOptions,
): Promise<Omit<Measured, 'server'>> {
  const { matches } = order
  const make = async (many: number): Promise<Figures> => {
    driver.child.send({ order: { ...order, matches: many } })
    await reply(driver.child, 'made')
    return subject.figures()
  }
  const play = async (round: Round): Promise<Seen> => {
    driver.child.send({ round })
    return (await reply<{ seen: Seen }>(driver.child, 'seen')).seen
  }
  // The first few make the server load and compile what it needs; memory is counted from there.
  const few = Math.floor(matches / 5)
  await make(few)
  if (few > 0) await play({ pace: 'closed', seconds: 1 })
  const first = await subject.figures()
  const idle = await make(matches)
  await play({ pace: 'closed', seconds: 1 })
  const before = await subject.figures()
  const closed = await play({ pace: 'closed', seconds })
  const after = await subject.figures()
  const paced = await play({ pace: 'paced', seconds: Math.max(4, seconds) })
  const heap = (figures: Figures): number => (figures.heap - first.heap) / 1024 / (matches - few)
  return {
    matches,
    movesPerSecond: closed.moves / closed.seconds,
    p50: closed.p50,
    p99: closed.p99,
    pacedP50: paced.p50,
    pacedP99: paced.p99,
    cpuPerMove: (1000 * (after.cpu - (before.tidied ?? before.cpu))) / closed.moves,
    heapIdle: heap(idle),
    heapPlayed: heap(after),
    driverCpu: closed.cpu,
  }
}

const n = (value: number, digits = 0): string => value.toFixed(digits).padStart(digits ? 7 : 8)

export const heading = `${'server'.padEnd(38)} matches  moves/s  p50 ms  p99 ms | 1/s: p50  p99 ms | µs/move  kB idle  played  driver`

function line(m: Measured): string {
  const closed = `${n(m.movesPerSecond)} ${n(m.p50, 2)} ${n(m.p99, 2)}`
  return `${m.server.padEnd(38)} ${String(m.matches).padStart(7)} ${closed} | ${n(m.pacedP50, 2)} ${n(m.pacedP99, 2)} | ${n(m.cpuPerMove, 1)} ${n(m.heapIdle, 1)} ${n(m.heapPlayed, 1)} ${n(m.driverCpu, 2)}`
}
