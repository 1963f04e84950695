/** Where the cards of a hand lie in the room they have: side by side, and over each other before any leaves it. */

export interface FanCard {
  /** Its left edge. */
  x: number
  /** Its upper edge, where cards lie in rows; else they stand at the bottom. */
  y?: number
  /** What is seen of it and can be pressed; the next card lies over the rest. */
  seen: number
  /** Degrees, and how far it sinks towards the ends of the fan. */
  turn: number
  drop: number
}

export interface Fan {
  /** In rows, as tiles without a picture to themselves: so that on a phone every name can be read. */
  tiled: boolean
  width: number
  height: number
  cards: readonly FanCard[]
}

/** How much further apart a card stands from its neighbour than others: whoever is picked up makes them step aside. */
const apart = (i: number, picked: number | undefined): number =>
  picked === undefined ? 1 : i - 1 === picked ? 1.8 : i === picked ? 1.15 : 1

/** More cards than that are tiles on a phone. */
const SIDE_BY_SIDE = 4
const GAP = 5

function tilesOf(room: { width: number; height: number }, count: number): Fan {
  const rows = count > 12 ? 3 : 2
  const across = Math.ceil(count / rows)
  const width = Math.floor((room.width - 6 - GAP * (across - 1)) / across)
  const height = Math.floor((room.height - 8 - GAP * (rows - 1)) / rows)
  const cards = Array.from({ length: count }, (_, i): FanCard => {
    const [row, column] = [Math.floor(i / across), i % across]
    return { x: 3 + column * (width + GAP), y: 4 + row * (height + GAP), seen: width, turn: 0, drop: 0 }
  })
  return { tiled: true, width, height, cards }
}

export function fanOf(room: { width: number; height: number }, count: number, picked?: number): Fan {
  const small = room.width < 480
  if (small && count > SIDE_BY_SIDE) return tilesOf(room, count)
  const height = Math.max(72, room.height - (small ? 14 : 34))
  const width = Math.round(height * (small ? 0.76 : room.height < 150 ? 0.84 : 0.76))
  const gaps = Array.from({ length: Math.max(0, count - 1) }, (_, i) => apart(i + 1, picked))
  const sum = gaps.reduce((all, gap) => all + gap, 0)
  const free = Math.max(0, room.width - width - (small ? 8 : 48))
  const unit = sum > 0 ? Math.min(width + 8, free / sum) : 0
  const steps = gaps.map((gap) => Math.min(gap * unit, width + 12))
  const total = steps.reduce((all, step) => all + step, 0) + width
  let x = (room.width - total) / 2
  const cards = Array.from({ length: count }, (_, i): FanCard => {
    const middle = i - (count - 1) / 2
    const card = {
      x,
      seen: i === picked ? width : Math.min(width, steps[i] ?? width),
      turn: small || i === picked ? 0 : middle * Math.min(2.1, 16 / count),
      drop: small || i === picked ? 0 : (middle * middle * 14) / Math.max(16, count * count),
    }
    x += steps[i] ?? 0
    return card
  })
  return { tiled: false, width, height, cards }
}
