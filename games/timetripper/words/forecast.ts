/** What forecasts say beside their chances. */
import { joined, type Sentence, say } from '@anachron/kernel/words'
import { AWE_LIMITS } from '../content/index.ts'
import type { Mood, Talk } from '../content/types.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import type { AttackWeapon, FigureId, Hex } from '../rules/types.ts'
import { place, signed, thing, tripper } from './phrases.ts'

export const percent = (chance: number): Sentence => say`${Math.round(chance * 100)} %`

// ------------------------------------------------------------------------------------------------------------ fighting

export const toHit = (hit: number, needed: number, modifier: number): Sentence =>
  modifier === 0
    ? say`Needs ${needed}: ${percent(hit)} to hit.`
    : say`Needs ${needed} with ${signed(modifier)}: ${percent(hit)} to hit.`

export const byShots = (shots: number, fells: number): Sentence =>
  say`${shots} shots at it put it down with ${percent(fells)}.`
export const byMagazine = (fells: number): Sentence => say`The whole magazine puts it down with ${percent(fells)}.`
export const emptyWith = (chance: number): Sentence => say`Empty after a shot with ${percent(chance)}.`
export const ONE_SHOT: Sentence = 'It is gone after this shot.'

export const shotWay = (what: AttackWeapon, mode: string, { hit, fells }: { hit: number; fells: number }): Sentence =>
  mode === 'single'
    ? say`${thing(what)}, ${mode}: ${percent(hit)} to hit, ${percent(fells)} down.`
    : say`${thing(what)}, ${mode}: each shot ${percent(hit)} to hit, ${percent(fells)} down.`
/** A blow that puts nobody down may still stun him: then he holds nobody. */
export const blowWay = (what: AttackWeapon, { stops, fells }: { stops: number; fells: number }): Sentence =>
  stops > fells
    ? say`${thing(what)}: ${percent(fells)} down, ${percent(stops)} at least hurt or stunned.`
    : say`${thing(what)}: ${percent(fells)} down.`
export const nobodyIn = (hex: Hex): Sentence => say`There is nobody to hit in ${place(hex)}.`

export const caught = (name: Sentence, { stops, fells }: { stops: number; fells: number }): Sentence =>
  say`${name}: ${percent(stops)} hurt or stunned, ${percent(fells)} down.`

// --------------------------------------------------------------------------------------------------- flux and journeys

export const commandNote = (limit: number, experience: number): Sentence =>
  experience > 0
    ? say`Two dice: ${limit + experience} or less, ${experience} of it Experience.`
    : say`Two dice: ${limit} or less.`

/** What a command is good for now: first said, since it is why one would give it. */
export const commandBrings = (chance: number, deed: 'conjure' | 'fetch' | 'jump'): Sentence =>
  say`${percent(chance)} that it obeys; ${COMMAND_DEEDS[deed]}`
const COMMAND_DEEDS: Record<'conjure' | 'fetch' | 'jump', Sentence> = {
  conjure: 'then the flux opens somewhere on the field.',
  fetch: 'then it comes up to six hexes nearer, and sweeps up whoever is in its way.',
  jump: 'then he is out of this battle, or aligns the jump first.',
}

/** Comrades who are not in the flux stay behind for good: nobody should learn that afterwards (TT-R38). */
export const leftBehind = (ids: readonly FigureId[]): Sentence[] =>
  ids.length === 0 ? [] : [say`Left behind for good: ${joined(ids.map(tripper), ', ')}.`]

export const RANDOM_JOURNEY: Sentence = 'Out of this battle at once, wherever it goes; no random journey leads home.'
export const inControl = (chance: number): Sentence =>
  chance === 0 ? 'A die says how far.' : say`${percent(chance)} that you choose how far; else a die does.`
export const journeyEnds = (own: string, numbers: readonly number[]): Sentence =>
  say`1 to 6 hexes: ${joined(
    numbers.map((number) => (number === 0 ? 'Time Hole' : (catalogueOf(own).battles[number]?.title ?? number))),
    ', ',
  )}.`
export const AT_THE_HOLE: Sentence = 'The Time Hole: roll not above your Experience to get home.'
export const flightEnd = (own: string, number: number, visited: boolean): Sentence => {
  const title = catalogueOf(own).battles[number]?.title ?? ''
  return visited ? say`${number} ${title}: visited, so the journey goes on at random.` : say`${number} ${title}.`
}

// ---------------------------------------------------------------------------------------------------------------- talk

export const TALK_OUTCOMES: Record<Talk, Sentence> = {
  rage: 'rage',
  left: 'the talk drags on',
  flee: 'they flee',
  awe1: say`each follows you with ${AWE_LIMITS.awe1} in 6, else runs`,
  awe4: say`each follows you with ${AWE_LIMITS.awe4} in 6, else runs`,
}
/** What one hopes for, and what one fears. */
export const talkSums = (chances: ReadonlyMap<Talk, number>): Sentence => {
  const of = (...talks: Talk[]): number => talks.reduce((sum, talk) => sum + (chances.get(talk) ?? 0), 0)
  return say`${percent(of('flee', 'awe1', 'awe4'))} that they flee or listen, ${percent(of('rage'))} that it enrages them.`
}
export const talkColumn = (letters: readonly Mood[]): Sentence =>
  letters.length === 1
    ? say`How they take it is known by now: column ${letters[0] ?? ''} of the table.`
    : say`How they take it, a die says when you talk: columns ${joined(letters, ', ')} of the table.`

// -------------------------------------------------------------------------------------------------------------- orders

export const INTO_FLUX: Sentence = 'In the flux, one command is enough to get out of here.'
export const TOWARDS_FLUX: Sentence = 'Nearer to the flux: whoever stands in it can jump.'
export const TOWARDS_RADIO: Sentence = 'Nearer to the radio: without it nobody calls the flux.'
export const TAKES_RADIO: Sentence = 'Whoever has the radio can call the flux.'
export const RESTS: Sentence = 'A breath: three Endurance back.'
export const RELOADS: Sentence = 'An empty weapon stops nobody.'
export const CALLS: Sentence = 'The flux opens somewhere on the field.'
export const FETCHES: Sentence = 'The flux comes up to six hexes, and sweeps up whoever is in its way.'
export const STRIKES_AROUND: Sentence = 'It strikes everybody where it bursts, and those around.'
export const STRIKES_CONE: Sentence = 'Set off later, it strikes everybody in its cone at once.'
export const CLAIMS: Sentence = 'It counts at home.'
export const alignBrings = (home: number): Sentence => say`Aligned, the next jump leads home with ${percent(home)}.`
export const ALIGN_NOWHERE: Sentence = 'Aligned, the next jump goes this way, and no other.'
