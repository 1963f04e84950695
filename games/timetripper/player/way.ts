/** How a Tripper gets somewhere on his own feet. */
import { apart, beside, HEXES } from '../rules/display.ts'
import { isInOpponentZoc, stepsLeft, stopsMovement, whoIsIn } from '../rules/movement.ts'
import { isTripper, tripperAt, unitOf } from '../rules/state.ts'
import type { FigureId, Hex, State } from '../rules/types.ts'

export interface Way {
  /** The first hex of it. */
  first: Hex
  hexes: number
  /** Where it ends: the goal, or as near to it as he gets in this phase. */
  end: Hex
}

/**
 * The shortest way to a hex, or at least nearer to it, that he can go in this phase; zones of control end it (TT-7.21).
 */
export function wayTo(state: State, id: FigureId, goal: Hex, intoZones = true): Way | null {
  const most = stepsLeft(state, id)
  const { hex: start } = tripperAt(state, id)
  if (most <= 0 || start === goal || isInOpponentZoc(state, start)) return null
  const firsts = new Int16Array(HEXES).fill(-1)
  const walked = new Int8Array(HEXES)
  firsts[start] = start
  let queue: Hex[] = [start]
  let best: Way | null = null
  let least = apart(start, goal)
  while (queue.length > 0) {
    const next: Hex[] = []
    for (const from of queue) {
      const hexes = (walked[from] as number) + 1
      for (let heading = 0; heading < 6; heading++) {
        const to = beside(from, heading)
        if (to < 0 || firsts[to] !== -1) continue
        const there = whoIsIn(state, to)
        if (there.some((other) => !isTripper(other) && unitOf(state, other).owner === null)) continue
        const zoned = isInOpponentZoc(state, to)
        if (zoned && !intoZones && to !== goal) continue
        firsts[to] = from === start ? to : (firsts[from] as number)
        walked[to] = hexes
        if (there.length === 0 && apart(to, goal) < least) {
          least = apart(to, goal)
          best = { first: firsts[to] as number, hexes, end: to }
        }
        if (!zoned && hexes < most && !stopsMovement(state, to)) next.push(to)
      }
    }
    if (least === 0) break
    queue = next
  }
  return best
}
