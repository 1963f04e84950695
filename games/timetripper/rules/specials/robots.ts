/** Battle 57: robots that file whatever lies about. */
import { done, type Flow } from '@anachron/kernel'
import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { apart, HEXES } from '../display.ts'
import { freely } from '../free.ts'
import { MINE } from '../loose.ts'
import { lootTarget } from '../opponent-targets.ts'
import { battleOf, hexOf, liveTrippers, unitOf } from '../state.ts'
import type { FigureId, FrameOf, Hex, State, TimeTripper } from '../types.ts'
import type { Hooks } from './hooks.ts'

/** Things a robot could file: everything loose, and a Claymore that stands. */
const looseThings = (state: State): { at: number; target: number }[] => {
  const { loose, mine } = battleOf(state)
  const things = loose.filter(({ by }) => by === null).map(({ id, hex }) => ({ at: hex, target: lootTarget(id) }))
  if (mine) things.push({ at: mine.hex, target: lootTarget(MINE) })
  return things
}

const holds = (state: State, robot: FigureId): boolean => battleOf(state).loose.some(({ by }) => by === robot)

function letGo(state: State, robot: FigureId, hex: Hex): void {
  for (const loose of battleOf(state).loose)
    if (loose.by === robot) {
      loose.by = null
      loose.hex = hex
    }
}

export const transbotGrab: Hooks<SpecialOf<'transbot-grab'>> = {
  covets: (state, unit) => (holds(state, unit.id) ? [] : looseThings(state)),
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
  whenFelled: (ctx, unit) => letGo(ctx.state, unit.id, unit.hex),
  whenStunned(ctx, unit) {
    if (holds(ctx.state, unit.id)) ctx.call({ kind: 'spill', unit: unit.id })
  },
}

/** Neighbouring hexes nearest to a Tripper, so that even a man without ammunition gets his radio back. */
function landings(state: State, from: Hex): Hex[] {
  const trippers = liveTrippers(state).map((id) => hexOf(state, id))
  let least = Number.POSITIVE_INFINITY
  let found: Hex[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (apart(hex, from) !== 1) continue
    const d = Math.min(99, ...trippers.map((at) => apart(hex, at)))
    if (d < least) {
      least = d
      found = []
    }
    if (d === least) found.push(hex)
  }
  return found
}

/** What a stunned robot held falls towards the Trippers (TT-R66). */
export const spillFlow: Flow<TimeTripper, FrameOf<'spill'>> = {
  where(ctx, frame) {
    const { state } = ctx
    if (!holds(state, frame.unit)) return done
    freely(ctx, 'spill', frame.unit, landings(state, unitOf(state, frame.unit).hex))
    return undefined
  },
  fall(ctx, frame) {
    letGo(ctx.state, frame.unit, ctx.state.choice)
    return done
  },
}
