/** How a finished match went, worked out beside the screen; see screens/table/Curve.tsx. */
import { type Analysis, browserLine, type Reply, type Request, remoteBots } from '@anachron/bots'
import type { MatchLog } from '@anachron/kernel'
import { keepAnalysis } from './kept-analyses.ts'

export type { Analysis, Judged, TurningPoint } from '@anachron/bots'
export { keptAnalysis } from './kept-analyses.ts'

const SAMPLES = 40
const ITERATIONS = 120

/** Starts a worker of its own; ends it when done or when `signal` says so. What comes out is kept under the name of the match. */
export async function analyseMatch(
  match: string,
  log: MatchLog,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Analysis> {
  const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'analysis' })
  const remote = remoteBots(browserLine<Request, Reply>(worker as never))
  worker.addEventListener('error', (e) => remote.hangUp(e.message || 'The analysis stopped.'))
  signal.addEventListener('abort', () => remote.hangUp('The analysis was stopped.'))
  try {
    const analysis = await remote.analyse({ log, samples: SAMPLES, iterations: ITERATIONS }, signal, onProgress)
    await keepAnalysis(match, analysis)
    return analysis
  } finally {
    worker.terminate()
  }
}
