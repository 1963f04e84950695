/** Section 7 for opponents: where a move can end, and which of these hexes are nearest or farthest. */
import { apart, beside, HEXES, isEdge } from './display.ts'
import { exertsZoc, stopsMovement } from './movement.ts'
import { battleOf, isStunned, lineOf, tripperIsUp, unitOf } from './state.ts'
import type { Hex, State, Tripper, Unit } from './types.ts'

/** Hexes in a phase: the mount's for a rider, nothing while either is stunned (TT-R14, TT-8.81a). */
export function moveOf(state: State, unit: Unit): number {
  if (isStunned(state, unit)) return 0
  if (unit.mount === null) return lineOf(state, unit).move
  const mount = unitOf(state, unit.mount)
  return isStunned(state, mount) ? 0 : lineOf(state, mount).move
}

/** What a search has to know of whoever walks. */
export type Walker = Pick<Unit, 'id' | 'owner' | 'hex' | 'mount'>

const steps = new Int8Array(HEXES)
const parents = new Int16Array(HEXES)
const queue = new Int16Array(HEXES)
const occupied = new Uint8Array(HEXES)
const zoned = new Uint8Array(HEXES)
const FRIEND = 1
const ENEMY = 2

export interface Reach {
  /** Hexes where the move may end, the present one first. */
  ends: Hex[]
  /** Steps to one of them. Valid until the next search, as is the way. */
  stepsTo(hex: Hex): number
  /** Reads the way to one of them, the present hex left out. */
  pathTo(hex: Hex): Hex[]
  /** The hexes of all equally short ways from one hex of a way to its end, step by step. */
  ranks(from: Hex, to: Hex): Hex[][]
}

function mark(state: State, unit: Walker): void {
  occupied.fill(0)
  zoned.fill(0)
  const mine = unit.owner !== null
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = state.trippers[id] as Tripper
    if (!tripperIsUp(tripper)) continue
    occupied[tripper.hex] = mine ? FRIEND : ENEMY
    if (!mine) zone(tripper.hex)
  }
  for (let i = 0; i < state.units.length; i++) {
    const other = state.units[i] as Unit
    if (other.place !== 'field' || other.fallen || other.id === unit.id || other.id === unit.mount) continue
    const enemy = (other.owner !== null) !== mine
    occupied[other.hex] = enemy ? ENEMY : FRIEND
    if (enemy && exertsZoc(state, other)) zone(other.hex)
  }
}

function zone(hex: Hex): void {
  for (let heading = 0; heading < 6; heading++) {
    const next = beside(hex, heading)
    if (next >= 0) zoned[next] = 1
  }
}

/** Where an opponent can get to: breadth first, one point a hex, stopping where something stops it. */
export function reach(state: State, unit: Walker, allowance: number, fleeing: boolean): Reach {
  mark(state, unit)
  const craters = battleOf(state).markers.length > 0
  steps.fill(-1)
  const start = unit.hex
  steps[start] = 0
  parents[start] = -1
  queue[0] = start
  const ends: Hex[] = [start]
  // Whoever begins in an enemy's zone does not leave it on his own feet (TT-7.22).
  const most = zoned[start] === 1 ? 0 : allowance
  const stopsAt = (hex: Hex): boolean =>
    zoned[hex] === 1 || (fleeing && isEdge(hex)) || (craters && stopsMovement(state, hex))
  for (let head = 0, tail = 1; head < tail; head++) {
    const hex = queue[head] as number
    const walked = steps[hex] as number
    if (walked >= most) continue
    if (hex !== start && stopsAt(hex)) continue
    for (let heading = 0; heading < 6; heading++) {
      const next = beside(hex, heading)
      if (next < 0 || steps[next] !== -1 || occupied[next] === ENEMY) continue
      steps[next] = walked + 1
      parents[next] = hex
      queue[tail++] = next
      if (occupied[next] === 0) ends.push(next)
    }
  }
  return {
    ends,
    stepsTo: (hex) => steps[hex] as number,
    pathTo(hex) {
      const path: Hex[] = []
      for (let at = hex; at !== start && at >= 0; at = parents[at] as number) path.push(at)
      return path.reverse()
    },
    ranks(from, to) {
      const found: Hex[][] = [[to]]
      for (let walked = (steps[to] as number) - 1; walked > (steps[from] as number); walked--) {
        const rank: Hex[] = []
        for (let hex = 0; hex < HEXES; hex++)
          if (steps[hex] === walked && !stopsAt(hex) && found[0]?.some((next) => apart(hex, next) === 1)) rank.push(hex)
        found.unshift(rank)
      }
      // Some of these are on the way from somewhere else.
      let last = [from]
      return found.map((rank) => {
        last = rank.filter((hex) => last.some((before) => apart(hex, before) === 1))
        return last
      })
    },
  }
}

/**
 * Lays a way as long as it is all the same which of several hexes comes next. What is returned are the next hexes where
 * it is not, for somebody to choose; nothing, and the way is complete. `matters` says what is more than a hex to pass;
 * null, nothing is.
 */
export function layWay(
  laid: { to: Hex; way: Hex[] },
  start: Hex,
  reach: Reach,
  matters: ((hex: Hex) => boolean) | null,
): Hex[] {
  const { to, way } = laid
  // Somebody has left the table since, and his soldiers have closed the way.
  if (reach.stepsTo(to) < 0) {
    way.length = 0
    return []
  }
  if (matters === null) way.push(...reach.pathTo(to))
  for (;;) {
    const from = way.at(-1) ?? start
    if (from === to) return []
    const ranks = reach.ranks(from, to)
    const next = ranks[0] as Hex[]
    // Somebody has left the table since, and there is a shorter way.
    if (next.length === 0) {
      way.splice(0, way.length, ...reach.pathTo(to))
      return []
    }
    // Where something has become of it, the rest of the way is no longer gone.
    const isOpen = matters !== null && (from === start || !matters(from))
    if (isOpen && next.length > 1 && ranks.some((rank) => rank.length > 1 && rank.some(matters))) return next
    way.push(next[0] as Hex)
  }
}

const walk = new Int8Array(HEXES)
/**
 * Steps to a hex next to the goal, past friends but not through enemies. Straight distance where no third party can be
 * in the way.
 */
function walkingDistances(state: State, unit: Walker, goal: Hex): (hex: Hex) => number {
  if (state.trippers.length === 1 && unit.owner === null && !state.units.some((other) => other.owner !== null))
    return (hex) => apart(hex, goal) - 1
  mark(state, unit)
  walk.fill(99)
  walk[goal] = 0
  queue[0] = goal
  for (let head = 0, tail = 1; head < tail; head++) {
    const hex = queue[head] as number
    for (let heading = 0; heading < 6; heading++) {
      const next = beside(hex, heading)
      if (next < 0 || walk[next] !== 99 || occupied[next] === ENEMY) continue
      walk[next] = (walk[hex] as number) + 1
      queue[tail++] = next
    }
  }
  return (hex) => (walk[hex] as number) - 1
}

/** Where an opponent can get to on its way towards or away. On the edge flight ends (TT-7.16, TT-9.22). */
export const reachOf = (state: State, unit: Walker, away: boolean, allowance: number): Reach =>
  reach(state, unit, away && isEdge(unit.hex) ? 0 : allowance, away)

/**
 * Where to go to get nearer to a hex, or farther from it, with all the allowance there is (TT-7.15): all hexes that are
 * equally good, in order (TT-9.21, TT-9.23, TT-9.24).
 */
export function bestHexes(
  state: State,
  unit: Walker,
  goal: Hex,
  away: boolean,
  allowance: number,
): { list: Hex[]; reach: Reach } {
  const walking = away ? null : walkingDistances(state, unit, goal)
  const found = reachOf(state, unit, away, allowance)
  let best = Number.POSITIVE_INFINITY
  let list: Hex[] = []
  for (const hex of found.ends) {
    // The fewest steps decide in the end: towards is the direct way, not the way round to the other side.
    const value = walking ? walking(hex) * 10_000 + apart(hex, goal) * 100 + found.stepsTo(hex) : -apart(hex, goal)
    if (value < best) {
      best = value
      list = [hex]
    } else if (value === best) list.push(hex)
  }
  return { list: list.sort((a, b) => a - b), reach: found }
}
