/** What the enemies' next phase may cost somebody: how many of them can get at him, and what to expect of it. */
import { detectionAt, reactionTo } from '../content/index.ts'
import type { Detection, Reaction } from '../content/types.ts'
import { courseOf, hookOf } from './active.ts'
import { WAYS } from './dice.ts'
import { apart } from './display.ts'
import { flareModifier } from './grenades.ts'
import { oddsOf } from './odds.ts'
import { moveOf } from './reach.ts'
import { battleOf, isStunned, isTeam, lineOf, tripperAt, unitOf } from './state.ts'
import type { FigureId, Hex, State, Unit } from './types.ts'

export interface Peril {
  /** How many can strike or shoot at him before he acts again. */
  reach: number
  /** The Endurance that they can be expected to take. */
  loss: number
}

/** The chance that two dice with a modifier make it act on one of these reactions. */
export function eager(detection: Detection, modifier: number, wanted: readonly Reaction[]): number {
  let ways = 0
  for (let dice = 2; dice <= 12; dice++)
    if (wanted.includes(reactionTo(detection, dice + modifier))) ways += WAYS[dice] as number
  return ways / 36
}

/** Nobody comes at a lone Tripper in the first stage. */
export function perilOf(state: State, who: FigureId): Peril {
  const peril: Peril = { reach: 0, loss: 0 }
  const tripper = tripperAt(state, who)
  if (!state.battle || tripper.place !== 'field' || !tripper.alive) return peril
  const battle = battleOf(state)
  if (battle.over || (battle.stage <= 1 && !isTeam(state))) return peril
  for (const unit of state.units) {
    if (unit.place !== 'field' || unit.fallen || unit.owner !== null || unit.rider !== null) continue
    if (unit.attack === 0 || isStunned(state, unit) || lineOf(state, unit).kind === 'mount') continue
    const away = apart(unit.hex, tripper.hex)
    const likely = likelyAt(state, unit, tripper.hex)
    if (likely === null) continue
    peril.reach++
    peril.loss += likely * costOf(state, unit, who, away)
  }
  return peril
}

/**
 * How many attacks of it are to be expected on somebody there; null if it cannot get at him. What goes by itself
 * strikes where it comes by; of the others whoever stands beside him strikes, and the rest must find him first.
 */
export function likelyAt(state: State, unit: Unit, hex: Hex): number | null {
  const course = courseOf(state, unit)
  if (course) return course.get(hex) ?? null
  const away = apart(unit.hex, hex)
  if (unit.accuracy === 'X' && away - 1 > moveOf(state, unit)) return null
  if (away === 1 || unit.detection === 'X') return 1
  const wanted: readonly Reaction[] = unit.accuracy === 'X' ? ['attack', 'towards'] : ['attack']
  return eager(unit.detection, detectionAt(away) + flareModifier(state), wanted)
}

function costOf(state: State, unit: Unit, who: FigureId, away: number): number {
  const shoots = unit.accuracy !== 'X'
  const mount = unit.mount === null ? 0 : unitOf(state, unit.mount).attack
  const { results } = oddsOf(state, {
    target: who,
    attack: unit.attack + (shoots ? 0 : mount),
    accuracy: unit.accuracy === 'X' ? null : unit.accuracy,
    range: Math.max(1, away),
    modifier: 0,
    soften: hookOf(state, unit, 'softens')?.hooks.softens ?? null,
  })
  const { endurance } = tripperAt(state, who)
  return (
    results.stun +
    results.wound * Math.min(endurance, 3.5) +
    results.disable * Math.min(endurance, 7) +
    results.kill * endurance
  )
}
