/** A kit packed beforehand: for a personal best it has to be the same as on the last trip (TT-16.0). */
import { COMPULSORY, START_LIMIT, STARTING_WEAPONS } from '../content/index.ts'
import { ammoFor, halfPounds, isAmmo, newGear, putIn, tooMuch } from './equipment.ts'
import { AMMO_KINDS, type Gear, type GearKind } from './types.ts'

/** Everything that can be packed, dearest first. */
export const SHELF: readonly GearKind[] = [
  ...STARTING_WEAPONS,
  ...AMMO_KINDS.filter((kind) => kind !== 'reloads-recovered'),
]

/** The whole kit, M16 and radio included. */
export function packKit(wanted: Readonly<Record<string, number>>): Gear[] {
  const gear: Gear[] = [newGear('radio'), ...COMPULSORY.solo.map((what) => newGear(what))]
  for (const [what, count] of Object.entries(wanted)) putIn(gear, newGear(what as GearKind, count))
  return gear
}

export function checkKit(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'it is an object of things and numbers.'
  const gear: Gear[] = [newGear('radio'), ...COMPULSORY.solo.map((what) => newGear(what))]
  for (const [what, count] of Object.entries(value)) {
    if (!SHELF.some((kind) => kind === what)) return `${what}: there is no such thing; there is ${SHELF.join(', ')}.`
    if (!Number.isInteger(count) || count < 1) return `${what}: it is a whole number, 1 or more.`
    const added = newGear(what as GearKind, count as number)
    if (what === 'm16' || tooMuch({ trippers: [] }, { gear } as never, added))
      return `${what}: ${count} is more than one Tripper may have.`
    putIn(gear, added)
  }
  for (const { what } of gear)
    if (isAmmo(what) && !gear.some((one) => ammoFor(one.what) === what))
      return `${what}: there is no weapon for these reloads.`
  const pounds = halfPounds('', gear) / 2
  return pounds > START_LIMIT.solo
    ? `it weighs ${pounds} pounds with M16 and radio; ${START_LIMIT.solo} is the most.`
    : undefined
}
