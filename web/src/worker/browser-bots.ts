import {
  browserLine,
  type RemoteBots,
  type Reply,
  type Request,
  remoteBots,
  type TableBots,
  tableBots,
} from '@anachron/bots'
import type { BotQuestion, BotRunner } from '@anachron/host'

/** A bot that does not answer within this much more than its budget has died or hangs; on a slow phone a worker takes long to begin. */
const PATIENCE = 20_000

/** Looking back takes long and is no reason for a seat to wait: it has a worker of its own, which ends with it. */
async function onItsOwn<Answer>(how: (bots: TableBots) => Promise<Answer>): Promise<Answer> {
  const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'analysis' })
  const remote = remoteBots(browserLine<Request, Reply>(worker as never))
  worker.addEventListener('error', (e) => remote.hangUp(e.message || 'The analysis stopped.'))
  try {
    return await how(tableBots(remote))
  } finally {
    worker.terminate()
  }
}

/** Bots on a worker that is started when first needed, and again when it dies. */
export function browserBots(): BotRunner {
  let worker: Worker | undefined
  let remote: RemoteBots | undefined
  const bury = (why: string): void => {
    worker?.terminate()
    worker = undefined
    remote?.hangUp(why)
    remote = undefined
  }
  const running = (): RemoteBots => {
    if (remote) return remote
    worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('error', (e) => {
      e.preventDefault()
      bury(`the bots' worker died: ${e.message}`)
    })
    remote = remoteBots(browserLine<Request, Reply>(worker as never))
    return remote
  }
  const ask = async <Answer>(budget: number, how: (bots: TableBots) => Promise<Answer>): Promise<Answer> => {
    const timer = setTimeout(() => bury('the bots’ worker does not answer'), budget + PATIENCE)
    try {
      return await how(tableBots(running()))
    } finally {
      clearTimeout(timer)
    }
  }
  /** One death is a mishap; a fresh worker gets the same question. A second one is for the table to complain about. */
  const twice = async <Answer>(question: BotQuestion, how: (bots: TableBots) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(question.budget, how)
    } catch (problem) {
      if (question.signal.aborted) throw problem
      return ask(question.budget, how)
    }
  }
  return {
    levels: tableBots(remoteBots({ send: () => {}, onMessage: () => {} })).levels,
    choose: (question) => twice(question, (bots) => bots.choose(question as never)),
    hints: (question) => twice(question, (bots) => bots.hints(question as never)),
    analyse: (log, signal, onProgress) => onItsOwn((bots) => bots.analyse(log, signal, onProgress)) as Promise<never>,
    watched: (game, views, signal) => onItsOwn((bots) => bots.watched(game, views as never, signal)) as Promise<never>,
  }
}
