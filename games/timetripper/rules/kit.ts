/** A kit packed beforehand: for a personal best it has to be the same as on the last trip (TT-16.0). */
import { given, joined, type Sentence, say, count as some } from '@anachron/kernel/words'
import { COMPULSORY, START_LIMIT, STARTING_WEAPONS } from '../content/index.ts'
import { ammoFor, halfPounds, has, isAmmo, isBig, newGear, putIn, tooMuch } from './equipment.ts'
import { AMMO_KINDS, type Gear, type GearKind, type Options, type Tripper } from './types.ts'

/** Everything that can be packed, dearest first. */
export const SHELF: readonly GearKind[] = [
  ...STARTING_WEAPONS,
  ...AMMO_KINDS.filter((kind) => kind !== 'reloads-recovered'),
]

/** What one Tripper packs besides what must come along: things and numbers. */
export type Kit = Readonly<Record<string, number>>

export const packedKit = (kit: Kit): Gear[] => {
  const gear: Gear[] = []
  for (const [what, count] of Object.entries(kit)) putIn(gear, newGear(what as GearKind, count))
  return gear
}

const isKit = (value: unknown): value is Kit => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A kit, or a list of kits for a team; whether it may be packed depends on who travels (`kitFault`). */
export function checkKit(value: unknown): Sentence | undefined {
  const kits = Array.isArray(value) ? value : [value]
  if (!kits.every(isKit)) return 'it is an object of things and numbers, for a team a list of them.'
  for (const kit of kits)
    for (const [what, count] of Object.entries(kit)) {
      if (!SHELF.some((kind) => kind === what))
        return say`${given(what)}: there is no such thing; there is ${joined(SHELF.map(given), ', ')}.`
      if (!Number.isInteger(count) || count < 1) return say`${given(what)}: it is a whole number, 1 or more.`
    }
  return undefined
}

/** Why these Trippers cannot pack it: one kit for each of them, within what each and all of them may have. */
export function kitFault(
  { kit, teamWeight }: Pick<Options, 'kit' | 'teamWeight'>,
  count: number,
): Sentence | undefined {
  const kits = (Array.isArray(kit) ? kit : [kit]) as Kit[]
  const team = count > 1
  if (kits.length !== count)
    return say`A kit given beforehand has one list of things for each of the ${some(count, 'Tripper')}.`
  const trippers = kits.map(() => ({ gear: [] as Gear[], alive: true }) as Tripper)
  for (const what of ['radio', ...(team ? COMPULSORY.team : COMPULSORY.solo)] as const)
    trippers[0]?.gear.push(newGear(what))
  for (const [id, tripper] of trippers.entries())
    for (const gear of packedKit(kits[id] ?? {})) {
      const twice = isBig(gear.what) && trippers.some((other) => has(other, gear.what))
      if (twice || tooMuch({ trippers }, tripper, gear))
        return twice
          ? say`${given(gear.what)}: ${gear.count} is more than there is.`
          : say`${given(gear.what)}: ${gear.count} is more than one Tripper may have.`
      putIn(tripper.gear, gear)
    }
  for (const { gear } of trippers)
    for (const { what } of gear)
      if (
        isAmmo(what) &&
        !(isShared(what) ? trippers.flatMap((one) => one.gear) : gear).some((one) => ammoFor(one.what) === what)
      )
        return say`${given(what)}: there is no weapon for these reloads.`
  const pounds = trippers.reduce((sum, { gear }) => sum + halfPounds('', gear), 0) / 2
  const most = team ? teamWeight : START_LIMIT.solo
  return pounds > most
    ? say`It weighs ${some(pounds, 'pound')} with what must come along; ${most} is the most.`
    : undefined
}

/** Reloads for a gun that the whole team shares (TT-13.12). */
const isShared = (what: GearKind): boolean => what === 'reloads-m16' || what === 'reloads-shotgun'
