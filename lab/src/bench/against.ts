import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { shelf } from '@anachron/games'
import { gameModule } from '../play/plan.ts'
import { type Estimate, mean } from '../stats/intervals.ts'
import { checkOut } from './checkout.ts'
import { isWarm, WARM_AT_MOST, WARM_SLICE } from './harness.ts'
import type { Profile } from './profile.ts'
import type { Side, Slice, Work } from './side.ts'

const HERE = join(import.meta.dirname, '../../..')
/** In each round, of every task and side. */
const SLICES = 15
const PROFILE_SECONDS = 3
const SIDE = join(import.meta.dirname, 'side.ts')

/** How many times the other commit's speed this tree has. */
export interface Ratio {
  name: string
  unit: string
  ratio: Estimate
  /** Units per processor second, the medians of all rounds. */
  here: number
  there: number
}

export type Profiles = Record<'here' | 'there', Profile>

export interface Compared {
  ratios: Ratio[]
  work: { here: Work; there: Work }
  /** Where the time of each task goes, in the order of the ratios; where that was asked for. */
  profiles?: Profiles[]
}

export interface AgainstResult {
  commit: string
  rounds: number
  /** By game. A game that the other commit has not is left out. */
  games: Record<string, Compared>
}

export interface AgainstRequest {
  commit: string
  /** Left out: all that are on the shelf. */
  games?: readonly string[]
  rounds?: number
  /** Processor seconds for each slice of a task. */
  seconds?: number
  /** Also looks where the time goes, on both sides. */
  profile?: boolean
  signal?: AbortSignal
  onRound?: (words: string) => void
}

/** Student's quantile for 95 %, by the number of rounds. */
const STUDENT = [0, 0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26]

/** Ratios multiply: they are averaged, and their interval is taken, by their logarithms. */
export function ratioOf(ratios: readonly number[]): Estimate {
  const logs = ratios.map(Math.log)
  const sum = logs.reduce((a, b) => a + b, 0)
  const squares = logs.reduce((a, b) => a + b * b, 0)
  const { value, low, high } = mean(logs.length, sum, squares, STUDENT[logs.length] ?? 2.2)
  return { value: Math.exp(value), low: Math.exp(low), high: Math.exp(high) }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** A child process that measures one game of one tree. */
class SideProcess {
  readonly #child: ChildProcess
  readonly #tree: string

  constructor(tree: string, game: string, signal: AbortSignal | undefined) {
    this.#tree = tree
    this.#child = fork(SIDE, [tree, game], { execArgv: [], ...(signal ? { signal } : {}) })
  }

  /** What it says next. */
  hear<Said>(): Promise<Said> {
    return new Promise((resolve, reject) => {
      const child = this.#child
      const forget = (): void => void child.off('message', said).off('exit', gone).off('error', reject)
      const said = (message: unknown): void => {
        forget()
        resolve(message as Said)
      }
      const gone = (): void => reject(new Error(`The process that measures ${this.#tree} has ended.`))
      child.on('message', said).on('exit', gone).on('error', reject)
    })
  }

  ask<Answer>(slice: Slice): Promise<Answer> {
    this.#child.send(slice)
    return this.hear()
  }

  end(): void {
    this.#child.kill()
  }
}

type Speeds = Record<'here' | 'there', number>

/** What one pair of processes found: for each task the speeds of both, slice by slice. */
interface Sitting extends Record<'here' | 'there', Side> {
  speeds: Speeds[][]
  profiles: Profiles[]
}

/** A pair of processes, measured in turns. */
class Pair {
  readonly #here: SideProcess
  readonly #there: SideProcess
  #turns = 0

  constructor(root: string, id: string, signal: AbortSignal | undefined) {
    this.#here = new SideProcess(HERE, id, signal)
    this.#there = new SideProcess(root, id, signal)
  }

  async sides(): Promise<(Side | null)[]> {
    return [await this.#here.hear<Side | null>(), await this.#there.hear<Side | null>()]
  }

  /** One slice of each; who comes first changes. */
  async slice(task: number, seconds: number): Promise<Speeds> {
    const order = this.#turns++ % 2 === 0 ? (['here', 'there'] as const) : (['there', 'here'] as const)
    const speeds: Speeds = { here: 0, there: 0 }
    for (const side of order)
      speeds[side] = await (side === 'here' ? this.#here : this.#there).ask<number>({ task, seconds })
    return speeds
  }

  async profile(task: number): Promise<Profiles> {
    const slice = { task, seconds: PROFILE_SECONDS, profile: true } as const
    return { here: await this.#here.ask<Profile>(slice), there: await this.#there.ask<Profile>(slice) }
  }

  /** Until neither gets quicker: a side that is still being compiled would be measured as slower than it is. */
  async warm(task: number): Promise<void> {
    const here: number[] = []
    const there: number[] = []
    while (here.length * WARM_SLICE < WARM_AT_MOST && !(isWarm(here) && isWarm(there))) {
      const speeds = await this.slice(task, WARM_SLICE)
      here.push(speeds.here)
      there.push(speeds.there)
    }
  }

  end(): void {
    this.#here.end()
    this.#there.end()
  }
}

interface Sat extends Pick<AgainstRequest, 'signal'> {
  root: string
  id: string
  seconds: number
  profile: boolean
}

async function sit({ root, id, seconds, profile, signal }: Sat): Promise<Sitting | undefined> {
  const pair = new Pair(root, id, signal)
  try {
    const [here, there] = await pair.sides()
    if (!here || !there) return undefined
    const speeds: Sitting['speeds'] = here.tasks.map(() => [])
    for (let task = 0; task < here.tasks.length; task++) await pair.warm(task)
    for (let slice = 0; slice < SLICES; slice++)
      for (let task = 0; task < here.tasks.length; task++) speeds[task]?.push(await pair.slice(task, seconds))
    const profiles: Profiles[] = []
    if (profile) for (let task = 0; task < here.tasks.length; task++) profiles.push(await pair.profile(task))
    return { here, there, speeds, profiles }
  } finally {
    pair.end()
  }
}

/**
 * Measures this tree and another commit in short turns, so that what a machine does meanwhile strikes both alike; and
 * again in new processes, because a compiler does not make the same of the same code every time.
 */
export async function runAgainst(request: AgainstRequest): Promise<AgainstResult> {
  const { rounds = 5, seconds = 0.1, profile = false, signal, onRound } = request
  const ids = request.games ?? shelf.map((entry) => entry.id)
  // Wrong names are told before anything is checked out.
  for (const id of ids) await gameModule(id)
  const { commit, root, remove } = checkOut(HERE, request.commit)
  const games: AgainstResult['games'] = {}
  try {
    for (const id of ids) {
      const sittings: Sitting[] = []
      for (let round = 0; round < rounds; round++) {
        onRound?.(`${id}: round ${round + 1} of ${rounds}`)
        // One look is enough, and the last pair is as good as any other.
        const look = profile && round === rounds - 1
        const sitting = await sit({ root, id, seconds, profile: look, ...(signal && { signal }) })
        if (sitting) sittings.push(sitting)
      }
      if (sittings[0]) games[id] = compare(sittings, sittings[0])
    }
  } finally {
    remove()
  }
  return { commit, rounds, games }
}

function compare(sittings: readonly Sitting[], { here, there }: Sitting): Compared {
  const ratios = here.tasks.map(({ name, unit }, task): Ratio => {
    const slices = sittings.map(({ speeds }) => speeds[task] ?? [])
    const ratio = ratioOf(slices.map((pairs) => median(pairs.map((pair) => pair.here / pair.there))))
    const speed = (side: 'here' | 'there'): number => median(slices.flat().map((pair) => pair[side]))
    return { name, unit, ratio, here: speed('here'), there: speed('there') }
  })
  const profiles = sittings.at(-1)?.profiles ?? []
  return { ratios, work: { here: here.work, there: there.work }, ...(profiles.length > 0 && { profiles }) }
}
