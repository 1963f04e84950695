/**
 * How well everybody stands: the chance of coming home, fitted to 8,000 solo trips of a beginner; `veteran/judge.ts`
 * knows better.
 */
import { apart } from './display.ts'
import type { BattleState, State, Tripper } from './types.ts'

/** A body may still be carried home by others. */
const DEAD = 0.05
const MANY = 12
const FAR = 6

/** Endurance is the time there is, experience the way home; the one is worth more with the other. */
function outlook(tripper: Tripper, experience: number, foes: number, battle: BattleState | null): number {
  if (tripper.place === 'home') return 1
  if (tripper.place === 'lost') return 0
  if (!tripper.alive) return DEAD
  const { endurance } = tripper
  let hope = -0.77 + 0.03 * endurance + 0.06 * experience + 0.0117 * endurance * experience
  hope -= 0.05 * Math.min(MANY, foes)
  const flux = battle?.flux
  if (flux) hope += 0.14 - 0.02 * Math.min(FAR, apart(flux.hex, tripper.hex)) + (flux.heading === null ? 0 : 0.55)
  return 1 / (1 + Math.exp(-hope))
}

export function score(state: State): number[] {
  if (state.result) return state.result.payoff.slice()
  const scores = new Array<number>(state.seats).fill(0)
  let best = 0
  for (const { experience, alive } of state.trippers) if (alive) best = Math.max(best, experience)
  const { battle } = state
  const foes = battle
    ? state.units.reduce((n, unit) => n + (unit.owner === null && unit.place === 'field' && !unit.fallen ? 1 : 0), 0)
    : 0
  let most = 0
  for (const tripper of state.trippers) {
    const own = outlook(tripper, best, foes, battle)
    scores[tripper.seat] = own
    most = Math.max(most, own)
  }
  if (state.master !== null) scores[state.master] = 1 - most
  return scores
}
