import { begin, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { FACE, FIRST_TILES, TOWNSFOLK_IDS } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { inSupply } from '../rules/goods.ts'
import { fullBag, fullCorruption, setup } from '../rules/setup.ts'
import type { Shop } from '../rules/types.ts'

const options = { rogueCard: 'random', level: 'journeyman' } as const
const many = Array.from({ length: 60 }, (_, seed) => setup(options, (seed % 4) + 1, seeded(seed)))
const shops = many.flatMap((state) => state.shops)

describe('the set-up', () => {
  it('[CH-C1] [CH-C2] gives every workshop its parts: 12 Relics, 8 Artifacts, 4 Frozen Hours, 10 tiles', () => {
    for (const shop of shops) {
      const supply = (size: 'relic' | 'artifact'): number =>
        [0, 1, 2, 3].reduce((n, i) => n + inSupply(shop, size, i), 0)
      expect([supply('relic'), supply('artifact')]).toEqual([12, 8])
      expect(shop.covered).toHaveLength(4)
      expect(shop.board.length + shop.stream.length).toBe(10)
    }
  })

  it('[CH-C6] covers all four Sponsorship icons', () => {
    for (const shop of shops) expect(shop.covered).toEqual([true, true, true, true])
  })

  it('[CH-C7] [CH-R5] puts the two Relic-of-two tiles on top, white, either way round', () => {
    const tops = new Set(shops.map(({ board }) => board.slice(0, 2).join(' ')))
    expect([...tops].sort()).toEqual(['P01w P02w', 'P02w P01w'])
    expect(FIRST_TILES.map((id) => FACE[`${id}w`].action)).toEqual(['relicOfTwo', 'relicOfTwo'])
  })

  it('[CH-C8] [CH-C4] puts two of the other eight below, white, and six into the stream, blue', () => {
    for (const { board, stream } of shops) {
      expect(board.slice(2).every((face) => FACE[face].side === 'white')).toBe(true)
      expect(stream).toHaveLength(6)
      expect(stream.every((face) => FACE[face].side === 'blue')).toBe(true)
    }
    expect(new Set(shops.flatMap(({ board }) => board.slice(2))).size).toBe(8)
  })

  it('[CH-C11] has ten different tiles in each workshop', () => {
    for (const { board, stream } of shops)
      expect(new Set([...board, ...stream].map((face) => FACE[face].tile)).size).toBe(10)
  })

  it('[CH-C9] starts with empty shelf and Staff board', () => {
    for (const shop of shops) {
      expect([...shop.relics, ...shop.artifacts, ...shop.corruption].every((n) => n === 0)).toBe(true)
      expect(shop.staff).toEqual([null, null, null, null])
    }
  })

  it('[CH-C10] puts both figures into the left Time Machine', () => {
    for (const shop of shops) expect([shop.chronomancer, shop.assistant]).toEqual(['LC', 'LA'])
  })

  it('[CH-R1] gives each of one to four players a workshop, and a single one the Peddler', () => {
    expect(game.seats).toEqual({ min: 1, max: 4 })
    for (const state of many) {
      expect(state.shops).toHaveLength(state.seats)
      expect(state.peddler === null).toBe(state.seats > 1)
    }
  })

  it('[CH-R2] shows everything but the order of piles: a view holds the piles as counts and sorted lists', () => {
    for (let seats = 1; seats <= 4; seats++) {
      const state = begin(game, options, seats, seeded(seats))
      const view = game.view(state, 0)
      expect(view.townsfolk).toEqual(TOWNSFOLK_IDS.filter((id) => state.townsfolk.pool.includes(id)))
      expect(view.bag.reduce((a, b) => a + b)).toBe(state.bag.pool.length)
      expect(view.corruption).toEqual([24, 18, 12, 6])
      expect(view.shops).toEqual(state.shops)
    }
  })

  it('[CH-R3] stacks the pieces by chance; the topmost has 0 Gold, the others 2', () => {
    const tops = new Set<number>()
    for (const state of many.filter(({ seats }) => seats > 1)) {
      const heights = state.pieces.map(({ height }) => height)
      const top = heights.indexOf(Math.max(...heights))
      tops.add(top)
      expect(state.shops.map((shop: Shop) => shop.gold)).toEqual(state.shops.map((_, seat) => (seat === top ? 0 : 2)))
      expect(state.pieces.every(({ hour }) => hour === 0)).toBe(true)
    }
    expect(tops.size).toBe(4)
  })

  it('[CH-R33] [CH-R34] splits 52 Adventurers between bag, halls and lair, as the Rogue card says', () => {
    for (const [card, lair] of [
      ['thieves', 2],
      ['criminals', 3],
      ['cult', 1],
    ] as const) {
      const state = setup({ ...options, rogueCard: card }, 2, seeded(card))
      expect([state.rogueCard, state.lair, state.halls]).toEqual([card, lair, [1, 1, 1, 1]])
      expect(fullBag(card).length + lair + 4).toBe(52)
    }
    expect(new Set(many.map(({ rogueCard }) => rogueCard)).size).toBe(3)
  })

  it('[CH-R22] [CH-R51] deals four of 36 Townsfolk, and has 60 Corruption cards', () => {
    for (const { square, townsfolk } of many) expect([square.length, townsfolk.pool.length]).toEqual([4, 32])
    expect(TOWNSFOLK_IDS).toHaveLength(36)
    expect(fullCorruption()).toHaveLength(60)
  })
})
