/** What the enemy’s next phase can be expected to cost, and how many of them are still to come. */
import { detectionAt } from '../content/index.ts'
import { hookOf } from '../rules/active.ts'
import { apart } from '../rules/display.ts'
import { flareModifier } from '../rules/grenades.ts'
import { oddsOf, type Spread } from '../rules/odds.ts'
import { eager } from '../rules/peril.ts'
import { isStunned, isTripper, lineOf, tripperAt, unitOf } from '../rules/state.ts'
import type { FigureId, State } from '../rules/types.ts'

/** What a device that throws the flux out is worth shooting for. */
export const HUNTER = 1

export const isHunter = (state: State, id: FigureId): boolean =>
  !isTripper(id) && hookOf(state, unitOf(state, id), 'hitsFlux') !== null

/** Endurance that a result costs, a death reckoned as a life. */
export const costOf = ({ stun, wound, disable, kill }: Spread): number => stun + 3.5 * wound + 7 * disable + 28 * kill

/** Endurance that somebody can be expected to cost a Tripper who stands here in the next phase of the enemy. */
export function menace(state: State, victim: FigureId, id: FigureId): number {
  if (isTripper(id)) return 2
  const unit = unitOf(state, id)
  const line = lineOf(state, unit)
  const { hex } = tripperAt(state, victim)
  // Whoever hunts the flux costs nothing but time, and a great deal of that.
  if (isHunter(state, id)) return HUNTER
  if (line.kind === 'mount' || unit.attack === 0 || isStunned(state, unit)) return 0.05
  const d = apart(hex, unit.hex)
  const mount = unit.mount === null ? 0 : unitOf(state, unit.mount).attack
  const shoots = unit.accuracy !== 'X'
  const odds = oddsOf(state, {
    target: victim,
    attack: unit.attack + (shoots ? 0 : mount),
    accuracy: unit.accuracy === 'X' ? null : unit.accuracy,
    range: Math.max(1, d),
    modifier: 0,
    soften: hookOf(state, unit, 'softens')?.hooks.softens ?? null,
  })
  const cost = costOf(odds.results)
  if (d === 1) return cost
  if (unit.detection === 'X') return 0.25 * cost
  const modifier = detectionAt(d) + flareModifier(state)
  if (shoots) return cost * eager(unit.detection, modifier, ['attack']) + 0.1
  const arrives = d <= line.move + mountMove(state, unit) + 1
  return cost * eager(unit.detection, modifier, ['attack', 'towards']) * (arrives ? 1 : 0.35) + 0.05
}

const mountMove = (state: State, unit: { mount: FigureId | null }): number =>
  unit.mount === null ? 0 : lineOf(state, unitOf(state, unit.mount)).move - 3
