/** Section 8.2: shots by Trippers and by whoever else has a missile weapon. */

import { WEAPONS } from '../content/index.ts'
import type { Accuracy, CombatResult, FireMode, WeaponMode } from '../content/types.ts'
import { hookOf, tellSpecial } from './active.ts'
import { catalogueOf } from './catalogue.ts'
import { charmOf, fireShot, sizeOf } from './combat.ts'
import { twoDice } from './dice.ts'
import { apart } from './display.ts'
import { carried, isRecovered, isWeapon, takeOut } from './equipment.ts'
import { fightingValues, hasEnemyBeside } from './opponent-values.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, hexOf, isTripper, lineOf, tripperAt, unitOf } from './state.ts'
import { canSee, enemiesOf, isForbidden } from './targets.ts'
import type { AttackFrame, FigureId, Gear, GearKind, Hex, State, Unit } from './types.ts'

export const modeOf = (what: GearKind, mode: FireMode): WeaponMode | undefined =>
  isWeapon(what) ? WEAPONS[what].modes.find((one) => one.mode === mode) : undefined

/** The target of a shot into a hex: the one named, or whoever is there, rider or mount as announced. */
export function targetIn(state: State, frame: AttackFrame, hex: Hex): FigureId | null {
  let found: FigureId | null = null
  for (const id of enemiesOf(state, frame.by)) {
    if (hexOf(state, id) !== hex) continue
    if (id === frame.target) return id
    if (found === null || isTripper(found)) {
      found = id
      continue
    }
    if (frame.mount === (lineOf(state, unitOf(state, id)).kind === 'mount')) found = id
  }
  if (found !== null && isTripper(frame.by) && !isTripper(found))
    if (isForbidden(state, tripperAt(state, frame.by), unitOf(state, found))) return null
  return found
}

/** What a recovered weapon still does to those it hits: rubber bullets stay rubber (TT-B39). */
export function softenerOf(state: State, gear: Gear): ((result: CombatResult) => CombatResult) | null {
  if (!isRecovered(gear.what)) return null
  const line = catalogueOf(state.own).lines[gear.of]
  return line?.abroad.find(({ hooks }) => hooks.softens)?.hooks.softens ?? null
}

export function shootOnce(ctx: C, frame: AttackFrame, hex: Hex): void {
  const { state } = ctx
  const battle = battleOf(state)
  const target = targetIn(state, frame, hex)
  const from = hexOf(state, frame.by)
  if (target === null || !canSee(state, from, hex)) {
    if (battle.firstShot === 0) battle.firstShot = battle.stage
    if (ctx.listening) ctx.emit({ kind: 'wasted', rule: 'TT-R51', by: frame.by, hex })
    return
  }
  const range = Math.max(1, apart(from, hex))
  const moved = (isTripper(frame.by) ? tripperAt(state, frame.by).moved : unitOf(state, frame.by).moved) + frame.still
  const modifier = sizeOf(state, target) + charmOf(state, frame.by, target) - moved
  if (isTripper(frame.by)) {
    const gear = carried(tripperAt(state, frame.by), frame.weapon as GearKind)
    const mode = gear && modeOf(gear.what, frame.mode)
    if (!gear || !mode || mode.accuracy === 'X') return
    const soften = softenerOf(state, gear)
    fireShot(ctx, {
      by: frame.by,
      at: target,
      weapon: gear.what,
      attack: mode.attack,
      accuracy: mode.accuracy,
      range,
      modifier,
      soften,
    })
    return
  }
  const unit = unitOf(state, frame.by)
  const { attack, accuracy } = fightingValues(state, unit, hasEnemyBeside(state, unit))
  // Whom he had beside him has left the table, and with him what he shot with.
  if (accuracy === 'X') return
  unitShoots(ctx, unit, target, {
    attack,
    accuracy,
    range,
    modifier,
    shift: 0,
  })
}

/** A soldier's or a monster's own missile weapon, which never runs dry (TT-R21). */
export function unitShoots(
  ctx: C,
  unit: Unit,
  at: FigureId,
  how: { attack: number; accuracy: Accuracy; range: number; modifier: number; shift: number },
): void {
  const { state } = ctx
  const soft = hookOf(state, unit, 'softens')
  if (soft) tellSpecial(ctx, soft.special, unit)
  fireShot(ctx, { by: unit.id, at, weapon: 'own', ...how, soften: soft?.hooks.softens ?? null })
  const active = hookOf(state, unit, 'afterFiring')
  active?.hooks.afterFiring?.(ctx, unit, active.special)
}

/** Hit or miss, a Tripper's weapon may now be empty (TT-8.21). Says whether it is. */
export function rollEmpty(ctx: C, by: FigureId, what: GearKind, mode: WeaponMode): boolean {
  const tripper = tripperAt(ctx.state, by)
  const gear = carried(tripper, what)
  if (!gear) return true
  if (mode.empty === 'one-shot') {
    takeOut(tripper.gear, what, gear.of)
    if (ctx.listening) ctx.emit({ kind: 'spent', rule: 'TT-8.1', who: by, what })
    return true
  }
  if (mode.empty.length === 0) return false
  const roll = twoDice(ctx, 'empty')
  const empty = mode.empty.includes(roll)
  if (empty) gear.loaded = false
  if (ctx.listening) ctx.emit({ kind: 'emptied', rule: 'TT-8.21', who: by, what, roll, empty })
  return empty
}
