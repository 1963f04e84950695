/** Sections 3 and 2.4: what is carried, what it weighs, and how far a Tripper gets with it. */
import { MAX_RELOADS, RADIO_HALF_POUNDS, RELOAD_HALF_POUNDS, recordTrackAllowance, WEAPONS } from '../content/index.ts'
import type { RecoveredWeapon, Reloadable, WeaponId } from '../content/types.ts'
import { catalogueOf } from './catalogue.ts'
import { AMMO_KINDS, type AmmoKind, type Gear, type GearKind, type State, type Tripper } from './types.ts'

export const newGear = (what: GearKind, count = 1, of = 0): Gear => ({ what, count, loaded: true, of })

export const isAmmo = (what: GearKind): what is AmmoKind => (AMMO_KINDS as readonly string[]).includes(what)
export const isRecovered = (what: GearKind): what is RecoveredWeapon => what.startsWith('recovered-')
export const isGrenade = (what: GearKind): what is 'm26' | 'm1' => what === 'm26' || what === 'm1'
export const isWeapon = (what: GearKind): what is WeaponId => what !== 'radio' && what !== 'treasure' && !isAmmo(what)

/**
 * Things that a team shares: they are strewn anew in every battle and lie loose when their bearer falls (TT-13.0,
 * TT-R42).
 */
export const isBig = (what: GearKind): boolean =>
  what === 'radio' || what === 'm16' || what === 'shotgun' || what === 'claymore' || what === 'm72' || isRecovered(what)

/** The reloads that fit a weapon; null where there are none. */
export const ammoFor = (what: GearKind): AmmoKind | null =>
  what === 'm16' || what === 'shotgun' || what === 'p357' || what === 'p25'
    ? `reloads-${what satisfies Reloadable}`
    : what === 'recovered-melee' || !isRecovered(what)
      ? null
      : 'reloads-recovered'

export const carried = (tripper: Tripper, what: GearKind): Gear | null => {
  const { gear } = tripper
  for (let i = 0; i < gear.length; i++) if (gear[i]?.what === what) return gear[i] as Gear
  return null
}
export const has = (tripper: Tripper, what: GearKind): boolean => carried(tripper, what) !== null

/** The reloads he has for a weapon of his; those of a recovered one fit nothing else (TT-8.52). */
export const reloadsFor = (tripper: Tripper, weapon: Pick<Gear, 'what' | 'of'>): Gear | null => {
  const ammo = ammoFor(weapon.what)
  return ammo === null ? null : (tripper.gear.find(({ what, of }) => what === ammo && of === weapon.of) ?? null)
}

/** What one of each thing weighs, in half pounds; treasure goes by its own measure. */
const EACH: ReadonlyMap<GearKind, number> = new Map<GearKind, number>([
  ['radio', RADIO_HALF_POUNDS],
  ...AMMO_KINDS.map((what): [GearKind, number] => [what, RELOAD_HALF_POUNDS]),
  ...(Object.keys(WEAPONS) as WeaponId[]).map((what): [GearKind, number] => [what, WEAPONS[what].halfPounds]),
])

/** All that is carried, in half pounds. Treasure goes by tenths of a pound, rounded up to a pound in all (TT-14.0). */
export function halfPounds(own: string, gear: readonly Gear[]): number {
  let sum = 0
  let tenths = 0
  for (let i = 0; i < gear.length; i++) {
    const one = gear[i] as Gear
    if (one.what === 'treasure') tenths += catalogueOf(own).battles[one.of]?.treasure?.tenths ?? 0
    else sum += (EACH.get(one.what) as number) * one.count
  }
  return sum + 2 * Math.ceil(tenths / 10)
}

/** Endurance Points that go into carrying (TT-3.3). */
export const weightPoints = (half: number): number => Math.floor(half / 10)

/** The Movement Allowance printed in the box of the Record Track; null when overloaded (TT-R04). */
export function allowanceOf(state: Pick<State, 'own'>, tripper: Tripper): number | null {
  const points = weightPoints(halfPounds(state.own, tripper.gear))
  return points > tripper.endurance ? null : recordTrackAllowance(tripper.endurance - points)
}

/** Takes things out of somebody's kit: so many of a countable thing, or the thing itself. */
export function takeOut(gear: Gear[], what: GearKind, of: number, count = 1): Gear | null {
  const at = gear.findIndex((one) => one.what === what && one.of === of)
  const found = gear[at]
  if (!found) return null
  if (found.count > count) {
    found.count -= count
    return { ...found, count }
  }
  gear.splice(at, 1)
  return found
}

/** Adds to a kit; countable things of a kind become one entry. */
export function putIn(gear: Gear[], added: Gear): void {
  const countable = isAmmo(added.what) || isGrenade(added.what)
  const same = countable ? gear.find((one) => one.what === added.what && one.of === added.of) : undefined
  if (same) same.count += added.count
  else gear.push({ ...added })
}

/** Why a Tripper may not have one more of this; nothing when he may (TT-8.1, TT-R03, TT-13.14). */
export function tooMuch(
  state: Pick<State, 'trippers'>,
  tripper: Tripper,
  added: Gear,
): 'TT-R03' | 'TT-13.14' | 'TT-13.12' | 'TT-13.13' | null {
  const { what } = added
  const already = carried(tripper, what)?.count ?? 0
  const team = state.trippers.length > 1
  if (isAmmo(what)) {
    if (already + added.count > MAX_RELOADS) return 'TT-R03'
    const shared = what === 'reloads-m16' || what === 'reloads-shotgun'
    if (team && shared && state.trippers.some((other) => other !== tripper && other.alive && has(other, what)))
      return 'TT-13.12'
    return null
  }
  if (what === 'radio' || what === 'treasure' || isRecovered(what)) return null
  if (already + added.count > WEAPONS[what].max) return 'TT-R03'
  if (team && isGrenade(what) && has(tripper, what === 'm26' ? 'm1' : 'm26')) return 'TT-13.14'
  if (team && (what === 'p357' || what === 'p25') && has(tripper, what === 'p357' ? 'p25' : 'p357')) return 'TT-13.13'
  return null
}

/** One recovered weapon at a time (TT-8.53). */
export const mayHold = (tripper: Tripper, { what }: Gear): boolean =>
  !isRecovered(what) || !tripper.gear.some((gear) => isRecovered(gear.what))
