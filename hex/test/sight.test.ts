import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Hex, hexDistance, hexNamed, neighbour, OFF, offsetMap, sightLine } from '../src/index.ts'

const board = offsetMap([2, 12], [2, 12])
const named = (name: string): number => hexNamed(board, name)
const anyHex = fc.nat(board.size - 1)

/** The hex that holds a point of the plane, found by asking every centre which is nearest; undefined on a border. */
function hexAt(q: number, r: number): number | undefined {
  let best = Number.POSITIVE_INFINITY
  let holder: number | undefined
  for (let hex = 0; hex < board.size; hex++) {
    const at = board.hexes[hex] as Hex
    const dq = q - at.q
    const dr = r - at.r
    const squared = dq * dq + dq * dr + dr * dr
    if (Math.abs(squared - best) < 1e-9) holder = undefined
    else if (squared < best) {
      best = squared
      holder = hex
    }
  }
  return holder
}

describe('lines of sight', () => {
  it('along a row of hexes cross each of them', () => {
    expect(sightLine(board, named('0702'), named('0706'))).toEqual({
      crossed: [named('0703'), named('0704'), named('0705')],
      between: [],
    })
  })

  it('between neighbours cross nothing', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...DIRECTIONS), (hex, d) => {
        const beside = neighbour(board, hex, d)
        if (beside !== OFF) expect(sightLine(board, hex, beside)).toEqual({ crossed: [], between: [] })
      }),
    )
  })

  it('to the second hex in the gap between two directions run along a side', () => {
    // Due east of 0707, two columns on, with 0806 above and 0807 below the line.
    expect(sightLine(board, named('0707'), named('0907'))).toEqual({
      crossed: [],
      between: [[named('0806'), named('0807')]],
    })
  })

  it('along the edge of the map have nobody on the other side', () => {
    expect(sightLine(board, named('0302'), named('0502'))).toEqual({ crossed: [], between: [[named('0402'), OFF]] })
  })

  it('find what sampling the line finds', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const a = board.hexes[from] as Hex
        const b = board.hexes[to] as Hex
        const { crossed } = sightLine(board, from, to)
        for (let i = 1; i < 400; i++) {
          const hex = hexAt(a.q + ((b.q - a.q) * i) / 400, a.r + ((b.r - a.r) * i) / 400)
          // Points over no hex of the map fall to the nearest one, hence the second condition.
          if (hex === undefined || hex === from || hex === to || board.edge[hex] === 1) continue
          expect(crossed).toContain(hex)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are the same from either end', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const there = sightLine(board, a, b)
        const back = sightLine(board, b, a)
        expect(back.crossed).toEqual(there.crossed)
        expect(back.between.map((pair) => [...pair].sort()).sort()).toEqual(
          there.between.map((pair) => [...pair].sort()).sort(),
        )
        for (const hex of there.crossed)
          expect(hexDistance(board, a, hex) + hexDistance(board, hex, b)).toBeLessThanOrEqual(
            hexDistance(board, a, b) + 1,
          )
      }),
    )
  })
})
