import { begin, optionsFor, scripted, startMatch } from '@anachron/kernel'
import { faultIn } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { DECK, isUnit, KINDS, type UnitKind } from '../content/cards.ts'
import { wrongWithCards } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import { DEFAULTS, options, sidesFor } from '../rules/options.ts'
import { LINE_UPS } from '../rules/sides.ts'
import type { BattleEvent } from '../rules/types.ts'
import { newGame } from './hand.ts'
import { signs } from './war.ts'

describe('the table', () => {
  const sidesOf = (sides: string, seats: number): string => sidesFor({ ...DEFAULTS, sides }, seats).join('')

  it('[TLB-1] [TLB-60] is for two to eight: equal teams that sit alternately, or an odd number on their own', () => {
    expect(game.seats).toEqual({ min: 2, max: 8 })
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => sidesOf('usual', seats))).toEqual([
      '01',
      '012',
      '0101',
      '01234',
      '010101',
      '0123456',
      '01010101',
    ])
    expect([4, 8].map((seats) => sidesOf('free-for-all', seats))).toEqual(['0123', '01234567'])
    expect([3, 4, 5].map((seats) => sidesOf('teams', seats))).toEqual(['011', '0101', '01011'])
  })

  it.each([2, 3, 4, 5, 6, 7, 8])(
    '[TLB-60] for %i takes every line-up that is named for so many, and no other',
    (seats) => {
      for (const { value, seats: only } of options.sides.values as readonly { value: string; seats?: number }[]) {
        const refused = 'fault' in optionsFor(game, { sides: value }, seats)
        expect([value, refused]).toEqual([value, only !== undefined && only !== seats])
      }
    },
  )

  it('[TLB-60] seats teams of every size in turn, until each is full', () => {
    expect([sidesOf('1v2', 3), sidesOf('2v2v2', 6), sidesOf('1v2v3', 6), sidesOf('3v5', 8)]).toEqual([
      '011',
      '012012',
      '012122',
      '01010111',
    ])
    // Every way to part 3 to 8 players into sides, but for all on their own and all on one side.
    expect(LINE_UPS.map(({ players }) => players).join('')).toBe(
      [3, 4, 5, 6, 7, 8].map((n, i) => `${n}`.repeat([1, 3, 5, 9, 13, 20][i] as number)).join(''),
    )
    for (const { value, sizes, players } of LINE_UPS) {
      const sides = sidesFor({ ...DEFAULTS, sides: value }, players)
      expect(sizes.map((_, side) => sides.filter((of) => of === side).length)).toEqual(sizes)
    }
  })

  it('[TLB-60] refuses teams for another number of players', () => {
    const start = (seats: number) => startMatch(game, { options: { sides: '2v2v2' }, seats, chance: () => scripted() })
    expect(faultIn(start(5))).toBe('2 against 2 against 2 are 6 players, and there are 5. (TLB-60)')
  })

  it('[TLB-2] gives each player a deck of 26, two of each kind', () => {
    expect(DECK.length).toBe(26)
    expect(KINDS.map(({ rank }) => DECK.filter((each) => each === rank).length)).toEqual(new Array(13).fill(2))
    for (const seats of [2, 3, 4, 8]) expect(wrongWithCards(newGame(seats))).toBeUndefined()
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
