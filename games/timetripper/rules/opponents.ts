/** Section 9 and ruling 71: the opponents' phase, in a fixed order, each finishing before the next begins. */

import { again, done, type Flow } from '@anachron/kernel'
import { activeOn, hookOf } from './active.ts'
import type { Active, Site } from './catalogue.ts'
import { apart } from './display.ts'
import { freely } from './free.ts'
import { isNegotiable } from './negotiation.ts'
import { shootFlux } from './opponent-attack.ts'
import { battleOf, catalogue, eachFriend, isStunned, lineOf, unitOf } from './state.ts'
import type { FigureId, FrameOf, Hex, State, TimeTripper, Unit } from './types.ts'

// ----------------------------------------------------------------------------------------------------------- the phase

/** Whether it does anything in this phase at all; mounts never do (TT-R20). */
export function isActive(state: State, unit: Unit): boolean {
  const battle = battleOf(state)
  if (unit.owner !== null || unit.place !== 'field' || unit.fallen || unit.idle || isStunned(state, unit)) return false
  if (unit.traveller && battle.stage === 1) return false
  if (battle.listening && isNegotiable(state, unit)) return false
  return !(lineOf(state, unit).kind === 'mount')
}

const goesByItself = (state: State, unit: Unit): Active | null => {
  if (hookOf(state, unit, 'goesByItself') === null) return null
  for (const active of activeOn(state, unit))
    if (active.hooks.goesByItself?.(state, unit, active.special)) return active
  return null
}

const acting = (unit: FigureId): Omit<FrameOf<'opponent'>, 'at'> => ({
  kind: 'opponent',
  unit,
  target: null,
  reaction: null,
  charge: false,
  to: 0,
  way: [],
})

export const opponentsFlow: Flow<TimeTripper, FrameOf<'opponents'>> = {
  begin(ctx, frame) {
    frame.order = []
    frame.step = 0
    for (const unit of ctx.state.units)
      if (isActive(ctx.state, unit) && goesByItself(ctx.state, unit)) frame.order.push(unit.id)
    const laneOf = (id: FigureId): number => {
      const unit = unitOf(ctx.state, id)
      return hookOf(ctx.state, unit, 'laneOf')?.hooks.laneOf?.(unit) ?? -1
    }
    frame.order.sort((a, b) => laneOf(a) - laneOf(b) || a - b)
  },
  /** Balls, cars and rampaging elephants first, in unit order; cars from the lowest column on (TT-B62). */
  movers(ctx, frame) {
    const { state } = ctx
    const id = frame.order[frame.step++]
    if (id === undefined) return undefined
    const unit = unitOf(state, id)
    if (!isActive(state, unit)) return again
    const active = goesByItself(state, unit)
    active?.hooks.goes?.(ctx, unit, active.special)
    return again
  },
  /** Then whatever hunts the flux. */
  devices(ctx, frame) {
    const { state } = ctx
    frame.order = []
    frame.step = 0
    for (const unit of state.units)
      if (isActive(state, unit) && hookOf(state, unit, 'isDevice')) frame.order.push(unit.id)
  },
  device(ctx, frame) {
    const { state } = ctx
    const id = frame.order[frame.step++]
    if (id === undefined || state.battle?.over) return 'order'
    const unit = unitOf(state, id)
    if (!isActive(state, unit)) return again
    const active = hookOf(state, unit, 'isDevice') as Active
    if (!active.hooks.serves) {
      ctx.call(acting(id))
      return again
    }
    const gunners = active.hooks.serves(state, unit, active.special)
    if (gunners.length === 0) return again
    freely(ctx, 'gunner', id, gunners)
    return 'serve'
  },
  /** One of the crew fires it and does nothing else (TT-R64). */
  serve(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.order[frame.step - 1] as FigureId)
    unitOf(state, state.choice).idle = true
    shootFlux(ctx, unit, hookOf(state, unit, 'isDevice') as Active)
    return 'device'
  },
  /** All others, nearest first, ties by number (TT-R71). */
  order(ctx, frame) {
    const { state } = ctx
    if (state.battle?.over) return done
    frame.step = 0
    const list: { id: FigureId; d: number }[] = []
    const side: Hex[] = []
    eachFriend(state, (_id, hex) => side.push(hex))
    for (const unit of state.units) {
      if (!isActive(state, unit) || goesByItself(state, unit) || hookOf(state, unit, 'isDevice')) continue
      let d = 99
      for (const hex of side) d = Math.min(d, apart(unit.hex, hex))
      list.push({ id: unit.id, d })
    }
    list.sort((a, b) => a.d - b.d || a.id - b.id)
    frame.order = list.map(({ id }) => id)
  },
  each(ctx, frame) {
    const { state } = ctx
    const id = frame.order[frame.step++]
    if (id === undefined || state.battle?.over) return undefined
    if (isActive(state, unitOf(state, id))) ctx.call(acting(id))
    return again
  },
  /** Last, whoever comes in by himself (battle 45). */
  newcomers(ctx) {
    const { state } = ctx
    if (state.battle?.over) return done
    const site = catalogue(state).battles[battleOf(state).number] as Site
    for (const line of site.lines) for (const { special, hooks } of line.atHome) hooks.letsOut?.(ctx, special)
    return undefined
  },
  end(ctx) {
    if (ctx.state.battle) ctx.state.battle.rage = false
  },
}
