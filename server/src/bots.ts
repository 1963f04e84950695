import { tableBots } from '@anachron/bots'
import { botThreads } from '@anachron/bots/node'
import { type BotRunner, randomBots } from '@anachron/host'
import type { Json } from '@anachron/kernel'

export interface BotSettings {
  threads: number
  /** The address of a module that exports `loadGame(id)`. */
  games: string
  /** Milliseconds beyond its budget after which a bot is taken to hang. */
  margin: number
}

/** Bots that think on threads of their own, so that nobody's move waits for them. */
export function threadedBots({ threads, games, margin }: BotSettings): BotRunner & { close(): void } {
  if (threads === 0) return { ...randomBots, close() {} }
  const running = botThreads({ games, threads, margin })
  const bots = tableBots(running)
  return {
    levels: bots.levels,
    choose: (question) => bots.choose(question as Parameters<typeof bots.choose>[0]),
    hints: (question) => bots.hints(question as Parameters<typeof bots.hints>[0]),
    analyse: async (log, how, onProgress) => (await bots.analyse(log, how, onProgress)) as unknown as Json,
    watched: async (game, views, how) => (await bots.watched(game, views as object[], how)) as unknown as Json[],
    close: () => running.close(),
  }
}
