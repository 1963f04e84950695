import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DIRECTIONS,
  distance,
  fromOffset,
  type Hex,
  offsetName,
  ring,
  sameHex,
  step,
  toOffset,
  turn,
} from '../src/index.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const hex: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate })
const direction = fc.constantFrom(...DIRECTIONS)

describe('axial hexes', () => {
  it('a step and the opposite step cancel', () => {
    fc.assert(fc.property(hex, direction, (h, d) => sameHex(step(step(h, d), turn(d, 3)), h)))
  })

  it('six steps, each turning right once, come back to the start', () => {
    fc.assert(
      fc.property(hex, direction, (h, d) => {
        const end = DIRECTIONS.reduce((at, sixths) => step(at, turn(d, sixths)), h)
        return sameHex(end, h)
      }),
    )
  })

  it('distance is a metric and grows by at most one a step', () => {
    fc.assert(
      fc.property(hex, hex, hex, direction, (a, b, c, d) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, b) === 0).toBe(sameHex(a, b))
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
        expect(Math.abs(distance(a, step(b, d)) - distance(a, b))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('n steps straight on are n away', () => {
    fc.assert(fc.property(hex, direction, fc.nat(40), (h, d, n) => distance(h, step(h, d, n)) === n))
  })

  it('turns count modulo six, to the left too', () => {
    expect(turn(5, 2)).toBe(1)
    expect(turn(0, -1)).toBe(5)
    expect(turn(1, -13)).toBe(0)
  })
})

describe('columns and rows', () => {
  it('go to axial coordinates and back', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (column, row) => {
        expect(toOffset(fromOffset({ column, row }))).toEqual({ column, row })
      }),
    )
  })

  it('even columns lie half a hex lower: north-east of an even column keeps the row, of an odd one goes up', () => {
    expect(offsetName(toOffset(step(fromOffset({ column: 8, row: 5 }), 1)))).toBe('0905')
    expect(offsetName(toOffset(step(fromOffset({ column: 7, row: 5 }), 1)))).toBe('0804')
  })
})

describe('rings', () => {
  it('hold six hexes per step of radius, all that far away, each beside the one before', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 12 }), direction, (centre, radius, corner) => {
        const hexes = ring(centre, radius, corner)
        expect(hexes).toHaveLength(6 * radius)
        expect(hexes[0]).toEqual(step(centre, corner, radius))
        hexes.forEach((h, i) => {
          expect(distance(h, centre)).toBe(radius)
          expect(distance(h, hexes[(i + 1) % hexes.length] as Hex)).toBe(1)
        })
      }),
    )
  })
})
