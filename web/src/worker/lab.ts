/** Plays the matches of the lab; several of these run beside each other. See screens/lab/run.ts. */
import { gameModule, type Plan, playChunk } from '@anachron/lab/browser'

export interface ChunkRequest {
  plan: Plan
  from: number
  to: number
}

self.addEventListener('message', async ({ data }: MessageEvent<ChunkRequest>) => {
  const { plan, from, to } = data
  try {
    self.postMessage({ from, to, tally: await playChunk(plan, await gameModule(plan.game), from, to) })
  } catch (problem) {
    self.postMessage({ fault: problem instanceof Error ? problem.message : String(problem) })
  }
})
