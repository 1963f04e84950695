/**
 * Section 8: how an attack is worked out, whoever makes it. Who may attack whom stands in shooting.ts, melee.ts and
 * grenades.ts.
 */

import { combatColumn, combatResult, neededToHit, TRIPPER_DEFENSE } from '../content/index.ts'
import type { Accuracy, CombatResult } from '../content/types.ts'
import { hookOf, tellSpecial } from './active.ts'
import { twoDice } from './dice.ts'
import { apart } from './display.ts'
import type { C } from './specials/hooks.ts'
import {
  battleOf,
  catalogue,
  hexOf,
  isNative,
  isOpponent,
  isTripper,
  isUp,
  lineOf,
  nameOf,
  tripperAt,
  unitOf,
} from './state.ts'
import type { FigureId, Hex, State } from './types.ts'
import { suffer } from './wounds.ts'

/** Defense that the ground adds in a hex. */
function coverAt(state: State, hex: Hex): number {
  const battle = battleOf(state)
  if (battle.markers.length === 0 || !battle.markers.includes(hex)) return 0
  let cover = 0
  for (const { special, hooks } of catalogue(state).battles[battle.number]?.active ?? [])
    cover += hooks.cover?.(special) ?? 0
  return cover
}

export function defenseOf(state: State, id: FigureId): number {
  if (!isTripper(id)) {
    const unit = unitOf(state, id)
    return unit.defense + coverAt(state, unit.hex)
  }
  const tripper = tripperAt(state, id)
  let defense = TRIPPER_DEFENSE
  for (const line of catalogue(state).battles[battleOf(state).number]?.lines ?? [])
    for (const { special, hooks } of line.atHome)
      if (hooks.defenseOf) defense = hooks.defenseOf(tripper, special) ?? defense
  return defense + coverAt(state, tripper.hex)
}

/** Bonus to the accuracy roll for the size of the target (TT-8.23, TT-R22). */
export function sizeOf(state: State, id: FigureId): number {
  if (isTripper(id)) return 0
  const unit = unitOf(state, id)
  if (unit.mount !== null) return lineOf(state, unitOf(state, unit.mount)).sizeRidden
  const line = lineOf(state, unit)
  return unit.rider !== null ? line.sizeRidden : line.size
}

/** What a Tripper adds or loses by who he is (battle 47). */
export function charmOf(state: State, by: FigureId, at: FigureId): number {
  if (!isTripper(by) || isTripper(at)) return 0
  const unit = unitOf(state, at)
  const active = hookOf(state, unit, 'accuracyAgainst')
  return active?.hooks.accuracyAgainst?.(unit, tripperAt(state, by), active.special) ?? 0
}

export interface Blow {
  /** null for shells that nobody fires. */
  by: FigureId | null
  at: FigureId
  /** What it is done with: an id of the Weapons Chart, or a word. */
  weapon: string
  attack: number
  /** Columns to the right, for rage (TT-15.25). */
  shift?: number
  /** What the weapon makes of a result. */
  soften?: ((result: CombatResult) => CombatResult) | null
}

export interface Shot extends Blow {
  accuracy: Accuracy
  range: number
  modifier: number
}

/** A hit or a blow: two dice on the Combat Results Table, and what comes of it. */
export function strike(ctx: C, blow: Blow, rule: 'TT-8.21' | 'TT-8.31' = 'TT-8.31'): CombatResult {
  const { state } = ctx
  const differential = blow.attack - defenseOf(state, blow.at)
  if (ctx.listening) tellGround(ctx, blow)
  const column = Math.min(7, combatColumn(differential) + (blow.shift ?? 0))
  const roll = twoDice(ctx, 'result')
  const result = combatResult(column, roll)
  let became = blow.soften ? blow.soften(result) : result
  if (!isTripper(blow.at)) {
    const unit = unitOf(state, blow.at)
    const active = hookOf(state, unit, 'shrugsOff')
    if (active?.hooks.shrugsOff) {
      const less = active.hooks.shrugsOff(became)
      if (less !== became) became = less
      if (became !== 'none') tellSpecial(ctx, active.special, unit)
    }
  }
  if (ctx.listening)
    ctx.emit({
      kind: 'struck',
      rule,
      by: blow.by,
      name: blow.by === null ? '' : nameOf(state, blow.by),
      at: blow.at,
      target: nameOf(state, blow.at),
      weapon: blow.weapon,
      differential,
      column,
      roll,
      result,
      became,
    })
  suffer(ctx, blow.at, became)
  return became
}

/** Who is behind a tree, in a shellhole or among handmaidens, said for the log. */
function tellGround(ctx: C, blow: Blow): void {
  const { state } = ctx
  const battle = battleOf(state)
  if (battle.markers.length > 0 && coverAt(state, hexOf(state, blow.at)) > 0) {
    const ground = catalogue(state).battles[battle.number]?.active.find(({ hooks }) => hooks.cover)
    if (ground) tellSpecial(ctx, ground.special, null)
  }
  // It shows in the aim, so not in a blow.
  if (!('accuracy' in blow) || blow.by === null || charmOf(state, blow.by, blow.at) === 0) return
  const charmer = unitOf(state, blow.at)
  const active = hookOf(state, charmer, 'accuracyAgainst')
  if (active) tellSpecial(ctx, active.special, charmer)
}

/** A blow in melee: no accuracy roll, and a hit is a blow with any effect (TT-8.31). */
export function meleeBlow(ctx: C, blow: Blow): CombatResult {
  const { state } = ctx
  provoke(state, blow.at)
  if (state.options.shotAtIncludesMelee) markShotAt(state, blow.at)
  const result = strike(ctx, blow)
  afterwards(ctx, blow, result !== 'none', result)
  return result
}

/** A shot: accuracy roll, and on a hit the result (TT-8.21). Says whether it hit. */
export function fireShot(ctx: C, shot: Shot): boolean {
  const { state } = ctx
  const battle = battleOf(state)
  provoke(state, shot.at)
  markShotAt(state, shot.at)
  if (shot.by !== null && battle.firstShot === 0) battle.firstShot = battle.stage
  const needed = neededToHit(shot.accuracy, shot.range)
  const roll = twoDice(ctx, 'accuracy')
  const hit = roll + shot.modifier >= needed
  if (ctx.listening)
    ctx.emit({
      kind: 'fired',
      rule: 'TT-8.21',
      by: shot.by,
      name: shot.by === null ? '' : nameOf(state, shot.by),
      at: shot.at,
      target: nameOf(state, shot.at),
      weapon: shot.weapon,
      needed,
      roll,
      modifier: shot.modifier,
      hit,
    })
  const result = hit ? strike(ctx, shot, 'TT-8.21') : 'none'
  afterwards(ctx, shot, hit, result)
  return hit
}

function afterwards(ctx: C, blow: Blow, hit: boolean, result: CombatResult): void {
  const { state } = ctx
  if (isTripper(blow.at)) {
    if (blow.by !== null && !isTripper(blow.by)) {
      const by = unitOf(state, blow.by)
      const biter = hookOf(state, by, 'afterHurting')
      biter?.hooks.afterHurting?.(ctx, by, tripperAt(state, blow.at), result, biter.special)
    }
    return
  }
  const unit = unitOf(state, blow.at)
  if (hit && isUp(state, unit.id)) {
    const active = hookOf(state, unit, 'whenHit')
    active?.hooks.whenHit?.(ctx, unit, active.special)
  }
  const active = hookOf(state, unit, 'whenAttacked')
  active?.hooks.whenAttacked?.(ctx, unit, active.special)
}

function provoke(state: State, at: FigureId): void {
  if (!isTripper(at) && isOpponent(unitOf(state, at)) && isNative(state, unitOf(state, at)))
    battleOf(state).provoked = true
}

function markShotAt(state: State, at: FigureId): void {
  if (isTripper(at)) tripperAt(state, at).shotAt = true
}

/**
 * Everything live in a circle is attacked once, rider and mount apart, nearest ring first, then by number (TT-8.42,
 * TT-R25, TT-R56).
 */
export function burst(
  ctx: C,
  what: {
    by: FigureId | null
    weapon: string
    centre: Hex
    strengths: readonly number[]
    accuracy: Accuracy
    moved: number
  },
): void {
  const { state } = ctx
  for (let ring = 0; ring < what.strengths.length; ring++) {
    const caught: FigureId[] = []
    for (let id = 0; id < state.trippers.length; id++)
      if (isUp(state, id) && apart(hexOf(state, id), what.centre) === ring) caught.push(id)
    for (const unit of state.units)
      if (isUp(state, unit.id) && apart(unit.hex, what.centre) === ring) caught.push(unit.id)
    for (const at of caught) {
      if (state.result !== null) return
      // An earlier victim may have taken this one along (a mount its rider, the flux its neighbour).
      if (!isUp(state, at)) continue
      blast(ctx, { ...what, at, attack: what.strengths[ring] as number })
    }
  }
}

/** One figure caught in a burst, a cone of pellets or a shell (TT-8.45: always at range 1). */
export function blast(
  ctx: C,
  what: { by: FigureId | null; weapon: string; at: FigureId; attack: number; accuracy: Accuracy; moved: number },
): void {
  const { state } = ctx
  const charm = what.by === null ? 0 : charmOf(state, what.by, what.at)
  fireShot(ctx, {
    by: what.by,
    at: what.at,
    weapon: what.weapon,
    attack: what.attack,
    accuracy: what.accuracy,
    range: 1,
    modifier: sizeOf(state, what.at) + charm - what.moved,
  })
}
