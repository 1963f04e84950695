/** How a finished match went, worked out beside the screen; see screens/table/Curve.tsx. */
import { type Analysis, browserLine, type Reply, type Request, remoteBots } from '@anachron/bots'
import type { MatchLog } from '@anachron/kernel'

export type { Analysis, TurningPoint } from '@anachron/bots'

const SAMPLES = 40
const ITERATIONS = 120

/** Starts a worker of its own; ends it when done or when `signal` says so. */
export async function analyseMatch(
  log: MatchLog,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Analysis> {
  const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'analysis' })
  const remote = remoteBots(browserLine<Request, Reply>(worker as never))
  worker.addEventListener('error', (e) => remote.hangUp(e.message || 'The analysis stopped.'))
  signal.addEventListener('abort', () => remote.hangUp('The analysis was stopped.'))
  try {
    return await remote.analyse({ log, samples: SAMPLES, iterations: ITERATIONS }, signal, onProgress)
  } finally {
    worker.terminate()
  }
}
