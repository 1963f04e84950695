/** Special rules against the flux: Timepolice devices, the Timelord, energy creatures, the Black Hole. */

import type { SpecialOf } from '../../content/types.ts'
import { blackHole as fallIn } from '../black-hole.ts'
import { oneDie } from '../dice.ts'
import { apart } from '../display.ts'
import { expelFlux, isHeldAlive, strand } from '../flux.ts'
import { throwAdrift } from '../hops.ts'
import { battleOf, hexOf, isStunned, lineOf, radioTripper, tripperAt, unitIsUp } from '../state.ts'
import type { FigureId, State, Unit } from '../types.ts'
import type { Hooks } from './hooks.ts'

/** Who can serve the device now: live, unstunned crew next to it (TT-R64). */
const gunnersOf = (state: State, device: Unit, crew: string): FigureId[] =>
  state.units
    .filter(
      (unit) =>
        unit.owner === null &&
        unitIsUp(unit) &&
        !unit.idle &&
        !isStunned(state, unit) &&
        lineOf(state, unit).name === crew &&
        apart(unit.hex, device.hex) === 1,
    )
    .map(({ id }) => id)

export const fluxRestraint: Hooks<SpecialOf<'flux-restraint'>> = {
  isFixture: true,
  isDevice: true,
  serves(state, unit, special) {
    const battle = battleOf(state)
    for (const other of state.units)
      if (lineOf(state, other).name === special.crew && unitIsUp(other) && apart(other.hex, unit.hex) === 1)
        other.crew = true
    return battle.flux === null || battle.listening ? [] : gunnersOf(state, unit, special.crew)
  },
  hitsFlux: (ctx) => expelFlux(ctx),
}

/** They detect, approach and shoot the flux, and nothing else (TT-R65). */
export const fluxRigs: Hooks<SpecialOf<'flux-rigs'>> = {
  isDevice: true,
  seeksFlux: true,
  reacts: (_state, _unit, _dice, read) => ({ reaction: read === 'away' ? 'stop' : read, charge: false }),
  hitsFlux: (ctx) => expelFlux(ctx),
}

/** A radio that lies about goes with those who are thrown when nobody is left to pick it up (TT-R68). */
function bringRadio(state: State): void {
  const { loose } = battleOf(state)
  const at = loose.findIndex(({ gear }) => gear.what === 'radio')
  const found = loose[at]
  if (!found) return
  loose.splice(at, 1)
  state.trippers.find(isHeldAlive)?.gear.push(found.gear)
}

export const timelordFlux: Hooks<SpecialOf<'timelord-flux'>> = {
  isDevice: true,
  seeksFlux: true,
  mayDetect: (state, unit, figure, special) => apart(unit.hex, hexOf(state, figure)) <= special.tripperRange,
  hitsFlux(ctx, _unit, special) {
    const { state } = ctx
    const battle = battleOf(state)
    const radio = radioTripper(state)
    const bearerIsIn = radio !== null && tripperAt(state, radio).hex === battle.flux?.hex
    const held = state.trippers.some(isHeldAlive)
    if (!bearerIsIn && !held) return expelFlux(ctx)
    const leavesSomebody = state.trippers.some(
      (tripper, id) => tripper.alive && tripper.place === 'field' && id !== radio,
    )
    const takesRadio = bearerIsIn || !(leavesSomebody || radio !== null)
    let hops = 0
    for (let i = 0; i < special.hopDice; i++) hops += oneDie(ctx, 'hops')
    if (ctx.listening) ctx.emit({ kind: 'hopping', rule: 'TT-R68', hops })
    if (!takesRadio) return throwAdrift(ctx, hops)
    for (let id = 0; id < state.trippers.length; id++) {
      const tripper = tripperAt(state, id)
      if (tripper.place === 'field' && (id === radio || !tripper.alive) && tripper.hex === battle.flux?.hex)
        tripper.place = 'held'
    }
    bringRadio(state)
    strand(ctx)
    state.jump = { by: null, heading: null }
    state.hops = { left: hops, stages: 0, dice: special.stayDice }
    battle.over = true
  },
}

export const fluxBanishes: Hooks<SpecialOf<'flux-banishes'>> = { banishedByFlux: true }

export const blackHole: Hooks<SpecialOf<'black-hole'>> = { insteadOfBattle: (ctx) => fallIn(ctx) }
