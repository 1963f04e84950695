import { cone, type Direction, hexDistance, hexNamed, neighbour, OFF, rollOn } from '@anachron/hex'
import { describe, expect, it } from 'vitest'
import {
  BATTLE_DISPLAY,
  BORDER_HEXES,
  HEX_PRINTS,
  HOLE,
  HOLE_CELL,
  MAP_SOURCES,
  PRINTED_LAYOUT,
  SETUP_HEXES,
  TIME_MAP,
  TRIPPER_HEX,
} from '../content/index.ts'
import { numberAt, printedLayout, travel } from '../rules/time-travel.ts'
import type { TimeState } from '../rules/types.ts'
import { page, tableHeaded } from './page.ts'

const named = (name: string): number => hexNamed(BATTLE_DISPLAY, name)
const names = (hexes: readonly number[]): string[] => hexes.map((hex) => BATTLE_DISPLAY.names[hex] as string)

describe('the battle board', () => {
  it('[TT-2.2] 121 hexes, 36 with a set-up code, 40 on the edge with a border number, 0707 in the middle', () => {
    expect(BATTLE_DISPLAY.size).toBe(121)
    expect(HEX_PRINTS.filter(({ setup }) => setup !== null)).toHaveLength(36)
    HEX_PRINTS.forEach(({ border }, hex) => {
      expect(border !== null, BATTLE_DISPLAY.names[hex]).toBe(BATTLE_DISPLAY.edge[hex] === 1)
    })
    expect(BORDER_HEXES.map((hexes) => hexes.length)).toEqual([7, 6, 7, 7, 7, 6])
    expect(BATTLE_DISPLAY.names[TRIPPER_HEX]).toBe('0707')
    expect(HEX_PRINTS[named('0211')]).toEqual({ setup: '3D', border: 5 })
  })

  it('[TT-2.2] neighbours read off the booklet’s columns', () => {
    const around = (name: string): (string | undefined)[] =>
      ([0, 1, 2, 3, 4, 5] as Direction[]).map((d) => {
        const hex = neighbour(BATTLE_DISPLAY, named(name), d)
        return hex === OFF ? undefined : BATTLE_DISPLAY.names[hex]
      })
    expect(around('0707')).toEqual(['0706', '0806', '0807', '0708', '0607', '0606'])
    expect(around('0806')).toEqual(['0805', '0906', '0907', '0807', '0707', '0706'])
    expect(around('0202')).toEqual([undefined, '0302', '0303', '0203', undefined, undefined])
    expect(around('1212')).toEqual(['1211', undefined, undefined, undefined, undefined, '1112'])
  })

  it('[TT-6.33] the set-up chart, hex by hex; no two of them touch, none touches the T hex', () => {
    const rows = tableHeaded('Random Set-up Chart (reconstructed)')
    expect(SETUP_HEXES.map(names)).toEqual(rows.map(([, ...hexes]) => hexes))
    const all = SETUP_HEXES.flat()
    expect(new Set(all).size).toBe(36)
    for (const a of all) {
      expect(hexDistance(BATTLE_DISPLAY, a, TRIPPER_HEX)).toBeGreaterThan(1)
      for (const b of all) if (a !== b) expect(hexDistance(BATTLE_DISPLAY, a, b)).toBeGreaterThan(1)
    }
  })

  it('[TT-6.33] example E12: letter D and a 3 lead to 0211, 1005, 0307, 1208, 0802, 0808', () => {
    const row = SETUP_HEXES[2] as readonly number[]
    const d = 3
    expect(names([0, 1, 2, 3, 4, 5].map((i) => row[(d + i) % 6] as number))).toEqual([
      '0211',
      '1005',
      '0307',
      '1208',
      '0802',
      '0808',
    ])
  })

  it('[TT-6.0E] the border, stretch by stretch', () => {
    expect(BORDER_HEXES.map((hexes) => names(hexes).join(' '))).toEqual(
      tableHeaded('die', 'side').map(([, , hexes]) => hexes),
    )
    expect(new Set(BORDER_HEXES.flat()).size).toBe(40)
  })

  it('[TT-B48] example E11: a ball in 0904 going north-east for ten hexes bounces south and ends on 1209', () => {
    const path: number[] = []
    let at = { hex: named('0904'), heading: 1 as Direction }
    for (let i = 0; i < 10; i++) {
      at = rollOn(BATTLE_DISPLAY, at.hex, at.heading, 2)
      path.push(at.hex)
    }
    expect(names(path).join(' ')).toBe('1003 1103 1202 1203 1204 1205 1206 1207 1208 1209')
  })

  it('[TT-8.44] example E11: a Claymore in 0512 facing north covers 90 hexes', () => {
    const hit = cone(BATTLE_DISPLAY, named('0512'), 0)
    expect(hit).toHaveLength(90)
    for (const name of '0511 0410 0510 0610 0310 0409 0509 0609 0710 1207 0209 0202 1202'.split(' '))
      expect(hit, name).toContain(named(name))
    for (const name of '0512 0411 0611 1208 0210'.split(' ')) expect(hit, name).not.toContain(named(name))
  })

  it('[TT-2.2] what is reconstructed says so', () => {
    expect(MAP_SOURCES).toEqual({
      numbering: 'booklet',
      setupHexes: 'reconstructed',
      borderNumbers: 'reconstructed',
      recordTrack: 'reconstructed',
      timeDisplays: 'reconstructed',
    })
  })
})

describe('the time boards', () => {
  it('[TT-2.3] 37 hexes each: every battle once, and a Time Hole in the middle', () => {
    expect(TIME_MAP.size).toBe(37)
    const [past, future] = PRINTED_LAYOUT
    expect(past[HOLE_CELL]).toBe(HOLE)
    expect(future[HOLE_CELL]).toBe(HOLE)
    expect([...past, ...future].filter((n) => n !== HOLE).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 72 }, (_, i) => i + 1),
    )
    expect(past.filter((n) => n > 36)).toEqual([])
  })

  it('[TT-2.3] both boards lie as RULES.md draws them', () => {
    const drawing = page.slice(page.indexOf('        PAST')).split('\n').slice(1, 14)
    // A hex takes two lines of a column of the drawing; columns are read off by their place in the line.
    const rows = drawing.map((line) =>
      [...line.matchAll(/\S+/g)].map(([text]) => (text === '**' ? HOLE : Number(text))),
    )
    const drawnRow = (display: 0 | 1, y: number): number[] => {
      const half = (rows[y] as number[]).length / 2
      return (rows[y] as number[]).slice(display === 0 ? 0 : half, display === 0 ? half : undefined)
    }
    for (const display of [0, 1] as const)
      for (let y = 0; y < 13; y++) {
        // A line of the drawing holds the hexes whose centres lie at the same height, west to east.
        const level = TIME_MAP.hexes
          .map((hex, cell) => ({ cell, q: hex.q, height: 2 * hex.r + hex.q + 6 }))
          .filter(({ height }) => height === y)
          .sort((a, b) => a.q - b.q)
        expect(level.map(({ cell }) => PRINTED_LAYOUT[display][cell])).toEqual(drawnRow(display, y))
      }
  })

  const journey = (start: number, direction: number, length: number, display: 0 | 1) => {
    const layout = printedLayout()
    const time: TimeState = { layout, display, cell: layout[display].indexOf(start) }
    travel(time, direction - 1, length)
    return { end: numberAt(time), display: time.display }
  }
  const faces = [1, 2, 3, 4, 5, 6]

  it('[TT-3.4] [TT-5.11] where the first journey of a trip can lead, by direction and length', () => {
    const ends = faces.map((direction) => faces.map((length) => journey(HOLE, direction, length, 0).end).join(' '))
    expect(ends).toEqual([
      '31 19 1 2 3 4',
      '32 21 4 5 6 7',
      '33 23 7 8 9 10',
      '34 25 10 11 12 13',
      '35 27 13 14 15 16',
      '36 29 16 17 18 1',
    ])
  })

  it('[TT-5.0B] [TT-5.2] of the 2664 random journeys from a hex 7.7 in a hundred end on a hole and 12.6 change boards', () => {
    let onHole = 0
    let across = 0
    for (const display of [0, 1] as const)
      for (const start of PRINTED_LAYOUT[display])
        for (const direction of faces)
          for (const length of faces) {
            const arrived = journey(start, direction, length, display)
            if (arrived.end === HOLE) onHole++
            if (arrived.display !== display) across++
          }
    expect([((onHole / 2664) * 100).toFixed(1), ((across / 2664) * 100).toFixed(1)]).toEqual(['7.7', '12.6'])
  })
})
