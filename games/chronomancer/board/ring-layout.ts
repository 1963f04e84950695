/** Where everything of a workshop lies: two rows of tiles between two Time Machines. */
import { RING, type SlotId, SPACES, type SpaceId } from '../content/index.ts'
import { ringIndex } from '../rules/movement.ts'

export type Place = readonly [number, number]

export interface RingPlan {
  /** No room for words on the tiles. */
  narrow: boolean
  /** Of a portal, and of a station in a Time Machine. */
  r: number
  station: number
  /** Width of a Time Machine. */
  machine: number
  tile: { width: number; height: number }
  /** Middles of the two rows. */
  rows: Place
  /** Top left corner of each slot. */
  slots: Readonly<Record<SlotId, Place>>
  /** Middle of each action space. */
  spaces: Readonly<Record<SpaceId, Place>>
}

interface Room {
  left: number
  right: number
  /** Middles of the rows. */
  first: number
  second: number
  /** Height of a tile. */
  tile: number
  r: number
  narrow: boolean
}

export function ringPlan({ left, right, first, second, tile, r, narrow }: Room): RingPlan {
  const machine = narrow ? 48 : Math.min(60, (right - left) * 0.114)
  const [ml, mr] = [left + machine / 2 + 2, right - machine / 2 - 2]
  const [start, end] = [ml + machine / 2 + r + 4, mr - machine / 2 - r - 4]
  const middle = (start + end) / 2
  const [high, low] = [first - tile / 2, second - tile / 2]
  return {
    narrow,
    r,
    station: narrow ? 21.5 : 25,
    machine,
    tile: { width: middle - start, height: tile },
    rows: [first, second],
    slots: { TL: [start, high], TR: [middle, high], BL: [start, low], BR: [middle, low] },
    spaces: {
      LC: [ml, second],
      LA: [ml, first],
      T1: [start, first],
      T2: [middle, first],
      T3: [end, first],
      RC: [mr, first],
      RA: [mr, second],
      B1: [end, second],
      B2: [middle, second],
      B3: [start, second],
    },
  }
}

/** The spaces a figure goes over between two of them, clockwise (CH-C13). */
export function passedOver(from: SpaceId, to: SpaceId): SpaceId[] {
  const passed: SpaceId[] = []
  for (let i = ringIndex(from) + 1; RING[i % SPACES.length]?.id !== to && passed.length < SPACES.length; i++)
    passed.push(SPACES[i % SPACES.length] as SpaceId)
  return passed
}
