import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOWNSFOLK, TOWNSFOLK_IDS, type TownsfolkId } from '../content/index.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Shop } from '../rules/types.ts'
import {
  boats,
  byColour,
  carryOn,
  customers,
  day,
  events,
  layTiles,
  move,
  nextCorruption,
  nextOutOfBag,
  shopOf,
  townSquare,
} from './day.ts'

const OTHERS: readonly TownsfolkId[] = ['W6', 'A6', 'Z6', 'N6']
const NEXT: readonly TownsfolkId[] = ['U4', 'U1']

/** The Assistant has gone to T3 and recruited this card; its ability is under way. */
function recruits(card: TownsfolkId, change: (play: ReturnType<typeof day>) => void = () => {}) {
  const play = day({
    seats: 4,
    prepare: (state) =>
      townSquare(
        state,
        [card, ...OTHERS.filter((other) => other !== card).slice(0, 3)],
        ...NEXT.filter((other) => other !== card),
      ),
  })
  layTiles(shopOf(play), 'P02w', 'P03b', 'P04w', 'P05w')
  change(play)
  play.does(0, move('assistant', 'T3'))
  play.does(0, { kind: 'recruit', card })
  return play
}
const cards = (shop: Shop): number => shop.corruption.reduce((a, b) => a + b)

describe('recruiting', () => {
  it('[CH-C40] costs what the portal costs, whatever the place in the Town Square', () => {
    const play = day({ seats: 4, prepare: (state) => townSquare(state, [...OTHERS]) })
    layTiles(shopOf(play), 'P02w', 'P03b', 'P04w', 'P05w')
    play.does(0, move('assistant', 'T3'))
    play.does(0, { kind: 'recruit', card: 'N6' })
    play.does(0, { kind: 'assign', place: 'security' })
    expect(play.state.pieces[0]?.hour, 'the fourth place asks 3 Hours, T3 here 1').toBe(1)
  })

  it('[CH-C42] takes a card, lets it act, then puts it to work', () => {
    const play = recruits('W3')
    expect(shopOf(play).gold, 'the ability came first: 1, and 2 Rogues in the lair').toBe(3)
    expect(play.asked()?.ask).toBe('recruit.place')
    play.does(0, { kind: 'assign', place: 'fractor' })
    expect(shopOf(play).staff).toEqual([null, null, 'W3', null])
  })

  it('[CH-R22] [CH-R23] moves the row up and fills it at once', () => {
    const play = recruits('W3')
    expect(play.state.square).toEqual(['W6', 'A6', 'Z6', 'U4'])
    expect(events(play.events, 'entered').map(({ card }) => card)).toEqual(['U4'])
  })

  it('[CH-R22] shuffles the discards when the deck has run out', () => {
    const play = recruits('W3', ({ state }) => {
      state.discards.push(...state.townsfolk.top, ...state.townsfolk.pool)
      state.townsfolk.top = []
      state.townsfolk.pool = []
    })
    expect(play.state.square).toHaveLength(4)
    expect(play.state.discards).toEqual([])
    expect(play.state.townsfolk.pool).toHaveLength(31)
  })

  it('[CH-R23] onto a taken place discards the card there: four stay four', () => {
    const play = recruits('W3', (before) => {
      const { state } = before
      shopOf(before).staff = ['A1', 'A2', 'A3', 'A4']
      state.townsfolk.pool = state.townsfolk.pool.filter((id) => !['A1', 'A2', 'A3', 'A4'].includes(id))
    })
    expect(play.options(0), 'free or taken, any place will do').toHaveLength(4)
    play.does(0, { kind: 'assign', place: 'embiggener' })
    expect(shopOf(play).staff).toEqual(['A1', 'W3', 'A3', 'A4'])
    expect(play.state.discards).toEqual(['A2'])
  })

  it('[CH-R23] only what lies in the Town Square', () => {
    const play = day({ seats: 4, prepare: (state) => townSquare(state, [...OTHERS]) })
    play.does(0, move('assistant', 'T3'))
    expect(play.refuses(0, { kind: 'recruit', card: 'U1' }).rule).toBe('CH-R23')
  })

  it('[CH-R24] [CH-C43] icons count while the card is on the Staff board, abilities only once', () => {
    const play = recruits('W3', ({ state }) => {
      state.halls = [5, 1, 1, 1]
    })
    expect(scoreOf(play.state, 0).icons).toBe(0)
    play.does(0, { kind: 'assign', place: 'security' })
    expect(scoreOf(play.state, 0).icons).toBe(5)
    expect(shopOf(play).gold).toBe(3)
  })

  it('[CH-C43] most cards, 32 of 36, have icons', () => {
    expect(TOWNSFOLK_IDS.filter((id) => TOWNSFOLK[id].icons > 0)).toHaveLength(32)
  })
})

describe('abilities of Townsfolk', () => {
  it('[CH-R40] a Relic of the card’s colour', () => {
    expect(shopOf(recruits('Z1')).relics).toEqual(byColour('B1'))
  })

  it('[CH-R41] a Relic of another colour', () => {
    const play = recruits('A2')
    expect(play.options(0).map((action) => action.kind === 'take' && action.colour)).toEqual(['red', 'blue', 'yellow'])
    expect(play.refuses(0, { kind: 'take', size: 'relic', colour: 'green' }).rule).toBe('CH-R41')
    expect(recruits('N2').options(0), 'of any').toHaveLength(4)
  })

  it('[CH-R42] Gold, and nothing to decide', () => {
    const play = recruits('Z3')
    expect([shopOf(play).gold, play.asked()?.ask]).toEqual([7, 'recruit.place'])
  })

  it('[CH-R43] Frozen Hours: 2, 3 from the Master Clockmaker, 1 and 4 Gold from the Clock Duchess', () => {
    const play = recruits('Z4')
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'yellow' })
    expect(shopOf(play).covered).toEqual([false, true, true, false])
    const master = recruits('U4')
    for (const icon of ['red', 'green', 'blue'] as const) master.does(0, { kind: 'lift', icon })
    expect(shopOf(master).covered).toEqual([false, false, false, true])
    const duchess = recruits('N8')
    duchess.does(0, { kind: 'lift', icon: 'blue' })
    expect([shopOf(duchess).gold, duchess.asked()?.ask]).toEqual([4, 'recruit.place'])
  })

  it('[CH-R44] Immediate Sponsorship', () => {
    const play = recruits('A5', ({ state }) => {
      state.halls = [2, 6, 1, 1]
    })
    expect(shopOf(play).gold).toBe(6)
  })

  it('[CH-R45] 3 Gold, and one of two drawn Adventurers into a boat, the other back into the bag', () => {
    const play = recruits('W7', ({ state }) => nextOutOfBag(state, 'BG'))
    expect(shopOf(play).gold).toBe(3)
    expect(play.options(0)).toEqual([
      { kind: 'pick', adventurer: 'blue' },
      { kind: 'pick', adventurer: 'green' },
    ])
    expect(play.refuses(0, { kind: 'pick', adventurer: 'grey' }).rule).toBe('CH-R45')
    const bag = play.state.bag.pool.length
    play.does(0, { kind: 'pick', adventurer: 'green' })
    expect(play.state.bag.pool).toHaveLength(bag + 1)
    play.does(0, { kind: 'seat', boat: 3 })
    expect(play.state.boats[2]?.passengers.at(-1)).toBe('green')
  })

  it('[CH-R45] lands a boat that it fills, and draws nobody when no seat is free', () => {
    const play = recruits('W7', ({ state }) => {
      boats(state, 'RR RRG GG BB YY RR')
      nextOutOfBag(state, 'YY')
    })
    play.does(0, { kind: 'seat', boat: 2 })
    play.does(0, { kind: 'land', pier: 'M' })
    expect(play.state.boats[1]?.pier).toBe('M')
    const full = recruits('W7', ({ state }) => {
      boats(state, 'RRRR RRGG GGGG BBYY YYBB RRGG')
    })
    expect(full.asked()?.ask).toBe('recruit.place')
    expect(events(full.events, 'looked')).toEqual([])
  })

  it('[CH-R45] seats the only one when the bag holds no second', () => {
    const play = recruits('W7', ({ state }) => {
      state.bag.pool = customers('B')
    })
    expect(play.asked()?.ask).toBe('arrival.boat')
    expect(play.state.bag.pool).toEqual([])
  })

  it('[CH-R46] 4 Gold and a shift of either column, at no cost', () => {
    const play = recruits('W8')
    const shop = shopOf(play)
    play.does(0, { kind: 'column', column: 'left' })
    play.does(0, { kind: 'shift', tile: 'P10b' })
    expect(shop.gold).toBe(4)
    expect(shop.board).toEqual(['P10b', 'P03b', 'P02w', 'P05w'])
    play.does(0, { kind: 'assign', place: 'security' })
    expect(play.state.pieces[0]?.hour, 'only the portal is paid').toBe(1)
  })

  it('[CH-R47] Gold, and Corruption cards discarded, or what there is', () => {
    const play = recruits('U1', (before) => {
      shopOf(before).corruption = [1, 2, 2, 0]
    })
    expect(play.refuses(0, { kind: 'discard', card: 'vendetta' }).rule).toBe('CH-R47')
    for (const card of ['scandal', 'bribe', 'scandal'] as const) play.does(0, { kind: 'discard', card })
    expect([shopOf(play).gold, shopOf(play).corruption]).toEqual([3, [1, 1, 0, 0]])
    expect(play.state.corruptionDiscards).toEqual([0, 1, 2, 0])
    const poor = recruits('W1', (before) => {
      shopOf(before).corruption = [1, 0, 0, 0]
    })
    expect([cards(shopOf(poor)), poor.asked()?.ask]).toEqual([0, 'recruit.place'])
  })

  it('[CH-R48] any Artifact for two Corruption cards, or that of one’s colour for one; neither if none is left', () => {
    const play = recruits('U2', ({ state }) => nextCorruption(state, 'vendetta', 'bribe'))
    play.does(0, { kind: 'take', size: 'artifact', colour: 'red' })
    expect([shopOf(play).artifacts, shopOf(play).corruption]).toEqual([byColour('R1'), [0, 1, 0, 1]])
    const own = shopOf(recruits('N1', ({ state }) => nextCorruption(state, 'bribe')))
    expect([own.artifacts, own.corruption]).toEqual([byColour('Y1'), [0, 1, 0, 0]])
    const full = recruits('U2', (before) => {
      shopOf(before).artifacts = [2, 2, 2, 2]
    })
    expect(cards(shopOf(full))).toBe(0)
  })

  it('[CH-R49] 16 Gold and a Corruption card', () => {
    const { gold, corruption } = shopOf(recruits('U3', ({ state }) => nextCorruption(state, 'scandal')))
    expect([gold, corruption]).toEqual([16, [0, 0, 1, 0]])
  })

  it('[CH-R50] nothing, but two icons; with the Famous Duo a Corruption card', () => {
    const play = recruits('W6')
    expect([play.asked()?.ask, shopOf(play).gold, cards(shopOf(play))]).toEqual(['recruit.place', 0, 0])
    expect(cards(shopOf(recruits('A6')))).toBe(1)
    expect(TOWNSFOLK_IDS.filter((id) => TOWNSFOLK[id].icons === 2)).toEqual(['W6', 'A6', 'Z6', 'N6'])
  })

  /** A table on which everything that is counted differs. */
  const counted = (card: TownsfolkId): number => {
    const play = recruits(card, (before) => {
      const { state } = before
      state.halls = [3, 4, 5, 6]
      state.lair = 7
      boats(state, 'RRGG RRB GG GBY YK RRRR')
      for (const [i, pier] of [[0, 'S'] as const, [5, 'L'] as const]) {
        const boat = state.boats[i]
        if (boat) boat.pier = pier
      }
      const shop = shopOf(before)
      shop.relics = byColour('R2 B1')
      shop.artifacts = byColour('G2')
      shop.covered = [false, true, true, false]
      shop.corruption = [1, 0, 2, 0]
      shop.staff = ['A5', 'W8', null, null]
      if (state.shops[1]) state.shops[1].staff = ['W7', null, null, null]
      state.pieces.forEach((piece) => {
        piece.hour = 4
      })
      state.token = 11
    })
    return shopOf(play).gold
  }

  it.each<[TownsfolkId, number, string]>([
    ['W2', 3 + 3 * 2, 'two Artifacts'],
    ['W3', 1 + 7, 'seven Rogues in the lair'],
    ['W4', 2 + 3, 'seven hours from hour 4 to 11: three times two'],
    ['W5', 2 + 3, 'three Warriors at home'],
    ['A1', 3 + 5, 'three Relics and two Artifacts'],
    ['A3', 1 + 2 * 2, 'two boats have landed'],
    ['A4', 2 + 2 * 2, 'two Frozen Hours'],
    ['A7', 1 + 3, 'three Bards at sea; those ashore do not count'],
    ['A8', 1 + 2 * 1, 'P03 is blue'],
    ['Z2', 1 + 2 * 3, 'three Corruption cards'],
    ['Z5', 2 + 2 * 2, 'two on the Staff board'],
    ['Z7', 1 + 2 + 1 + 2, 'free seats in four boats'],
    ['N3', 3 + 1, 'one there; one’s own do not count'],
    ['N4', 2 + 4, 'on hour 4'],
    ['N5', 2 + 3 + 6, 'the red and the yellow hall'],
    ['N7', 2 + 4, 'four boats at sea'],
  ])('[CH-R55] %s brings %i Gold: %s', (card, gold) => {
    expect(counted(card)).toBe(gold)
  })

  it('[CH-R56] the Staff at work at once, before the new one belongs to it', () => {
    const play = recruits('Z8', (before) => {
      shopOf(before).relics = byColour('R1')
      shopOf(before).staff = [null, 'A5', null, null]
    })
    expect(shopOf(play).gold).toBe(2)
    play.does(0, { kind: 'embiggen', colour: 'red' })
    expect([shopOf(play).artifacts, play.asked()?.ask]).toEqual([byColour('R1'), 'recruit.place'])
    play.does(0, { kind: 'assign', place: 'security' })
    expect(play.state.pieces[0]?.hour, 'only the portal is paid').toBe(1)
    expect(recruits('Z8').asked()?.ask, 'nobody works there').toBe('recruit.place')
  })

  it('[CH-R24] nobody does what another one does', () => {
    const prints = TOWNSFOLK_IDS.map((id) => {
      const { icons, ability } = TOWNSFOLK[id]
      return JSON.stringify([icons, { ...ability, effect: '' }])
    })
    expect(new Set(prints).size).toBe(TOWNSFOLK_IDS.length)
    expect(new Set(TOWNSFOLK_IDS.map((id) => TOWNSFOLK[id].ability.effect)).size).toBe(TOWNSFOLK_IDS.length)
  })

  it('[CH-R24] the rulebook says of everybody what their card says', () => {
    const rules = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8')
    for (const id of TOWNSFOLK_IDS) {
      const { name, icons, faction, ability } = TOWNSFOLK[id]
      const called = faction !== null && icons === 2 ? `${name} (two icons)` : name
      expect(rules).toContain(`| ${called} | ${ability.effect} |`)
    }
  })

  it('[CH-R40] [CH-R50] every card of the deck can be recruited and put to work', () => {
    for (const id of TOWNSFOLK_IDS) {
      const play = recruits(id)
      carryOn(play, ({ shops }) => shops[0]?.staff.includes(id) === true)
      expect(shopOf(play).gold, id).toBeGreaterThanOrEqual(TOWNSFOLK[id].ability.gold)
    }
  })
})
