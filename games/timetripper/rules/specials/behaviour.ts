/** Special rules about what opponents do. */

import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { oneDie } from '../dice.ts'
import { apart, beside } from '../display.ts'
import { isFree, isInTripperZoc, stopsMovement } from '../movement.ts'
import { placing } from '../placing.ts'
import { newUnits } from '../setup.ts'
import { battleOf, catalogue, friends, hexOf, isNative, lineOf, unitIsUp } from '../state.ts'
import { moveUnit } from '../stepping.ts'
import { sweepUnit } from '../sweep.ts'
import type { Hooks } from './hooks.ts'

/** By the dice as they fall, before modifiers (TT-R57). */
export const banzai: Hooks<SpecialOf<'banzai'>> = {
  reacts(_state, _unit, dice, read, special) {
    if (special.fireOn.includes(dice)) return { reaction: 'attack', charge: false }
    return { reaction: read, charge: read !== 'stop' }
  },
  fightsAs: (_state, _unit, near, special) => (near ? special.charge : null),
}

export const holdFire: Hooks<SpecialOf<'hold-fire'>> = {
  holdsBack(state, unit, special) {
    const battle = battleOf(state)
    if (battle.provoked || battle.rage) return null
    const strangers = friends(state).map((id) => hexOf(state, id))
    for (const other of state.units) if (other.traveller && unitIsUp(other)) strangers.push(other.hex)
    return strangers.some((hex) => apart(unit.hex, hex) <= special.range) ? null : 'closer'
  },
}

export const starsoldiersHold: Hooks<SpecialOf<'starsoldiers-hold'>> = { holdsBack: () => 'no' }

export const magicianPassive: Hooks<SpecialOf<'magician-passive'>> = { isPassive: () => true }

/** After every attack, hit or miss, the last one too (TT-R59). */
export const magicianSummons: Hooks<SpecialOf<'magician-summons'>> = {
  whenAttacked(ctx, unit, special) {
    const { state } = ctx
    const site = catalogue(state).battles[battleOf(state).number]
    const line = site?.lines.find(({ name }) => name === special.of)
    if (!line) return
    const there = state.units.filter(
      (other) => other.line === line.index && !other.fallen && other.place !== 'gone',
    ).length
    let count = 0
    for (let i = 0; i < special.dice; i++) count += oneDie(ctx, 'summons')
    count = Math.min(count, special.cap - there)
    tellSpecial(ctx, special, unit)
    if (count <= 0) return
    const made = newUnits(ctx, line, count)
    for (const one of made) one.hex = -1
    ctx.call(
      placing(
        state,
        made.map(({ id }) => ({ kind: 'unit', id })),
        null,
      ),
    )
  },
}

export const leprechaunsLoseDetection: Hooks<SpecialOf<'leprechauns-lose-detection'>> = {
  isPassive: (state, _unit, special) =>
    !state.units.some(
      (other) =>
        lineOf(state, other).name === special.without &&
        isNative(state, other) &&
        other.owner === null &&
        unitIsUp(other),
    ),
}

/** The markers draw its eye; they are not treasure (TT-R60). */
export const hoardDetection: Hooks<SpecialOf<'hoard-detection'>> = {
  markers: (special) => ({ count: special.markers, placement: special.placement }),
  mayDetect(state, unit, figure, special) {
    const hex = hexOf(state, figure)
    if (apart(unit.hex, hex) <= special.selfRange) return true
    return battleOf(state).markers.some((marker) => apart(marker, hex) <= special.markerRange)
  },
}

export const erratic: Hooks<SpecialOf<'erratic-on-stop-or-away'>> = {
  wanders(ctx, unit, reaction, special) {
    if (reaction !== 'stop' && reaction !== 'away') return false
    const { state } = ctx
    tellSpecial(ctx, special, unit)
    const heading = oneDie(ctx, 'direction') - 1
    for (let i = 0; i < special.hexes; i++) {
      const to = beside(unit.hex, heading)
      if (to < 0 || !isFree(state, to)) break
      const from = unit.hex
      moveUnit(ctx, unit, to)
      if (ctx.listening)
        ctx.emit({ kind: 'stepped', rule: 'TT-B53', who: unit.id, name: lineOf(state, unit).one, from, to })
      sweepUnit(ctx, unit)
      if (!unitIsUp(unit) || isInTripperZoc(state, to) || stopsMovement(state, to)) break
    }
    return true
  },
}

export const notAnimals: Hooks<SpecialOf<'not-animals'>> = { countsAsSoldier: true }

export const sanibots: Hooks<SpecialOf<'sanibot-sterilise'>> = {
  afterFiring: (ctx, unit, special) => tellSpecial(ctx, special, unit),
}
