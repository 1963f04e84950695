/** Section 8.4: grenades, flares and the Claymore. */

import { done, type Flow } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { DETONATE_RANGE, FLARE_MODIFIERS, THROW_RANGE, WEAPONS } from '../content/index.ts'
import type { Accuracy } from '../content/types.ts'
import { hookOf } from './active.ts'
import { blast, burst } from './combat.ts'
import { apart, coneOf, HEXES } from './display.ts'
import { takeOut } from './equipment.ts'
import { type ActionOf, menu } from './menu.ts'
import { back, confirmFire, spendAction } from './one-action.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, hexOf, isUp, seatOf, tripperAt, unitIsUp } from './state.ts'
import type { FigureId, FrameOf, Heading, Hex, State, TimeTripper } from './types.ts'

type GrenadeFrame = FrameOf<'grenade'>

/** A charmed Tripper does not throw at a neighbouring handmaiden (TT-B47). */
function isSpared(state: State, by: FigureId, hex: Hex): boolean {
  const tripper = tripperAt(state, by)
  return state.units.some((unit) => {
    if (unit.hex !== hex || !unitIsUp(unit)) return false
    const active = hookOf(state, unit, 'mayNotBeAttackedBy')
    return active?.hooks.mayNotBeAttackedBy?.(state, unit, tripper, active.special) === true
  })
}

const aim = menu<GrenadeFrame>({
  rule: (_state, frame) => (frame.what === 'm26' ? 'TT-8.42' : 'TT-8.43'),
  seats: (state, { by }) => (isUp(state, by) ? [seatOf(state, by)] : []),
  actions: {
    throw: {
      options(state, { by }) {
        const { hex: from } = tripperAt(state, by)
        const options: ActionOf<'throw'>[] = []
        for (let hex = 0; hex < HEXES; hex++)
          if (apart(from, hex) <= THROW_RANGE && !isSpared(state, by, hex)) options.push({ do: 'throw', hex })
        return options
      },
      refuse: (state, { by }, _seat, { hex }) =>
        isSpared(state, by, hex)
          ? { rule: 'TT-B47', reason: 'A charmed Tripper cannot throw a grenade at her.' }
          : { rule: 'TT-8.42', reason: say`A grenade flies at most ${count(THROW_RANGE, 'hex')}.` },
      take(_ctx, frame, _seat, { hex }) {
        frame.hex = hex
      },
    },
    back,
  },
})

export const grenadeFlow: Flow<TimeTripper, GrenadeFrame> = {
  aim,
  confirm: confirmFire,
  burst(ctx, frame) {
    const { state } = ctx
    const battle = battleOf(state)
    const tripper = tripperAt(state, frame.by)
    if (!isUp(state, frame.by)) return done
    takeOut(tripper.gear, frame.what, 0)
    if (battle.firstShot === 0) battle.firstShot = battle.stage
    if (ctx.listening)
      ctx.emit({
        kind: 'burst',
        rule: frame.what === 'm26' ? 'TT-8.42' : 'TT-8.43',
        by: frame.by,
        what: frame.what,
        hex: frame.hex,
      })
    if (frame.what === 'm1') battle.lights.push(battle.stage)
    const { blast: strengths, modes } = WEAPONS[frame.what]
    burst(ctx, {
      by: frame.by,
      weapon: frame.what,
      centre: frame.hex,
      strengths: strengths ?? [],
      accuracy: modes[0]?.accuracy as Accuracy,
      moved: tripper.moved + frame.still,
    })
    return done
  },
}

/** The brightest flare that burns (TT-9.12, TT-R26). */
export function flareModifier(state: State): number {
  const { lights, stage } = battleOf(state)
  let least = 0
  for (const thrown of lights) {
    const after = stage - thrown
    if (after >= 1 && after <= FLARE_MODIFIERS.length) least = Math.min(least, FLARE_MODIFIERS[after - 1] as number)
  }
  return least
}

// ------------------------------------------------------------------------------------------------------------ Claymore

export function setMine(ctx: C, by: FigureId, facing: Heading): void {
  const { state } = ctx
  const battle = battleOf(state)
  const tripper = tripperAt(state, by)
  takeOut(tripper.gear, 'claymore', 0)
  battle.mine = { hex: tripper.hex, facing, by, stage: battle.stage }
  spendAction(state, by)
  if (ctx.listening) ctx.emit({ kind: 'armed', rule: 'TT-8.44', who: by, hex: tripper.hex, facing })
}

/** He who set it may set it off in a later stage from nearby (TT-8.44). */
export function mayDetonate(state: State, by: FigureId): boolean {
  const { mine, stage } = battleOf(state)
  return (
    mine !== null && mine.by === by && stage > mine.stage && apart(mine.hex, tripperAt(state, by).hex) <= DETONATE_RANGE
  )
}

export function detonate(ctx: C, by: FigureId): void {
  const { state } = ctx
  const battle = battleOf(state)
  const { mine } = battle
  if (!mine) return
  battle.mine = null
  spendAction(state, by)
  if (battle.firstShot === 0) battle.firstShot = battle.stage
  if (ctx.listening) ctx.emit({ kind: 'burst', rule: 'TT-8.44', by, what: 'claymore', hex: mine.hex })
  const cone = coneOf(mine.hex, mine.facing)
  const [mode] = WEAPONS.claymore.modes
  const caught: FigureId[] = []
  for (let id = 0; id < state.trippers.length; id++)
    if (isUp(state, id) && cone.includes(hexOf(state, id))) caught.push(id)
  for (const unit of state.units) if (unitIsUp(unit) && cone.includes(unit.hex)) caught.push(unit.id)
  caught.sort((a, b) => apart(mine.hex, hexOf(state, a)) - apart(mine.hex, hexOf(state, b)) || a - b)
  for (const at of caught) {
    if (state.result !== null) return
    if (isUp(state, at))
      blast(ctx, {
        by,
        weapon: 'claymore',
        at,
        attack: mode?.attack ?? 0,
        accuracy: mode?.accuracy as Accuracy,
        moved: 0,
      })
  }
}
