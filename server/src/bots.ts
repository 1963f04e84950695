import { tableBots } from '@anachron/bots'
import { botThreads } from '@anachron/bots/node'
import { type BotRunner, randomBots } from '@anachron/host'

/** Bots that think on threads of their own, so that nobody's move waits for them. */
export function threadedBots(threads: number): BotRunner & { close(): Promise<void> } {
  if (threads === 0) return { ...randomBots, close: async () => {} }
  const running = botThreads({ games: import.meta.resolve('@anachron/games'), threads })
  const bots = tableBots(running)
  return {
    levels: bots.levels,
    choose: (question) => bots.choose(question as Parameters<typeof bots.choose>[0]),
    hints: (question) => bots.hints(question as Parameters<typeof bots.hints>[0]),
    close: () => running.close(),
  }
}
