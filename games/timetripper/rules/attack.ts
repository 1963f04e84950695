/** Sections 8.2 and 8.3: an attack by a Tripper or an awed soldier, one small decision after another: with what, where, who joins, fire. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import { UNARMED_ATTACK, WEAPONS } from '../content/index.ts'
import type { Action } from './actions.ts'
import { hookOf, meleeBlow, tellSpecial } from './combat.ts'
import { apart, beside } from './display.ts'
import { carried, isWeapon } from './equipment.ts'
import { consent, meleeWays, partners, spray, strengthOf } from './melee.ts'
import { confirmFire, goBack, mayGoBack, spendAction } from './one-action.ts'
import { fightingValues, hasEnemyBeside } from './opponent-values.ts'
import { modeOf, rollEmpty, shootOnce, targetIn } from './shooting.ts'
import { hexOf, isTripper, isUp, seatOf, tripperAt, tripperIsUp, unitOf } from './state.ts'
import { canSee, isShooter } from './targets.ts'
import type { FigureId, FrameOf, GearKind, Hex, TimeTripper } from './types.ts'

export type AttackFrame = FrameOf<'attack'>
export type AttackWeapon = AttackFrame['weapon']
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

const weapon: Ask<TimeTripper, AttackFrame> = {
  rule: 'TT-7.42',
  seats: (state, frame) => (isTripper(frame.by) && isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options(state, frame) {
    const tripper = tripperAt(state, frame.by)
    const hex = hexOf(state, frame.target)
    const options: Action[] = []
    if (canSee(state, tripper.hex, hex))
      for (const gear of tripper.gear)
        if (isShooter(gear) && isWeapon(gear.what))
          for (const { mode } of WEAPONS[gear.what].modes) options.push({ do: 'weapon', what: gear.what, mode })
    if (apart(tripper.hex, hex) === 1)
      for (const { what } of meleeWays(state, tripper, frame.target))
        options.push({ do: 'weapon', what, mode: 'melee' })
    if (mayGoBack(state)) options.push({ do: 'back' })
    return options
  },
  refuse(state, frame, _seat, action) {
    if (action.do !== 'weapon') return undefined
    const tripper = tripperAt(state, frame.by)
    const gear = tripper.gear.find(({ what }) => what === action.what)
    if (gear && !gear.loaded) return { rule: 'TT-8.22', reason: 'It is empty: reload it first.' }
    if (action.mode === 'melee') return { rule: 'TT-8.3', reason: 'Hand to hand one reaches only the next hex.' }
    return { rule: 'TT-7.42', reason: 'He can only use a weapon that he carries.' }
  },
  take(ctx, frame, _seat, action) {
    const { state } = ctx
    if (action.do === 'back') return goBack(state)
    if (action.do !== 'weapon') return again
    frame.weapon = action.what
    frame.mode = action.mode
    return 'named'
  },
}

const spread: Ask<TimeTripper, AttackFrame> = {
  rule: (_state, frame) => (frame.mode === 'burst' ? 'TT-R52' : 'TT-R51'),
  seats: (state, frame) =>
    (frame.mode === 'rapid' || frame.mode === 'burst') && frame.hexes.length < MOST_NAMED && isUp(state, frame.by)
      ? [seatOf(state, frame.by)]
      : [],
  options(_state, frame) {
    const options: Action[] = [{ do: 'enough' }]
    const last = frame.hexes[frame.hexes.length - 1] as Hex
    for (let heading = 0; heading < 6; heading++) {
      const hex = beside(last, heading)
      if (hex >= 0 && !frame.hexes.includes(hex)) options.push({ do: 'spread', hex })
    }
    return options
  },
  take(_ctx, frame, _seat, action) {
    if (action.do !== 'spread') return undefined
    frame.hexes.push(action.hex)
    return again
  },
}

const more: Ask<TimeTripper, AttackFrame> = {
  rule: 'TT-R51',
  seats: (state, frame) => (isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options: () => [{ do: 'more' }, { do: 'cease' }],
  take: (_ctx, _frame, _seat, action) => (action.do === 'more' ? 'shoot' : done),
}

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
