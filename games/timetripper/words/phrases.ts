/** People, things and places as parts of sentences. */
import { count, joined, noun, type Part, type Piece, piece, type Sentence, say } from '@anachron/kernel/words'
import { TRIPPERS, WEAPONS } from '../content/index.ts'
import type { FireMode } from '../content/types.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { hexName } from '../rules/display.ts'
import { isAmmo, isWeapon } from '../rules/equipment.ts'
import { isTripper } from '../rules/state.ts'
import type { AttackWeapon, FigureId, Gear, GearKind, Heading, Hex, View } from '../rules/types.ts'

// ------------------------------------------------------------------------------------------------------------ figures

export const tripperName = (id: FigureId): string => TRIPPERS[id]?.name ?? `Tripper ${id + 1}`
export const tripper = (id: FigureId): Piece => piece(`fig-${id}`, tripperName(id))

/** One of many of a kind, by its number. */
export const numbered = (id: FigureId, name: Part): Piece => piece(`fig-${id}`, say`${name} #${id}`)

/** Somebody by id. Below 0 it is nobody with a number: an exit, the flux. */
export const whoIs = (id: FigureId, name: string): Sentence =>
  id < 0 ? name : isTripper(id) ? tripper(id) : numbered(id, name)

export function figure(view: View, id: FigureId): Sentence {
  if (isTripper(id)) return tripper(id)
  const unit = view.units.find((one) => one.id === id)
  return unit ? numbered(id, catalogueOf(view.own).lines[unit.line]?.one ?? 'unit') : say`#${id}`
}

export const FLUX: Piece = piece('flux', 'the flux')

export interface Pronouns {
  they: string
  them: string
  their: string
}
const HE: Pronouns = { they: 'he', them: 'him', their: 'his' }
const SHE: Pronouns = { they: 'she', them: 'her', their: 'her' }
/** Somebody who was just named; soldiers are men in the booklet. */
export const pronouns = (id: FigureId): Pronouns => (TRIPPERS[id]?.she ? SHE : HE)

// -------------------------------------------------------------------------------------------------------------- places

export const place = (hex: Hex): string => (hex < 0 ? 'nowhere' : hexName(hex))
export const hexes = (n: number): Sentence => count(n, 'hex')

const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const
export const direction = (heading: Heading): string => DIRECTIONS[heading] ?? 'somewhere'

export const battleName = (own: string, number: number): Sentence => {
  const battle = catalogueOf(own).battles[number]
  if (!battle) return 'the Time Hole'
  return battle.date ? say`${battle.title}, ${battle.date}` : battle.title
}
/** The name alone. */
export const titleOf = (own: string, number: number): string =>
  catalogueOf(own).battles[number]?.title ?? 'The Time Hole'
/** With its number, which the Time Hole has not. */
export const numberedBattle = (own: string, number: number): Sentence =>
  number === 0 ? battleName(own, number) : say`${number}, ${battleName(own, number)}`

// -------------------------------------------------------------------------------------------------------------- things

/** What something is called that is no weapon of the chart. */
const THINGS: Readonly<Record<string, string>> = {
  own: 'own weapon',
  unarmed: 'bare hands',
  'bayonet+repellent': 'bayonet and repellent',
  'reloads-recovered': 'reload for the recovered weapon',
}

export function thing(what: GearKind | AttackWeapon | 'shell', of = 0, own = ''): string {
  if (what === 'treasure') return catalogueOf(own).battles[of]?.treasure?.name ?? 'treasure'
  const named = THINGS[what]
  if (named !== undefined) return named
  if (isAmmo(what as GearKind)) return `${WEAPONS[what.slice('reloads-'.length) as 'm16'].short} reload`
  return what !== 'shell' && isWeapon(what as GearKind) ? WEAPONS[what as 'm16'].short : what
}

/** `3 M16 reloads`. */
const things = (gear: Gear, own: string): Sentence =>
  gear.what === 'reloads-recovered'
    ? count(gear.count, thing(gear.what), 'reloads for the recovered weapon')
    : count(gear.count, thing(gear.what, gear.of, own))

export const gearName = (gear: Gear, own = ''): Sentence => {
  const all = gear.count > 1 ? things(gear, own) : thing(gear.what, gear.of, own)
  return gear.loaded ? all : say`${all} (empty)`
}
export const gearList = (gears: readonly Gear[], own = ''): Sentence =>
  gears.length === 0
    ? 'nothing'
    : joined(
        gears.map((gear) => gearName(gear, own)),
        ', ',
      )

export const MODE_WORDS: Record<FireMode, string> = {
  single: 'one shot',
  rapid: 'rapid fire',
  burst: 'a burst',
  melee: 'hand to hand',
}

/** Weights are kept in half pounds. */
export const poundNumber = (half: number): string =>
  half % 2 === 0 ? String(half / 2) : `${half > 1 ? Math.floor(half / 2) : ''}½`
export const pounds = (half: number): Sentence =>
  say`${poundNumber(half)} ${noun(half <= 2 && half > 0 ? 1 : 2, 'pound')}`

export const signed = (n: number): Part => (n > 0 ? say`+${n}` : n)
/** Dice, and what is added to them. */
export const modified = (roll: number, modifier: number): Part =>
  modifier === 0 ? roll : say`${roll} ${signed(modifier)}`
