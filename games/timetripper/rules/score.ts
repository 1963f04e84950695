/** How well everybody stands, roughly: experience is the way home, Endurance and ammunition are the time there is for it. */
import { MAX_ENDURANCE } from '../content/index.ts'
import type { State, Tripper } from './types.ts'

function outlook(tripper: Tripper, best: number, unseen: number): number {
  if (tripper.place === 'home') return 1
  if (tripper.place === 'lost') return 0
  const life = tripper.alive ? 0.35 + (0.65 * tripper.endurance) / MAX_ENDURANCE : 0.1
  return Math.min(0.95, life * (0.12 + 0.08 * Math.min(10, best)) * unseen)
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
  const pressure = 1 - Math.min(0.4, foes * 0.03)
  let most = 0
  for (const tripper of state.trippers) {
    const own = outlook(tripper, best, pressure)
    scores[tripper.seat] = own
    most = Math.max(most, own)
  }
  if (state.master !== null) scores[state.master] = 1 - most
  return scores
}
