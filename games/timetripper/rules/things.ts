/** What actions, events and the state all speak of. */
import type { WeaponId } from '../content/types.ts'

/** A hex of the Battle Display by its number in `field` (display.ts), 0 to 120. */
export type Hex = number
/** 0-5 clockwise from north; dice show one more. */
export type Heading = number
/**
 * Trippers are 0-3, in seat order; everybody else counts on from `FIRST_UNIT`. One id names one figure for a whole
 * match.
 */
export type FigureId = number
export const FIRST_UNIT = 4

// ------------------------------------------------------------------------------------------------------------ gear

export const AMMO_KINDS = [
  'reloads-m16',
  'reloads-shotgun',
  'reloads-p357',
  'reloads-p25',
  'reloads-recovered',
] as const
export type AmmoKind = (typeof AMMO_KINDS)[number]
export type GearKind = 'radio' | WeaponId | AmmoKind | 'treasure'

/** Something carried, or lying on a hex. */
export interface Gear {
  what: GearKind
  /**
   * Grenades and reloads come in numbers (TT-3.24); everything else is one (TT-3.23), bayonet and repellent too
   * (TT-3.25).
   */
  count: number
  loaded: boolean
  /** Treasure: the number of its battle. Recovered weapons: the line of the soldier who had it. Otherwise 0. */
  of: number
}

/** Something that is set up at random: a figure, loose gear, a marker, the flux. */
export interface Placed {
  kind: 'tripper' | 'unit' | 'gear' | 'marker' | 'flux'
  id: number
}

/** Free choices of somebody: whom to go for, who serves a device, whom a castle's exit scents. */
export const FIGURE_CHOICES = ['target', 'gunner', 'prey'] as const
/**
 * Free choices of a hex: where to go, to come in, to flee, to come out of a castle, to be drawn by a plant; which of
 * two ways, which of two finds; where a robot's loot falls and where the dead rise.
 */
export const HEX_CHOICES = ['hex', 'entry', 'flight', 'exit', 'drawn', 'way', 'loot', 'spill', 'rise'] as const
export type FreeChoice = (typeof FIGURE_CHOICES)[number] | (typeof HEX_CHOICES)[number]
export const isHexChoice = (about: FreeChoice): boolean => (HEX_CHOICES as readonly FreeChoice[]).includes(about)
