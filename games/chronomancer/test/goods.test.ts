import { describe, expect, it } from 'vitest'
import type { FaceId } from '../content/index.ts'
import { byColour, carryOn, day, events, layTiles, move, shopOf } from './day.ts'

/** The Assistant steps onto T1, whose action is that of this tile. */
function onto(tile: FaceId, change: (play: ReturnType<typeof day>) => void = () => {}) {
  const play = day({ seats: 4 })
  const others = (['P01w', 'P02w', 'P03w', 'P04w'] as FaceId[]).filter(
    (other) => other.slice(0, 3) !== tile.slice(0, 3),
  )
  layTiles(shopOf(play), tile, ...others.slice(0, 3))
  change(play)
  play.does(0, move('assistant', 'T1'))
  return play
}

describe('portal actions', () => {
  it('[CH-C37] an Artifact of the tile’s colour goes to the shelf, without a question', () => {
    const play = onto('P08w')
    expect(shopOf(play).artifacts).toEqual(byColour('G1'))
  })

  it('[CH-C38] a Relic of the tile’s colour, or Sponsorship', () => {
    const play = onto('P06w')
    expect(play.options(0)).toEqual([{ kind: 'take', size: 'relic', colour: 'yellow' }, { kind: 'sponsor' }])
    expect(play.refuses(0, { kind: 'take', size: 'relic', colour: 'red' }).rule).toBe('CH-C38')
    play.does(0, { kind: 'take', size: 'relic', colour: 'yellow' })
    expect(shopOf(play).relics).toEqual(byColour('Y1'))
  })

  it('[CH-R52] Immediate Sponsorship pays the fullest hall, whatever the tile’s colour', () => {
    const play = onto('P06w', ({ state }) => {
      state.halls = [4, 3, 3, 1]
    })
    play.does(0, { kind: 'sponsor' })
    expect(shopOf(play).gold).toBe(4)
    expect(events(play.events, 'sponsored')).toMatchObject([{ gold: 4, hall: 'red' }])
  })

  it('[CH-C39] a Relic in either of two colours', () => {
    const play = onto('P01b')
    expect(play.options(0)).toEqual([
      { kind: 'take', size: 'relic', colour: 'red' },
      { kind: 'take', size: 'relic', colour: 'yellow' },
    ])
    expect(play.refuses(0, { kind: 'sponsor' }).rule).toBe('CH-C39')
  })

  it('[CH-C39] [CH-R39] if only one colour is left in the supply, that one, without a question', () => {
    const play = onto('P01b', (before) => {
      shopOf(before).relics = byColour('R3')
    })
    expect(shopOf(play).relics).toEqual(byColour('R3 Y1'))
  })

  it('[CH-R7] [CH-C47] nothing if the supply has none, and the cost is due all the same', () => {
    const play = onto('P08w', (before) => {
      shopOf(before).artifacts = byColour('G2')
    })
    expect(events(play.events, 'nothing')).toMatchObject([{ seat: 0, size: 'artifact', colours: ['green'] }])
    expect(shopOf(play).artifacts).toEqual(byColour('G2'))
    carryOn(play, ({ pieces }) => (pieces[0]?.hour ?? 0) > 0)
    expect(play.state.pieces[0]?.hour).toBe(3)
    expect(shopOf(play).corruption.reduce((a, b) => a + b)).toBe(1)
  })

  it('[CH-R10] the shelf takes all twenty Goods', () => {
    const play = onto('P08w', (before) => {
      shopOf(before).relics = [3, 3, 3, 3]
      shopOf(before).artifacts = [2, 1, 2, 2]
    })
    expect(shopOf(play).artifacts).toEqual([2, 2, 2, 2])
  })
})
