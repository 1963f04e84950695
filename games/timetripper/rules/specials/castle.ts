/** Battle 45: buffalo come out of the castle's exits, one after the other. */
import { done, type Flow } from '@anachron/kernel'
import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { type Line, specialOf } from '../catalogue.ts'
import { apart, beside } from '../display.ts'
import { freely } from '../free.ts'
import { isFree } from '../movement.ts'
import { detect } from '../opponent.ts'
import { newUnits } from '../setup.ts'
import { battleOf, catalogue, hexOf, liveTrippers } from '../state.ts'
import { sweepUnit } from '../sweep.ts'
import type { FigureId, FrameOf, Hex, State, TimeTripper } from '../types.ts'
import type { Hooks } from './hooks.ts'

type Castle = SpecialOf<'castle-exits'>

export const castleExits: Hooks<Castle> = {
  markers: (special) => ({ count: special.exits, placement: special.placement }),
  alwaysFinds: true,
  forbidsCleanup: (state) => battleOf(state).number > 0,
  letsOut: (ctx) => ctx.call({ kind: 'exits', next: 0, prey: 0 }),
}

function castleOf(state: State): { line: Line; special: Castle } {
  for (const line of catalogue(state).battles[battleOf(state).number]?.lines ?? []) {
    const special = specialOf(line, 'castle-exits')
    if (special) return { line, special }
  }
  throw new Error('there is no castle in this battle')
}

const isFull = (state: State): boolean => {
  const { line, special } = castleOf(state)
  // Those in the flux have not come back to the castle (TT-2.1).
  const out = state.units.filter(
    (unit) => unit.line === line.index && !unit.traveller && !unit.fallen && unit.place !== 'gone',
  )
  return out.length >= special.cap
}

/** The Trippers nearest to an exit. */
function preyOf(state: State, exit: Hex): FigureId[] {
  const trippers = liveTrippers(state)
  const least = Math.min(...trippers.map((id) => apart(exit, hexOf(state, id))))
  return trippers.filter((id) => apart(exit, hexOf(state, id)) === least)
}

/** Free hexes next to an exit that are nearest to a goal. */
function waysOut(state: State, exit: Hex, goal: Hex): Hex[] {
  const free = [0, 1, 2, 3, 4, 5]
    .map((heading) => beside(exit, heading))
    .filter((hex) => hex >= 0 && isFree(state, hex))
  const least = Math.min(...free.map((hex) => apart(hex, goal)))
  return free.filter((hex) => apart(hex, goal) === least).sort((a, b) => a - b)
}

/** Each exit in set-up order, while there is room for more (TT-R61). */
export const exitsFlow: Flow<TimeTripper, FrameOf<'exits'>> = {
  scent(ctx, frame) {
    const { state } = ctx
    const exit = battleOf(state).markers[frame.next]
    if (exit === undefined || isFull(state)) return done
    const prey = preyOf(state, exit)
    if (prey.length === 0) return done
    frame.next++
    freely(ctx, 'prey', null, prey)
    return undefined
  },
  stir(ctx, frame) {
    const { state } = ctx
    const exit = battleOf(state).markers[frame.next - 1] as Hex
    frame.prey = state.choice
    const goal = hexOf(state, frame.prey)
    const distance = apart(exit, goal)
    if (distance > 1) {
      const { detection } = castleOf(state).special
      const { reaction } = detect(ctx, { unit: -1, name: 'exit', detection, distance, at: frame.prey })
      if (reaction !== 'towards' && reaction !== 'attack') return 'scent'
    }
    const hexes = waysOut(state, exit, goal)
    if (hexes.length === 0) return 'scent'
    freely(ctx, 'exit', null, hexes)
    return undefined
  },
  emerge(ctx) {
    const { state } = ctx
    const { line, special } = castleOf(state)
    const [unit] = newUnits(ctx, line, 1)
    if (!unit) return 'scent'
    unit.hex = state.choice
    tellSpecial(ctx, special, unit)
    if (ctx.listening)
      ctx.emit({ kind: 'placed', rule: 'TT-R61', what: 'unit', id: unit.id, name: line.one, hex: unit.hex })
    sweepUnit(ctx, unit)
    return 'scent'
  },
}
