import type { PortalId } from './ring.ts'
import type { Icons, Sources } from './types.ts'

/** The four places that hold a tile (CH-C5): two rows, two columns. */
export const SLOTS = ['TL', 'TR', 'BL', 'BR'] as const
export type SlotId = (typeof SLOTS)[number]

const FRAMES = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
export type FrameId = (typeof FRAMES)[number]

/** A half of the shop board's print, beside the outer tiles. */
export interface FrameHalf {
  readonly id: FrameId
  readonly action: 'recruit' | 'activate' | null
  readonly icons: Icons
  readonly rule: 'CH-R30'
  readonly source: Sources
}

const ONE_HOUR: Icons = { hours: 1, corruption: 0 }
/** The Hours that the booklet prints with the action of the Staff. */
const STAFF_HOURS: Icons = { hours: 2, corruption: 0 }
const invented: Sources = { action: 'reconstructed', icons: 'reconstructed' }

export const FRAME_HALVES: Readonly<Record<FrameId, FrameHalf>> = {
  topLeft: { id: 'topLeft', action: null, icons: ONE_HOUR, rule: 'CH-R30', source: invented },
  topRight: { id: 'topRight', action: 'recruit', icons: ONE_HOUR, rule: 'CH-R30', source: invented },
  bottomLeft: { id: 'bottomLeft', action: null, icons: ONE_HOUR, rule: 'CH-R30', source: invented },
  bottomRight: {
    id: 'bottomRight',
    action: 'activate',
    icons: STAFF_HOURS,
    rule: 'CH-R30',
    source: { action: 'reconstructed', icons: 'booklet' },
  },
}

/** Either a tile's half or a half of the frame. */
export type Half = { readonly slot: SlotId } | { readonly frame: FrameId }

/**
 * Which two halves meet in a portal space. A tile gives its cost half to the space on its right, its action half to the
 * one on its left.
 */
export interface Portal {
  readonly id: PortalId
  readonly left: Half
  readonly right: Half
  readonly rule: 'CH-C16'
  readonly source: Sources
}

const portal = (id: PortalId, left: Half, right: Half): Portal => ({
  id,
  left,
  right,
  rule: 'CH-C16',
  source: 'reconstructed',
})

/** Kept as data, so that a picture of the real board could still correct it. */
export const PORTAL_HALVES: Readonly<Record<PortalId, Portal>> = {
  T1: portal('T1', { frame: 'topLeft' }, { slot: 'TL' }),
  T2: portal('T2', { slot: 'TL' }, { slot: 'TR' }),
  T3: portal('T3', { slot: 'TR' }, { frame: 'topRight' }),
  B1: portal('B1', { slot: 'BR' }, { frame: 'bottomRight' }),
  B2: portal('B2', { slot: 'BL' }, { slot: 'BR' }),
  B3: portal('B3', { frame: 'bottomLeft' }, { slot: 'BL' }),
}
