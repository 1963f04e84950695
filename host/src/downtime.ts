/** A stretch of time in which nobody could accept moves. */
export interface Gap {
  from: number
  to: number
}

/**
 * The gap that a sign of life ends, if it was long enough to be one. `jumped`: milliseconds by which the clock has been
 * set since the last sign. Those it was set forward by did not pass, and are a gap like any other.
 */
export function noteAlive(last: number | undefined, now: number, gapOver: number, jumped = 0): Gap | undefined {
  const forward = now - Math.max(0, jumped)
  const from = last !== undefined && forward - last > gapOver ? last : forward
  return from < now ? { from, to: now } : undefined
}

/** The newest sign of life: a clock may run a little behind another, but one that was set back counts from there. */
export const newestSign = (last: number | undefined, now: number, jumped = 0): number =>
  jumped < 0 ? now : Math.max(now, last ?? now)

/** How much of the time between `from` and `to` lies in gaps. What lies in two of them counts once. */
export function overlap(gaps: readonly Gap[], from: number, to: number): number {
  let total = 0
  let counted = from
  for (const gap of gaps.toSorted((a, b) => a.from - b.from)) {
    const end = Math.min(to, gap.to)
    total += Math.max(0, end - Math.max(counted, gap.from))
    counted = Math.max(counted, end)
  }
  return total
}
