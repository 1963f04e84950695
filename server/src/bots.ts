import { tableBots } from '@anachron/bots'
import { botThreads } from '@anachron/bots/node'
import { type BotQuestion, type BotRunner, randomBots } from '@anachron/host'
import type { Json } from '@anachron/kernel'
import { type Errand, FairShare } from './fair-share.ts'

/** Questions that one thread thinks about at a time, a little about each in turn. */
const AT_A_TIME = 4

export interface BotSettings {
  threads: number
  /** The address of a module that exports `loadGame(id)`. */
  games: string
  /** Milliseconds beyond its budget after which a bot is taken to hang. */
  margin: number
}

type TableBots = ReturnType<typeof tableBots>
type Question = Parameters<TableBots['choose']>[0]

/** Bots that think on threads of their own, so that nobody's move waits for them. */
export function threadedBots({ threads, games, margin }: BotSettings): BotRunner & { close(): void } {
  if (threads === 0) return { ...randomBots, close() {} }
  const running = botThreads({ games, threads, margin })
  return { ...sharedBots(tableBots(running), AT_A_TIME * threads), close: () => running.close() }
}

/** Bots whose time is shared fairly by those who ask: so many questions at a time. */
export function sharedBots(bots: TableBots, atATime: number): BotRunner {
  const share = new FairShare(atATime)
  const fairly = <V>(
    errand: Errand,
    { whose = '', ...question }: BotQuestion,
    ask: (question: Question) => Promise<V>,
  ) => share.take(errand, whose, (part) => ask({ ...question, budget: question.budget * part } as unknown as Question))
  return {
    levels: bots.levels,
    choose: (question) => fairly('seat', question, bots.choose),
    hints: (question) => fairly('advice', question, bots.hints),
    analyse: async (log, how, onProgress) => (await bots.analyse(log, how, onProgress as never)) as unknown as Json,
    watched: async (game, views, how) => (await bots.watched(game, views as object[], how)) as unknown as Json[],
  }
}
