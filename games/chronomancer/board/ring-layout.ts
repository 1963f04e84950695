/** Where everything of a workshop lies: two rows of tiles between two Time Machines, the Time Stream below. */
import { RING, type SlotId, SPACES, type SpaceId } from '../content/index.ts'
import { ringIndex } from '../rules/movement.ts'

export type Place = readonly [number, number]

export interface RingPlan {
  narrow: boolean
  width: number
  height: number
  /** Width of a Time Machine. */
  machine: number
  tile: { width: number; height: number; r: number }
  small: { width: number; height: number; r: number }
  /** Top left corner of each slot. */
  slots: Readonly<Record<SlotId, Place>>
  /** Middle of each action space. */
  spaces: Readonly<Record<SpaceId, Place>>
  /** Top left corner of each tile of the Time Stream. */
  stream: readonly Place[]
}

const TOP = 30
const GAP = 28

function plan(narrow: boolean): RingPlan {
  const machine = narrow ? 88 : 146
  const tile = narrow ? { width: 104, height: 104, r: 37 } : { width: 190, height: 116, r: 45 }
  const small = narrow ? { width: 122, height: 76, r: 32 } : { width: 108, height: 84, r: 35 }
  // Figures in a Time Machine stand clear of the half of a portal that is printed beside it.
  const stand = (machine - tile.r) / 2
  const left = machine
  const middle = machine + tile.width
  const right = machine + 2 * tile.width
  const width = right + machine
  const low = TOP + tile.height + GAP
  const top = TOP + tile.height / 2
  const bottom = low + tile.height / 2
  const stream = low + tile.height + 42
  const across = narrow ? 3 : 6
  const step = (width - small.width) / (across - 1)
  return {
    narrow,
    width,
    height: stream + (narrow ? 2 * small.height + 6 : small.height) + 2,
    machine,
    tile,
    small,
    slots: { TL: [left, TOP], TR: [middle, TOP], BL: [left, low], BR: [middle, low] },
    spaces: {
      LC: [stand, bottom],
      LA: [stand, top],
      T1: [left, top],
      T2: [middle, top],
      T3: [right, top],
      RC: [width - stand, top],
      RA: [width - stand, bottom],
      B1: [right, bottom],
      B2: [middle, bottom],
      B3: [left, bottom],
    },
    stream: Array.from({ length: 6 }, (_, i) => [
      (i % across) * step,
      stream + Math.floor(i / across) * (small.height + 6),
    ]),
  }
}

export const WIDE = plan(false)
export const NARROW = plan(true)

/** The spaces a figure goes over between two of them, clockwise (CH-C13). */
export function passedOver(from: SpaceId, to: SpaceId): SpaceId[] {
  const passed: SpaceId[] = []
  for (let i = ringIndex(from) + 1; RING[i % SPACES.length]?.id !== to && passed.length < SPACES.length; i++)
    passed.push(SPACES[i % SPACES.length] as SpaceId)
  return passed
}
