import type { Point } from './analysis.ts'

/** As many neighbours on each side say something about an entry that was only glanced at. */
const REACH = 2

/**
 * A curve that was glanced at, evened out: a handful of imagined matches jumps from nothing to everything and back.
 * Neighbours count the more, the surer they are; entries that were looked at closely stay as they were found, and so
 * does the end.
 */
export function smooth(curve: readonly Point[][], isClose: (entry: number) => boolean): Point[][] {
  return curve.map((points, n) =>
    isClose(n) ? points : points.map((point, seat) => (point.margin === 0 ? point : blend(curve, n, seat))),
  )
}

/** However sure a neighbour is, it tells of its own entry first. */
const SUREST = 0.5

function blend(curve: readonly Point[][], n: number, seat: number): Point {
  const own = curve[n]?.[seat]?.margin ?? 1
  let sum = 0
  let weights = 0
  for (let at = n - REACH; at <= n + REACH; at++) {
    const near = curve[at]?.[seat]
    // What the match has come to by then was not known here.
    if (!near || near.margin === 0) continue
    const weight = 1 / (Math.max(near.margin, SUREST * own) ** 2 * (1 + Math.abs(at - n)))
    sum += weight * near.value
    weights += weight
  }
  return { value: sum / weights, margin: 1 / Math.sqrt(weights) }
}
