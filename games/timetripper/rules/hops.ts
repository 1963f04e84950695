/** Ruling 68: what the Timelord does to whoever is in the flux. */
import { HOLE } from '../content/index.ts'
import { oneDie } from './dice.ts'
import { mayHold, putIn } from './equipment.ts'
import { isTripperHeld } from './flux.ts'
import type { C } from './specials/hooks.ts'
import { battleOf } from './state.ts'
import { MOST_JOURNEYS, numberAt, travel } from './time-travel.ts'
import type { State } from './types.ts'
import { endIfNobodyIsLeft, tellHome } from './victory.ts'

/** Held men are thrown without the radio: only their journey is worked out, not the battles on the way. */
export function throwAdrift(ctx: C, hops: number): void {
  const { state } = ctx
  const battle = battleOf(state)
  // Their marker is another one: the team's own stays where it is.
  const time = { ...state.time }
  for (let hop = 0; hop < hops; hop++) {
    for (let tries = 0; tries < MOST_JOURNEYS; tries++) {
      const heading = oneDie(ctx, 'direction') - 1
      travel(time, heading, oneDie(ctx, 'length'))
      const number = numberAt(time)
      if (number === HOLE) {
        landAtHome(ctx)
        return
      }
      if (!state.visited.includes(number)) break
    }
  }
  battle.flux = null
  state.adrift = { battle: numberAt(time) }
  for (const tripper of state.trippers) if (isTripperHeld(tripper)) tripper.place = 'adrift'
  for (const unit of state.units) if (unit.place === 'held') unit.place = 'gone'
  if (ctx.listening) ctx.emit({ kind: 'drifted', rule: 'TT-R68', battle: state.adrift.battle })
}

/** They are home, and whoever has the radio plays on without them. */
function landAtHome(ctx: C): void {
  const { state } = ctx
  battleOf(state).flux = null
  tellHome(ctx, 'TT-R68')
  for (const tripper of state.trippers) if (isTripperHeld(tripper)) tripper.place = 'lost'
  for (const unit of state.units) if (unit.place === 'held') unit.place = 'gone'
  endIfNobodyIsLeft(ctx)
}

/** At the end of a stage: the next hop comes by itself when the stay is over. */
export function maybeHop(ctx: C): void {
  const { state } = ctx
  const battle = battleOf(state)
  const { hops } = state
  if (!hops || battle.stage < hops.stages) return
  takeEverybody(state)
  state.jump = { by: null, heading: null }
  battle.over = true
}

/** Trippers, awed soldiers and all their gear, loose or not, but no opponents. */
function takeEverybody(state: State): void {
  const battle = battleOf(state)
  for (const tripper of state.trippers) if (tripper.place === 'field') tripper.place = 'held'
  for (const unit of state.units) {
    if (unit.place === 'gone') continue
    const mine = unit.owner !== null && !unit.fallen
    unit.place = mine ? 'held' : 'gone'
  }
  const first = state.trippers.find(({ place, alive }) => place === 'held' && alive)
  if (!first) return
  for (const { gear } of battle.loose) if (mayHold(first, gear)) putIn(first.gear, gear)
  if (battle.mine) first.gear.push({ what: 'claymore', count: 1, loaded: true, of: 0 })
  battle.loose = []
  battle.mine = null
}
