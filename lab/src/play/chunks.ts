import type { Plan } from './plan.ts'

/** Matches per task: many where they are quick. Depends on the plan alone, because sums are made chunk by chunk. */
const chunkSize = ({ bots, games }: Plan): number => {
  const quick = bots.every((name) => name === 'random')
  return Math.max(1, Math.min(quick ? 500 : 10, Math.ceil(games / 8)))
}

/** The matches of a plan from match `done` on, cut into [from, to) pairs. */
export function* chunksOf(plan: Plan, done = 0): Generator<[number, number], undefined> {
  const size = chunkSize(plan)
  for (let from = done; from < plan.games; from += size) yield [from, Math.min(from + size, plan.games)]
}
