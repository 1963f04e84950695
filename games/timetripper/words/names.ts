/** Names of people, things and places as the log, the terminal and screen readers say them. */
import { DIRECTION_NAMES } from '@anachron/hex'
import { WEAPONS } from '../content/index.ts'
import type { FireMode } from '../content/types.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { hexName } from '../rules/display.ts'
import { isAmmo, isWeapon } from '../rules/equipment.ts'
import { isTripper } from '../rules/state.ts'
import type { FigureId, Gear, GearKind, Heading, Hex, View } from '../rules/types.ts'

const TRIPPERS = ['Tim', 'Tessa', 'Toby', 'Trixie'] as const
export const tripperName = (id: FigureId): string => TRIPPERS[id] ?? `Tripper ${id + 1}`

/** Somebody by id; units with their number, since there are many of a kind. */
export const whoIs = (id: FigureId, name: string): string =>
  isTripper(id) && id >= 0 ? tripperName(id) : id < 0 ? name : `${name} #${id}`

export function figure(view: View, id: FigureId): string {
  if (isTripper(id)) return tripperName(id)
  const unit = view.units.find((one) => one.id === id)
  return unit ? `${catalogueOf(view.own).lines[unit.line]?.one ?? 'unit'} #${id}` : `#${id}`
}

export const place = (hex: Hex): string => (hex < 0 ? 'nowhere' : hexName(hex))
const LONG = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const
export const direction = (heading: Heading): string => LONG[heading] ?? 'somewhere'
export const shortDirection = (heading: Heading): string => DIRECTION_NAMES[heading] ?? '?'

export function thing(what: GearKind | 'own' | 'unarmed' | 'bayonet+repellent' | 'shell', of = 0, own = ''): string {
  if (what === 'own') return 'own weapon'
  if (what === 'unarmed') return 'bare hands'
  if (what === 'bayonet+repellent') return 'bayonet and repellent'
  if (what === 'shell') return 'shell'
  if (what === 'radio') return 'radio'
  if (what === 'treasure') return catalogueOf(own).battles[of]?.treasure?.name ?? 'treasure'
  if (isAmmo(what)) {
    const weapon = what.slice('reloads-'.length)
    return weapon === 'recovered' ? 'reload for the recovered weapon' : `${WEAPONS[weapon as 'm16'].short} reload`
  }
  return isWeapon(what) ? WEAPONS[what].short : what
}

export const plural = (count: number, noun: string): string => (count === 1 ? `a ${noun}` : `${count} ${noun}s`)
export const gearName = (gear: Gear, own = ''): string => {
  const name = thing(gear.what, gear.of, own)
  const many = gear.count > 1 ? `${gear.count} ${name}s` : name
  return gear.loaded ? many : `${many} (empty)`
}
export const gearList = (gears: readonly Gear[], own = ''): string =>
  gears.length === 0 ? 'nothing' : gears.map((gear) => gearName(gear, own)).join(', ')

export const MODE_WORDS: Record<FireMode, string> = {
  single: 'one shot',
  rapid: 'rapid fire',
  burst: 'a burst',
  melee: 'hand to hand',
}

export const battleName = (own: string, number: number): string => {
  const battle = catalogueOf(own).battles[number]
  return battle ? `${battle.title}${battle.date ? `, ${battle.date}` : ''}` : 'the Time Hole'
}
/** Weights are kept in half pounds. */
export const poundNumber = (half: number): string =>
  half % 2 === 0 ? String(half / 2) : `${half > 1 ? Math.floor(half / 2) : ''}½`
export const pounds = (half: number): string => `${poundNumber(half)} ${half === 1 || half === 2 ? 'pound' : 'pounds'}`
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
