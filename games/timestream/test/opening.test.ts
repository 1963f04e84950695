import { begin, seeded } from '@anachron/kernel'
import { playing } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { cardOf } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Options } from '../rules/types.ts'

const DEFAULTS: Options = {
  deck1: 'TS-DK-1',
  deck2: 'TS-DK-4',
  lists: 'open',
  decksFrom: 'choice',
  powerStart: true,
  mulligan: true,
  catchUp: false,
  turnCap: 200,
  lent: [null, null],
}

const start = (options: Partial<Options> = {}, seed = 1) => {
  const chance = seeded(seed)
  return playing(game, begin(game, { ...DEFAULTS, ...options }, 2, chance), chance)
}

const sizes = (t: ReturnType<typeof start>) => t.state.players.map(({ hand, deck }) => [hand.length, deck.pool.length])

describe('the opening', () => {
  it('[TS-1] [TS-5] gives each of two players a deck, a hand, three locations and six phases of their own', () => {
    const t = start()
    expect(t.state.players).toHaveLength(2)
    for (const player of t.state.players) {
      expect(player.locations).toEqual([null, null, null])
      expect(player.advances).toEqual([[], [], []])
      expect(player.obstacles).toEqual([[], [], []])
    }
    expect(t.state.players.map((player) => player.list)).toEqual(['TS-DK-1', 'TS-DK-4'])
  })

  it('[TS-15] [TS-89] lets chance decide who begins, either of them', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => start({}, seed).state.first))
    expect(firsts).toEqual(new Set([0, 1]))
  })

  it('[TS-16] starts with one basic cell of each kind ready, or with none', () => {
    const cells = (powerStart: boolean) => start({ powerStart }).state.players.map((player) => player.cells)
    for (const side of cells(true)) {
      expect(side.map((cell) => cardOf(cell.card).cell)).toEqual([
        { kind: 'ancient', entersLinked: false, basic: true },
        { kind: 'future', entersLinked: false, basic: true },
        { kind: 'universal', entersLinked: false, basic: true },
      ])
      expect(side.every((cell) => !cell.linked)).toBe(true)
    }
    expect(cells(false)).toEqual([[], []])
  })

  it('[TS-17] deals seven cards from sixty', () => {
    expect(sizes(start())).toEqual([
      [7, 50],
      [7, 50],
    ])
    expect(sizes(start({ powerStart: false }))).toEqual([
      [7, 53],
      [7, 53],
    ])
  })

  it('[TS-18] lets the first player and then the second draw seven others, once', () => {
    const t = start()
    const { first } = t.state
    expect(t.asked()).toMatchObject({ ask: 'opening.mulligan', rule: 'TS-18', seats: [first] })
    t.does(first, { kind: 'mulligan' })
    expect(t.state.players[first]?.hand).toHaveLength(7)
    expect(t.asked()?.seats).toEqual([1 - first])
    t.does(1 - first, { kind: 'keep' })
    expect(t.asked()).toMatchObject({ ask: 'turn.cells', seats: [first] })
  })

  it('[TS-18] the game’s own player draws others where fewer than two or more than four cells are among the seven', () => {
    const told = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const { state } = start({}, seed)
      const seat = state.first
      const cells = state.players[seat]?.hand.filter((id) => cardOf(id).cell).length ?? 0
      const index = bot.choose(game.view(state, seat), seat, [{ kind: 'keep' }, { kind: 'mulligan' }], seeded(seed))
      expect(index, `${cells} cells`).toBe(cells >= 2 && cells <= 4 ? 0 : 1)
      told.add(index === 0 ? 'keeps' : 'draws')
    }
    expect(told.size).toBe(2)
  })

  it('[TS-18] is skipped where the table plays without', () => {
    expect(start({ mulligan: false }).asked()?.ask).toBe('turn.cells')
  })

  it('[TS-19] the second player draws one more where the table plays so', () => {
    const t = start({ mulligan: false, catchUp: true })
    const { first } = t.state
    expect(t.state.players[1 - first]?.hand).toHaveLength(8)
    expect(t.state.players[first]?.hand).toHaveLength(8)
    expect(start({ mulligan: false }).state.players[1 - first]?.hand).toHaveLength(7)
  })

  it('[TS-20] [TS-22] the first player draws and acts like in any turn', () => {
    const t = start({ mulligan: false })
    expect(t.state.turn).toBe(1)
    expect(t.state.players[t.state.first]?.hand).toHaveLength(8)
  })

  it('[TS-94] the decks are chosen in secret and shown together', () => {
    const t = start({ deck1: 'choose', deck2: 'choose', mulligan: false })
    expect(t.asked()).toMatchObject({ ask: 'opening.deck', seats: [0, 1] })
    t.does(1, { kind: 'deck', deck: 'TS-DK-2' })
    expect(JSON.stringify(game.view(t.state, 0))).not.toContain('TS-DK-2')
    t.does(0, { kind: 'deck', deck: 'TS-DK-3' })
    expect(game.view(t.state, 0).players.map((player) => player.list)).toEqual(['TS-DK-3', 'TS-DK-2'])
    expect(start({ deck1: 'choose' }).refuses(0, { kind: 'deck', deck: 'TS-DK-9' })).toMatchObject({ rule: 'TS-94' })
  })

  it('[TS-93] either player may give up at any time', () => {
    const t = start()
    t.does(1 - t.state.first, { kind: 'concede' })
    expect(t.state.result).toMatchObject({ reason: 'concede', rule: 'TS-93' })
    expect(t.state.result?.payoff[t.state.first]).toBe(1)
  })
})
