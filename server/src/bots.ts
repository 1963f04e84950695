import { tableBots } from '@anachron/bots'
import { botThreads } from '@anachron/bots/node'
import { type BotQuestion, type BotRunner, randomBots } from '@anachron/host'
import type { Json } from '@anachron/kernel'
import { type Errand, FairShare } from './fair-share.ts'

/** Questions that one thread thinks about at a time, a little about each in turn. */
const AT_A_TIME = 4

/** Bots that think on threads of their own, so that nobody's move waits for them. */
export function threadedBots(threads: number): BotRunner & { close(): Promise<void> } {
  if (threads === 0) return { ...randomBots, close: async () => {} }
  const running = botThreads({ games: import.meta.resolve('@anachron/games'), threads })
  const bots = tableBots(running)
  const share = new FairShare(AT_A_TIME * threads)
  type Question = Parameters<typeof bots.choose>[0]
  const fairly = <V>(
    errand: Errand,
    { whose = '', ...question }: BotQuestion,
    ask: (question: Question) => Promise<V>,
  ) => share.take(errand, whose, (part) => ask({ ...question, budget: question.budget * part } as unknown as Question))
  return {
    levels: bots.levels,
    choose: (question) => fairly('seat', question, bots.choose),
    hints: (question) => fairly('advice', question, bots.hints),
    analyse: async (log, signal, onProgress) => (await bots.analyse(log, signal, onProgress)) as unknown as Json,
    watched: async (game, views, signal) => (await bots.watched(game, views as object[], signal)) as unknown as Json[],
    close: () => running.close(),
  }
}
