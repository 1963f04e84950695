/** Names as the board writes them: phrases, read at once. */
import { DIRECTION_NAMES } from '@anachron/hex'
import { phrase } from '@anachron/kit'
import type { AttackWeapon, FigureId, Gear, GearKind, Heading, Hex } from '../rules/types.ts'
import * as phrases from '../words/phrases.ts'

export { poundNumber, pronouns, tripperName } from '../words/phrases.ts'

/** A name is small inside a sentence and large at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
export const shortDirection = (heading: Heading): string => phrase(DIRECTION_NAMES[heading] ?? '?')

export const direction = (heading: Heading): string => phrase(phrases.direction(heading))
export const place = (hex: Hex): string => phrase(phrases.place(hex))
export const thing = (what: GearKind | AttackWeapon | 'shell', of = 0, own = ''): string =>
  phrase(phrases.thing(what, of, own))
export const whoIs = (id: FigureId, name: string): string => phrase(phrases.whoIs(id, name))
export const gearName = (gear: Gear, own = ''): string => phrase(phrases.gearName(gear, own))
export const gearList = (gears: readonly Gear[], own = ''): string => phrase(phrases.gearList(gears, own))
export const battleName = (own: string, number: number): string => phrase(phrases.battleName(own, number))
export const pounds = (half: number): string => phrase(phrases.pounds(half))
