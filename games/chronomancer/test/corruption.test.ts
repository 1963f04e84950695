import { describe, expect, it } from 'vitest'
import { CORRUPTIONS } from '../content/index.ts'
import { lossOf, lossTo } from '../rules/corruption.ts'
import { corruptionOdds } from '../rules/forecast.ts'
import { game } from '../rules/game.ts'
import { carryOn, day, layTiles, move, nextCorruption, shopOf } from './day.ts'

/** A portal with one Corruption icon, and so many cards left in the deck. */
function takes(change: (play: ReturnType<typeof day>) => void) {
  const play = day({ seats: 4 })
  layTiles(shopOf(play), 'P08w', 'P02w', 'P03w', 'P04w')
  change(play)
  play.does(0, move('assistant', 'T1'))
  carryOn(play, ({ pieces }) => (pieces[0]?.hour ?? 0) > 0)
  return play
}

describe('Corruption', () => {
  it('[CH-C46] [CH-R51] costs 2, 3, 5, or 1 for each Rogue in the lair', () => {
    expect(CORRUPTIONS.map((card) => lossOf(card, 6))).toEqual([2, 3, 5, 6])
    expect(lossTo([2, 2, 1, 1], 3)).toBe(4 + 6 + 5 + 3)
  })

  it('[CH-R51] [CH-C18] is drawn from the deck, one card for an icon', () => {
    const play = takes(({ state }) => nextCorruption(state, 'scandal'))
    expect(shopOf(play).corruption).toEqual([0, 0, 1, 0])
    expect(play.state.corruption.pool).toHaveLength(59)
  })

  it('[CH-R51] shuffles the discards when the deck has run out', () => {
    const play = takes(({ state }) => {
      state.corruption.pool = []
      state.corruptionDiscards = [0, 3, 0, 0]
    })
    expect(shopOf(play).corruption).toEqual([0, 1, 0, 0])
    expect([play.state.corruption.pool.length, play.state.corruptionDiscards]).toEqual([2, [0, 0, 0, 0]])
  })

  it('[CH-R51] is not taken when there are no discards either', () => {
    const play = takes(({ state }) => {
      state.corruption.pool = []
    })
    expect(shopOf(play).corruption).toEqual([0, 0, 0, 0])
  })

  it('[CH-R51] has odds that are exact: one card, and two', () => {
    const { state } = day()
    const view = game.view(state, 0)
    expect(corruptionOdds(view, 1).map(({ chance }) => chance)).toEqual([24 / 60, 18 / 60, 12 / 60, 6 / 60])
    const pairs = corruptionOdds(view, 2)
    expect(pairs).toHaveLength(10)
    expect(pairs.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(pairs[0]?.chance, 'two Whispers').toBeCloseTo((24 / 60) * (23 / 59), 12)
    expect(pairs[1]?.chance, 'a Whisper and a Bribe').toBeCloseTo(2 * (24 / 60) * (18 / 59), 12)
  })
})
