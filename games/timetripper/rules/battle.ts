/** Section 4: the stages of a battle, and the trip from battle to battle. */

import { again, done, type Flow } from '@anachron/kernel'
import { MAX_ENDURANCE, REVIVED_ENDURANCE } from '../content/index.ts'
import { hookOf, tellSpecial } from './active.ts'
import type { Active, Site } from './catalogue.ts'
import { isClear, isCleared } from './clear-field.ts'
import { burst } from './combat.ts'
import { rollSum } from './dice.ts'
import { onArrival } from './endurance.ts'
import { isTripperHeld, maybeExpelUncommanded } from './flux.ts'
import { maybeHop } from './hops.ts'
import { hexByDice } from './placing.ts'
import { newBattle } from './setup.ts'
import type { C } from './specials/hooks.ts'
import { trimming } from './start.ts'
import { battleOf, catalogue, isTeam, tripperAt } from './state.ts'
import { journey, numberAt } from './time-travel.ts'
import { readNeighbourhood } from './timemaster.ts'
import type { FrameOf, State, TimeTripper, Unit } from './types.ts'
import { die } from './wounds.ts'

const siteOf = (state: State): Site => catalogue(state).battles[battleOf(state).number] as Site

// ------------------------------------------------------------------------------------------------------------ a battle

/** A stage after the other, in the order of TT-R05. */
export const battleFlow: Flow<TimeTripper, FrameOf<'battle'>> = {
  stage(ctx) {
    const battle = battleOf(ctx.state)
    battle.stage++
    battle.enemyPhase = false
    battle.listening = false
    // Whoever fled, stopped or fired was done for a stage, not for the battle (TT-R01).
    for (const unit of ctx.state.units) unit.idle = false
    if (ctx.listening) ctx.emit({ kind: 'stage', rule: 'TT-4.0', battle: battle.number, stage: battle.stage })
  },
  trippers(ctx) {
    ctx.call({ kind: 'trippers', queue: [], deferred: [] })
  },
  shells(ctx) {
    const { state } = ctx
    const battle = battleOf(state)
    if (battle.over) return done
    battle.enemyPhase = true
    // Nothing follows the last of them: no shell, no bite (TT-R13).
    if (isCleared(state)) return 'clocks'
    for (const active of siteOf(state).active) {
      const shells = active.hooks.shells?.(state, active.special)
      if (!shells) continue
      tellSpecial(ctx, active.special, null)
      const hex = hexByDice(ctx)
      if (ctx.listening) ctx.emit({ kind: 'burst', rule: 'TT-R56', by: null, what: 'shell', hex })
      burst(ctx, { by: null, weapon: 'shell', centre: hex, ...shells, moved: 0 })
    }
    return undefined
  },
  opponents(ctx) {
    const { state } = ctx
    if (isCleared(state)) return 'clocks'
    // A lone Tripper is spared their first phase (TT-4.0c).
    if (isTeam(state) || battleOf(state).stage > 1) ctx.call({ kind: 'opponents', step: 0, order: [] })
    return undefined
  },
  /** Stuns run out by themselves (`isStunned`); a jump has ended it all before (TT-4.0d). */
  close(ctx) {
    const { state } = ctx
    if (battleOf(state).over) return done
    if (isCleared(state)) return 'clocks'
    bleed(ctx)
    if (state.result !== null) return done
    for (const unit of state.units) closeFor(ctx, unit)
    maybeExpelUncommanded(ctx)
    return undefined
  },
  clocks(ctx) {
    const { state } = ctx
    if (state.readBy !== null) readNeighbourhood(ctx)
    const dawn = siteOf(state).active.find(({ hooks, special }) => hooks.endsWith?.(state, special))
    if (dawn) {
      tellSpecial(ctx, dawn.special, null)
      for (const unit of state.units) if (unit.owner === null && unit.place === 'field') unit.place = 'gone'
    }
    if (isClear(state)) {
      ctx.call({ kind: 'cleanup', queue: [], recovered: [] })
      return done
    }
    maybeHop(ctx)
    return battleOf(state).over ? done : 'stage'
  },
}

/** Bites bleed at the end of the stage (TT-B52). */
function bleed(ctx: C): void {
  const { state } = ctx
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (tripper.bitten === 0 || !tripper.alive || !(tripper.place === 'field' || tripper.place === 'held')) continue
    tripper.endurance = Math.max(0, tripper.endurance - tripper.bitten)
    tripper.alive = tripper.endurance > 0
    if (ctx.listening)
      ctx.emit({
        kind: 'suffered',
        rule: 'TT-B52',
        who: id,
        name: '',
        effect: tripper.alive ? 'hurt' : 'dead',
        loss: tripper.bitten,
        endurance: tripper.endurance,
      })
    if (tripper.endurance === 0) die(ctx, id)
  }
}

function closeFor(ctx: C, unit: Unit): void {
  if (unit.place !== 'field') return
  const active: Active | null = hookOf(ctx.state, unit, 'closesStage')
  active?.hooks.closesStage?.(ctx, unit, active.special)
}

// ------------------------------------------------------------------------------------------------------------ the trip

export const tripFlow: Flow<TimeTripper, FrameOf<'trip'>> = {
  arrange(ctx) {
    if (ctx.state.master !== null) ctx.call({ kind: 'arrange', display: 0, lifted: null, swaps: 0 })
  },
  equip(ctx) {
    const { state } = ctx
    for (let who = 0; who < state.trippers.length; who++) ctx.call({ kind: 'equip', who, bought: 0 })
    if (isTeam(state)) ctx.call(trimming())
  },
  depart(ctx) {
    weigh(ctx)
  },
  travel(ctx) {
    const { state } = ctx
    state.battle = null
    state.readBy = null
    state.hasRead = false
    const jump = state.jump
    ctx.call(journey(jump?.heading ?? null, jump !== null && jump.by === null))
  },
  arrive(ctx) {
    const { state } = ctx
    const number = numberAt(state.time)
    if (state.adrift?.battle === number) reunite(ctx)
    if (!state.visited.includes(number)) state.visited.push(number)
    const instead = catalogue(state).battles[number]?.active.find(({ hooks }) => hooks.insteadOfBattle)
    if (instead) {
      state.battle = newBattle(number)
      tellSpecial(ctx, instead.special, null)
      instead.hooks.insteadOfBattle?.(ctx)
      return again
    }
    land(ctx, number)
    return undefined
  },
  fight(ctx) {
    ctx.call({ kind: 'setup' })
    ctx.call({ kind: 'battle' })
    return 'travel'
  },
}

function weigh(ctx: C): void {
  const { state } = ctx
  state.kits = state.trippers.map(({ gear }) => gear.map((one) => ({ ...one })))
  state.jump = null
}

/** Everybody who comes along is in a new battle: stronger by half, the dead alive again (TT-11.0a, TT-10.63). */
function land(ctx: C, number: number): void {
  const { state } = ctx
  state.battle = newBattle(number)
  state.battles++
  if (ctx.listening) ctx.emit({ kind: 'arrived', rule: 'TT-4.0a', battle: number, own: state.own })
  if (state.hops) nextStay(ctx)
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (!isTripperHeld(tripper)) continue
    if (tripper.alive) tripper.endurance = state.battles === 1 ? MAX_ENDURANCE : onArrival(tripper.endurance)
    else {
      tripper.alive = true
      tripper.endurance = REVIVED_ENDURANCE
      if (ctx.listening) ctx.emit({ kind: 'revived', rule: 'TT-10.63', who: id })
    }
    tripper.shotAt = false
    tripper.bitten = 0
    tripper.drawnBy = null
    tripper.resists = false
  }
  state.units = state.units.filter(({ place }) => place === 'held')
  for (const unit of state.units) {
    unit.traveller = true
    unit.stunned = 0
    unit.crew = false
    unit.idle = false
  }
}

/** The Timelord's hops: so many stages here, unless it was the last one (TT-R68). */
function nextStay(ctx: C): void {
  const { state } = ctx
  const hops = state.hops
  if (!hops) return
  hops.left--
  if (hops.left <= 0) {
    state.hops = null
    return
  }
  hops.stages = rollSum(ctx, 'stay', { dice: hops.dice, plus: 0 })
  if (ctx.listening) ctx.emit({ kind: 'staying', rule: 'TT-R68', stages: hops.stages })
}

function reunite(ctx: C): void {
  const { state } = ctx
  if (ctx.listening) ctx.emit({ kind: 'reunited', rule: 'TT-R68', battle: numberAt(state.time) })
  state.adrift = null
  for (const tripper of state.trippers) if (tripper.place === 'adrift') tripper.place = 'held'
}
