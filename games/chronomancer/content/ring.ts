import type { Sources } from './types.ts'

/** The ten action spaces, clockwise (CH-C12 to CH-C14). A space's index here is its place on the ring. */
export const SPACES = ['LC', 'LA', 'T1', 'T2', 'T3', 'RC', 'RA', 'B1', 'B2', 'B3'] as const
export type SpaceId = (typeof SPACES)[number]

export const PORTALS = ['T1', 'T2', 'T3', 'B1', 'B2', 'B3'] as const
export type PortalId = (typeof PORTALS)[number]

export const FIGURES = ['chronomancer', 'assistant'] as const
export type Figure = (typeof FIGURES)[number]

export const COLUMNS = ['left', 'right'] as const
export type Column = (typeof COLUMNS)[number]

export interface Space {
  readonly id: SpaceId
  readonly name: string
  readonly kind: 'machine' | 'portal'
  /** Who may stand here. */
  readonly who: readonly Figure[]
  readonly action: 'shift' | 'freeze' | 'portal'
  /** The column a Time Machine feeds, for the Chronomancer's spaces. */
  readonly column: Column | null
  readonly rule: 'CH-C12'
  readonly source: Sources
}

const machine = (id: SpaceId, column: Column, figure: Figure): Space => ({
  id,
  name: `${column} Time Machine`,
  kind: 'machine',
  who: [figure],
  action: figure === 'chronomancer' ? 'shift' : 'freeze',
  column: figure === 'chronomancer' ? column : null,
  rule: 'CH-C12',
  source: 'booklet',
})

const portal = (id: SpaceId, name: string): Space => ({
  id,
  name,
  kind: 'portal',
  who: FIGURES,
  action: 'portal',
  column: null,
  rule: 'CH-C12',
  source: 'booklet',
})

export const RING: readonly Space[] = [
  machine('LC', 'left', 'chronomancer'),
  machine('LA', 'left', 'assistant'),
  portal('T1', 'top left portal'),
  portal('T2', 'top middle portal'),
  portal('T3', 'top right portal'),
  machine('RC', 'right', 'chronomancer'),
  machine('RA', 'right', 'assistant'),
  portal('B1', 'bottom right portal'),
  portal('B2', 'bottom middle portal'),
  portal('B3', 'bottom left portal'),
]

export const SPACE: Readonly<Record<SpaceId, Space>> = Object.fromEntries(
  RING.map((space) => [space.id, space]),
) as Record<SpaceId, Space>

/** What the two exclusive actions cost and give (CH-C30, CH-C35). */
export const FREEZE = { hours: 2, corruption: 0, tokens: 2, rule: 'CH-C30', source: 'booklet' } as const
export const SHIFT = { hours: 1, corruption: 0, rule: 'CH-C35', source: 'booklet' } as const
