import type { MatchLog } from '@anachron/kernel'
import type { Analysis, Point } from '../analysis/analysis.ts'
import type { Choice } from '../bot.ts'
import type { Hint } from '../hint.ts'
import { LEVELS } from '../named.ts'
import type { StopSignal } from './pool.ts'
import type { RemoteBots } from './remote.ts'

/** A seat's decision as a table puts it. */
export interface TableQuestion {
  game: string
  ask: string
  view: object
  seat: number
  options: readonly object[]
  level: string
  /** Milliseconds to think. */
  budget: number
  signal: StopSignal
  /** The match is foreign: nobody else's bots are to share a thread with it. */
  alone?: boolean
}

/** A finished match to look back on, or what an onlooker saw of a running one. */
export interface AnalysisTerms {
  alone?: boolean
  signal: StopSignal
}

/** Bots for the seats of tables, thinking on a worker. */
export interface TableBots {
  /** From weak to strong. */
  readonly levels: readonly string[]
  choose(question: TableQuestion): Promise<Choice>
  /** The three best options, with reasons. */
  hints(question: TableQuestion): Promise<Hint[]>
  /** How a finished match went. */
  analyse(log: MatchLog, how: AnalysisTerms, onProgress: (done: number, found?: Analysis) => void): Promise<Analysis>
  /** What each seat of a running match could expect, from what an onlooker saw. */
  watched(game: string, views: readonly object[], how: AnalysisTerms): Promise<Point[][]>
}

/** How closely tables look back: some seconds, and the costliest decisions first. */
const CLOSELY = { samples: 40, coarse: 6, refined: 12, judged: 20, iterations: 280 }

export function tableBots(remote: RemoteBots): TableBots {
  const think = ({ level, budget, signal, ...rest }: TableQuestion, hints: number) =>
    remote.think({ ...rest, bot: level, budget: { millis: budget }, seed: `${Math.random()}`, hints }, signal)
  return {
    levels: LEVELS,
    choose: async (question) => (await think(question, 0)).choice,
    hints: async (question) => (await think(question, 3)).hints,
    analyse: (log, { alone = false, signal }, onProgress) =>
      remote.analyse({ log, alone, ...CLOSELY }, signal, onProgress),
    watched: (game, views, { alone = false, signal }) => remote.watched({ game, views, alone }, signal),
  }
}
