/** Section 8.3: hand to hand, alone or together. */

import { again } from '@anachron/kernel'
import { BAYONET_AND_REPELLENT, UNARMED_ATTACK, WEAPONS } from '../content/index.ts'
import { hookOf } from './active.ts'
import { apart } from './display.ts'
import { carried, has } from './equipment.ts'
import { menu } from './menu.ts'
import { spendAction } from './one-action.ts'
import { fightingValues, mountAttack } from './opponent-values.ts'
import { rollEmpty } from './shooting.ts'
import type { C } from './specials/hooks.ts'
import { hexOf, isStunned, isTripper, seatOf, tripperAt, tripperIsUp, unitIsUp, unitOf } from './state.ts'
import { isForbidden, maySoldierAct } from './targets.ts'
import type { AttackFrame, AttackWeapon, FigureId, State, Tripper, Unit } from './types.ts'

type HandWeapon = 'bayonet' | 'repellent' | 'recovered-melee'
const printedAttack = (what: HandWeapon): number => WEAPONS[what].modes[0]?.attack ?? UNARMED_ATTACK

/** Ways to fight hand to hand, with their strength against this target (TT-8.32, TT-R58). */
export function meleeWays(state: State, tripper: Tripper, target: FigureId): { what: AttackWeapon; attack: number }[] {
  const ways: { what: AttackWeapon; attack: number }[] = [{ what: 'unarmed', attack: UNARMED_ATTACK }]
  const bayonet = has(tripper, 'bayonet')
  const repellent = carried(tripper, 'repellent')?.loaded === true
  const strong = isTripper(target) ? null : hookOf(state, unitOf(state, target), 'repelledAt')
  const repelled = strong?.hooks.repelledAt?.(strong.special)
  if (bayonet) ways.push({ what: 'bayonet', attack: printedAttack('bayonet') })
  if (repellent) ways.push({ what: 'repellent', attack: repelled?.alone ?? printedAttack('repellent') })
  if (bayonet && repellent)
    ways.push({ what: 'bayonet+repellent', attack: repelled?.withBayonet ?? BAYONET_AND_REPELLENT.attack })
  if (has(tripper, 'recovered-melee')) ways.push({ what: 'recovered-melee', attack: printedAttack('recovered-melee') })
  return ways
}

/** Others who could add their strength against this target (TT-8.33, TT-R23). */
function partnersFor(state: State, frame: AttackFrame): FigureId[] {
  const hex = hexOf(state, frame.target)
  const found: FigureId[] = []
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (id === frame.by || id === frame.target || !tripperIsUp(tripper) || apart(tripper.hex, hex) !== 1) continue
    if (tripper.acted || tripper.negotiated || tripper.over || tripper.endurance <= 1 || tripper.drawnBy !== null)
      continue
    if (!isTripper(frame.target) && isForbidden(state, tripper, unitOf(state, frame.target))) continue
    found.push(id)
  }
  for (const unit of state.units) {
    if (unit.owner === null || unit.id === frame.by || !unitIsUp(unit) || unit.rider !== null) continue
    if (apart(unit.hex, hex) !== 1 || unit.acted || isStunned(state, unit) || !maySoldierAct(state, unit)) continue
    if (fightingValues(state, unit, true).accuracy === 'X') found.push(unit.id)
  }
  return found.filter((id) => !frame.group.includes(id) && !frame.asked.includes(id))
}

export const partners = menu<AttackFrame>({
  rule: 'TT-8.33',
  seats: (state, frame) => (partnersFor(state, frame).length > 0 ? [seatOf(state, frame.by)] : []),
  actions: {
    enough: { options: [{ do: 'enough' }], take: () => 'blow' },
    join: {
      options: (state, frame) => partnersFor(state, frame).map((who) => ({ do: 'join', who })),
      take(ctx, frame, seat, { who }) {
        const { state } = ctx
        if (isTripper(who) || seatOf(state, who) !== seat) {
          frame.invited = who
          return 'consent'
        }
        join(state, frame, who, strengthOf(state, unitOf(state, who)))
        return again
      },
    },
  },
})

export const strengthOf = (state: State, unit: Unit): number =>
  fightingValues(state, unit, true).attack + mountAttack(state, unit)

function join(state: State, frame: AttackFrame, who: FigureId, strength: number): void {
  frame.group.push(who)
  frame.strength += strength
  spendAction(state, who)
}

/** Whoever was invited answers, and is so no longer. */
function invited(frame: AttackFrame): FigureId {
  const who = frame.invited ?? 0
  frame.invited = null
  return who
}

/** Nobody's Tripper or soldier fights without his say. */
export const consent = menu<AttackFrame>({
  rule: 'TT-R23',
  seats: (state, frame) => (frame.invited === null ? [] : [seatOf(state, frame.invited)]),
  actions: {
    enough: {
      options: [{ do: 'enough' }],
      take(_ctx, frame) {
        frame.asked.push(invited(frame))
        return 'partners'
      },
    },
    weapon: {
      options(state, frame) {
        const who = frame.invited ?? 0
        if (!isTripper(who)) return []
        const ways = meleeWays(state, tripperAt(state, who), frame.target)
        return ways.map(({ what }) => ({ do: 'weapon', what, mode: 'melee' }))
      },
      take(ctx, frame, _seat, { what }) {
        const { state } = ctx
        const who = invited(frame)
        const way = meleeWays(state, tripperAt(state, who), frame.target).find((one) => one.what === what)
        join(state, frame, who, way?.attack ?? UNARMED_ATTACK)
        spray(ctx, who, what)
        return 'partners'
      },
    },
    join: {
      options: (_state, frame) =>
        isTripper(frame.invited ?? 0) ? [] : [{ do: 'join', who: frame.invited as FigureId }],
      take(ctx, frame) {
        const who = invited(frame)
        join(ctx.state, frame, who, strengthOf(ctx.state, unitOf(ctx.state, who)))
        return 'partners'
      },
    },
  },
})

/** The can may be empty after the blow (TT-8.1). */
export function spray(ctx: C, by: FigureId, what: AttackWeapon): void {
  if (what !== 'repellent' && what !== 'bayonet+repellent') return
  rollEmpty(ctx, by, 'repellent', BAYONET_AND_REPELLENT)
}
