import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { game as example } from '@anachron/example'
import { loadGame } from '@anachron/games'
import type { AnyGame } from '@anachron/kernel'
import { openStore } from '../../src/store/open.ts'
import { endless } from '../endless.ts'
import { type Subject, startSubject, UNLIMITED } from '../process.ts'
import { check, type Findings } from './checker.ts'
import { pause } from './faults.ts'
import { Match } from './play.ts'
import { Player } from './player.ts'
import { BadNetwork } from './proxy.ts'

/** A Postgres that the trial may hurt. */
export interface Database {
  url: string
  pid(): number
  crash(): Promise<void>
}

export interface ChaosOptions {
  /** Without one, a single server on SQLite; with one, two servers on it. */
  postgres?: Database
  seconds: number
  /** Goes on until so many actions have been acknowledged and so many servers killed, however slow the machine. */
  acknowledged?: number
  kills?: number
  matches: number
  /** What is played, in turn; two small games unless said otherwise. */
  games?: readonly string[]
  say(line: string): void
}

export interface ChaosReport extends Findings {
  faults: { kills: number; cuts: number; slow: number; pauses: number; crashes: number }
  /** Servers that ended by themselves. */
  deaths: number
  sent: number
  refused: number
  /** Players still waiting for an answer when everything had been well for a while. */
  stuck: number
}

const small = new Map<string, AnyGame>([
  ['endless', endless as AnyGame],
  ['example', example as AnyGame],
])

async function gamesNamed(names: readonly string[]): Promise<Map<string, AnyGame>> {
  const games = new Map<string, AnyGame>()
  for (const name of names) {
    const game = small.get(name) ?? (await loadGame(name))?.game
    if (!game) throw new Error(`there is no game ${name}`)
    games.set(name, game)
  }
  return games
}
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A server that is killed and started again behind a network that is cut and slowed. */
class Hurt {
  readonly network = new BadNetwork(0)
  port = 0
  kills = 0
  /** Ends that nobody asked for. */
  deaths = 0
  #subject: Subject | undefined
  #isWanted = false
  readonly #env: Record<string, string>

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  async start(): Promise<void> {
    this.#subject = await startSubject('./subject.ts', { ...UNLIMITED, ...this.#env })
    this.network.target = this.#subject.port
    this.#isWanted = true
    this.#subject.child.once('exit', () => {
      if (!this.#isWanted) return
      this.deaths++
      void this.start()
    })
    if (this.port === 0) this.port = await this.network.open()
  }

  /** Without any warning. */
  async kill(): Promise<void> {
    this.kills++
    this.#isWanted = false
    await this.#subject?.stop('SIGKILL')
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    await this.#subject?.stop('SIGTERM')
    this.network.close()
  }
}

/**
 * Lets people play while everything goes wrong, then looks whether anything was lost, doubled or shown that was not so.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-chaos-'))
  const database = options.postgres?.url ?? join(folder, 'data.sqlite')
  const servers = Array.from({ length: options.postgres ? 2 : 1 }, () => new Hurt({ DATABASE_URL: database }))
  const faults = { kills: 0, cuts: 0, slow: 0, pauses: 0, crashes: 0 }
  const games = await gamesNamed(options.games ?? [...small.keys()])
  const names = [...games.keys()]
  try {
    for (const server of servers) await server.start()
    const anyPort = (): number => (servers[Math.floor(Math.random() * servers.length)] as Hurt).port
    const matches = Array.from({ length: options.matches }, (_, i) => {
      const pair = [new Player(anyPort), new Player(anyPort)] as const
      return { pair, match: new Match(pair, names[i % names.length] as string) }
    })
    const players = matches.flatMap(({ pair }) => pair)
    await Promise.all(players.map((player) => player.connect()))
    await Promise.all(matches.map(({ match }) => match.begin()))
    const nagging = setInterval(() => players.forEach(nag), 2000)
    const acknowledged = (): number => players.reduce((total, player) => total + player.acknowledged.length, 0)
    const kills = (): number => servers.reduce((total, server) => total + server.kills, 0)
    const isEnough = () => acknowledged() >= (options.acknowledged ?? 0) && kills() >= (options.kills ?? 0)
    await hurt(servers, options, faults, isEnough)
    for (const { match } of matches) match.stop()
    const stuck = await calm(players)
    clearInterval(nagging)
    for (const player of players) player.stop()
    for (const server of servers) await server.stop()
    let deaths = 0
    for (const server of servers) {
      deaths += server.deaths
      faults.kills += server.kills
      faults.cuts += server.network.cuts
    }
    const store = await openStore(database)
    const tables = matches.flatMap(({ match }) => match.tables)
    const findings = await check(store, tables, players, (id) => games.get(id) as AnyGame)
    await store.close()
    const sum = (of: (player: Player) => number): number => players.reduce((total, player) => total + of(player), 0)
    return {
      ...findings,
      faults,
      deaths,
      sent: sum((player) => player.sent.size),
      refused: sum((player) => player.refused),
      stuck,
    }
  } finally {
    for (const server of servers) await server.kill()
    for (const server of servers) server.network.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const nag = (player: Player): void => player.nag()

async function hurt(
  servers: readonly Hurt[],
  { seconds, postgres, say }: ChaosOptions,
  faults: ChaosReport['faults'],
  isEnough: () => boolean,
): Promise<void> {
  const until = performance.now() + 1000 * seconds
  const one = (): Hurt => servers[Math.floor(Math.random() * servers.length)] as Hurt
  const kill = async (): Promise<void> => {
    const server = one()
    await server.kill()
    await sleep(200 * Math.random())
    await server.start()
  }
  const troubles: (() => Promise<void>)[] = [
    async () => one().network.cut(Math.random()),
    async () => {
      faults.slow++
      const { network } = one()
      network.delay = 100 * Math.random()
      await sleep(500)
      network.delay = 0
    },
  ]
  if (postgres)
    troubles.push(
      async () => {
        faults.pauses++
        await pause(postgres.pid(), 1000 * Math.random())
      },
      async () => {
        faults.crashes++
        await postgres.crash()
      },
    )
  // A kill, and one of the other kinds in turn; all of them at least once, however slow the machine.
  for (let i = 0; performance.now() < until || i < troubles.length || !isEnough(); i++) {
    await sleep(100 + 500 * Math.random())
    await kill()
    await sleep(100 + 500 * Math.random())
    await troubles[i % troubles.length]?.()
    if (i % 10 === 9) say(`${i + 1} kills so far`)
  }
}

/** Waits until everybody has their answers; returns how many never got one. */
async function calm(players: readonly Player[]): Promise<number> {
  const until = performance.now() + 60_000
  while (performance.now() < until && players.some((player) => player.isWaiting)) await sleep(100)
  return players.filter((player) => player.isWaiting).length
}
