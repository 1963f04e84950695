/** Exact odds from the tables, for people before they commit and for bots when they choose. */
import { combatColumn, combatResult, neededToHit } from '../content/index.ts'
import type { Accuracy, CombatResult } from '../content/types.ts'
import { charmOf, defenseOf, hookOf, sizeOf } from './combat.ts'
import { chanceOfAtLeast, WAYS } from './dice.ts'
import { apart } from './display.ts'
import { hexOf, isTripper, unitOf } from './state.ts'
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
  /** Chance that it puts an ordinary unit out for good: a wound does in three cases of six (TT-8.82). */
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
  const fells = results.wound / 2 + results.disable + results.kill
  return { hit, needed, modifier: how.modifier, results, fells, stops: 1 - results.none }
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

export const blowOdds = (state: State, target: FigureId, attack: number): Odds =>
  oddsOf(state, { target, attack, accuracy: null, range: 1, modifier: 0 })

/** Chance that a weapon is empty after one shot. */
export const emptyChance = (empty: readonly number[] | 'one-shot'): number => {
  if (empty === 'one-shot') return 1
  let ways = 0
  for (const total of empty) ways += WAYS[total] as number
  return ways / 36
}

/** Chance that at least one of several shots fells the target: at most `most`, ending when the weapon is empty. */
export function volleyFells(fells: number, empty: number, most: number): number {
  const goesOn = (1 - fells) * (1 - empty)
  if (most === Number.POSITIVE_INFINITY) return fells / (1 - goesOn)
  return (fells * (1 - goesOn ** most)) / (1 - goesOn)
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`
