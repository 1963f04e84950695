import { begin, scripted, startMatch } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { DECK, isUnit, KINDS, type UnitKind } from '../content/cards.ts'
import { wrongWithCards } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import { DEFAULTS, sidesFor } from '../rules/options.ts'
import type { BattleEvent } from '../rules/types.ts'
import { newGame } from './hand.ts'
import { signs } from './war.ts'

describe('the table', () => {
  it('[TLB-1] [TLB-60] is for two players; four are two teams that sit alternately, three are on their own', () => {
    expect(sidesFor(DEFAULTS, 2)).toEqual([0, 1])
    expect(sidesFor(DEFAULTS, 3)).toEqual([0, 1, 2])
    expect(sidesFor(DEFAULTS, 4)).toEqual([0, 1, 0, 1])
    expect(sidesFor({ ...DEFAULTS, sides: 'free-for-all' }, 4)).toEqual([0, 1, 2, 3])
    expect(game.seats).toEqual({ min: 2, max: 4 })
  })

  it('[TLB-60] refuses teams that cannot be equally large', () => {
    const start = (seats: number) => startMatch(game, { options: { sides: 'teams' }, seats, chance: () => scripted() })
    expect(start(3)).toEqual({
      fault: 'Teams have to be equally large: play with four, or everyone on their own. (TLB-60)',
    })
  })

  it('[TLB-2] gives each player a deck of 26, two of each kind', () => {
    expect(DECK.length).toBe(26)
    expect(KINDS.map(({ rank }) => DECK.filter((each) => each === rank).length)).toEqual(new Array(13).fill(2))
    for (const seats of [2, 3, 4]) expect(wrongWithCards(newGame(seats))).toBeUndefined()
  })

  it('[TLB-3] has thirteen kinds with these hit points and Damage at Levels 0 and 3', () => {
    const at = ({ base, perLevel }: { base: number; perLevel: number }, level: number): number =>
      base + perLevel * level
    const unitKinds = KINDS.filter((kind): kind is UnitKind => kind.type === 'unit')
    expect(unitKinds.map(({ sign, hp, damage }) => [sign, at(hp, 0), at(hp, 3), at(damage, 0), at(damage, 3)])).toEqual(
      [
        ['A', 10, 10, 1, 1],
        ['2', 13, 19, 5, 5],
        ['3', 11, 17, 2, 2],
        ['4', 10, 16, 3, 3],
        ['5', 10, 10, 4, 7],
        ['6', 8, 14, 2, 11],
        ['7', 8, 5, 4, 10],
        ['8', 7, 7, 3, 9],
        ['9', 9, 9, 2, 5],
        ['10', 6, 6, 4, 13],
      ],
    )
    expect(KINDS.slice(10).map(({ sign, type }) => [sign, type])).toEqual([
      ['J', 'turret'],
      ['Q', 'armor'],
      ['K', 'bomb'],
    ])
  })
})

describe('setting up', () => {
  it('[TLB-4] [TLB-R4] deals five cards each, anew to whoever has no two Units, and then draws the Start Player', () => {
    // The deck lies in order; the first deal is K K Q Q A, which cannot open.
    const rolls = scripted(25, 24, 23, 22, 0, 25, 0, 2, 4, 6, 0, 1, 2, 3, 4, 1)
    const events: BattleEvent[] = []
    const state = begin(game, DEFAULTS, 2, rolls, (event) => events.push(event))
    expect(rolls.left()).toBe(0)
    expect(events.map(({ kind }) => kind)).toEqual(['redealt', 'dealt', 'dealt', 'started', 'timeline'])
    expect(state.players.map(({ hand }) => hand.filter(isUnit).length >= 2)).toEqual([true, true])
    expect(signs(state.players[0]?.hand ?? [])).toContain('K')
    expect(state.start).toBe(1)
    expect(state.players.map(({ vp, hand }) => [vp, hand.length])).toEqual([
      [0, 5],
      [0, 5],
    ])
  })

  it('[TLB-R4] does not redeal where any cards may open', () => {
    const rolls = scripted(25, 24, 23, 22, 0, 0, 1, 2, 3, 4, 0)
    const state = begin(game, { ...DEFAULTS, opening: 'any' }, 2, rolls)
    expect(signs(state.players[0]?.hand ?? [])).toBe('A Q Q K K')
    expect(rolls.left()).toBe(0)
  })

  it('[TLB-4] uses no chance after the deal but the order of the decks', () => {
    const state = newGame()
    for (const player of state.players) expect(player.deck.top.length + player.deck.bottom.length).toBe(0)
  })
})
