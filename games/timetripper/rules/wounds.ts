/** Sections 8.8 and 8.84: what a combat result does to whoever suffers it. */

import type { CombatResult } from '../content/types.ts'
import { hookOf, tellSpecial } from './active.ts'
import { oneDie } from './dice.ts'
import { apart } from './display.ts'
import { isBig } from './equipment.ts'
import type { Effect } from './events.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, halfStage, isTeam, isTripper, lineOf, nameOf, tripperAt, unitOf } from './state.ts'
import type { FigureId, State, Tripper, Unit } from './types.ts'
import { endIfNobodyIsLeft } from './victory.ts'

/** Whatever has a Defense suffers, machines too (TT-R28). */
export function suffer(ctx: C, id: FigureId, result: CombatResult): void {
  if (result === 'none') return
  if (isTripper(id)) {
    hurtTripper(ctx, id, result)
    return
  }
  const unit = unitOf(ctx.state, id)
  if (unit.endurance !== null) hurtHardy(ctx, unit, result)
  else if (result === 'stun') stun(ctx, unit)
  else if (result !== 'wound') fell(ctx, unit, RULES[result])
  else if (oneDie(ctx, 'wound') <= 3) fell(ctx, unit, 'TT-8.82')
  else stun(ctx, unit)
}

const RULES = { stun: 'TT-8.81', wound: 'TT-8.82', disable: 'TT-8.83', kill: 'TT-8.84' } as const

/** Endurance that a result takes. A kill takes all there is. */
function lossOf(ctx: C, result: Exclude<CombatResult, 'none'>, endurance: number): number {
  if (result === 'stun') return 1
  if (result === 'wound') return oneDie(ctx, 'wound')
  if (result === 'disable') return oneDie(ctx, 'disable') + oneDie(ctx, 'disable')
  return endurance
}

function hurtTripper(ctx: C, id: FigureId, result: Exclude<CombatResult, 'none'>): void {
  const tripper = tripperAt(ctx.state, id)
  const loss = lossOf(ctx, result, tripper.endurance)
  tripper.endurance = Math.max(0, tripper.endurance - loss)
  tripper.alive = tripper.endurance > 0
  tell(ctx, id, tripper.alive ? 'hurt' : 'dead', loss, tripper.endurance, RULES[result])
  if (tripper.endurance === 0) die(ctx, id)
}

/** An opponent with Endurance of its own (TT-6.42). */
function hurtHardy(ctx: C, unit: Unit, result: Exclude<CombatResult, 'none'>): void {
  const endurance = unit.endurance ?? 0
  const loss = lossOf(ctx, result, endurance)
  unit.endurance = Math.max(0, endurance - loss)
  if (unit.endurance > 0) tell(ctx, unit.id, 'hurt', loss, unit.endurance, RULES[result])
  else fell(ctx, unit, RULES[result])
}

function tell(
  ctx: C,
  who: FigureId,
  effect: Effect,
  loss: number,
  endurance: number | null,
  rule: (typeof RULES)[keyof typeof RULES],
): void {
  if (ctx.listening) ctx.emit({ kind: 'suffered', rule, who, name: nameOf(ctx.state, who), effect, loss, endurance })
}

export function stun(ctx: C, unit: Unit): void {
  const { state } = ctx
  const battle = battleOf(state)
  // A soldier on the Trippers' side who is stunned by the enemy loses his next phase, or the stun would mean nothing
  // (TT-R29).
  unit.stunned = unit.owner !== null && battle.enemyPhase ? halfStage(battle) + 1 : 2 * battle.stage + 1
  tell(ctx, unit.id, 'stunned', 0, unit.endurance, 'TT-8.81')
  for (const tripper of state.trippers) if (tripper.drawnBy === unit.id) tripper.drawnBy = null
  const active = hookOf(state, unit, 'whenStunned')
  active?.hooks.whenStunned?.(ctx, unit)
}

/**
 * Disabled or killed: out for good, and it counts as fallen either way. A mount takes its rider off his feet
 * (TT-8.84a).
 */
export function fell(ctx: C, unit: Unit, rule: 'TT-8.82' | 'TT-8.83' | 'TT-8.84' | 'TT-8.81'): void {
  const { state } = ctx
  const battle = battleOf(state)
  unit.fallen = true
  unit.fellIn = battle.stage
  unit.stunned = 0
  if (unit.owner === null) battle.felled++
  tell(ctx, unit.id, 'down', 0, unit.endurance, rule)
  for (const tripper of state.trippers) if (tripper.drawnBy === unit.id) tripper.drawnBy = null
  const active = hookOf(state, unit, 'whenFelled')
  active?.hooks.whenFelled?.(ctx, unit, active.special)
  if (unit.mount !== null) {
    // Nobody's any more, and it never acts again (TT-R20).
    const mount = unitOf(state, unit.mount)
    mount.rider = null
    mount.owner = null
    unit.mount = null
  }
  if (unit.rider !== null) {
    const rider = unitOf(state, unit.rider)
    unit.rider = null
    rider.mount = null
    const wreck = hookOf(state, unit, 'ridesLikeHorse')
    if (wreck) tellSpecial(ctx, wreck.special, unit)
    suffer(ctx, rider.id, 'wound')
  }
}

/** A Tripper's Endurance is gone (TT-8.84b). */
export function die(ctx: C, id: FigureId): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  tripper.alive = false
  tripper.endurance = 0
  tripper.over = true
  tripper.drawnBy = null
  tripper.bitten = 0
  loseSoldiers(ctx, id)
  if (isTeam(state)) {
    scatterBigThings(state, tripper)
    sweepBody(ctx, id)
  }
  endIfNobodyIsLeft(ctx)
}

/** Awed soldiers of a Tripper who is dead or stranded are everybody's enemies again (TT-15.21a). */
export function loseSoldiers(ctx: C, id: FigureId): void {
  for (const unit of ctx.state.units) {
    if (unit.owner !== id || unit.place === 'gone') continue
    unit.owner = null
    unit.traveller = true
    unit.acted = false
    if (ctx.listening && !unit.fallen)
      ctx.emit({ kind: 'turned', rule: 'TT-15.21a', unit: unit.id, name: lineOf(ctx.state, unit).one })
  }
}

/** What the team shares lies loose where its bearer fell (TT-R42). */
export function scatterBigThings(state: State, tripper: Tripper): void {
  const battle = state.battle
  if (battle === null || tripper.place !== 'field') return
  const kept = []
  for (const gear of tripper.gear) {
    if (isBig(gear.what)) battle.loose.push({ id: state.nextLoose++, hex: tripper.hex, gear, by: null })
    else kept.push(gear)
  }
  tripper.gear = kept
}

/** A body in or next to the flux is held at once (TT-10.63). */
export function sweepBody(ctx: C, id: FigureId): void {
  const { state } = ctx
  const flux = state.battle?.flux
  const tripper = tripperAt(state, id)
  if (!flux || tripper.place !== 'field' || apart(tripper.hex, flux.hex) > 1) return
  tripper.place = 'held'
  if (ctx.listening) ctx.emit({ kind: 'swept', rule: 'TT-10.63', who: id, name: '' })
}
