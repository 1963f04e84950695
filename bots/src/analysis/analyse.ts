import {
  decision,
  type LogEntry,
  type Match,
  options,
  type Policy,
  sameJson,
  seeded,
  stateAt,
  type Types,
} from '@anachron/kernel'
import type { AbortSignalLike, Choice } from '../bot.ts'
import { breathe } from '../breathe.ts'
import { searcher } from '../search/searcher.ts'
import { TUNING } from '../search/tuning.ts'
import { habitOf, type Imagine, imagineOf, type World } from '../worlds.ts'
import type { Analysis, Judged, Point } from './analysis.ts'
import { expectation } from './expectation.ts'
import { turningPoints } from './turning-points.ts'

export interface AnalysisRequest {
  /** Matches played on from every entry, for each curve. */
  samples?: number
  /** How long the bot looks at every decision. */
  iterations?: number
  seed?: string
  own?: Policy<never>
  /** The share that is done, 0 … 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignalLike
}

/** Looks at every entry of a match that everybody may know everything about; nothing when it was stopped. */
export async function analyse(match: Match<never>, request: AnalysisRequest = {}): Promise<Analysis | undefined> {
  const { log } = match
  const desk = new Desk(match, request)
  const truth: Point[][] = []
  const known: Point[][] = []
  const judged: Judged[] = []
  for (let n = 0; n <= log.entries.length; n++) {
    if (request.signal?.aborted) return undefined
    const state = stateAt(match as unknown as Match<Types>, n) as World
    truth.push(desk.truth(state))
    await breathe()
    known.push(desk.known(state, n))
    await breathe()
    const next = log.entries[n]
    const judgement = next && desk.judge(state, next, n + 1)
    if (judgement) judged.push(judgement)
    request.onProgress?.((n + 1) / (log.entries.length + 1))
    await breathe()
  }
  const points = turningPoints(truth, (entry) => {
    const { seat, rolls } = log.entries[entry - 1] as LogEntry
    const loss = judged.find((j) => j.entry === entry)?.loss ?? 0
    return { seat, words: desk.wordsAt(entry), rolled: (rolls?.length ?? 0) > 0, loss }
  })
  return { game: log.game, seats: log.seats, entries: log.entries.length, truth, known, turningPoints: points, judged }
}

/** Everything that looking at one match needs again and again. */
class Desk {
  private readonly match: Match<never>
  private readonly samples: number
  private readonly seed: string
  private readonly habit
  private readonly imagine: Imagine
  private readonly bot

  constructor(match: Match<never>, { samples, iterations, seed, own }: AnalysisRequest) {
    this.match = match
    this.samples = samples ?? 64
    this.seed = seed ?? 'analysis'
    this.habit = habitOf(match.game, own)
    this.imagine = imagineOf(match.game as never, own)
    const budget = { iterations: iterations ?? 300 }
    this.bot = searcher('judge', { ...TUNING.expert, budget, ...(own ? { own } : {}) })
  }

  /** The same random numbers for every entry: what differs between neighbours is then the entry, not luck. */
  truth(state: World): Point[] {
    const { game } = this.match
    if (state.result !== null) return this.ended(state)
    return expectation(game, this.habit, () => game.clone(state as never), this.samples, seeded(`${this.seed}/truth`))
  }

  known(state: World, n: number): Point[] {
    const { game, log } = this.match
    if (state.result !== null) return this.ended(state)
    return Array.from({ length: log.seats }, (_, seat) => {
      const view = game.view(state as never, seat)
      const chance = seeded(`${this.seed}/${n}/${seat}`)
      const world = (): World => this.imagine(view as object, chance)
      return expectation(game, this.habit, world, this.samples, chance)[seat] as Point
    })
  }

  judge(state: World, { seat, action }: LogEntry, entry: number): Judged | undefined {
    const { game } = this.match
    const now = decision(game as never, state)
    const listed = now?.seats.includes(seat) ? (options(game as never, state, seat) as object[]) : []
    const played = listed.findIndex((option) => sameJson(option, action))
    if (!now || listed.length < 2 || played < 0) return undefined
    const view = game.view(state as never, seat) as object
    const chance = seeded(`${this.seed}/${entry}/judge`)
    const turn = { game: game as never, view, seat, options: listed, ask: now.ask, chance }
    const { index, ranked = [] } = this.bot.choose({ ...turn, every: true }) as Choice
    const words = (i: number): string => game.words.action(listed[i] as never, view as never)
    const best = ranked.find((r) => r.index === index)
    const taken = ranked.find((r) => r.index === played)
    const compared = index !== played && best && taken && taken.weight > 0
    return {
      entry,
      seat,
      words: words(played),
      ...(index === played ? {} : { instead: words(index) }),
      loss: compared ? Math.max(0, best.chance - taken.chance) : 0,
      give: compared ? Math.hypot(best.give, taken.give) : 0,
    }
  }

  wordsAt(entry: number): string {
    const { game, log } = this.match
    const { seat, action } = log.entries[entry - 1] as LogEntry
    const before = stateAt(this.match as unknown as Match<Types>, entry - 1)
    return game.words.action(action as never, game.view(before as never, seat) as never)
  }

  private ended(state: World): Point[] {
    return (state.result as { payoff: number[] }).payoff.map((value) => ({ value, give: 0 }))
  }
}
