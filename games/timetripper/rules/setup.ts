/** Section 6: setting up a battle, and everything else that is set up at random. */

import type { Flow } from '@anachron/kernel'
import { TRIPPER_HEX } from '../content/index.ts'
import { hookOf } from './active.ts'
import type { Line } from './catalogue.ts'
import { rollSum } from './dice.ts'
import { isBig } from './equipment.ts'
import { NOWHERE, placing } from './placing.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, catalogue, isTeam, tripperAt, unitOf } from './state.ts'
import type { BattleState, FigureId, FrameOf, Hex, Placed, State, TimeTripper, Unit } from './types.ts'

export const newBattle = (number: number): BattleState => ({
  number,
  stage: 0,
  enemyPhase: false,
  flux: null,
  loose: [],
  mine: null,
  markers: [],
  lights: [],
  mood: null,
  talkedOut: false,
  attempted: false,
  talks: null,
  hush: false,
  listening: false,
  rage: false,
  firstShot: 0,
  provoked: false,
  treasureClaimed: false,
  felled: 0,
  over: false,
})

/** A unit as its line says, before anything has happened to it. */
export const freshUnit = (line: Line, id: FigureId, hex: Hex): Unit => ({
  id,
  line: line.index,
  hex,
  place: 'field',
  fallen: false,
  stunned: 0,
  endurance: line.endurance,
  attack: line.values.attack,
  accuracy: line.values.accuracy,
  defense: line.values.defense,
  detection: line.values.detection,
  mount: null,
  rider: null,
  owner: null,
  traveller: false,
  converted: false,
  rampaging: false,
  crew: false,
  idle: false,
  acted: false,
  moved: 0,
  limit: null,
  fellIn: 0,
})

/** A new opponent of a line, not yet anywhere. */
export function newUnit(ctx: C, line: Line, owner: number | null = null): Unit {
  const { state } = ctx
  const unit = freshUnit(line, state.nextId++, 0)
  unit.owner = owner
  state.units.push(unit)
  const active = hookOf(state, unit, 'setUp')
  active?.hooks.setUp?.(ctx, unit, active.special)
  return unit
}

/** All opponents of a line with their mounts; mounts share the rider's place (TT-6.32). */
export function newUnits(ctx: C, line: Line, count: number): Unit[] {
  const { state } = ctx
  const made: Unit[] = []
  for (let i = 0; i < count; i++) {
    const unit = newUnit(ctx, line)
    made.push(unit)
    if (line.mounts === null) continue
    const mount = newUnit(ctx, catalogue(state).lines[line.mounts] as Line)
    mount.rider = unit.id
    unit.mount = mount.id
  }
  return made
}

/** The battle's own opponents, in the order listed. */
function nativeUnits(ctx: C): Unit[] {
  const { state } = ctx
  const made: Unit[] = []
  for (const line of catalogue(state).battles[battleOf(state).number]?.lines ?? [])
    if (typeof line.count === 'object')
      made.push(...newUnits(ctx, line, rollSum(ctx, `number of ${line.name}`, line.count)))
  return made
}

export const setupFlow: Flow<TimeTripper, FrameOf<'setup'>> = {
  markers(ctx) {
    const { state } = ctx
    const site = catalogue(state).battles[battleOf(state).number]
    const all = [...(site?.active ?? []), ...(site?.lines ?? []).flatMap((line) => line.atHome)]
    for (const { special, hooks } of all) {
      const markers = hooks.markers?.(special)
      if (!markers) continue
      const things: Placed[] = Array.from({ length: markers.count }, (_, id) => ({ kind: 'marker', id }))
      ctx.call(placing(state, things, null, markers.placement === 'dice' || state.options.randomSetup === 'dice'))
    }
  },
  forces(ctx) {
    const { state } = ctx
    const battle = battleOf(state)
    const things: Placed[] = []
    const team = isTeam(state)
    for (let id = 0; id < state.trippers.length; id++) {
      const tripper = tripperAt(state, id)
      if (tripper.place !== 'held') continue
      tripper.place = 'field'
      tripper.hex = team ? NOWHERE : TRIPPER_HEX
      if (team) things.push({ kind: 'tripper', id })
    }
    if (team) things.push(...strewGear(state))
    for (const unit of state.units) {
      if (unit.place !== 'held') continue
      unit.place = 'field'
      unit.hex = NOWHERE
      if (unit.rider === null) things.push({ kind: 'unit', id: unit.id })
    }
    const natives = nativeUnits(ctx)
    for (const unit of natives) {
      unit.hex = NOWHERE
      if (unit.mount !== null) unitOf(state, unit.mount).hex = NOWHERE
    }
    const enters = catalogue(state).battles[battle.number]?.setup === 'enter'
    if (!enters) for (const { id } of natives) things.push({ kind: 'unit', id })
    if (things.length > 0) ctx.call(placing(state, things, null))
    if (enters && natives.length > 0)
      ctx.call({ kind: 'entering', units: natives.map(({ id }) => id), next: 0, side: -1 })
  },
}

/** A team's big things fall where they will (TT-13.0). */
function strewGear(state: State): Placed[] {
  const battle = battleOf(state)
  const things: Placed[] = []
  for (const tripper of state.trippers) {
    if (tripper.place !== 'field') continue
    tripper.gear = tripper.gear.filter((gear) => {
      if (!isBig(gear.what)) return true
      const id = state.nextLoose++
      battle.loose.push({ id, hex: NOWHERE, gear, by: null })
      things.push({ kind: 'gear', id })
      return false
    })
  }
  return things
}
