import { describe, expect, it } from 'vitest'
import { FACE, FACES, type FaceId, FRAME_HALVES, PORTALS, TILES } from '../content/index.ts'
import { portalNow, portalsNow, shiftChanges, shifted } from '../rules/portals.ts'
import { day, layTiles, move, shopOf, standing } from './day.ts'

const board = (text: string): FaceId[] => text.split(' ') as FaceId[]
const cost = (tiles: FaceId[], id: (typeof PORTALS)[number]): string => {
  const { hours, corruption } = portalNow(tiles, id)
  return `${hours}H${corruption}K`
}

describe('tiles', () => {
  it('[CH-C3] have a blue face with exactly one icon less, and the same action', () => {
    for (const id of TILES) {
      const [white, blue] = [FACE[`${id}w`], FACE[`${id}b`]]
      const icons = (face: typeof white): number =>
        face.actionHalf.hours + face.actionHalf.corruption + face.costHalf.hours + face.costHalf.corruption
      expect(icons(white) - icons(blue)).toBe(1)
      expect([blue.action, blue.colours]).toEqual([white.action, white.colours])
    }
  })

  it('[CH-R31] are four Artifacts, four Relics or Sponsorship, one of each colour, and two Relics of two', () => {
    const whites = FACES.filter(({ side }) => side === 'white')
    const of = (action: string): string[] =>
      whites.filter((face) => face.action === action).flatMap((face) => face.colours)
    expect(of('artifact')).toEqual(['red', 'green', 'blue', 'yellow'])
    expect(of('relicOrSponsorship')).toEqual(['red', 'green', 'blue', 'yellow'])
    expect(of('relicOfTwo').sort()).toEqual(['blue', 'green', 'red', 'yellow'])
  })

  it('[CH-R6] make no portal cheaper than an Hour, and none dearer than the printed range, in any layout', () => {
    const range = new Map<string, { hours: number[]; corruption: number[] }>()
    for (const a of FACES)
      for (const b of FACES) {
        if (a.tile === b.tile) continue
        for (const portal of portalsNow([a.id, b.id, a.id, b.id])) {
          const seen = range.get(portal.id) ?? { hours: [], corruption: [] }
          seen.hours.push(portal.hours)
          seen.corruption.push(portal.corruption)
          range.set(portal.id, seen)
        }
      }
    const span = (id: string): number[] => {
      const { hours, corruption } = range.get(id) as { hours: number[]; corruption: number[] }
      return [Math.min(...hours), Math.max(...hours), Math.min(...corruption), Math.max(...corruption)]
    }
    expect([span('T1'), span('B3')]).toEqual([
      [2, 4, 0, 1],
      [2, 4, 0, 1],
    ])
    expect([span('T2'), span('B2')]).toEqual([
      [1, 5, 0, 2],
      [1, 5, 0, 2],
    ])
    expect([span('T3'), span('B1')]).toEqual([
      [1, 3, 0, 1],
      [2, 4, 0, 1],
    ])
  })
})

describe('portal spaces', () => {
  const tiles = board('P02w P01w P04w P09w')

  it('[CH-C5] [CH-C16] are six, formed by four tiles and the frame', () => {
    expect(portalsNow(tiles).map(({ id }) => id)).toEqual([...PORTALS])
  })

  it('[CH-C17] do what the tile on their right says, the rightmost ones what the frame says', () => {
    expect(portalsNow(tiles).map(({ tile }) => tile)).toEqual(['P02w', 'P01w', null, null, 'P09w', 'P04w'])
  })

  it('[CH-R30] recruit at T3 and activate at B1, whatever the tiles; a frame half costs an Hour, at B1 two', () => {
    for (const other of [tiles, board('P10b P07b P05b P03b')]) {
      expect(portalNow(other, 'T3').action).toBe('recruit')
      expect(portalNow(other, 'B1').action).toBe('activate')
    }
    expect(Object.values(FRAME_HALVES).map(({ id, icons }) => `${id} ${icons.hours}H${icons.corruption}K`)).toEqual([
      'topLeft 1H0K',
      'topRight 1H0K',
      'bottomLeft 1H0K',
      'bottomRight 2H0K',
    ])
  })

  it('[CH-C18] cost all icons of both halves', () => {
    expect(PORTALS.map((id) => cost(tiles, id))).toEqual(['2H0K', '3H0K', '2H1K', '3H0K', '3H1K', '2H0K'])
  })
})

describe('a shift', () => {
  const shop = { board: board('P02w P01w P04w P09w'), stream: board('P10b P07b P05b P06b P08b P03b') }

  it('[CH-C15] [CH-C20] [CH-C35] pushes the column next to its machine down by one and leaves the other alone', () => {
    expect(shifted(shop, 'left', 'P03b').board).toEqual(board('P03b P01w P02w P09w'))
    expect(shifted(shop, 'right', 'P10b').board).toEqual(board('P02w P10b P04w P01w'))
  })

  it('[CH-C19] [CH-C35] left with P03 gives T1 and B3 for two Hours, and P04 back as blue', () => {
    const after = shifted(shop, 'left', 'P03b')
    expect([cost(after.board, 'T1'), cost(after.board, 'B3')]).toEqual(['2H0K', '2H0K'])
    expect(after.stream).toEqual(board('P10b P07b P05b P06b P08b P04b'))
  })

  it('[CH-C35] turns over whatever falls out: what came in blue goes back white', () => {
    const once = shifted(shop, 'left', 'P03b')
    const twice = shifted(once, 'left', 'P05b')
    const thrice = shifted(twice, 'left', 'P06b')
    expect(thrice.fell).toBe('P03b')
    expect(thrice.stream.at(-1)).toBe('P03w')
  })

  it('[CH-C21] on the left touches T1, T2, B2, B3, on the right T2, T3, B1, B2', () => {
    const touched = (side: 'left' | 'right'): string =>
      shiftChanges(
        { board: board('P01w P10w P09w P06w'), stream: board('P02b P03b P04b P05b P07b P08b') },
        side,
        'P03b',
      )
        .map(({ before }) => before.id)
        .join(' ')
    expect(touched('left')).toBe('T1 T2 B2 B3')
    expect(touched('right')).toBe('T2 T3 B1 B2')
  })

  it('[CH-C21] is foretold exactly: the changes shown before it are those found after it', () => {
    const play = day()
    const mine = shopOf(play)
    layTiles(mine, 'P02w', 'P01w', 'P04w', 'P09w')
    standing(mine, 'T2', 'RA')
    const tile = mine.stream[0] as FaceId
    const before = portalsNow(mine.board)
    const foretold = shiftChanges(mine, 'right', tile)
    play.does(0, move('chronomancer', 'RC'))
    play.does(0, { kind: 'shift', tile })
    const after = portalsNow(mine.board)
    for (const portal of before) {
      const now = after.find(({ id }) => id === portal.id)
      const change = foretold.find(({ before: { id } }) => id === portal.id)
      expect(now).toEqual(change ? change.after : portal)
    }
  })
})
