import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cone,
  DIRECTIONS,
  hexDistance,
  hexMap,
  hexNamed,
  neighbour,
  OFF,
  offsetMap,
  rollOn,
  spiralInward,
  spiralOutward,
  turn,
  within,
} from '../src/index.ts'

const board = offsetMap([2, 12], [2, 12])
const centre = { q: 0, r: 0 }
const anyHex = fc.nat(board.size - 1)
const direction = fc.constantFrom(...DIRECTIONS)

describe('a numbered map', () => {
  it('has every hex once, named by column and row', () => {
    expect(board.size).toBe(121)
    expect(board.names[0]).toBe('0202')
    expect(board.names[120]).toBe('1212')
    expect(() => hexNamed(board, '1301')).toThrow('1301')
  })

  it('neighbours are mutual, in opposite directions', () => {
    fc.assert(
      fc.property(anyHex, direction, (hex, d) => {
        const beside = neighbour(board, hex, d)
        if (beside === OFF) return board.edge[hex] === 1
        return neighbour(board, beside, turn(d, 3)) === hex
      }),
    )
  })

  it('the distance table is what walking finds', () => {
    const from = hexNamed(board, '0503')
    const steps = new Map([[from, 0]])
    const queue = [from]
    for (const hex of queue)
      for (const d of DIRECTIONS) {
        const beside = neighbour(board, hex, d)
        if (beside === OFF || steps.has(beside)) continue
        steps.set(beside, (steps.get(hex) as number) + 1)
        queue.push(beside)
      }
    expect(queue).toHaveLength(121)
    for (const [hex, walked] of steps) expect(hexDistance(board, from, hex)).toBe(walked)
  })

  it('has 40 hexes on its edge', () => {
    expect(board.edge.reduce((sum, one) => sum + one, 0)).toBe(40)
  })

  it('lists what lies within a radius, nearest first', () => {
    const from = hexNamed(board, '0707')
    expect(within(board, from, 0)).toEqual([from])
    expect(within(board, from, 2)).toHaveLength(1 + 6 + 12)
    fc.assert(
      fc.property(anyHex, fc.nat(6), (hex, radius) => {
        const distances = within(board, hex, radius).map((other) => hexDistance(board, hex, other))
        expect(distances).toEqual([...distances].sort((a, b) => a - b))
        expect(distances.every((d) => d <= radius)).toBe(true)
      }),
    )
  })

  it('refuses two hexes in one place or with one name', () => {
    expect(() => hexMap([centre, centre], ['a', 'b'])).toThrow('of its own')
    expect(() => hexMap([centre, { q: 1, r: 0 }], ['a', 'a'])).toThrow('of its own')
  })
})

describe('rolling on', () => {
  it('keeps its heading inside and always comes to a hex beside the last', () => {
    fc.assert(
      fc.property(anyHex, direction, (hex, heading) => {
        const next = rollOn(board, hex, heading, 2)
        expect(hexDistance(board, hex, next.hex)).toBe(1)
        if (board.edge[hex] === 0) expect(next.heading).toBe(heading)
      }),
    )
  })

  it('turns right at the edge, twice in a corner that asks for it', () => {
    expect(rollOn(board, hexNamed(board, '1202'), 1, 2)).toEqual({ hex: hexNamed(board, '1203'), heading: 3 })
    // North-west is off, so is north-east; south is free.
    expect(rollOn(board, hexNamed(board, '0302'), 5, 2)).toEqual({ hex: hexNamed(board, '0303'), heading: 3 })
  })

  it('stays where it is on a map of one hex', () => {
    expect(rollOn(hexMap([centre], ['only']), 0, 4, 2)).toEqual({ hex: 0, heading: 4 })
  })
})

describe('cones', () => {
  it('spread one hex a rank to either side of the line of fire and leave out the two other hexes in front', () => {
    const from = hexNamed(board, '0707')
    fc.assert(
      fc.property(direction, (facing) => {
        const hit = cone(board, from, facing)
        expect(hit).toContain(neighbour(board, from, facing))
        for (const sixths of [-1, 1, 2, -2, 3]) expect(hit).not.toContain(neighbour(board, from, turn(facing, sixths)))
        // 1 hex at distance 1, 3 at distance 2, 5 at distance 3.
        for (const d of [1, 2, 3]) expect(hit.filter((h) => hexDistance(board, from, h) === d)).toHaveLength(2 * d - 1)
      }),
    )
  })
})

describe('spirals', () => {
  it('cover the hexagon of their radius once, each hex beside the one before within a ring', () => {
    for (const spiral of [spiralInward, spiralOutward]) {
      const hexes = spiral(centre, 3)
      expect(new Set(hexes.map((h) => `${h.q},${h.r}`)).size).toBe(36)
    }
  })

  it('outward keeps its heading from ring to ring, so every hex is beside the one before', () => {
    const hexes = spiralOutward(centre, 4)
    const map = hexMap(
      hexes,
      hexes.map((_, i) => `#${i}`),
    )
    for (let i = 1; i < map.size; i++) expect(hexDistance(map, i - 1, i)).toBe(1)
  })
})
