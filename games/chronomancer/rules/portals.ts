import {
  type Colour,
  type Column,
  FACE,
  type FaceId,
  FRAME_HALVES,
  type Half,
  PORTAL_HALVES,
  PORTALS,
  type PortalId,
  type SlotId,
  type TileAction,
} from '../content/index.ts'
import type { RuleId, Shop } from './types.ts'

/**
 * What four tiles make of the six portal spaces (CH-C15 to CH-C18), and what becomes of both when tiles move (CH-C19 to
 * CH-C21).
 */

export interface PortalNow {
  id: PortalId
  action: TileAction | 'recruit' | 'activate'
  /** Of the Goods it gives; none for the two printed actions. */
  colours: readonly Colour[]
  /** The tile the action is read off, unless it is printed on the frame. */
  tile: FaceId | null
  hours: number
  corruption: number
  rule: RuleId
}

const SLOT_INDEX: Readonly<Record<SlotId, number>> = { TL: 0, TR: 1, BL: 2, BR: 3 }

const RULE = {
  artifact: 'CH-C37',
  relicOrSponsorship: 'CH-C38',
  relicOfTwo: 'CH-C39',
  recruit: 'CH-C40',
  activate: 'CH-C41',
} as const

const tileIn = (board: readonly FaceId[], half: Half): FaceId | null =>
  'slot' in half ? (board[SLOT_INDEX[half.slot]] as FaceId) : null

/** What a portal space does and costs with these tiles (CH-C17, CH-C18). */
export function portalNow(board: readonly FaceId[], id: PortalId): PortalNow {
  const { left, right } = PORTAL_HALVES[id]
  const cost = 'frame' in left ? FRAME_HALVES[left.frame].icons : FACE[tileIn(board, left) as FaceId].costHalf
  const tile = tileIn(board, right)
  const face = tile === null ? null : FACE[tile]
  const print = 'frame' in right ? FRAME_HALVES[right.frame] : null
  const icons = face ? face.actionHalf : (print as NonNullable<typeof print>).icons
  const action = face ? face.action : (print?.action as 'recruit' | 'activate')
  return {
    id,
    action,
    colours: face ? face.colours : [],
    tile,
    hours: cost.hours + icons.hours,
    corruption: cost.corruption + icons.corruption,
    rule: RULE[action],
  }
}

/** All six, clockwise. */
export const portalsNow = (board: readonly FaceId[]): PortalNow[] => PORTALS.map((id) => portalNow(board, id))

export interface Shifted {
  board: FaceId[]
  stream: FaceId[]
  /** The tile that fell off, as it lay, and as it joined the Time Stream. */
  fell: FaceId
  back: FaceId
}

/**
 * The tiles after a shift (CH-C35): in on top, down by one without turning (CH-C20), the lowest out, over and into the
 * stream.
 */
export function shifted(shop: Pick<Shop, 'board' | 'stream'>, column: Column, tile: FaceId): Shifted {
  const [top, bottom] = column === 'left' ? [0, 2] : [1, 3]
  const board = shop.board.slice()
  const fell = board[bottom] as FaceId
  board[bottom] = board[top] as FaceId
  board[top] = tile
  const back = FACE[fell].flipped
  return { board, stream: [...shop.stream.filter((other) => other !== tile), back], fell, back }
}

export interface PortalChange {
  before: PortalNow
  after: PortalNow
}

/** Which portal spaces a shift would change, and how (CH-C21). */
export function shiftChanges(shop: Pick<Shop, 'board' | 'stream'>, column: Column, tile: FaceId): PortalChange[] {
  const { board } = shifted(shop, column, tile)
  return PORTALS.map((id) => ({ before: portalNow(shop.board, id), after: portalNow(board, id) })).filter(
    ({ before, after }) =>
      before.hours !== after.hours || before.corruption !== after.corruption || before.tile !== after.tile,
  )
}
