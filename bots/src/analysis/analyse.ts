import {
  copyJson,
  decision,
  type LogEntry,
  type Match,
  options,
  type Policy,
  play,
  sameJson,
  seeded,
  stateAt,
  type Types,
} from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { AbortSignalLike, Choice } from '../bot.ts'
import { breathe } from '../breathe.ts'
import { searcher } from '../search/searcher.ts'
import { TUNING } from '../search/tuning.ts'
import { type Imagine, imagineOf, type World } from '../worlds.ts'
import type { Analysis, Judged, Point } from './analysis.ts'
import { expectation, type Foresight, foresightOf } from './expectation.ts'
import { smooth } from './smooth.ts'
import { turningPoints } from './turning-points.ts'

export interface AnalysisRequest {
  /** Matches played on from every entry, for each curve. */
  samples?: number
  /** How many at first, from every entry alike; without: as many as `samples`, and nothing is refined. */
  coarse?: number
  /** After how many entries, those with the largest swings, the curve is looked at again with all samples. */
  refined?: number
  /** How many decisions of each seat are looked at closely, those after which it lost most first; without: all. */
  judged?: number
  /** How long the bot looks at such a decision. */
  iterations?: number
  seed?: string
  own?: Policy<never>
  /** The share that is done, 0 … 1, and what has been found so far, where there is something new to draw. */
  onProgress?: (done: number, found?: Analysis) => void
  signal?: AbortSignalLike
}

/** How the work is shared out: the first look at everything, close looks at some, and what each seat knew. */
const SHARES = { look: 0.3, judge: 0.7, refine: 0.8, known: 1 }
/** What has been found is told after so many close looks. */
const TELL = 4

/**
 * Looks back on a match that everybody may know everything about; nothing when it was stopped. First roughly over all
 * entries; then closely, the costliest decisions first, so that whoever waits soon has something to read.
 */
export async function analyse(match: Match<never>, request: AnalysisRequest = {}): Promise<Analysis | undefined> {
  const work = new Work(match, request)
  const steps = [work.look(), work.judge(), work.refine(), work.know()]
  for (const step of steps)
    for (const progress of step) {
      if (request.signal?.aborted) return undefined
      request.onProgress?.(progress.done, progress.found)
      await breathe()
    }
  return request.signal?.aborted ? undefined : work.found()
}

interface Progress {
  done: number
  found?: Analysis
}

/** One match being looked at, in small steps. */
class Work {
  private readonly match: Match<never>
  private readonly desk: Desk
  private readonly samples: number
  private readonly coarse: number
  private readonly mostRefined: number
  private readonly mostJudged: number
  private readonly truth: Point[][] = []
  /** Entries at which the curve of full knowledge was looked at with all samples. */
  private readonly close = new Set<number>()
  private readonly known: Point[][] = []
  private judged: Judged[] = []

  constructor(match: Match<never>, request: AnalysisRequest) {
    this.match = match
    this.desk = new Desk(match, request)
    this.samples = request.samples ?? 64
    this.coarse = request.coarse ?? this.samples
    this.mostRefined = request.coarse === undefined ? 0 : (request.refined ?? Number.POSITIVE_INFINITY)
    this.mostJudged = request.judged ?? Number.POSITIVE_INFINITY
  }

  /** The curve of full knowledge, roughly. */
  *look(): Generator<Progress> {
    const last = this.match.log.entries.length
    for (let n = 0; n <= last; n++) {
      this.truth.push(this.desk.truth(this.stateAt(n), this.coarse))
      if (this.coarse === this.samples) this.close.add(n)
      yield { done: (SHARES.look * (n + 1)) / (last + 1) }
    }
    yield { done: SHARES.look, found: this.found() }
  }

  /** Decisions with a choice, those after which their seat had lost most first. */
  *judge(): Generator<Progress> {
    const { entries } = this.match.log
    const wanted = entries
      .map(({ seat }, i) => ({ seat, entry: i + 1, lost: this.valueAt(i, seat) - this.valueAt(i + 1, seat) }))
      .sort((a, b) => b.lost - a.lost)
    const left = new Map<number, number>()
    let looked = 0
    const most = Math.min(wanted.length, this.mostJudged * this.match.log.seats)
    for (const { seat, entry } of wanted) {
      const more = left.get(seat) ?? this.mostJudged
      if (more <= 0) continue
      const judgement = this.judgement(entries[entry - 1] as LogEntry, entry)
      if (!judgement) continue
      left.set(seat, more - 1)
      this.judged = [...this.judged, judgement].sort((a, b) => a.entry - b.entry)
      looked++
      const done = SHARES.look + ((SHARES.judge - SHARES.look) * looked) / most
      yield { done, ...(looked % TELL === 0 && { found: this.found() }) }
    }
    yield { done: SHARES.judge, found: this.found() }
  }

  /**
   * What the bot would have answered comes from what the seat knew; what that was worth is measured as the curve is,
   * and the curve is looked at closely on both sides of it: what is told of one entry must not contradict itself.
   */
  private judgement(given: LogEntry, entry: number): Judged | undefined {
    const before = this.stateAt(entry - 1)
    const found = this.desk.judge(before, given, entry)
    if (!found) return undefined
    const { better } = found
    if (better === undefined) return { entry, ...found, loss: 0, margin: 0 }
    for (const n of [entry - 1, entry]) this.lookClosely(n)
    const { seat } = given
    const stood = this.truth[entry - 1]?.[seat] as Point
    const played = this.desk.after(before, given, this.samples)
    const other = this.desk.after(before, { seat, action: better as LogEntry['action'] }, this.samples)
    const instead = Math.max(played.value, Math.min(other.value, stood.value + stood.margin))
    const loss = instead - played.value
    const margin = Math.hypot(played.margin, other.margin)
    return { entry, ...found, chances: { played: played.value, instead }, loss, margin }
  }

  /** Looks again, with all samples, where the rough curve swings most. */
  *refine(): Generator<Progress> {
    const swings = this.truth
      .slice(1)
      .map((after, i) => ({ entry: i + 1, by: largestChange(this.truth[i] ?? [], after) }))
      .sort((a, b) => b.by - a.by)
      .slice(0, this.mostRefined)
    const again = [...new Set(swings.flatMap(({ entry }) => [entry - 1, entry]))]
    for (const [i, n] of again.entries()) {
      this.lookClosely(n)
      yield { done: SHARES.judge + ((SHARES.refine - SHARES.judge) * (i + 1)) / again.length }
    }
    if (again.length > 0) yield { done: SHARES.refine, found: this.found() }
  }

  /** What each seat could expect from what it knew. */
  *know(): Generator<Progress> {
    const last = this.match.log.entries.length
    for (let n = 0; n <= last; n++) {
      this.known.push(this.desk.known(this.stateAt(n), n, this.coarse))
      yield { done: SHARES.refine + ((SHARES.known - SHARES.refine) * (n + 1)) / (last + 1) }
    }
  }

  found(): Analysis {
    const { log } = this.match
    const entries = log.entries.length
    const isClose = (n: number): boolean => this.close.has(n)
    const truth = smooth(this.truth, isClose)
    const points = turningPoints(truth, (entry) => {
      const { seat, rolls, action } = log.entries[entry - 1] as LogEntry
      // Giving up ends what was lost before.
      if (sameJson(action, this.match.game.concede)) return undefined
      const loss = this.judged.find((j) => j.entry === entry)?.loss ?? 0
      return { seat, words: this.desk.wordsAt(entry), rolled: (rolls?.length ?? 0) > 0, loss }
    })
    // A copy: this may be sent while the work goes on.
    const isExact = this.coarse === this.samples
    const known = this.known.length > entries ? smooth(this.known, () => isExact) : []
    return {
      game: log.game,
      seats: log.seats,
      entries,
      truth,
      known,
      turningPoints: points,
      judged: this.judged,
    }
  }

  private lookClosely(n: number): void {
    if (this.close.has(n)) return
    this.truth[n] = this.desk.truth(this.stateAt(n), this.samples)
    this.close.add(n)
  }

  private stateAt(n: number): World {
    return stateAt(this.match as unknown as Match<Types>, n) as World
  }

  private valueAt(n: number, seat: number): number {
    return this.truth[n]?.[seat]?.value ?? 0
  }
}

const largestChange = (before: readonly Point[], after: readonly Point[]): number =>
  Math.max(0, ...after.map(({ value }, seat) => Math.abs(value - (before[seat]?.value ?? value))))

/** What a bot says of one answer. */
type Found = Pick<Judged, 'seat' | 'words' | 'instead' | 'better'>

/** Everything that looking at one match needs again and again. */
class Desk {
  private readonly match: Match<never>
  private readonly seed: string
  private readonly foresight: Foresight
  private readonly imagine: Imagine
  private readonly bot

  constructor(match: Match<never>, { iterations, seed, own }: AnalysisRequest) {
    this.match = match
    this.seed = seed ?? 'analysis'
    this.foresight = foresightOf(match.game, own)
    this.imagine = imagineOf(match.game as never, own)
    const budget = { iterations: iterations ?? 300 }
    this.bot = searcher('judge', { ...TUNING.expert, budget, ...(own ? { own } : {}) })
  }

  /** The same random numbers for every entry: what differs between neighbours is then the entry, not luck. */
  truth(state: World, samples: number): Point[] {
    const { game } = this.match
    if (state.result !== null) return this.ended(state)
    return expectation(this.foresight, () => game.clone(state as never), samples, seeded(`${this.seed}/truth`))
  }

  known(state: World, n: number, samples: number): Point[] {
    const { game, log } = this.match
    if (state.result !== null) return this.ended(state)
    return Array.from({ length: log.seats }, (_, seat) => {
      const view = game.view(state as never, seat)
      const chance = seeded(`${this.seed}/${n}/${seat}`)
      const world = (): World => this.imagine(view as object, chance)
      return expectation(this.foresight, world, samples, chance)[seat] as Point
    })
  }

  /** What a seat can expect of an answer, whatever chance makes of it. */
  after(state: World, { seat, action }: Pick<LogEntry, 'seat' | 'action'>, samples: number): Point {
    const { game } = this.match
    const chance = seeded(`${this.seed}/truth`)
    const world = (): World => {
      const made = game.clone(state as never) as unknown as World
      play(game as never, made, chance, seat, copyJson(action) as never)
      return made
    }
    return expectation(this.foresight, world, samples, chance)[seat] as Point
  }

  /** What a bot would have answered in place of a move. */
  judge(state: World, { seat, action }: LogEntry, entry: number): Found | undefined {
    const { game } = this.match
    const now = decision(game as never, state)
    const all = now?.seats.includes(seat) ? (options(game as never, state, seat) as object[]) : []
    const listed = all.filter((option) => !game.steers?.(option as never) && !game.redraws?.(option as never))
    const played = listed.findIndex((option) => sameJson(option, action))
    if (!now || listed.length < 2 || played < 0) return undefined
    const view = game.view(state as never, seat) as object
    const chance = seeded(`${this.seed}/${entry}/judge`)
    const turn = { game: game as never, view, seat, options: listed, ask: now.ask, chance }
    const { index, ranked = [] } = this.bot.choose({ ...turn, every: true }) as Choice
    const words = (i: number): Sentence => game.words.action(listed[i] as never, view as never)
    if (index === played) return { seat, words: words(played) }
    const best = ranked.find((r) => r.index === index)
    const taken = ranked.find((r) => r.index === played)
    const isBetter = best && taken && taken.weight > 0 && best.chance > taken.chance
    const found = { seat, words: words(played), instead: words(index) }
    return isBetter ? { ...found, better: listed[index] as object } : found
  }

  wordsAt(entry: number): Sentence {
    const { game, log } = this.match
    const { seat, action } = log.entries[entry - 1] as LogEntry
    const before = stateAt(this.match as unknown as Match<Types>, entry - 1)
    return game.words.action(action as never, game.view(before as never, seat) as never)
  }

  private ended(state: World): Point[] {
    return (state.result as { payoff: number[] }).payoff.map((value) => ({ value, margin: 0 }))
  }
}
