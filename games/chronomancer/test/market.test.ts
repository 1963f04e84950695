import { seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { type COLOURS, GOODS, PIER, PIER_INDEX, PIERS, type PierId, type Size } from '../content/index.ts'
import { bestSale, marketNow, priceAt, robbery } from '../rules/market.ts'
import { byColour, carryOn, crowd, day, events, nextCorruption, nextOutOfBag, shopOf } from './day.ts'

/** The Market opens at once: nobody before the token. Seat 0 sells first, with these Goods. */
function opens(
  relics: string,
  artifacts: string,
  crowds: Partial<Record<PierId, string>>,
  change: (play: ReturnType<typeof day>) => void = () => {},
  rogueCard: 'thieves' | 'criminals' | 'cult' = 'criminals',
) {
  const play = day({
    options: { rogueCard },
    prepare(state) {
      for (const pier of PIERS) crowd(state, pier, crowds[pier] ?? '')
      state.token = 0
      const [shop] = state.shops
      if (!shop) return
      shop.relics = byColour(relics)
      shop.artifacts = byColour(artifacts)
      change({ state } as never)
    },
  })
  return play
}
const sell = (size: Size, colour: (typeof COLOURS)[number], pier: PierId) =>
  ({ kind: 'sell', size, colour, pier }) as const

describe('selling', () => {
  it('[CH-R9] Goods of red and green are worth 3 and 5, of blue and yellow 4 and 7', () => {
    expect(GOODS.map(({ value }) => value)).toEqual([3, 3, 4, 4, 5, 5, 7, 7])
  })

  it('[CH-H14] a Good earns its value times the customers of its colour, who are not used up', () => {
    const play = opens('G2', '', { S: 'GGGB' })
    play.does(0, sell('relic', 'green', 'S'))
    play.does(0, sell('relic', 'green', 'S'))
    expect(shopOf(play).gold).toBe(18)
    expect(play.state.round, 'everything is sold, the day is over').toBe(2)
  })

  it('[CH-H12] Relics do not sell at L, Artifacts not at S', () => {
    const play = opens('R1', 'R1', { S: 'RRRR', L: 'RRRR' })
    expect(play.refuses(0, sell('relic', 'red', 'L')).rule).toBe('CH-H12')
    expect(play.refuses(0, sell('artifact', 'red', 'S')).rule).toBe('CH-H12')
  })

  it('[CH-R26] only where somebody of the colour stands, and only what is on the shelf', () => {
    const play = opens('R1 B1', '', { S: 'RRRR' })
    expect(play.refuses(0, sell('relic', 'blue', 'S'))).toMatchObject({ rule: 'CH-R26' })
    expect(play.refuses(0, sell('relic', 'green', 'S'))).toMatchObject({ rule: 'CH-R26' })
    expect(play.options(0)).toEqual([{ kind: 'close' }, sell('relic', 'red', 'S')])
  })

  it('[CH-R13] an Artifact and a Relic at the Black Market bring three Corruption cards', () => {
    const play = opens('R1', 'Y1', { M: 'RYGB' }, ({ state }) => nextCorruption(state, 'bribe', 'bribe', 'whisper'))
    play.does(0, sell('relic', 'red', 'M'))
    play.does(0, sell('artifact', 'yellow', 'M'))
    expect(shopOf(play).corruption).toEqual([1, 2, 0, 0])
    expect(events(play.events, 'corrupted').every(({ rule }) => rule === 'CH-R13')).toBe(true)
  })

  it('[CH-R10] sold Goods go back to the supply, unsold ones stay for the next day', () => {
    const play = opens('R2', '', { S: 'RBGG' })
    play.does(0, sell('relic', 'red', 'S'))
    play.does(0, { kind: 'close' })
    expect(play.state.round).toBe(2)
    expect(shopOf(play).relics).toEqual(byColour('R1'))
  })

  it('[CH-R35] Thieves take 1 Gold per Rogue at each pier where you sold, at most what you earned there', () => {
    const play = opens('R1 G1', '', { S: 'RKKK', M: 'GKBB' }, ({ state }) => nextCorruption(state, 'bribe'), 'thieves')
    play.does(0, sell('relic', 'red', 'S'))
    play.does(0, sell('relic', 'green', 'M'))
    expect(events(play.events, 'robbed').map(({ pier, gold }) => [pier, gold])).toEqual([
      ['S', 3],
      ['M', 1],
    ])
    expect(shopOf(play).gold).toBe(2)
  })

  it('[CH-R4] [CH-R35] Thieves never leave anybody with less than before', () => {
    expect(
      robbery(
        {
          piers: [
            [1, 0, 0, 0, 8],
            [0, 0, 0, 0, 5],
            [0, 0, 0, 0, 1],
          ],
          rogueCard: 'thieves',
        },
        [3, 0, 0],
      ),
    ).toEqual([3, 0, 0])
  })

  it('[CH-R27] every bare icon pays the size of its hall, boats at sea counted', () => {
    const play = day({
      prepare(state) {
        state.token = 0
        state.halls = [4, 3, 2, 1]
        nextOutOfBag(state, 'GGYYRRRRRRBB')
        const [shop] = state.shops
        if (shop) shop.covered = [true, false, true, false]
      },
    })
    expect(play.state.round).toBe(2)
    expect(shopOf(play).gold, 'green 3 + 2 aboard, yellow 1 + 2 aboard').toBe(8)
  })
})

describe('what the Market would pay now', () => {
  it('[CH-H14] [CH-R26] the best sale is the best of all sales there are', () => {
    const chance = seeded('sales')
    for (let n = 0; n < 40; n++) {
      const piers = PIERS.map(() => [0, 1, 2, 3, 4].map(() => chance.pick('crowd', 4)))
      const table = { piers, rogueCard: n % 2 === 0 ? ('thieves' as const) : ('cult' as const) }
      const shelf = {
        relics: [0, 1, 2, 3].map(() => chance.pick('relics', 2)),
        artifacts: [0, 1, 2, 3].map(() => chance.pick('artifacts', 2)),
      }
      const goods = (['relic', 'artifact'] as const).flatMap((size) =>
        (size === 'relic' ? shelf.relics : shelf.artifacts).flatMap((count, i) => new Array(count).fill([size, i])),
      ) as [Size, number][]
      let best = 0
      const choose = (k: number, earned: number[], cards: number): void => {
        if (k === goods.length) {
          const net = earned.reduce((a, b) => a + b, 0) - robbery(table, earned).reduce((a, b) => a + b, 0) - 3 * cards
          best = Math.max(best, net)
          return
        }
        const [size, colour] = goods[k] as [Size, number]
        choose(k + 1, earned, cards)
        for (const pier of PIERS) {
          const gold = priceAt(table, size, colour, pier)
          if (gold === 0) continue
          const more = earned.slice()
          more[PIER_INDEX[pier]] = (more[PIER_INDEX[pier]] as number) + gold
          choose(k + 1, more, cards + PIER[pier].corruption[size])
        }
      }
      choose(0, [0, 0, 0], 0)
      const sale = bestSale(table, shelf)
      expect(sale.gold - 3 * sale.corruption).toBe(best)
    }
  })

  it('[CH-R26] [CH-R27] is what the day then really pays, sold as advised', () => {
    for (let seed = 0; seed < 12; seed++) {
      const play = day({ seed: `now/${seed}` })
      carryOn(play, ({ phase }) => phase === 'market' && play.asked()?.ask === 'sale.stall')
      const seat = play.asked()?.seats[0] as number
      const { sale, sponsorship } = marketNow(play.state, seat)
      const before = shopOf(play, seat).gold
      play.forget()
      for (const line of sale.lines)
        for (let n = 0; n < line.count; n++) play.does(seat, sell(line.size, line.colour, line.pier))
      const open = (): boolean => play.asked()?.ask === 'sale.stall' && play.asked()?.seats[0] === seat
      if (open()) play.does(seat, { kind: 'close' })
      carryOn(play, ({ phase }) => phase !== 'market')
      const sold = events(play.events, 'sold')
        .filter(({ who }) => who === seat)
        .reduce((sum, { gold }) => sum + gold, 0)
      const robbed = events(play.events, 'robbed')
        .filter(({ who }) => who === seat)
        .reduce((sum, { gold }) => sum + gold, 0)
      const paid = events(play.events, 'patronised')
        .filter((event) => event.seat === seat)
        .reduce((sum, { gold }) => sum + gold, 0)
      expect([sold - robbed, paid]).toEqual([sale.gold, sponsorship])
      expect(shopOf(play, seat).gold).toBeGreaterThanOrEqual(before)
    }
  })
})
