/** Battle 64: plants that stay where they are and make others come. */
import { done, type Flow } from '@anachron/kernel'
import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { specialOf } from '../catalogue.ts'
import { apart } from '../display.ts'
import { allowanceOf } from '../equipment.ts'
import { freely } from '../free.ts'
import { bestHexes, layWay, type Walker } from '../reach.ts'
import { battleOf, isStunned, lineOf, radioTripper, tripperAt, tripperIsUp, unitIsUp, unitOf } from '../state.ts'
import { stepTripper } from '../stepping.ts'
import type { FigureId, FrameOf, Hex, State, TimeTripper, Unit } from '../types.ts'
import type { Hooks } from './hooks.ts'

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
    if (tripper.resists) return
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

/** The search is made for opponents; a Tripper walks by the same rules with the sides exchanged. */
function search(state: State, id: FigureId, plant: Unit, allowance: number) {
  const walker: Walker = { id, owner: id, hex: tripperAt(state, id).hex, mount: null }
  return bestHexes(state, walker, plant.hex, false, allowance)
}

/** Where the flux would take him from the plant. */
function fluxWaits(state: State, id: FigureId): ((hex: Hex) => boolean) | null {
  const flux = state.battle?.flux
  if (!flux || radioTripper(state) === id) return null
  return (hex) => apart(hex, flux.hex) <= 1
}

/** A plant walks him where it wants, in this one phase; it tries again in its own (TT-R67). */
export const drawnFlow: Flow<TimeTripper, FrameOf<'drawn'>> = {
  goal(ctx, frame) {
    const { state } = ctx
    const tripper = tripperAt(state, frame.who)
    const plant = tripper.drawnBy === null ? null : unitOf(state, tripper.drawnBy)
    tripper.over = true
    const allowance = allowanceOf(state, tripper)
    if (!plant || !unitIsUp(plant) || allowance === null || battleOf(state).stage <= 1) return 'let'
    freely(ctx, 'drawn', plant.id, search(state, frame.who, plant, allowance).list)
    return undefined
  },
  end(ctx, frame) {
    frame.to = ctx.state.choice
  },
  way(ctx, frame) {
    const { state } = ctx
    const tripper = tripperAt(state, frame.who)
    const plant = unitOf(state, tripper.drawnBy as FigureId)
    const { reach } = search(state, frame.who, plant, allowanceOf(state, tripper) ?? 0)
    const turns = layWay(frame, tripper.hex, reach, fluxWaits(state, frame.who))
    if (turns.length === 0) return 'walk'
    freely(ctx, 'way', plant.id, turns)
    return undefined
  },
  turn(ctx, frame) {
    frame.way.push(ctx.state.choice)
    return 'way'
  },
  walk(ctx, frame) {
    const tripper = tripperAt(ctx.state, frame.who)
    for (const hex of frame.way) {
      if (!tripperIsUp(tripper)) break
      const before = tripper.endurance
      stepTripper(ctx, frame.who, hex)
      tripper.endurance = before
    }
  },
  let(ctx, frame) {
    const tripper = tripperAt(ctx.state, frame.who)
    tripper.drawnBy = null
    tripper.resists = tripper.moved === 0
    if (tripper.resists && ctx.listening) ctx.emit({ kind: 'resisted', rule: 'TT-R67', who: frame.who })
    return done
  },
}
