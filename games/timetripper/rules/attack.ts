/**
 * Sections 8.2 and 8.3: an attack by a Tripper or an awed soldier, one small decision after another: with what, where,
 * who joins, fire.
 */

import { again, done, type Flow, type Seat } from '@anachron/kernel'
import { UNARMED_ATTACK, WEAPONS } from '../content/index.ts'
import { hookOf, tellSpecial } from './active.ts'
import { meleeBlow } from './combat.ts'
import { apart, beside } from './display.ts'
import { carried, isWeapon } from './equipment.ts'
import { consent, meleeWays, partners, spray, strengthOf } from './melee.ts'
import { type ActionOf, menu } from './menu.ts'
import { back, confirmFire, spendAction } from './one-action.ts'
import { fightingValues, hasEnemyBeside } from './opponent-values.ts'
import { modeOf, rollEmpty, shootOnce, targetIn } from './shooting.ts'
import { hexOf, isTripper, isUp, seatOf, tripperAt, tripperIsUp, unitOf } from './state.ts'
import { canSee, isShooter } from './targets.ts'
import type { AttackFrame, FigureId, GearKind, Hex, State, TimeTripper } from './types.ts'

/** Hexes that one string of rapid or burst fire may name, and shots of rapid fire (TT-R51). */
export const MOST_NAMED = 4

/** The target is named first, rider or mount (TT-8.24). */
export const newAttack = (by: FigureId, target: FigureId): Omit<AttackFrame, 'at'> => ({
  kind: 'attack',
  by,
  target,
  weapon: isTripper(by) ? 'unarmed' : 'own',
  mode: 'melee',
  hexes: [],
  mount: false,
  still: 0,
  shots: 0,
  strength: 0,
  group: [],
  asked: [],
  invited: null,
})

const attackerIfUp = (state: State, { by }: AttackFrame): Seat[] => (isUp(state, by) ? [seatOf(state, by)] : [])

function weaponOptions(state: State, frame: AttackFrame): ActionOf<'weapon'>[] {
  const tripper = tripperAt(state, frame.by)
  const hex = hexOf(state, frame.target)
  const options: ActionOf<'weapon'>[] = []
  if (canSee(state, tripper.hex, hex))
    for (const gear of tripper.gear)
      if (isShooter(gear) && isWeapon(gear.what))
        for (const { mode } of WEAPONS[gear.what].modes) options.push({ do: 'weapon', what: gear.what, mode })
  if (apart(tripper.hex, hex) === 1)
    for (const { what } of meleeWays(state, tripper, frame.target)) options.push({ do: 'weapon', what, mode: 'melee' })
  return options
}

const weapon = menu<AttackFrame>({
  rule: 'TT-7.42',
  seats: (state, frame) => (isTripper(frame.by) ? attackerIfUp(state, frame) : []),
  actions: {
    weapon: {
      options: weaponOptions,
      refuse(state, frame, _seat, { what, mode }) {
        const gear = tripperAt(state, frame.by).gear.find((one) => one.what === what)
        if (gear && !gear.loaded) return { rule: 'TT-8.22', reason: 'It is empty: reload it first.' }
        return mode === 'melee'
          ? { rule: 'TT-8.3', reason: 'Hand to hand one reaches only the next hex.' }
          : { rule: 'TT-7.42', reason: 'Only a weapon that is carried can be used.' }
      },
      take(_ctx, frame, _seat, { what, mode }) {
        frame.weapon = what
        frame.mode = mode
        return 'named'
      },
    },
    back,
  },
})

const spread = menu<AttackFrame>({
  rule: (_state, { mode }) => (mode === 'burst' ? 'TT-R52' : 'TT-R51'),
  seats: (state, frame) =>
    (frame.mode === 'rapid' || frame.mode === 'burst') && frame.hexes.length < MOST_NAMED
      ? attackerIfUp(state, frame)
      : [],
  actions: {
    enough: { options: [{ do: 'enough' }], take: () => undefined },
    spread: {
      options(_state, { hexes }) {
        const last = hexes[hexes.length - 1] as Hex
        const options: ActionOf<'spread'>[] = []
        for (let heading = 0; heading < 6; heading++) {
          const hex = beside(last, heading)
          if (hex >= 0 && !hexes.includes(hex)) options.push({ do: 'spread', hex })
        }
        return options
      },
      take(_ctx, { hexes }, _seat, { hex }) {
        hexes.push(hex)
        return again
      },
    },
  },
})

const more = menu<AttackFrame>({
  rule: 'TT-R51',
  seats: attackerIfUp,
  actions: {
    more: { options: [{ do: 'more' }], take: () => 'shoot' },
    cease: { options: [{ do: 'cease' }], take: () => done },
  },
})

// ---------------------------------------------------------------------------------------------------------------- flow

export const attackFlow: Flow<TimeTripper, AttackFrame> = {
  weapon,
  named(ctx, frame) {
    const { state } = ctx
    if (!isUp(state, frame.by)) return done
    if (!isTripper(frame.by)) {
      const unit = unitOf(state, frame.by)
      frame.mode = fightingValues(state, unit, hasEnemyBeside(state, unit)).accuracy === 'X' ? 'melee' : 'single'
    }
    frame.hexes = [hexOf(state, frame.target)]
    frame.mount = !isTripper(frame.target) && unitOf(state, frame.target).rider !== null
    if (frame.mode === 'melee') return 'join'
    return undefined
  },
  spread,
  confirm: confirmFire,
  shoot(ctx, frame) {
    const { state } = ctx
    if (!isUp(state, frame.by)) return done
    const { hexes } = frame
    let hex = hexes[frame.shots % hexes.length] as Hex
    if (frame.mode === 'burst') {
      const live = hexes.findIndex(
        (_, i) => targetIn(state, frame, hexes[(frame.shots + i) % hexes.length] as Hex) !== null,
      )
      if (live < 0) return 'waste'
      frame.shots += live
      hex = hexes[frame.shots % hexes.length] as Hex
    }
    frame.shots++
    shootOnce(ctx, frame, hex)
    return undefined
  },
  after(ctx, frame) {
    const { state } = ctx
    if (!isTripper(frame.by)) return done
    const mode = modeOf(frame.weapon as GearKind, frame.mode)
    if (!mode || !tripperIsUp(tripperAt(state, frame.by))) return done
    if (rollEmpty(ctx, frame.by, frame.weapon as GearKind, mode)) return done
    if (frame.mode === 'single') return done
    if (frame.mode === 'burst') return 'shoot'
    if (frame.hexes.length > 1) return frame.shots < frame.hexes.length ? undefined : done
    if (frame.shots >= MOST_NAMED) return done
    return targetIn(state, frame, frame.hexes[0] as Hex) === null ? done : undefined
  },
  more,
  ceased: () => done,
  /** No named hex has a live target left: the rest of the magazine goes into the grass (TT-R52). */
  waste(ctx, frame) {
    const gear = carried(tripperAt(ctx.state, frame.by), frame.weapon as GearKind)
    if (gear) gear.loaded = false
    if (ctx.listening)
      ctx.emit({ kind: 'emptied', rule: 'TT-R52', who: frame.by, what: frame.weapon as GearKind, roll: 0, empty: true })
    return done
  },
  join(ctx, frame) {
    const { state } = ctx
    spendAction(state, frame.by)
    frame.group.push(frame.by)
    if (isTripper(frame.by)) {
      const ways = meleeWays(state, tripperAt(state, frame.by), frame.target)
      frame.strength = ways.find(({ what }) => what === frame.weapon)?.attack ?? UNARMED_ATTACK
    } else frame.strength = strengthOf(state, unitOf(state, frame.by))
  },
  partners,
  skip: () => 'blow',
  consent,
  blow(ctx, frame) {
    const { state } = ctx
    if (!isUp(state, frame.target)) return undefined
    if (!isTripper(frame.by)) {
      const unit = unitOf(state, frame.by)
      const soft = hookOf(state, unit, 'softens')
      meleeBlow(ctx, {
        by: frame.by,
        at: frame.target,
        weapon: 'own',
        attack: frame.strength,
        soften: soft?.hooks.softens ?? null,
      })
      return done
    }
    const strong = isTripper(frame.target) ? null : hookOf(state, unitOf(state, frame.target), 'repelledAt')
    if (strong && frame.weapon.includes('repellent')) tellSpecial(ctx, strong.special, unitOf(state, frame.target))
    meleeBlow(ctx, { by: frame.by, at: frame.target, weapon: frame.weapon, attack: frame.strength })
    return undefined
  },
  spray(ctx, frame) {
    if (isTripper(frame.by)) spray(ctx, frame.by, frame.weapon)
  },
}
