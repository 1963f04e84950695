import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Figures, Subject } from '../process.ts'
import type { Order, Round, Seen } from './driver.ts'
import { freePort } from './free-port.ts'

/** A server to be measured: ours, on whatever database, of this tree or another one; or boardgame.io's. */
export interface Side {
  name: string
  /** Our server's settings; left out: boardgame.io. */
  env?: Record<string, string>
  /** The folder of the tree it is of; left out: this one. */
  tree?: string
  /** Processes that serve the same database, each with its part of the matches. */
  processes?: number
}

export interface TurnsOptions {
  matches: number
  seconds: number
  rounds: number
  sides: readonly Side[]
  peers?: string
  onRound?(words: string): void
}

/** What one side did in one round. */
export interface Turn {
  movesPerSecond: number
  /** Microseconds of processor time of its processes for a move. */
  cpuPerMove: number
  p50: number
  p99: number
}

const HERE = join(import.meta.dirname, '../../..')

/** A server and whoever plays on it, each in a process of its own. */
class Playing {
  readonly #subjects: readonly Subject[]
  readonly #drivers: readonly Subject[]

  private constructor(subjects: readonly Subject[], drivers: readonly Subject[]) {
    this.#subjects = subjects
    this.#drivers = drivers
  }

  static async start({ env, tree = HERE, processes = 1 }: Side, matches: number, peers = ''): Promise<Playing> {
    // Another tree's players speak as its server does.
    const { startSubject, UNLIMITED, reply } = (await import(
      pathToFileURL(join(tree, 'server/trials/process.ts')).href
    )) as typeof import('../process.ts')
    const [subjects, drivers]: [Subject[], Subject[]] = [[], []]
    const playing = new Playing(subjects, drivers)
    try {
      for (let process = 0; process < processes; process++) {
        const api = env ? 0 : await freePort()
        const subject = env
          ? await startSubject('./subject.ts', { ...UNLIMITED, ...env })
          : await startSubject('./bench/boardgame-io-subject.ts', { API_PORT: String(api), PEERS: peers })
        subjects.push(subject)
        const driver = await startSubject('./bench/driver.ts', { PEERS: peers })
        drivers.push(driver)
        const many = Math.round(matches / processes)
        const order: Order = { subject: env ? 'ours' : 'theirs', port: subject.port, api, matches: many }
        driver.child.send({ order })
        await reply(driver.child, 'made')
      }
      return playing
    } catch (error) {
      await playing.stop()
      throw error
    }
  }

  async play(seconds: number): Promise<Turn> {
    const before = await this.#cpu('tidied')
    const seen = await Promise.all(this.#drivers.map((driver) => playOn(driver, { pace: 'closed', seconds })))
    const used = (await this.#cpu('cpu')) - before
    const moves = seen.reduce((sum, one) => sum + one.moves, 0)
    return {
      movesPerSecond: moves / Math.max(...seen.map((one) => one.seconds)),
      cpuPerMove: (1000 * used) / moves,
      p50: Math.max(...seen.map(({ p50 }) => p50)),
      p99: Math.max(...seen.map(({ p99 }) => p99)),
    }
  }

  async #cpu(when: 'cpu' | 'tidied'): Promise<number> {
    const all: Figures[] = await Promise.all(this.#subjects.map((subject) => subject.figures()))
    return all.reduce((sum, figures) => sum + (figures[when] ?? figures.cpu), 0)
  }

  async stop(): Promise<void> {
    for (const process of [...this.#drivers, ...this.#subjects]) await process.stop('SIGKILL')
  }
}

function playOn(driver: Subject, round: Round): Promise<Seen> {
  driver.child.send({ round })
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('the players have ended'))
    driver.child.once('exit', gone)
    driver.child.once('message', (message) => {
      driver.child.off('exit', gone)
      resolve((message as { seen: Seen }).seen)
    })
  })
}

/**
 * Several servers in short turns, so that whatever a machine does meanwhile strikes all alike; who begins changes. All
 * run from the beginning to the end, and wait while others are measured. The first round only warms up.
 */
export async function benchInTurns(options: TurnsOptions): Promise<Turn[][]> {
  const { matches, seconds, rounds, sides, peers, onRound } = options
  const folder = mkdtempSync(join(tmpdir(), 'anachron-bench-'))
  const playing: Playing[] = []
  try {
    for (const [i, side] of sides.entries()) {
      const file = { DATABASE_URL: join(folder, `${i}.sqlite`) }
      const env = side.env && { ...file, ...side.env }
      playing.push(await Playing.start({ ...side, ...(env ? { env } : {}) }, matches, peers))
    }
    const turns: Turn[][] = sides.map(() => [])
    for (let round = 0; round <= rounds; round++) {
      for (let i = 0; i < sides.length; i++) {
        const at = (round + i) % sides.length
        const turn = await (playing[at] as Playing).play(seconds)
        if (round > 0) turns[at]?.push(turn)
        onRound?.(
          `round ${round} of ${rounds}: ${sides[at]?.name}: ${turn.movesPerSecond.toFixed(0)} moves/s, ${turn.cpuPerMove.toFixed(1)} µs`,
        )
      }
    }
    return turns
  } finally {
    for (const one of playing) await one.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
