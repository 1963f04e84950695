import type { Chance } from '@anachron/kernel'
import type { Ranked } from './bot.ts'

/** Options by their mean value, best first, from the sums, sums of squares and numbers of their samples. */
export function ranking(sums: Float64Array, squares: Float64Array, visits: Float64Array): Ranked[] {
  let total = 0
  for (const n of visits) total += n
  const ranked: Ranked[] = []
  for (let index = 0; index < sums.length; index++) {
    const n = visits[index] as number
    if (n === 0) continue
    const mean = (sums[index] as number) / n
    const variance = Math.max(0, (squares[index] as number) / n - mean * mean)
    // With few samples the observed variance says little: one imagined sample at either end keeps the interval honest.
    const margin = 1.96 * Math.sqrt((variance * n + 0.5) / (n + 2) / n)
    ranked.push({ index, chance: mean, margin: Math.min(1, margin), weight: n / total })
  }
  return ranked.sort((a, b) => b.chance - a.chance || a.index - b.index)
}

/** One of the options that are equally good. */
export function best(ranked: readonly Ranked[], chance: Chance): number {
  const first = ranked[0]
  if (!first) return 0
  const equal = ranked.filter((r) => first.chance - r.chance < 1e-9)
  return (equal[chance.pick('bot', equal.length)] as Ranked).index
}
