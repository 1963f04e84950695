import { tableBots } from '@anachron/bots'
import { botThreads } from '@anachron/bots/node'
import { type BotRunner, randomBots } from '@anachron/host'
import type { Json } from '@anachron/kernel'

/** Bots that think on threads of their own, so that nobody's move waits for them. */
export function threadedBots(threads: number): BotRunner & { close(): Promise<void> } {
  if (threads === 0) return { ...randomBots, close: async () => {} }
  const running = botThreads({ games: import.meta.resolve('@anachron/games'), threads })
  const bots = tableBots(running)
  return {
    levels: bots.levels,
    choose: (question) => bots.choose(question as Parameters<typeof bots.choose>[0]),
    hints: (question) => bots.hints(question as Parameters<typeof bots.hints>[0]),
    analyse: async (log, signal, onProgress) => (await bots.analyse(log, signal, onProgress)) as unknown as Json,
    watched: async (game, views, signal) => (await bots.watched(game, views as object[], signal)) as unknown as Json[],
    close: () => running.close(),
  }
}
