/** Sections 8.2 and 8.3: an attack by a Tripper or an awed soldier, one small decision after another: with what, where, who joins, fire. */
import { type Ask, again, done, type Flow, type Seat } from '@anachron/kernel'
import { BAYONET_AND_REPELLENT, UNARMED_ATTACK, WEAPONS } from '../content/index.ts'
import type { Accuracy, CombatResult, FireMode, WeaponMode } from '../content/types.ts'
import { type Active, catalogueOf } from './catalogue.ts'
import { charmOf, fireShot, hookOf, meleeBlow, sizeOf, tellSpecial } from './combat.ts'
import { twoDice } from './dice.ts'
import { apart, beside, sightIsBlocked } from './display.ts'
import { carried, has, isRecovered, isWeapon, takeOut } from './equipment.ts'
import { moveOf, stepsLeft } from './movement.ts'
import { fightingValues, hasEnemyBeside, mountAttack } from './opponent-values.ts'
import type { C } from './specials/hooks.ts'
import {
  battleOf,
  catalogue,
  hexOf,
  isStunned,
  isTripper,
  isUp,
  lineOf,
  seatOf,
  tripperAt,
  tripperIsUp,
  unitIsUp,
  unitOf,
} from './state.ts'
import type { Action, FigureId, FrameOf, Gear, GearKind, Hex, State, TimeTripper, Tripper, Unit } from './types.ts'

export type AttackFrame = FrameOf<'attack'>
type AttackWeapon = AttackFrame['weapon']
/** Hexes that one string of rapid or burst fire may name, and shots of rapid fire (TT-R51). */
const MOST_NAMED = 4

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

// ---------------------------------------------------------------------------------------------------- who may be attacked

/** Trees and the like between two hexes (TT-R55). */
export function canSee(state: State, from: Hex, to: Hex): boolean {
  const battle = battleOf(state)
  if (battle.markers.length === 0 || from === to) return true
  const blocks = catalogue(state).battles[battle.number]?.active.some(({ hooks }) => hooks.blocksSight)
  return !blocks || !sightIsBlocked(from, to, battle.markers)
}

export function isForbidden(state: State, tripper: Tripper, unit: Unit): Active | null {
  const active = hookOf(state, unit, 'mayNotBeAttackedBy')
  return active?.hooks.mayNotBeAttackedBy?.(state, unit, tripper, active.special) ? active : null
}

/** Enemies of somebody on the Trippers' side that are up; other Trippers too where only one may come home (TT-R42). */
export function enemiesOf(state: State, by: FigureId): FigureId[] {
  const found: FigureId[] = []
  if (state.options.victory === 'tontine') {
    const own = isTripper(by) ? by : unitOf(state, by).owner
    for (let id = 0; id < state.trippers.length; id++)
      if (id !== own && tripperIsUp(state.trippers[id] as Tripper)) found.push(id)
  }
  for (const unit of state.units) if (unit.owner === null && unitIsUp(unit)) found.push(unit.id)
  return found
}

const isShooter = (gear: Gear): boolean =>
  gear.loaded &&
  (gear.what === 'm16' ||
    gear.what === 'shotgun' ||
    gear.what === 'p357' ||
    gear.what === 'p25' ||
    gear.what === 'm72' ||
    (isRecovered(gear.what) && gear.what !== 'recovered-melee'))

/** Whom a Tripper could attack now, by shot or by hand. */
export function targetsOf(state: State, by: FigureId): FigureId[] {
  const tripper = tripperAt(state, by)
  const armed = tripper.gear.some(isShooter)
  const found: FigureId[] = []
  for (const id of enemiesOf(state, by)) {
    const hex = hexOf(state, id)
    const near = apart(tripper.hex, hex) === 1
    if (!near && !(armed && canSee(state, tripper.hex, hex))) continue
    if (!isTripper(id) && isForbidden(state, tripper, unitOf(state, id))) continue
    found.push(id)
  }
  return found
}

/** Whom an awed soldier could attack: anybody with a missile, neighbours by hand. */
export function soldiersTargets(state: State, unit: Unit): FigureId[] {
  const near = hasEnemyBeside(state, unit)
  const { accuracy } = fightingValues(state, unit, near)
  return enemiesOf(state, unit.id).filter((id) => {
    const range = apart(unit.hex, hexOf(state, id))
    return accuracy === 'X' ? range === 1 : range >= 1 && canSee(state, unit.hex, hexOf(state, id))
  })
}

// ------------------------------------------------------------------------------------------------------------- weapons

/** Ways to fight hand to hand, with their strength against this target (TT-8.32, TT-R58). */
export function meleeWays(state: State, tripper: Tripper, target: FigureId): { what: AttackWeapon; attack: number }[] {
  const ways: { what: AttackWeapon; attack: number }[] = [{ what: 'unarmed', attack: UNARMED_ATTACK }]
  const bayonet = has(tripper, 'bayonet')
  const repellent = carried(tripper, 'repellent')?.loaded === true
  const strong = isTripper(target) ? null : hookOf(state, unitOf(state, target), 'repelledAt')
  const repelled = strong?.hooks.repelledAt?.(strong.special)
  if (bayonet) ways.push({ what: 'bayonet', attack: 3 })
  if (repellent) ways.push({ what: 'repellent', attack: repelled?.alone ?? 2 })
  if (bayonet && repellent)
    ways.push({ what: 'bayonet+repellent', attack: repelled?.withBayonet ?? BAYONET_AND_REPELLENT.attack })
  if (has(tripper, 'recovered-melee')) ways.push({ what: 'recovered-melee', attack: 4 })
  return ways
}

export const modeOf = (what: GearKind, mode: FireMode): WeaponMode | undefined =>
  isWeapon(what) ? WEAPONS[what].modes.find((one) => one.mode === mode) : undefined

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

/** Changing one's mind is free but not endless. */
const MOST_BACKS = 8
const turnFrame = (state: State): FrameOf<'turn'> | undefined =>
  state.stack.findLast((frame): frame is FrameOf<'turn'> => frame.kind === 'turn')
export const mayGoBack = (state: State): boolean => (turnFrame(state)?.backs ?? MOST_BACKS) < MOST_BACKS
export function goBack(state: State): typeof done {
  const turn = turnFrame(state)
  if (turn) turn.backs++
  return done
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

/** How many hexes somebody may still say he will enter (TT-R19). */
export function mayStillEnter(state: State, by: FigureId): number {
  if (isTripper(by)) return stepsLeft(state, by)
  const unit = unitOf(state, by)
  return Math.max(0, Math.min(unit.limit ?? 99, moveOf(state, unit)) - unit.moved)
}

const confirm: Ask<TimeTripper, AttackFrame> = {
  rule: 'TT-R19',
  seats: (state, frame) => (isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options(state, frame) {
    const options: Action[] = []
    const most = mayStillEnter(state, frame.by)
    for (let still = 0; still <= most; still++) options.push({ do: 'fire', still })
    if (mayGoBack(state)) options.push({ do: 'back' })
    return options
  },
  refuse: (_state, _frame, _seat, action) =>
    action.do === 'fire' ? { rule: 'TT-7.13', reason: 'He cannot enter so many hexes any more.' } : undefined,
  take(ctx, frame, _seat, action) {
    if (action.do === 'back') return goBack(ctx.state)
    if (action.do !== 'fire') return again
    frame.still = action.still
    spendAction(ctx.state, frame.by)
    limitMove(ctx.state, frame.by, action.still)
    return 'shoot'
  },
}

export function spendAction(state: State, by: FigureId): void {
  if (isTripper(by)) {
    const tripper = tripperAt(state, by)
    tripper.acted = true
    tripper.active = true
  } else unitOf(state, by).acted = true
}

export function limitMove(state: State, by: FigureId, still: number): void {
  const mover = isTripper(by) ? tripperAt(state, by) : unitOf(state, by)
  mover.limit = mover.moved + still
}

// ------------------------------------------------------------------------------------------------------------ shooting

/** The target of a shot into a hex: the one named, or whoever is there, rider or mount as announced. */
function targetIn(state: State, frame: AttackFrame, hex: Hex): FigureId | null {
  let found: FigureId | null = null
  for (const id of enemiesOf(state, frame.by)) {
    if (hexOf(state, id) !== hex) continue
    if (id === frame.target) return id
    if (found === null || isTripper(found)) {
      found = id
      continue
    }
    if (frame.mount === (lineOf(state, unitOf(state, id)).kind === 'mount')) found = id
  }
  if (found !== null && isTripper(frame.by) && !isTripper(found))
    if (isForbidden(state, tripperAt(state, frame.by), unitOf(state, found))) return null
  return found
}

/** What a recovered weapon still does to those it hits: rubber bullets stay rubber (TT-B39). */
function softenerOf(state: State, gear: Gear): ((result: CombatResult) => CombatResult) | null {
  if (!isRecovered(gear.what)) return null
  const line = catalogueOf(state.own).lines[gear.of]
  return line?.abroad.find(({ hooks }) => hooks.softens)?.hooks.softens ?? null
}

function shootOnce(ctx: C, frame: AttackFrame, hex: Hex): void {
  const { state } = ctx
  const battle = battleOf(state)
  const target = targetIn(state, frame, hex)
  const from = hexOf(state, frame.by)
  if (target === null || !canSee(state, from, hex)) {
    if (battle.firstShot === 0) battle.firstShot = battle.stage
    if (ctx.listening) ctx.emit({ kind: 'wasted', rule: 'TT-R51', by: frame.by, hex })
    return
  }
  const range = Math.max(1, apart(from, hex))
  const moved = (isTripper(frame.by) ? tripperAt(state, frame.by).moved : unitOf(state, frame.by).moved) + frame.still
  const modifier = sizeOf(state, target) + charmOf(state, frame.by, target) - moved
  if (isTripper(frame.by)) {
    const gear = carried(tripperAt(state, frame.by), frame.weapon as GearKind)
    const mode = gear && modeOf(gear.what, frame.mode)
    if (!gear || !mode || mode.accuracy === 'X') return
    const soften = softenerOf(state, gear)
    fireShot(ctx, {
      by: frame.by,
      at: target,
      weapon: gear.what,
      attack: mode.attack,
      accuracy: mode.accuracy,
      range,
      modifier,
      soften,
    })
    return
  }
  const unit = unitOf(state, frame.by)
  const values = fightingValues(state, unit, hasEnemyBeside(state, unit))
  unitShoots(ctx, unit, target, {
    attack: values.attack,
    accuracy: values.accuracy as Accuracy,
    range,
    modifier,
    shift: 0,
  })
}

/** A soldier's or a monster's own missile weapon, which never runs dry (TT-R21). */
export function unitShoots(
  ctx: C,
  unit: Unit,
  at: FigureId,
  how: { attack: number; accuracy: Accuracy; range: number; modifier: number; shift: number },
): void {
  const { state } = ctx
  const soft = hookOf(state, unit, 'softens')
  if (soft) tellSpecial(ctx, soft.special, unit)
  fireShot(ctx, { by: unit.id, at, weapon: 'own', ...how, soften: soft?.hooks.softens ?? null })
  const active = hookOf(state, unit, 'afterFiring')
  active?.hooks.afterFiring?.(ctx, unit, active.special)
}

/** Hit or miss, a Tripper's weapon may now be empty (TT-8.21). Says whether it is. */
function rollEmpty(ctx: C, by: FigureId, what: GearKind, mode: WeaponMode): boolean {
  const tripper = tripperAt(ctx.state, by)
  const gear = carried(tripper, what)
  if (!gear) return true
  if (mode.empty === 'one-shot') {
    takeOut(tripper.gear, what, gear.of)
    if (ctx.listening) ctx.emit({ kind: 'spent', rule: 'TT-8.1', who: by, what })
    return true
  }
  if (mode.empty.length === 0) return false
  const roll = twoDice(ctx, 'empty')
  const empty = mode.empty.includes(roll)
  if (empty) gear.loaded = false
  if (ctx.listening) ctx.emit({ kind: 'emptied', rule: 'TT-8.21', who: by, what, roll, empty })
  return empty
}

const more: Ask<TimeTripper, AttackFrame> = {
  rule: 'TT-R51',
  seats: (state, frame) => (isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options: () => [{ do: 'more' }, { do: 'cease' }],
  take: (_ctx, _frame, _seat, action) => (action.do === 'more' ? 'shoot' : done),
}

// --------------------------------------------------------------------------------------------------------------- melee

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

/** Awed soldiers who came with the flux look about in their first stage (TT-15.13). */
export const maySoldierAct = (state: State, unit: Unit): boolean => !(unit.traveller && battleOf(state).stage === 1)

const partners: Ask<TimeTripper, AttackFrame> = {
  rule: 'TT-8.33',
  seats: (state, frame) => (partnersFor(state, frame).length > 0 ? [seatOf(state, frame.by)] : []),
  options: (state, frame) => [
    { do: 'enough' },
    ...partnersFor(state, frame).map((who): Action => ({ do: 'join', who })),
  ],
  take(ctx, frame, seat, action) {
    if (action.do !== 'join') return 'blow'
    const { state } = ctx
    if (isTripper(action.who) || seatOf(state, action.who) !== seat) {
      frame.invited = action.who
      return 'consent'
    }
    join(state, frame, action.who, strengthOf(state, unitOf(state, action.who)))
    return again
  },
}

const strengthOf = (state: State, unit: Unit): number =>
  fightingValues(state, unit, true).attack + mountAttack(state, unit)

function join(state: State, frame: AttackFrame, who: FigureId, strength: number): void {
  frame.group.push(who)
  frame.strength += strength
  spendAction(state, who)
}

/** Nobody's Tripper or soldier fights without his say. */
const consent: Ask<TimeTripper, AttackFrame> = {
  rule: 'TT-R23',
  seats: (state, frame): Seat[] => (frame.invited === null ? [] : [seatOf(state, frame.invited)]),
  options(state, frame) {
    const who = frame.invited ?? 0
    const options: Action[] = [{ do: 'enough' }]
    if (isTripper(who))
      for (const { what } of meleeWays(state, tripperAt(state, who), frame.target))
        options.push({ do: 'weapon', what, mode: 'melee' })
    else options.push({ do: 'join', who })
    return options
  },
  take(ctx, frame, _seat, action) {
    const { state } = ctx
    const who = frame.invited ?? 0
    frame.invited = null
    if (action.do === 'weapon') {
      const way = meleeWays(state, tripperAt(state, who), frame.target).find(({ what }) => what === action.what)
      join(state, frame, who, way?.attack ?? UNARMED_ATTACK)
      spray(ctx, who, action.what)
    } else if (action.do === 'join') join(state, frame, who, strengthOf(state, unitOf(state, who)))
    else frame.asked.push(who)
    return 'partners'
  },
}

/** The can may be empty after the blow (TT-8.1). */
function spray(ctx: C, by: FigureId, what: AttackWeapon): void {
  if (what !== 'repellent' && what !== 'bayonet+repellent') return
  rollEmpty(ctx, by, 'repellent', BAYONET_AND_REPELLENT)
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
  confirm,
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
