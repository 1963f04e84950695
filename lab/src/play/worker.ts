import type { Tally } from '../stats/tally.ts'
import { playChunk } from './chunk.ts'
import { gameModule, type Plan } from './plan.ts'

/** Runs on a worker thread. */
export default async ({ plan, from, to }: { plan: Plan; from: number; to: number }): Promise<Tally> =>
  playChunk(plan, await gameModule(plan.game), from, to)
