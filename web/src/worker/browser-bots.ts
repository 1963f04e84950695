import { Pool, type Reply, type Request, remoteBots, tableBots } from '@anachron/bots'
import type { BotRunner } from '@anachron/host'
import { browserThread } from './browser-thread.ts'

/**
 * A bot that does not answer within this much more than its budget has died or hangs; on a slow phone a worker takes
 * long to begin.
 */
const PATIENCE = 20_000

const start = () =>
  browserThread<Request, Reply>(new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' }))

/** Bots on a worker that is started when first needed, and again when it dies or hangs. */
export function browserBots(): BotRunner {
  const seats = tableBots(remoteBots(new Pool<Request, Reply>({ start, shared: 1, alone: 1 }), PATIENCE))
  // Looking back takes long and is no reason for a seat to wait: it has a worker of its own, which ends with it.
  const past = tableBots(remoteBots(new Pool<Request, Reply>({ start, shared: 0, alone: 1, endIdle: true }), PATIENCE))
  return {
    levels: seats.levels,
    choose: (question) => seats.choose(question as never),
    hints: (question) => seats.hints(question as never),
    analyse: (log, how, onProgress) => past.analyse(log, how, onProgress as never) as Promise<never>,
    watched: (game, views, how) => past.watched(game, views as never, how) as Promise<never>,
  }
}
