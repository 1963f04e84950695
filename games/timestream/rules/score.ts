import type { Seat } from '@anachron/kernel'
import { worthOf } from './limited/worth.ts'
import type { State } from './types.ts'
import { chainOf, isFilled, isLocked, PHASES, playerOf, rival, strengthOf, unitsOf } from './units.ts'

/**
 * Decks with Obstacles and early strikes: whoever looks no further than this brings one of them, so that the gentlest
 * opponent meets people rather than passing them by. As strong as the others they are in better hands.
 */
const LIVELY: ReadonlySet<unknown> = new Set(['TS-DK-2', 'TS-DK-5', 'TS-DK-6'])
const TASTE = 4

const taste = ({ turn }: State, list: unknown): number => (turn <= 1 && LIVELY.has(list) ? TASTE : 0)

/**
 * How near a player is to going home, in points: links of the chain, what guards them, power, and cards to go on with.
 */
function standing(state: State, seat: Seat): number {
  const player = playerOf(state, seat)
  let points = taste(state, player.list)
  let filled = 0
  for (const phase of PHASES) {
    if (!isFilled(state, seat, phase)) continue
    filled++
    const guarded = chainOf(state, seat, 'advance', phase).length > 0
    const attacked = chainOf(state, rival(seat), 'obstacle', phase).length > 0
    points += isLocked(state, seat, phase) ? 13 : 10 + (guarded ? 2 : 0) - (attacked && !guarded ? 4 : 0)
  }
  if (filled === 3) points += 8 + (player.hand.includes('TS-TS-01') ? 6 : 0)
  points += Math.min(player.cells.length, 9) * 1.6
  points += Math.min(player.hand.length, 8) * 0.7
  for (const placed of unitsOf(state, seat)) {
    if (placed.zone === 'event-chain') continue
    const { energy, resistance } = strengthOf(state, placed)
    points += (energy + resistance) * 0.32 + (placed.zone === 'intruder' ? 3 : 0)
  }
  return points
}

/** TS-98: by how much the first has picked better; nothing when nobody is picking. */
function inPicks({ stack }: State): number | undefined {
  const frame = stack.at(-1)
  if (frame?.kind !== 'limited') return undefined
  const [first = 0, second = 0] = frame.pools.map((pool) => pool.reduce((sum, card) => sum + worthOf(card), 0))
  return (first - second) / 400
}

export function score(state: State): number[] {
  if (state.result) return state.result.payoff.slice()
  const ahead = inPicks(state) ?? (standing(state, 0) - standing(state, 1)) / 9
  const first = 1 / (1 + Math.exp(-ahead))
  return [first, 1 - first]
}
