/**
 * Where everything lies on the field, from its size alone: one stream across the middle, two chains that run towards
 * home. All above the stream is the rival's, all below is one's own; on a phone the same turned a quarter, the rival's
 * cards to the left, one's own to the right.
 */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Field {
  width: number
  height: number
  /** A phone held upright: lanes lie across, one below the other. */
  tall: boolean
  /** Height of a row of Power Cells. */
  bar: number
  /** How broad a lane is, and where the middle of each lies; the first three are one's own. */
  lane: number
  middles: readonly number[]
  /** Where the stream runs. */
  stream: number
  /** A location: along the stream and across it. */
  long: number
  broad: number
  gate: { x: number; y: number; r: number }
}

/** Which side of the stream: the rival's, or one's own. */
export type Bank = -1 | 1

/** Below this a board is a phone's. */
const PHONE = 640
/** An edge at both ends of the lanes, engraved with whose cards lie there. */
const EDGE = 22
const SHORT = 470

const between = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

export function fieldOf(width: number, height: number): Field {
  const tall = width < PHONE
  const isShort = height < SHORT
  const bar = tall ? (height < 420 ? 30 : 36) : isShort ? 32 : 34
  const home = tall ? between(40, 50, height * 0.1) : between(86, 128, width * 0.1)
  const edge = tall ? bar : EDGE
  const room = (tall ? height : width) - 2 * edge - home
  const lane = room / 6
  const middles = [0, 1, 2, 3, 4, 5].map((i) => {
    const from = edge + (i + 0.5) * lane + (i < 3 ? 0 : home)
    return tall ? height - from : from
  })
  const stream = tall ? width / 2 : height / 2
  return {
    width,
    height,
    tall,
    bar,
    lane,
    middles,
    stream,
    long: lane - (tall ? 6 : isShort ? 16 : 20),
    broad: tall ? between(96, 124, width * 0.3) : between(80, 150, height * 0.2),
    gate: {
      x: width / 2,
      y: tall ? height - bar - 3 * lane - home / 2 : height / 2,
      r: tall ? home / 2 - 5 : Math.min(64, home / 2 + 2),
    },
  }
}

/** A stretch of a lane, from `at` to `at + size` across the stream, `along` wide. */
const piece = (field: Field, lane: number, at: number, size: number, along: number): Box => {
  const from = (field.middles[lane] as number) - along / 2
  return field.tall ? { x: at, y: from, w: size, h: along } : { x: from, y: at, w: along, h: size }
}

export const locationBox = (field: Field, lane: number): Box =>
  piece(field, lane, field.stream - field.broad / 2, field.broad, field.long)

/** What three locations of a chain lie on, from the first of them; a little larger than they are. */
export function bedBox(field: Field, first: 0 | 3): Box {
  const [a, b] = [locationBox(field, first), locationBox(field, first + 2)]
  const rim = field.tall ? 3 : 8
  const [x, y] = [Math.min(a.x, b.x) - rim, Math.min(a.y, b.y) - rim]
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) + rim - x, h: Math.max(a.y + a.h, b.y + b.h) + rim - y }
}

export interface Arrow {
  shaft: string
  /** Where its head stands, and how many degrees it is turned. */
  head: string
  turn: number
}

export interface Stack {
  /** The first unit large, further ones as strips behind it. */
  units: readonly Box[]
  /** Where those are counted that find no room. */
  more: Box | undefined
  /** Where a card can be laid down. */
  slot: Box | undefined
}

/** Nothing that can be pressed is thinner. */
const LEAST = 24

interface Sizes {
  gap: number
  first: number
  strip: number
  slot: number
  /** From the far edge of the gap to the edge of the field. */
  room: number
}

function sizesOf({ tall, width, height, bar, broad }: Field, units: number, slot: boolean): Sizes {
  const isShort = height < SHORT
  const gap = tall ? 5 : 9
  const room = (tall ? width / 2 - 6 : height / 2 - bar - 8) - broad / 2 - gap
  const wanted = tall ? 96 : isShort ? 60 : Math.min(104, height * 0.142)
  const kept = slot && units > 0 ? (tall ? 34 : isShort ? 36 : 40) : 0
  // Where little room is left, the first unit makes some for what lies behind it.
  const behind = tall ? 27 * Math.min(2, units - 1) : LEAST
  const first = units > 1 ? between(tall ? 58 : 44, wanted, room - kept - behind - 3) : Math.min(wanted, room - kept)
  return { gap, first, strip: tall ? 27 : isShort ? 28 : 32, slot: kept, room }
}

/** A stack of units on one side of a location; it grows away from the stream and never out of the field. */
export function stackOf(field: Field, lane: number, bank: Bank, units: number, slot = false): Stack {
  const { gap, first, strip, slot: kept, room } = sizesOf(field, units, slot)
  const near = field.stream + bank * (field.broad / 2 + gap)
  const box = (from: number, size: number, narrower = 0): Box =>
    piece(field, lane, bank > 0 ? near + from : near - from - size, size, field.long - 2 * narrower)
  const behind = Math.max(0, units - 1)
  const left = room - first - 3 - kept
  const fit = Math.max(0, Math.floor(left / LEAST))
  const shown = behind <= fit ? behind : Math.max(0, fit - 1)
  const counted = behind > shown && fit > 0
  const lines = shown + (counted ? 1 : 0)
  const each = lines > 0 ? Math.min(strip, left / lines) : 0
  const strips = Array.from({ length: lines }, (_, k) =>
    box(first + 3 + k * each, each - 2, field.tall ? 0 : Math.min(k + 1, 3)),
  )
  const end = units === 0 ? 0 : first + 3 + lines * each + 2
  return {
    units: units === 0 ? [] : [box(0, first), ...strips.slice(0, shown)],
    more: counted ? strips.at(-1) : undefined,
    slot: slot ? box(end, units === 0 ? (field.tall ? room : first) : kept - 4) : undefined,
  }
}

/** How many units lie on the striker's side, and on that of what it is meant for. */
export type Sides = readonly [striker: number, target: number]

/**
 * A strike in a lane, from one side of the stream: into the location, or past it, between two lanes, from the picture
 * of one unit to that of the other.
 */
export function arrowOf(field: Field, lane: number, from: Bank, past: Sides | undefined): Arrow {
  const { tall, stream, broad, long } = field
  const middle = field.middles[lane] as number
  const at = (along: number, across: number): string => (tall ? `${across} ${along}` : `${along} ${across}`)
  if (!past) {
    const edge = stream + (from * broad) / 2
    const tip = edge - from * 3
    // On a phone it keeps clear of the numbers that it is measured against.
    const along = tall ? middle + long * 0.3 : middle
    return {
      shaft: `M${at(along, edge + from * 9)}L${at(along, tip)}`,
      head: at(along, tip),
      turn: tall ? from * -90 : from > 0 ? 0 : 180,
    }
  }
  const rim = middle - long / 2
  const out = rim - (tall ? 3 : 8)
  // On a phone there is room for a line only, which ends at the corner.
  if (tall) {
    const reach = from * (broad / 2 + 15)
    return {
      shaft: `M${at(out, stream + reach)}L${at(out, stream - reach)}`,
      head: at(out, stream - reach),
      turn: from * -90,
    }
  }
  const round = from * 9
  // Above, whichever side of the stream it lies on.
  const picture = (bank: Bank, units: number): number =>
    (stackOf(field, lane, bank, Math.max(1, units)).units[0]?.y ?? stream) + 17
  const [start, end] = [picture(from, past[0]), picture(from > 0 ? -1 : 1, past[1])]
  return {
    shaft: `M${at(rim + 3, start)}Q${at(out, start)} ${at(out, start - round)}L${at(out, end + round)}Q${at(out, end)} ${at(rim, end)}`,
    head: at(rim + 6, end),
    turn: 90,
  }
}
