/** A stretch of time in which nobody could accept moves. */
export interface Gap {
  from: number
  to: number
}

/** The gap that a sign of life ends, if it was long enough to be one. */
export const noteAlive = (last: number | undefined, now: number, gapOver: number): Gap | undefined =>
  last !== undefined && now - last > gapOver ? { from: last, to: now } : undefined

/** How much of the time between `from` and `to` lies in gaps. */
export function overlap(gaps: readonly Gap[], from: number, to: number): number {
  let total = 0
  for (const gap of gaps) total += Math.max(0, Math.min(to, gap.to) - Math.max(from, gap.from))
  return total
}
