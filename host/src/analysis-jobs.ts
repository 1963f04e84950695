import { copyJson, type Json, type LogEntry, type Match, SPECTATOR, stateAt } from '@anachron/kernel'
import type { Answers } from '@anachron/wire'
import type { BotRunner, Complain } from './environment.ts'
import { isForeign } from './ledger.ts'
import { type RequestRefusal, refuse } from './request-refusal.ts'
import type { TableState } from './state.ts'
import type { Store } from './store.ts'

/** Running matches are looked at from so many entries ago: nobody should play by the curve. */
export const BEHIND = 10
/** Moments of a running match that are worked out at a time. */
const AT_A_TIME = 60
/**
 * Matches that may wait to be looked at, and those of them that one person may have asked about: others want their
 * turn, too.
 */
const MOST_WAITING = 32
const MOST_OF_ONE = 3
/** Running matches whose curves are kept in mind. */
const MOST_WATCHED = 200

interface AnalysisWanted {
  /** Only what is there already. */
  kept: boolean
  by: string
}

/** One moment of a running match; the entry tells whether it was taken back since. */
interface Moment {
  after: LogEntry | undefined
  points: Json
}

interface AnalysisPorts {
  readonly bots: Pick<BotRunner, 'analyse' | 'watched'>
  readonly store: Pick<Store, 'analysis' | 'saveAnalysis'>
  complain: Complain
}

/**
 * Has the bots look back on matches, one at a time, because it takes them a while. What they find in a finished match
 * is kept with it. Of a running match they are shown what a spectator saw, and nothing else, so that no secret can come
 * out this way.
 */
export class AnalysisJobs {
  readonly #ports: AnalysisPorts
  /** By table: the share that is done, what has been found so far, and who asked first. */
  readonly #underWay = new Map<string, { done: number; found: Json | null; by: string }>()
  readonly #failed = new Set<string>()
  readonly #watched = new Map<string, Moment[]>()
  readonly #stop = new AbortController()
  #last: Promise<void> = Promise.resolve()

  constructor(ports: AnalysisPorts) {
    this.#ports = ports
  }

  async finished(
    { header }: TableState,
    match: Match,
    { kept, by }: AnalysisWanted,
  ): Promise<Answers['analysis'] | RequestRefusal> {
    const { table } = header
    const { bots, store } = this.#ports
    const entries = match.log.entries.length
    const found = await store.analysis(table, entries)
    if (found !== undefined) return { done: 1, found, watched: null }
    if (kept) return { done: 0, found: null, watched: null }
    const { analyse } = bots
    if (!analyse) return cannot
    const log = copyJson(match.log)
    return this.#begin(table, by, async (tell) => {
      const made = await analyse(log, { signal: this.#stop.signal, alone: isForeign(header) }, tell)
      await store.saveAnalysis(table, entries, made)
    })
  }

  async running(
    { header }: TableState,
    match: Match,
    { kept, by }: AnalysisWanted,
  ): Promise<Answers['analysis'] | RequestRefusal> {
    const { table } = header
    const { watched } = this.#ports.bots
    if (!watched) return cannot
    const { entries } = match.log
    const last = entries.length - BEHIND
    const after = (n: number): LogEntry | undefined => entries[n - 1]
    const moments = (this.#watched.get(table) ?? []).slice(0, Math.max(0, last + 1))
    const wrong = moments.findIndex((moment, n) => moment.after !== after(n))
    if (wrong >= 0) moments.length = wrong
    const so = moments.length
    const curve = moments.map(({ points }) => points)
    if (so > last || kept) return { done: 1, found: null, watched: curve }
    const done = so / (last + 1)
    if (this.#underWay.has(table)) return { done, found: null, watched: curve }
    const upTo = Math.min(last, so + AT_A_TIME - 1)
    const views: Json[] = []
    for (let n = so; n <= upTo; n++) views.push(match.game.view(stateAt(match, n) as never, SPECTATOR) as Json)
    const begun = this.#begin(table, by, async () => {
      const points = await watched(match.game.id, views, { signal: this.#stop.signal, alone: isForeign(header) })
      this.#remember(table, [...moments, ...points.map((point, i) => ({ after: after(so + i), points: point }))])
    })
    return 'done' in begun ? { ...begun, done, watched: curve } : begun
  }

  #remember(table: string, moments: Moment[]): void {
    this.#watched.delete(table)
    this.#watched.set(table, moments)
    for (const oldest of this.#watched.keys()) {
      if (this.#watched.size <= MOST_WATCHED) return
      this.#watched.delete(oldest)
    }
  }

  /** Starts the work when its turn comes, unless it is under way. A failure is told once; asking again tries again. */
  #begin(
    table: string,
    by: string,
    work: (tell: (done: number, found?: Json) => void) => Promise<void>,
  ): Answers['analysis'] | RequestRefusal {
    if (this.#failed.delete(table))
      return refuse('unavailable', 'Looking back on this match failed. You may try again.')
    const begun = this.#underWay.get(table)
    if (begun) return { done: begun.done, found: begun.found, watched: null }
    if (
      this.#underWay
        .values()
        .filter((one) => one.by === by)
        .toArray().length >= MOST_OF_ONE
    )
      return refuse('limit', 'Some of your matches are being looked at already. Wait for those.')
    if (this.#underWay.size >= MOST_WAITING)
      return refuse('unavailable', 'Many matches are being looked at. Try again in a while.')
    const asked = { done: 0, found: null as Json | null, by }
    this.#underWay.set(table, asked)
    const tell = (done: number, found?: Json): void => {
      asked.done = Math.min(0.99, done)
      asked.found = found ?? asked.found
    }
    this.#last = this.#last
      .then(() => (this.#stop.signal.aborted ? undefined : work(tell)))
      .catch((error: unknown) => {
        if (this.#stop.signal.aborted) return
        this.#failed.add(table)
        this.#ports.complain('looking back on a match', error)
      })
      .finally(() => this.#underWay.delete(table))
    return { done: 0, found: null, watched: null }
  }

  stop(): void {
    this.#stop.abort()
  }
}

const cannot = refuse('unavailable', 'There is nobody here to look back on matches.')
