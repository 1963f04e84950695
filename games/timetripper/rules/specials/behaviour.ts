/** Special rules about what opponents do. */

import type { SpecialOf } from '../../content/types.ts'
import { specialOf } from '../catalogue.ts'
import { tellSpecial } from '../combat.ts'
import { oneDie } from '../dice.ts'
import { apart, beside, HEXES } from '../display.ts'
import { sweepUnit } from '../flux.ts'
import { MINE } from '../loose.ts'
import { isFree, isInTripperZoc, moveUnit, stopsMovement } from '../movement.ts'
import { detect, lootTarget } from '../opponent.ts'
import { placing } from '../placing.ts'
import { nearestFree, newUnits } from '../setup.ts'
import {
  battleOf,
  catalogue,
  friends,
  hexOf,
  isNative,
  isStunned,
  lineOf,
  liveTrippers,
  tripperAt,
  unitIsUp,
} from '../state.ts'
import type { State, Unit } from '../types.ts'
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
    const there = state.units.filter((other) => other.line === line.index && unitIsUp(other)).length
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

export const castleExits: Hooks<SpecialOf<'castle-exits'>> = {
  markers: (special) => ({ count: special.exits, placement: special.placement }),
  alwaysFinds: true,
  forbidsCleanup: (state) => battleOf(state).number > 0,
  letsOut(ctx, special) {
    const { state } = ctx
    const battle = battleOf(state)
    const line = catalogue(state).battles[battle.number]?.lines.find((one) => specialOf(one, 'castle-exits'))
    if (!line) return
    for (const exit of battle.markers) {
      const out = state.units.filter((unit) => unit.line === line.index && !unit.traveller && unitIsUp(unit)).length
      const targets = liveTrippers(state)
      if (out >= special.cap || targets.length === 0) return
      let best = targets[0] as number
      for (const id of targets) if (apart(exit, hexOf(state, id)) < apart(exit, hexOf(state, best))) best = id
      const goal = tripperAt(state, best).hex
      if (apart(exit, goal) > 1) {
        const { reaction } = detect(ctx, {
          unit: -1,
          name: 'exit',
          detection: special.detection,
          distance: apart(exit, goal),
          at: best,
        })
        if (reaction !== 'towards' && reaction !== 'attack') continue
      }
      const hexes = [0, 1, 2, 3, 4, 5]
        .map((heading) => beside(exit, heading))
        .filter((hex) => hex >= 0 && isFree(state, hex))
      if (hexes.length === 0) continue
      const least = Math.min(...hexes.map((hex) => apart(hex, goal)))
      const ties = hexes.filter((hex) => apart(hex, goal) === least).sort((a, b) => a - b)
      const hex =
        ties.length === 1 ? (ties[0] as number) : (ties[ctx.chance.pick('free choice', ties.length)] as number)
      const [unit] = newUnits(ctx, line, 1)
      if (!unit) continue
      unit.hex = hex
      tellSpecial(ctx, special, unit)
      if (ctx.listening) ctx.emit({ kind: 'placed', rule: 'TT-R61', what: 'unit', id: unit.id, name: line.one, hex })
      sweepUnit(ctx, unit)
    }
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

export const rooted: Hooks<SpecialOf<'rooted'>> = {
  reacts: (_state, _unit, _dice, read) => ({
    reaction: read === 'away' ? 'stop' : read === 'towards' ? 'attack' : read,
    charge: false,
  }),
}

const isAwakePlant = (state: State, unit: Unit): boolean =>
  unit.owner === null &&
  unitIsUp(unit) &&
  !isStunned(state, unit) &&
  specialOf(lineOf(state, unit), 'mind-control') !== undefined

export const mindControl: Hooks<SpecialOf<'mind-control'>> = {
  bewitches(ctx, unit, victim, special) {
    const { state } = ctx
    if (victim >= state.trippers.length) return
    const tripper = tripperAt(state, victim)
    // Whoever stands next to a plant is attacked, not drawn (TT-R67).
    if (state.units.some((plant) => isAwakePlant(state, plant) && apart(plant.hex, tripper.hex) === 1)) return
    const holder = tripper.drawnBy === null ? null : state.units.find(({ id }) => id === tripper.drawnBy)
    const d = apart(unit.hex, tripper.hex)
    if (holder) {
      const other = apart(holder.hex, tripper.hex)
      if (other < d || (other === d && holder.id < unit.id)) return
    }
    tripper.drawnBy = unit.id
    tellSpecial(ctx, special, unit)
  },
}

export const multiAttack: Hooks<SpecialOf<'multi-attack'>> = { strikesAll: true }

export const sanibots: Hooks<SpecialOf<'sanibot-sterilise'>> = {
  afterFiring: (ctx, unit, special) => tellSpecial(ctx, special, unit),
}

/** Things a robot could file: everything loose, and a Claymore that stands. */
const looseThings = (state: State): { at: number; target: number }[] => {
  const { loose, mine } = battleOf(state)
  const things = loose.filter(({ by }) => by === null).map(({ id, hex }) => ({ at: hex, target: lootTarget(id) }))
  if (mine) things.push({ at: mine.hex, target: lootTarget(MINE) })
  return things
}

export const transbotGrab: Hooks<SpecialOf<'transbot-grab'>> = {
  covets: (state, unit) => (battleOf(state).loose.some(({ by }) => by === unit.id) ? [] : looseThings(state)),
  grabs(ctx, unit, target) {
    const { state } = ctx
    const battle = battleOf(state)
    const found = battle.loose.find(({ id }) => lootTarget(id) === target)
    if (found) found.by = unit.id
    else if (battle.mine && target === lootTarget(MINE)) {
      battle.loose.push({
        id: state.nextLoose++,
        hex: unit.hex,
        gear: { what: 'claymore', count: 1, loaded: true, of: 0 },
        by: unit.id,
      })
      battle.mine = null
    } else return
    tellSpecial(ctx, { key: 'transbot-grab' }, unit)
  },
  whenFelled(ctx, unit) {
    for (const loose of battleOf(ctx.state).loose)
      if (loose.by === unit.id) {
        loose.by = null
        loose.hex = unit.hex
      }
  },
  whenStunned(ctx, unit) {
    const { state } = ctx
    const targets = liveTrippers(state)
    for (const loose of battleOf(state).loose) {
      if (loose.by !== unit.id) continue
      loose.by = null
      loose.hex = unit.hex
      let best = Number.POSITIVE_INFINITY
      for (let hex = 0; hex < HEXES; hex++) {
        if (apart(hex, unit.hex) !== 1) continue
        const d = Math.min(99, ...targets.map((id) => apart(hex, hexOf(state, id))))
        if (d >= best) continue
        best = d
        loose.hex = hex
      }
    }
  },
}

/** Back at the end of the stage after the one he fell in, and no clean-up till then (TT-R69). */
export const vampireReturns: Hooks<SpecialOf<'vampire-returns'>> = {
  closesStage(ctx, unit, special) {
    const { state } = ctx
    const battle = battleOf(state)
    if (!unit.fallen || unit.place !== 'field' || battle.stage < unit.fellIn + special.stagesDead) return
    const hex = nearestFree(unit.hex, (other) => isFree(state, other)) ?? unit.hex
    unit.fallen = false
    unit.hex = hex
    unit.endurance = lineOf(state, unit).endurance
    tellSpecial(ctx, special, unit)
    sweepUnit(ctx, unit)
  },
  forbidsCleanup: (_state, unit) => unit?.fallen === true && unit.place === 'field' && !unit.traveller,
}
