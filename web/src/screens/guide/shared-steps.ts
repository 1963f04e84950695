import { type Plan, same } from '@anachron/kit'

/**
 * How many answers of a lesson a plan gives: all of its own, in whatever order the lesson gives them, or as many as are
 * the same from the first one on.
 */
export function sharedSteps({ steps }: Pick<Plan, 'steps'>, wanted: readonly object[]): number {
  const next = wanted.slice(0, steps.length)
  const left = steps.map(({ action }) => action)
  for (const answer of next) {
    const at = left.findIndex((action) => same(action, answer))
    if (at >= 0) left.splice(at, 1)
  }
  if (left.length === 0) return steps.length
  const parts = steps.findIndex(({ action }, i) => next[i] === undefined || !same(action, next[i]))
  return parts < 0 ? steps.length : parts
}
