/** Sections 7.4 and 8.5: dropping things, picking them up, taking what the fallen leave. */

import { RECOVERED_AS, WEAPONS } from '../content/index.ts'
import type { WeaponEra } from '../content/types.ts'
import { hookOf } from './active.ts'
import { specialOf } from './catalogue.ts'
import { oneDie } from './dice.ts'
import { apart } from './display.ts'
import { ammoFor, carried, isAmmo, isRecovered, newGear, putIn, reloadsFor, takeOut, tooMuch } from './equipment.ts'
import type { ActionOf } from './menu.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, isTeam, lineOf, tripperAt, unitOf } from './state.ts'
import { sweepAll } from './sweep.ts'
import {
  AMMO_KINDS,
  type FigureId,
  type Gear,
  type GearKind,
  type Hex,
  type Loose,
  type State,
  type Unit,
} from './types.ts'

// -------------------------------------------------------------------------------------------------------------- drop

/** The radio may not be left in or next to the flux (TT-R37). */
const mayDropRadio = (state: State, hex: Hex): boolean => {
  const { flux } = battleOf(state)
  return flux === null || apart(flux.hex, hex) > 1
}

/** Made once, because they are listed all the time; of recovered weapons and treasure there are many. */
const DROPS: ReadonlyMap<GearKind, ActionOf<'drop'>> = new Map(
  (['radio', ...AMMO_KINDS, ...(Object.keys(WEAPONS) as GearKind[])] as const).map((what) => [
    what,
    { do: 'drop', what, of: 0 },
  ]),
)

export function dropOptions(state: State, id: FigureId): ActionOf<'drop'>[] {
  const { dropHex, hex, gear } = tripperAt(state, id)
  const options: ActionOf<'drop'>[] = []
  if (dropHex !== null && dropHex !== hex) return options
  for (const { what, of } of gear)
    if (what !== 'radio' || mayDropRadio(state, hex))
      options.push((of === 0 ? DROPS.get(what) : undefined) ?? { do: 'drop', what, of })
  return options
}

/** A weapon goes down with its reloads (TT-R18). */
export function drop(ctx: C, id: FigureId, what: GearKind, of: number): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  const reloads = reloadsFor(tripper, { what, of })
  layDown(ctx, id, takeOut(tripper.gear, what, of))
  if (reloads) layDown(ctx, id, takeOut(tripper.gear, reloads.what, of, reloads.count))
}

function layDown(ctx: C, id: FigureId, gear: Gear | null): void {
  if (!gear) return
  const { state } = ctx
  const { hex } = tripperAt(state, id)
  const { loose } = battleOf(state)
  // Reloads of recovered weapons are never poured together: each fits its own.
  const isPoured = isAmmo(gear.what) && gear.what !== 'reloads-recovered'
  const same = isPoured
    ? loose.find((one) => one.hex === hex && one.gear.what === gear.what && one.by === null)
    : undefined
  if (same) same.gear.count += gear.count
  else loose.push({ id: state.nextLoose++, hex, gear, by: null })
  if (ctx.listening) ctx.emit({ kind: 'dropped', rule: 'TT-7.41', who: id, gear: { ...gear }, hex })
}

// -------------------------------------------------------------------------------------------------------------- take

/** Where things are within reach: in his own hex, or, in a clean-up, all over the field. */
export type Within = 'hex' | 'field'

/** What lies within reach and he may have. */
export function takeOptions(state: State, id: FigureId, within: Within): ActionOf<'take'>[] {
  const anywhere = within === 'field'
  const options: ActionOf<'take'>[] = []
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  for (const { id: thing, hex, gear, by } of battle.loose) {
    if (!anywhere && (by !== null || hex !== tripper.hex)) continue
    if (tooMuch(state, tripper, gear) === null) options.push({ do: 'take', id: thing })
  }
  if (
    battle.mine &&
    (anywhere || battle.mine.hex === tripper.hex) &&
    tooMuch(state, tripper, newGear('claymore')) === null
  )
    options.push({ do: 'take', id: MINE })
  return options
}

/** Stands for the set Claymore where things are named by number. */
export const MINE = -1

export function take(ctx: C, id: FigureId, thing: number): void {
  const { state } = ctx
  const battle = battleOf(state)
  if (thing === MINE) {
    battle.mine = null
    receive(ctx, id, newGear('claymore'))
    return
  }
  const at = battle.loose.findIndex((loose) => loose.id === thing)
  const found = battle.loose[at]
  if (!found) return
  battle.loose.splice(at, 1)
  if (isRecovered(found.gear.what)) layDownRecovered(ctx, id)
  receive(ctx, id, found.gear)
  const reloads = reloadsBeside(battle.loose, found)
  const gear = battle.loose[reloads]?.gear
  if (gear && tooMuch(state, tripperAt(state, id), gear) === null) {
    battle.loose.splice(reloads, 1)
    receive(ctx, id, gear)
  }
}

/**
 * Where the reloads lie that are taken up with a weapon (TT-R18); those of a recovered one were laid down right after
 * it.
 */
function reloadsBeside(loose: readonly Loose[], weapon: Loose): number {
  const ammo = ammoFor(weapon.gear.what)
  return loose.findIndex(
    ({ id, hex, gear, by }) =>
      gear.what === ammo &&
      gear.of === weapon.gear.of &&
      hex === weapon.hex &&
      by === null &&
      (!isRecovered(weapon.gear.what) || id === weapon.id + 1),
  )
}

export function receive(ctx: C, id: FigureId, gear: Gear, off: FigureId | null = null): void {
  putIn(tripperAt(ctx.state, id).gear, gear)
  if (ctx.listening) ctx.emit({ kind: 'took', rule: 'TT-7.42', who: id, gear: { ...gear }, off })
  if (gear.what === 'radio') sweepAll(ctx)
}

/** One recovered weapon at a time: the first goes down with its ammunition (TT-8.53). */
function layDownRecovered(ctx: C, id: FigureId): void {
  const tripper = tripperAt(ctx.state, id)
  const old = tripper.gear.find(({ what }) => isRecovered(what))
  if (old) drop(ctx, id, old.what, old.of)
}

// ----------------------------------------------------------------------------------------------- weapons of the fallen

/** What a fallen soldier leaves (TT-8.51); a soldier who has fired may leave something else (TT-B9). */
function leavesBehind(state: State, unit: Unit): WeaponEra | null {
  if (hookOf(state, unit, 'isUnrecoverable')) return null
  const line = lineOf(state, unit)
  return unit.converted ? (specialOf(line, 'converts-after-fire')?.weaponAfter ?? null) : line.weapon
}

const isRecoverable = (state: State, unit: Unit): boolean =>
  unit.fallen && unit.place === 'field' && leavesBehind(state, unit) !== null

export function recoverOptions(state: State, id: FigureId, within: Within): ActionOf<'recover'>[] {
  const { hex } = tripperAt(state, id)
  const options: ActionOf<'recover'>[] = []
  for (const unit of state.units)
    if (unit.fallen && (within === 'field' || unit.hex === hex) && isRecoverable(state, unit))
      options.push({ do: 'recover', unit: unit.id })
  return options
}

/** A missile weapon comes with a die of reloads (TT-8.52). */
export function recover(ctx: C, id: FigureId, from: FigureId): void {
  const { state } = ctx
  const unit = unitOf(state, from)
  const era = leavesBehind(state, unit)
  if (era === null) return
  layDownRecovered(ctx, id)
  unit.place = 'gone'
  const what = RECOVERED_AS[era]
  receive(ctx, id, newGear(what, 1, unit.line), from)
  if (era !== 'melee') receive(ctx, id, newGear('reloads-recovered', oneDie(ctx, 'recovered reloads'), unit.line))
}

// ------------------------------------------------------------------------------------------------------------- bodies

/** What a comrade may take off a body within reach (TT-R42); in a clean-up off one that is held, too. */
export function lootOptions(state: State, id: FigureId, within: Within): ActionOf<'loot'>[] {
  const options: ActionOf<'loot'>[] = []
  if (!isTeam(state)) return options
  const tripper = tripperAt(state, id)
  for (let from = 0; from < state.trippers.length; from++) {
    const body = tripperAt(state, from)
    const isHere = body.place === 'field' && body.hex === tripper.hex
    if (body.alive || !(isHere || (within === 'field' && (body.place === 'field' || body.place === 'held')))) continue
    for (const gear of body.gear)
      if (tooMuch(state, tripper, gear) === null) options.push({ do: 'loot', from, what: gear.what, of: gear.of })
  }
  return options
}

export function loot(ctx: C, id: FigureId, from: FigureId, what: GearKind, of: number): void {
  const body = tripperAt(ctx.state, from)
  const there = body.gear.find((gear) => gear.what === what && gear.of === of)
  const gear = takeOut(body.gear, what, of, there?.count ?? 1)
  if (gear) receive(ctx, id, gear)
}

// ------------------------------------------------------------------------------------------------------------- reload

/** Weapons that are empty and have a reload with the same man (TT-7.42, TT-R40). */
export function reloadOptions(state: State, id: FigureId): ActionOf<'reload'>[] {
  const tripper = tripperAt(state, id)
  const options: ActionOf<'reload'>[] = []
  for (const gear of tripper.gear)
    if (!gear.loaded && reloadsFor(tripper, gear)) options.push({ do: 'reload', what: gear.what })
  return options
}

export function reload(ctx: C, id: FigureId, what: GearKind): void {
  const tripper = tripperAt(ctx.state, id)
  const gear = carried(tripper, what)
  const reloads = gear && reloadsFor(tripper, gear)
  if (!gear || !reloads) return
  takeOut(tripper.gear, reloads.what, reloads.of)
  gear.loaded = true
  if (ctx.listening)
    ctx.emit({ kind: 'reloaded', rule: 'TT-7.42', who: id, what, left: reloadsFor(tripper, gear)?.count ?? 0 })
}
