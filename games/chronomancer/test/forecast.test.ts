import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { bagOdds, iconsNow } from '../rules/forecast.ts'
import { game } from '../rules/game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Action } from '../rules/types.ts'
import {
  boats,
  byColour,
  carryOn,
  crowd,
  day,
  layTiles,
  move,
  nextOutOfBag,
  shopOf,
  standing,
  townSquare,
} from './day.ts'

/** As the first player reads it. */
const foretold = (play: ReturnType<typeof day>, action: Action) => {
  const told = game.forecast?.(game.view(play.state, 0), 0, action)
  return (
    told && {
      rule: told.rule,
      notes: told.notes?.map((note) => render(note, { viewer: 0 })),
      outcomes: told.outcomes.map(({ words, chance }) => ({ words: render(words, { viewer: 0 }), chance })),
    }
  )
}

describe('what is foretold', () => {
  it('[CH-C18] of a move: its cost, the odds of its Corruption, what it passes on the Clock', () => {
    const play = day()
    layTiles(shopOf(play), 'P02w', 'P01w', 'P04w', 'P09w')
    const told = foretold(play, move('assistant', 'T3'))
    expect(told?.notes?.at(-1)).toBe('2 Hours: from 0 to 2. You seat 1 Adventurer.')
    expect(told?.outcomes.map(({ words }) => words)).toEqual([
      'Corruption: Whisper, −2',
      'Corruption: Bribe, −3',
      'Corruption: Scandal, −5',
      'Corruption: Vendetta, −2',
    ])
  })

  it('[CH-C21] of a shift: every portal it would change', () => {
    const play = day()
    layTiles(shopOf(play), 'P02w', 'P01w', 'P04w', 'P09w')
    standing(shopOf(play), 'T2', 'RA')
    play.does(0, move('chronomancer', 'RC'))
    expect(foretold(play, { kind: 'shift', tile: 'P10b' })?.notes).toEqual([
      'Top right portal then: Recruit for 1 Hour.',
      'Bottom middle portal then: red or yellow Relic for 1 Hour and 1 Corruption.',
      'Bottom right portal then: Activate Staff for 3 Hours and 1 Corruption.',
      'Top middle portal then: yellow Artifact for 4 Hours and 1 Corruption.',
    ])
  })

  it('[CH-R16] of advancing: who may arrive, exactly', () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    const told = foretold(play, { kind: 'advance' })
    const view = game.view(play.state, 0)
    expect(told?.outcomes.map(({ chance }) => chance)).toEqual(bagOdds(view).map(({ chance }) => chance))
    expect(told?.outcomes[0]?.words).toBe('A red Warrior')
    const sum = told?.outcomes.reduce((total, { chance }) => total + chance, 0)
    expect(sum).toBeCloseTo(1, 12)
    expect(told?.outcomes[0]?.chance).toBe((view.bag[0] as number) / view.bag.reduce((a, b) => a + b))
  })

  it('[CH-R27] [CH-C33] of Frozen Hours: what the icon would pay', () => {
    const play = day({ prepare: (state) => nextOutOfBag(state, 'RRRGGGBBBYYY') })
    expect(foretold(play, { kind: 'lift', icon: 'blue' })?.notes).toEqual([
      'Bare, it would pay 4 Gold if the Market opened now, or save an Hour.',
    ])
  })

  it('[CH-H14] [CH-R27] of landing: what Goods and sponsors would bring, as who lands does not go home', () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    shopOf(play).relics = byColour('R1')
    boats(play.state, 'RRB GG BB YY RR GG')
    nextOutOfBag(play.state, 'Y')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'advance' })
    play.does(0, { kind: 'seat', boat: 1 })
    expect(foretold(play, { kind: 'land', pier: 'S' })?.notes).toEqual([
      // One red Relic to two Warriors; five Warriors would have gone home, and three do.
      'A Market now would bring you 14 Gold instead of 10: 6 for Goods, 8 from sponsors.',
    ])
    expect(foretold(play, { kind: 'land', pier: 'L' })?.notes).toEqual([
      'A Market now would bring you 8 Gold instead of 10: 0 for Goods, 8 from sponsors.',
    ])
  })

  it('[CH-R27] of landing: what it would bring the others instead, where it changes', () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    const rival = play.state.shops[1] as ReturnType<typeof shopOf>
    rival.covered = [false, true, true, true]
    boats(play.state, 'RRB GG BB YY RR GG')
    nextOutOfBag(play.state, 'Y')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'blue' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'advance' })
    play.does(0, { kind: 'seat', boat: 1 })
    expect(foretold(play, { kind: 'land', pier: 'M' })?.notes).toContain('And 3 instead of 5 for Player 2.')
  })

  it('[CH-R27] of seating somebody: what their hall would pay more', () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    boats(play.state, 'RRB G BB YY RR GG')
    nextOutOfBag(play.state, 'G')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'advance' })
    expect(foretold(play, { kind: 'seat', boat: 2 })?.notes).toEqual([
      'A Market now would bring you 10 Gold instead of 9: 0 for Goods, 10 from sponsors.',
      'Nobody here has anything to sell to those in it.',
    ])
    expect(foretold(play, { kind: 'seat', boat: 1 })?.notes).toEqual([
      'It is full then, and you land it where it helps your rivals least.',
    ])
  })

  it('[CH-R35] [CH-R13] of a sale: Gold, thieves and Corruption', () => {
    const play = day({
      prepare(state) {
        state.token = 0
        crowd(state, 'M', 'RRKK')
        const [shop] = state.shops
        if (shop) shop.artifacts = byColour('R1')
      },
    })
    const told = foretold(play, { kind: 'sell', size: 'artifact', colour: 'red', pier: 'M' })
    expect(told?.notes).toEqual(['10 Gold.', 'Thieves would take 2 of it.', 'It brings 2 Corruption cards.'])
    expect(told?.outcomes).toHaveLength(10)
  })

  it('[CH-C45] [CH-R51] of the Staff: what the shelf would then sell for, and what a card costs', () => {
    const play = day()
    const shop = shopOf(play)
    standing(shop, 'RC', 'RA')
    layTiles(shop, 'P02w', 'P01b', 'P04w', 'P03b')
    shop.relics = byColour('R1')
    shop.staff = ['W6', 'A6', null, 'N6']
    shop.corruption = [0, 0, 1, 0]
    crowd(play.state, 'S', 'RGGG')
    crowd(play.state, 'L', 'RRRR')
    play.does(0, move('assistant', 'B1'))
    expect(foretold(play, { kind: 'recombobulate', from: 'red', to: 'green' })?.notes).toEqual([
      'Your shelf would sell for 9 Gold instead of 3 Gold.',
    ])
    expect(foretold(play, { kind: 'embiggen', colour: 'red' })?.notes).toEqual([
      'Your shelf would sell for 20 Gold instead of 3 Gold.',
    ])
    expect(foretold(play, { kind: 'secure', card: 'scandal' })?.notes).toEqual([
      'The card would cost 5 Gold if the game ended now.',
    ])
  })

  it('[CH-C43] [CH-R29] of recruiting: what the icons would score now, as the score counts them, and with those at sea', () => {
    const play = day({
      prepare(state) {
        townSquare(state, ['W6', 'A6', 'Z6', 'N6'])
        nextOutOfBag(state, 'RRRRGGBBYYKK')
      },
    })
    const view = game.view(play.state, 0)
    play.does(0, move('assistant', 'T3'))
    expect(foretold(play, { kind: 'recruit', card: 'W6' })?.notes?.at(-1)).toBe(
      'Their icons would score 2 Gold if the game ended now, 10 with those at sea at home.',
    )
    expect(iconsNow(view, 'W6')).toEqual({ now: 2, settled: 10 })
    play.does(0, { kind: 'recruit', card: 'W6' })
    play.does(0, { kind: 'assign', place: 'security' })
    expect(scoreOf(play.state, 0).icons).toBe(2)
  })

  it('[CH-R23] of putting somebody to work in a taken place: who goes', () => {
    const play = day({ prepare: (state) => townSquare(state, ['W6', 'A6', 'Z6', 'N6']) })
    shopOf(play).staff = ['U1', null, null, null]
    play.does(0, move('assistant', 'T3'))
    play.does(0, { kind: 'recruit', card: 'W6' })
    const works = 'Then your Recombobulator works: swap a Relic on your shelf for a Relic of another colour.'
    expect(foretold(play, { kind: 'assign', place: 'recombobulator' })?.notes).toEqual([
      works,
      'Honest Constable is discarded, and their icons no longer count.',
    ])
    expect(foretold(play, { kind: 'assign', place: 'security' })?.notes).toHaveLength(1)
  })

  it('[CH-C32] of paying with ice: what the Hour saved is good for, before what it costs', () => {
    const play = day({ prepare: (state) => nextOutOfBag(state, 'RRRGGGBBBYYY') })
    standing(shopOf(play), 'LC', 'T2')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    expect(foretold(play, { kind: 'spend', icon: 'red' })?.notes).toEqual([
      'Paid with ice, the turn costs no Hour: you go again.',
      'Covered, its window does not pay 4 Gold.',
    ])
    expect(foretold(play, { kind: 'advance' })?.notes?.[0]).toBe('Your windows stay bare: 8 Gold at a Market now.')
  })

  it('[CH-H18] of seating somebody: for whose shelf, and who fills a boat lands it', () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    shopOf(play).relics = byColour('R1')
    boats(play.state, 'RRB RG BB YY GG GG')
    nextOutOfBag(play.state, 'R')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'blue' })
    play.does(0, { kind: 'lift', icon: 'yellow' })
    play.does(0, { kind: 'advance' })
    const first = (boat: number) => foretold(play, { kind: 'seat', boat })?.notes?.[0]
    expect(first(1)).toBe('It is full then, and you land it: up to 9 Gold for your shelf.')
    expect(first(2)).toBe('Those in it would buy your Goods, once it lands: up to 6 Gold.')
  })

  it('[CH-C18] always adds up to certainty, whatever is asked', () => {
    const play = day({ seats: 3, seed: 'sums' })
    let looked = 0
    carryOn(play, () => {
      const seat = play.asked()?.seats[0] as number
      const view = game.view(play.state, seat)
      for (const action of play.options(seat)) {
        const { outcomes = [] } = game.forecast?.(view, seat, action) ?? {}
        if (outcomes.length === 0) continue
        looked++
        expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
      }
      return play.state.round === 3
    })
    expect(looked).toBeGreaterThan(20)
  })
})
