/** Battle 68: who dies here does not stay dead till dawn. */
import { done, type Flow } from '@anachron/kernel'
import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { specialOf } from '../catalogue.ts'
import { nearestFreeHexes } from '../display.ts'
import { freely } from '../free.ts'
import { isFree } from '../movement.ts'
import { battleOf, lineOf, unitOf } from '../state.ts'
import { sweepUnit } from '../sweep.ts'
import type { FrameOf, TimeTripper } from '../types.ts'
import type { Hooks } from './hooks.ts'

/** Back at the end of the stage after the one he fell in, and no clean-up till then (TT-R69). */
export const vampireReturns: Hooks<SpecialOf<'vampire-returns'>> = {
  closesStage(ctx, unit, special) {
    const { stage } = battleOf(ctx.state)
    if (unit.fallen && unit.place === 'field' && stage >= unit.fellIn + special.stagesDead)
      ctx.call({ kind: 'rise', unit: unit.id })
  },
  /** The cape is taken from a vampire that was killed or disabled, not from the dust of dawn (TT-R43). */
  keepsTreasure: (unit) => unit.fellIn === 0,
  forbidsCleanup: (_state, unit) => unit?.fallen === true && unit.place === 'field' && !unit.traveller,
}

export const riseFlow: Flow<TimeTripper, FrameOf<'rise'>> = {
  where(ctx, frame) {
    const { state } = ctx
    const { hex } = unitOf(state, frame.unit)
    const hexes = nearestFreeHexes(hex, (other) => isFree(state, other))
    freely(ctx, 'rise', frame.unit, hexes.length > 0 ? hexes : [hex])
  },
  rise(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const line = lineOf(state, unit)
    unit.fallen = false
    unit.hex = state.choice
    unit.endurance = line.endurance
    const special = specialOf(line, 'vampire-returns')
    if (special) tellSpecial(ctx, special, unit)
    sweepUnit(ctx, unit)
    return done
  },
}
