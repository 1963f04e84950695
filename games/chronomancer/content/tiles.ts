import type { Colour, Icons, Sources } from './types.ts'

export const TILES = ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10'] as const
export type TileId = (typeof TILES)[number]

/** A tile lying with its white (w) or its blue (b) face up. */
export type FaceId = `${TileId}${'w' | 'b'}`

export type TileAction = 'relicOfTwo' | 'relicOrSponsorship' | 'artifact'

export interface Face {
  readonly id: FaceId
  readonly tile: TileId
  readonly side: 'white' | 'blue'
  readonly action: TileAction
  readonly colours: readonly Colour[]
  /** Whether the tile starts in the top row. */
  readonly first: boolean
  /** Icons on the left edge, beside the action. */
  readonly actionHalf: Icons
  /** Icons on the right edge. */
  readonly costHalf: Icons
  readonly flipped: FaceId
  readonly rule: 'CH-R31'
  readonly source: Sources
}

/** Icons of the white face, and the one that the blue face lacks (CH-C3). */
interface Print {
  tile: TileId
  action: TileAction
  colours: readonly Colour[]
  actionHalf: Icons
  costHalf: Icons
  blueLacks: readonly ['actionHalf' | 'costHalf', 'hours' | 'corruption']
}

const icons = (hours: number, corruption = 0): Icons => ({ hours, corruption })

/** Every action half keeps an Hour, so no portal is ever free (CH-R6). */
const PRINTS: readonly Print[] = [
  {
    tile: 'P01',
    action: 'relicOfTwo',
    colours: ['red', 'yellow'],
    actionHalf: icons(1),
    costHalf: icons(1, 1),
    blueLacks: ['costHalf', 'corruption'],
  },
  {
    tile: 'P02',
    action: 'relicOfTwo',
    colours: ['green', 'blue'],
    actionHalf: icons(1),
    costHalf: icons(2),
    blueLacks: ['costHalf', 'hours'],
  },
  {
    tile: 'P03',
    action: 'relicOrSponsorship',
    colours: ['red'],
    actionHalf: icons(1),
    costHalf: icons(1),
    blueLacks: ['costHalf', 'hours'],
  },
  {
    tile: 'P04',
    action: 'relicOrSponsorship',
    colours: ['green'],
    actionHalf: icons(1),
    costHalf: icons(0, 1),
    blueLacks: ['costHalf', 'corruption'],
  },
  {
    tile: 'P05',
    action: 'relicOrSponsorship',
    colours: ['blue'],
    actionHalf: icons(1, 1),
    costHalf: icons(0),
    blueLacks: ['actionHalf', 'corruption'],
  },
  {
    tile: 'P06',
    action: 'relicOrSponsorship',
    colours: ['yellow'],
    actionHalf: icons(2),
    costHalf: icons(0, 1),
    blueLacks: ['actionHalf', 'hours'],
  },
  {
    tile: 'P07',
    action: 'artifact',
    colours: ['red'],
    actionHalf: icons(2),
    costHalf: icons(1),
    blueLacks: ['costHalf', 'hours'],
  },
  {
    tile: 'P08',
    action: 'artifact',
    colours: ['green'],
    actionHalf: icons(2, 1),
    costHalf: icons(0),
    blueLacks: ['actionHalf', 'corruption'],
  },
  {
    tile: 'P09',
    action: 'artifact',
    colours: ['blue'],
    actionHalf: icons(3),
    costHalf: icons(1),
    blueLacks: ['actionHalf', 'hours'],
  },
  {
    tile: 'P10',
    action: 'artifact',
    colours: ['yellow'],
    actionHalf: icons(2, 1),
    costHalf: icons(1),
    blueLacks: ['costHalf', 'hours'],
  },
]

/**
 * That there are ten tiles of two faces, and that blue lacks one icon, is the booklet's; which tile shows what is not.
 */
const source: Sources = { count: 'booklet', blueLacks: 'booklet', action: 'reconstructed', icons: 'reconstructed' }

function facesOf(print: Print): readonly [Face, Face] {
  const { tile, action, colours, actionHalf, costHalf } = print
  const first = action === 'relicOfTwo'
  const [half, icon] = print.blueLacks
  const less = (name: 'actionHalf' | 'costHalf', whole: Icons): Icons =>
    name === half ? { ...whole, [icon]: whole[icon] - 1 } : whole
  const same = { tile, action, colours, first, rule: 'CH-R31', source } as const
  return [
    { id: `${tile}w`, side: 'white', flipped: `${tile}b`, actionHalf, costHalf, ...same },
    {
      id: `${tile}b`,
      side: 'blue',
      flipped: `${tile}w`,
      actionHalf: less('actionHalf', actionHalf),
      costHalf: less('costHalf', costHalf),
      ...same,
    },
  ]
}

export const FACES: readonly Face[] = PRINTS.flatMap(facesOf)

export const FACE: Readonly<Record<FaceId, Face>> = Object.fromEntries(FACES.map((face) => [face.id, face])) as Record<
  FaceId,
  Face
>

/** The two tiles that start in the top row (CH-C7, CH-R5), and the eight that are shuffled (CH-C8). */
export const FIRST_TILES: readonly TileId[] = PRINTS.filter((p) => p.action === 'relicOfTwo').map((p) => p.tile)
export const OTHER_TILES: readonly TileId[] = PRINTS.filter((p) => p.action !== 'relicOfTwo').map((p) => p.tile)
