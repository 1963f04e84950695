/** Exact odds from the tables, for people before they commit and for bots when they choose. */
import { combatColumn, combatResult, neededToHit } from '../content/index.ts'
import type { Accuracy, CombatResult } from '../content/types.ts'
import { hookOf } from './active.ts'
import { charmOf, defenseOf, sizeOf } from './combat.ts'
import { chanceOfAtLeast, WAYS } from './dice.ts'
import { apart } from './display.ts'
import { hexOf, isTripper, tripperAt, unitOf } from './state.ts'
import type { FigureId, State } from './types.ts'

/** Chances of the five results; they add up to 1. */
export type Spread = Record<CombatResult, number>

/** By column, what two dice bring. */
const SPREADS: readonly Spread[] = Array.from({ length: 8 }, (_, column) => {
  const spread: Spread = { none: 0, stun: 0, wound: 0, disable: 0, kill: 0 }
  for (let roll = 2; roll <= 12; roll++) spread[combatResult(column, roll)] += (WAYS[roll] as number) / 36
  return spread
})

export interface Odds {
  /** Chance to hit; 1 for a blow. */
  hit: number
  needed: number | null
  modifier: number
  /** What comes of it in all, a miss counting as 'none'. */
  results: Spread
  /** What the target has; null for whoever is only stunned or down. */
  endurance: number | null
  /** Chance that it puts the target out for good. */
  fells: number
  /** Chance that it at least stuns. */
  stops: number
}

export interface Try {
  target: FigureId
  attack: number
  /** null for a blow. */
  accuracy: Accuracy | null
  range: number
  modifier: number
  soften?: ((result: CombatResult) => CombatResult) | null
}

export function oddsOf(state: State, how: Try): Odds {
  const needed = how.accuracy === null ? null : neededToHit(how.accuracy, how.range)
  const hit = needed === null ? 1 : chanceOfAtLeast(needed - how.modifier)
  const column = combatColumn(how.attack - defenseOf(state, how.target))
  const shrugs = isTripper(how.target)
    ? undefined
    : hookOf(state, unitOf(state, how.target), 'shrugsOff')?.hooks.shrugsOff
  const results: Spread = { none: 1 - hit, stun: 0, wound: 0, disable: 0, kill: 0 }
  const table = SPREADS[column] as Spread
  for (const result of ['none', 'stun', 'wound', 'disable', 'kill'] as const) {
    let became: CombatResult = how.soften ? how.soften(result) : result
    if (shrugs) became = shrugs(became)
    results[became] += hit * table[result]
  }
  const endurance = enduranceOf(state, how.target)
  const fells = fellsOf(results, endurance)
  return { hit, needed, modifier: how.modifier, results, endurance, fells, stops: 1 - results.none }
}

const enduranceOf = (state: State, id: FigureId): number | null =>
  isTripper(id) ? tripperAt(state, id).endurance : unitOf(state, id).endurance

/** Whoever has Endurance falls when it is used up (TT-6.42); for others a wound is the end in three cases of six. */
function fellsOf(results: Spread, endurance: number | null): number {
  if (endurance === null) return results.wound * WOUND_FELLS + results.disable + results.kill
  return lossesOf(results).reduce((sum, chance, loss) => (loss >= endurance ? sum + chance : sum), results.kill)
}

/** A wound puts an ordinary unit out in three cases of six (TT-8.82). */
export const WOUND_FELLS = 1 / 2

/** Chances to lose 0, 1, 2, … Endurance; a kill is not among them (TT-8.8). */
function lossesOf({ none, stun, wound, disable }: Spread): number[] {
  const losses = new Array<number>(13).fill(0)
  losses[0] = none
  losses[1] = stun
  for (let die = 1; die <= 6; die++) losses[die] = (losses[die] as number) + wound / 6
  for (let total = 2; total <= 12; total++)
    losses[total] = (losses[total] as number) + (disable * (WAYS[total] as number)) / 36
  return losses
}

/** A shot by somebody on the Trippers' side, with all that modifies it. */
export const shotOdds = (
  state: State,
  by: FigureId,
  target: FigureId,
  mode: { accuracy: Accuracy; attack: number },
  moved: number,
  soften: Try['soften'] = null,
): Odds =>
  oddsOf(state, {
    target,
    attack: mode.attack,
    accuracy: mode.accuracy,
    range: Math.max(1, apart(hexOf(state, by), hexOf(state, target))),
    modifier: sizeOf(state, target) + charmOf(state, by, target) - moved,
    soften,
  })

export const blowOdds = (state: State, target: FigureId, attack: number, soften: Try['soften'] = null): Odds =>
  oddsOf(state, { target, attack, accuracy: null, range: 1, modifier: 0, soften })

/** Chance that a weapon is empty after one shot. */
export const emptyChance = (empty: readonly number[] | 'one-shot'): number => {
  if (empty === 'one-shot') return 1
  let ways = 0
  for (const total of empty) ways += WAYS[total] as number
  return ways / 36
}

/** Chance that several shots fell the target: at most `most`, ending when the weapon is empty. */
export const volleyOdds = ({ results, endurance, fells }: Odds, empty: number, most: number): number =>
  endurance === null ? volleyFells(fells, empty, most) : wornDown(results, endurance, empty, most)

/** For whoever has Endurance: what one shot leaves of it the next one finds. */
function wornDown(results: Spread, endurance: number, empty: number, most: number): number {
  const losses = lossesOf(results)
  const on = 1 - empty
  const shot = (left: number, before: readonly number[]): number => {
    let chance = results.kill
    for (let loss = 1; loss < losses.length; loss++)
      chance += (losses[loss] as number) * (loss >= left ? 1 : on * (before[left - loss] as number))
    return chance
  }
  const lefts = Array.from({ length: endurance + 1 }, (_, left) => left)
  const idle = on * (losses[0] as number)
  if (most === Number.POSITIVE_INFINITY) {
    const falls: number[] = [0]
    for (const left of lefts.slice(1)) falls[left] = shot(left, falls) / (1 - idle)
    return falls[endurance] as number
  }
  let falls = lefts.map(() => 0)
  for (let n = 0; n < most; n++)
    falls = lefts.map((left) => (left === 0 ? 0 : shot(left, falls) + idle * (falls[left] as number)))
  return falls[endurance] as number
}

/** The same for a target that each shot fells or does not. */
export function volleyFells(fells: number, empty: number, most: number): number {
  const goesOn = (1 - fells) * (1 - empty)
  if (most === Number.POSITIVE_INFINITY) return fells / (1 - goesOn)
  return (fells * (1 - goesOn ** most)) / (1 - goesOn)
}
