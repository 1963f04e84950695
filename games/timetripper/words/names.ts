/** Names as boards write them: phrases, read at once. */
import { DIRECTION_NAMES } from '@anachron/hex'
import { english, render, type Sentence } from '@anachron/kernel/words'
import type { FigureId, Gear, Heading } from '../rules/types.ts'
import * as phrases from './phrases.ts'

export { direction, MODE_WORDS, place, poundNumber, pronouns, thing, tripperName } from './phrases.ts'

/** A name is small inside a sentence and large at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
export const shortDirection = (heading: Heading): string => DIRECTION_NAMES[heading] ?? '?'

/** Read as it stands in the middle of a sentence. */
const inside = (phrase: Sentence): string => render(phrase, { language: { ...english, capital: (text) => text } })

export const whoIs = (id: FigureId, name: string): string => inside(phrases.whoIs(id, name))
export const gearName = (gear: Gear, own = ''): string => inside(phrases.gearName(gear, own))
export const gearList = (gears: readonly Gear[], own = ''): string => inside(phrases.gearList(gears, own))
export const battleName = (own: string, number: number): string => inside(phrases.battleName(own, number))
export const pounds = (half: number): string => inside(phrases.pounds(half))
