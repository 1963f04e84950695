import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/types.ts'
import { byColour, carryOn, day, layTiles, move, nextCorruption, shopOf, standing } from './day.ts'

/**
 * The Assistant steps onto B1 with these Goods on the shelf and all four Staff Abilities manned, unless said otherwise.
 */
function activates(relics: string, artifacts: string, change: (play: ReturnType<typeof day>) => void = () => {}) {
  const play = day({ seats: 4 })
  const shop = shopOf(play)
  layTiles(shop, 'P02w', 'P01b', 'P04w', 'P03b')
  standing(shop, 'RC', 'RA')
  shop.relics = byColour(relics)
  shop.artifacts = byColour(artifacts)
  shop.staff = ['W6', 'A6', 'Z6', 'N6']
  change(play)
  play.does(0, move('assistant', 'B1'))
  return play
}
const kinds = (options: Action[]): string[] => [...new Set(options.map(({ kind }) => kind))]

describe('Activate Staff', () => {
  it('[CH-C41] costs the 2 Hours of the frame and the icons of the tile beside it, nothing on top', () => {
    const play = activates('R1', '')
    play.does(0, { kind: 'stop' })
    expect(play.state.pieces[0]?.hour, 'P03 blue has no cost icon, the frame two Hours').toBe(2)
  })

  it('[CH-C44] uses each manned ability at most once, in any order, or not at all', () => {
    const play = activates('R2', 'B1')
    expect(kinds(play.options(0))).toEqual(['stop', 'recombobulate', 'embiggen', 'fract'])
    play.does(0, { kind: 'embiggen', colour: 'red' })
    expect(play.refuses(0, { kind: 'embiggen', colour: 'red' }).rule).toBe('CH-C44')
    play.does(0, { kind: 'fract', colour: 'blue' })
    play.does(0, { kind: 'stop' })
    expect([shopOf(play).relics, shopOf(play).artifacts]).toEqual([byColour('R1 B2'), byColour('R1')])
  })

  it('[CH-C44] an ability without a card is not available', () => {
    const play = activates('R2', '', (before) => {
      shopOf(before).staff = [null, 'A6', null, null]
    })
    expect(kinds(play.options(0))).toEqual(['stop', 'embiggen'])
    expect(play.refuses(0, { kind: 'recombobulate', from: 'red', to: 'blue' })).toMatchObject({ rule: 'CH-C44' })
  })

  it('[CH-C45] the Recombobulator swaps a Relic for one of another colour', () => {
    const play = activates('R1', '')
    expect(play.refuses(0, { kind: 'recombobulate', from: 'red', to: 'red' }).rule).toBe('CH-R11')
    play.does(0, { kind: 'recombobulate', from: 'red', to: 'yellow' })
    expect(shopOf(play).relics).toEqual(byColour('Y1'))
  })

  it('[CH-C45] [CH-R11] Embiggener and then Fractor turn one Relic into two', () => {
    const play = activates('G1', '')
    play.does(0, { kind: 'embiggen', colour: 'green' })
    expect(shopOf(play).artifacts).toEqual(byColour('G1'))
    play.does(0, { kind: 'fract', colour: 'green' })
    expect([shopOf(play).relics, shopOf(play).artifacts]).toEqual([byColour('G2'), byColour('')])
  })

  it('[CH-R11] the Fractor needs both Relics in the supply, the Embiggener the Artifact', () => {
    const play = activates('R2 Y1', 'R2')
    expect(play.refuses(0, { kind: 'fract', colour: 'red' }).rule).toBe('CH-R11')
    expect(play.refuses(0, { kind: 'embiggen', colour: 'red' }).rule).toBe('CH-R11')
    expect(play.options(0)).toContainEqual({ kind: 'embiggen', colour: 'yellow' })
  })

  it('[CH-C45] [CH-C46] Security discards a Corruption card of your choice', () => {
    const play = activates('', '', (before) => {
      shopOf(before).corruption = [1, 0, 1, 0]
    })
    expect(play.refuses(0, { kind: 'secure', card: 'bribe' }).rule).toBe('CH-C45')
    play.does(0, { kind: 'secure', card: 'scandal' })
    expect(shopOf(play).corruption).toEqual([1, 0, 0, 0])
    expect(play.state.corruptionDiscards).toEqual([0, 0, 1, 0])
  })

  it('[CH-R8] the Corruption that B1 costs comes too late for its Security', () => {
    const play = activates('', '', (before) => {
      layTiles(shopOf(before), 'P02w', 'P03w', 'P05w', 'P01w')
      nextCorruption(before.state, 'bribe')
    })
    carryOn(play, ({ pieces }) => (pieces[0]?.hour ?? 0) > 0)
    expect(shopOf(play).corruption, 'nothing to secure, then the card').toEqual([0, 1, 0, 0])
  })

  it('[CH-C44] with nothing to use it passes by itself', () => {
    const play = activates('', '')
    expect(play.state.pieces[0]?.hour).toBe(2)
  })
})
