/** Section 9.3: an opponent strikes or shoots, at somebody or at the flux. */
import { neededToHit } from '../content/index.ts'
import { hookOf, tellSpecial } from './active.ts'
import type { Active } from './catalogue.ts'
import { meleeBlow, sizeOf } from './combat.ts'
import { twoDice } from './dice.ts'
import { apart } from './display.ts'
import { isEnraged } from './negotiation.ts'
import { FLUX } from './opponent-targets.ts'
import { fightingValues, hasEnemyBeside, mountAttack } from './opponent-values.ts'
import { unitShoots } from './shooting.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, hexOf, lineOf } from './state.ts'
import type { Unit } from './types.ts'

/**
 * A shot or a blow with what it has (TT-9.32), a shot even at a neighbour (TT-R31), and no step after it (TT-9.33); at
 * the flux, whatever its weapon is for.
 */
export function attackWith(ctx: C, unit: Unit, target: number, charge: boolean): void {
  const { state } = ctx
  const near = charge || hasEnemyBeside(state, unit)
  const shift = isEnraged(state, unit) ? 1 : 0
  if (target === FLUX) {
    const hunter = hookOf(state, unit, 'hitsFlux') as Active
    shootFlux(ctx, unit, hunter)
    return
  }
  const { attack, accuracy } = fightingValues(state, unit, near)
  if (ctx.listening && (attack !== unit.attack || accuracy !== unit.accuracy)) {
    const active = hookOf(state, unit, 'fightsAs')
    if (active) tellSpecial(ctx, active.special, unit)
  }
  if (accuracy === 'X') {
    const soft = hookOf(state, unit, 'softens')
    meleeBlow(ctx, {
      by: unit.id,
      at: target,
      weapon: 'own',
      attack: attack + mountAttack(state, unit),
      shift,
      soften: soft?.hooks.softens ?? null,
    })
    return
  }
  const range = Math.max(1, apart(unit.hex, hexOf(state, target)))
  unitShoots(ctx, unit, target, { attack, accuracy, range, modifier: sizeOf(state, target), shift })
}

/** An accuracy roll at the flux; a hit does what the hunter's rule says. */
export function shootFlux(ctx: C, unit: Unit, hunter: Active): void {
  const { state } = ctx
  const { flux } = battleOf(state)
  if (!flux || unit.accuracy === 'X') return
  const needed = neededToHit(unit.accuracy, Math.max(1, apart(unit.hex, flux.hex)))
  const roll = twoDice(ctx, 'accuracy')
  const hit = roll >= needed
  if (ctx.listening)
    ctx.emit({
      kind: 'fired',
      rule: 'TT-8.21',
      by: unit.id,
      name: lineOf(state, unit).one,
      at: FLUX,
      target: 'flux',
      weapon: 'own',
      needed,
      roll,
      modifier: 0,
      hit,
    })
  tellSpecial(ctx, hunter.special, unit)
  if (hit) hunter.hooks.hitsFlux?.(ctx, unit, hunter.special)
}
