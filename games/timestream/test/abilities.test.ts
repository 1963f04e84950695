import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { selectable } from '../rules/select.ts'
import { findUnit, strengthOf } from '../rules/units.ts'
import {
  advance,
  at,
  card,
  cell,
  end,
  fill,
  handOf,
  id,
  intervene,
  nameOf,
  none,
  obstacle,
  unitOf,
  voidOf,
} from './table.ts'

const rich = 'AAAAAAFFFFFFUUUU'
type T = ReturnType<typeof at>
const power = (t: T, name: string): [number, number] => {
  const placed = findUnit(t.state, unitOf(t.state, name).id)
  if (!placed) throw new Error('gone')
  const { energy, resistance } = strengthOf(t.state, placed)
  return [energy, resistance]
}
const unit = (t: T, name: string) => ({ kind: 'unit', unit: unitOf(t.state, name).id }) as const

describe('effects', () => {
  it('[TS-77] [TS-79] draw: when played, or when voided', () => {
    const t = at({ players: [{ hand: ['Slipstream Descent'], cells: rich, deck: ['Rome'] }, {}] })
    t.does(0, fill('Slipstream Descent', 1))
    expect(handOf(t.state, 0)).toEqual(['Rome'])
  })

  it('[TS-89] discardHand: a random card of the opponent, face up', () => {
    const t = at({ players: [{ hand: ['Famine Year'], cells: rich }, { hand: ['Athens', 'Rome'] }] })
    t.rolls(1)
    t.does(0, obstacle('Famine Year', 1))
    expect(voidOf(t.state, 1)).toEqual(['Rome'])
  })

  it('[TS-80] voidUnit, chosen: up to one, within its limits', () => {
    const spec = {
      players: [{ hand: ['Shipwreck'], cells: rich }, { advances: [['Chrono Ranger', 'Scout Drone']] }] as [
        object,
        object,
      ],
    }
    const t = at(spec)
    t.does(0, obstacle('Shipwreck', 1))
    expect(t.options(0)).toEqual([unit(t, 'Chrono Ranger'), none])
    t.does(0, unit(t, 'Chrono Ranger'))
    expect(voidOf(t.state, 1)).toEqual(['Chrono Ranger'])
    const stout = at({ players: [spec.players[0], { advances: [['Temporal Sentinel']] }] })
    stout.does(0, obstacle('Shipwreck', 1))
    expect(stout.asked()?.ask).toBe('turn.play')
  })

  it('[TS-78] voidUnit in one phase number: every opposing Obstacle facing it and the intruder inside', () => {
    const t = at({
      players: [
        { hand: ['Midnight Earthquake'], cells: rich, intruders: { 2: 'Shuttered Gates' } },
        { obstacles: [['Drone Swarm'], ['Drone Swarm', 'Ghost Signal']], deck: ['Rome'] },
      ],
    })
    t.does(0, intervene('Midnight Earthquake'))
    t.does(0, { kind: 'phase', phase: 2 })
    expect(voidOf(t.state, 1).sort()).toEqual(['Drone Swarm', 'Ghost Signal', 'Shuttered Gates'])
    expect(t.state.players[1]?.obstacles[0]).toHaveLength(1)
  })

  it('[TS-78] bounce, all: the set is settled before the first moves, with current Resistance', () => {
    const t = at({
      players: [
        {
          hand: ['Great Displacement'],
          cells: rich,
          advances: [[{ card: 'Field Recorder', links: ["Ship's Physician"] }, 'Scout Drone']],
        },
        { obstacles: [['Drone Swarm']] },
      ],
    })
    t.does(0, intervene('Great Displacement'))
    expect(t.state.players[0]?.advances[0]?.map((one) => nameOf(one.card))).toEqual(['Field Recorder'])
    expect(handOf(t.state, 0)).toEqual(['Scout Drone'])
    expect(handOf(t.state, 1)).toEqual(['Drone Swarm'])
  })

  it('[TS-80] bounce with a limit on cost', () => {
    const t = at({ players: [{ hand: ['Paradox Loop'], cells: rich }, { advances: [['Chrono Ranger']] }] })
    t.does(0, obstacle('Paradox Loop', 1))
    t.does(0, unit(t, 'Chrono Ranger'))
    expect(handOf(t.state, 1)).toEqual(['Chrono Ranger'])
  })

  it('[TS-41] breakLock takes a second copy', () => {
    const t = at({
      players: [
        { hand: ['Crack the Seal'], cells: rich, deck: ['Rome'] },
        { locations: [{ card: 'Desert Landing', locked: true }, 'Jerusalem'] },
      ],
    })
    t.does(0, intervene('Crack the Seal'))
    expect(t.options(0)).toEqual([unit(t, 'Desert Landing'), none])
    t.does(0, unit(t, 'Desert Landing'))
    expect(unitOf(t.state, 'Desert Landing').second).toBe(false)
    expect(handOf(t.state, 0)).toEqual(['Rome'])
  })

  it('[TS-84] [TS-83] modify, standing: bonuses add up, hold while their condition does, and count a lock once', () => {
    const t = at({
      players: [
        {
          locations: [null, { card: 'Damascus', locked: true }],
          advances: [[], ['Chronicle Guardian', 'House Gathering']],
        },
        {},
      ],
    })
    expect(power(t, 'Chronicle Guardian')).toEqual([5, 7])
    expect(power(t, 'Damascus')).toEqual([0, 6])
    const bare = at({ players: [{ advances: [[], ['Chronicle Guardian']] }, {}] })
    expect(power(bare, 'Chronicle Guardian')).toEqual([3, 4])
  })

  it('[TS-83] modify for good, if the city is there when it is played', () => {
    const t = at({ players: [{ hand: ['Record: The Damascus Road'], cells: rich, locations: [null, 'Damascus'] }, {}] })
    t.does(0, fill('Record: The Damascus Road', 3))
    expect(power(t, 'Record: The Damascus Road')).toEqual([3, 5])
    const elsewhere = at({
      players: [{ hand: ['Record: The Damascus Road'], cells: rich, locations: [null, 'Jerusalem'] }, {}],
    })
    elsewhere.does(0, fill('Record: The Damascus Road', 3))
    expect(power(elsewhere, 'Record: The Damascus Road')).toEqual([1, 4])
  })

  it('[TS-79] [TS-84] a card counts itself among all', () => {
    const t = at({
      players: [
        { hand: ['Record: The Council of Elders'], cells: rich, locations: ['Desert Landing', 'Jerusalem'] },
        {},
      ],
    })
    t.does(0, fill('Record: The Council of Elders', 3))
    expect(power(t, 'Record: The Council of Elders')).toEqual([1, 6])
    expect(power(t, 'Jerusalem')).toEqual([1, 5])
  })

  it('[TS-21] [TS-77] grant for a cycle: steadfast until the own next step 1', () => {
    const t = at({
      players: [
        { hand: ['Seal Unbroken'], cells: rich, locations: ['Desert Landing'], deck: ['Rome', 'Rome'] },
        { deck: ['Rome'] },
      ],
    })
    t.does(0, intervene('Seal Unbroken'))
    expect(unitOf(t.state, 'Desert Landing').lasting).toHaveLength(1)
    t.does(0, end)
    expect(unitOf(t.state, 'Desert Landing').lasting).toHaveLength(1)
    t.does(1, end)
    t.does(1, end)
    expect(unitOf(t.state, 'Desert Landing').lasting).toEqual([])
  })

  it('[TS-63] [TS-85] move: another phase of the same kind that the card allows, as the last there', () => {
    const t = at({
      players: [
        { hand: ['Displacement Beacon'], cells: rich },
        { obstacles: [['Drone Swarm'], ['Ghost Signal'], ['Ghost Signal']] },
      ],
    })
    t.does(0, advance('Displacement Beacon', 1))
    expect(t.options(0)).toEqual([unit(t, 'Drone Swarm'), none])
    t.does(0, unit(t, 'Drone Swarm'))
    t.does(0, { kind: 'phase', phase: 3 })
    expect(t.state.players[1]?.obstacles[2]?.map((one) => nameOf(one.card))).toEqual(['Ghost Signal', 'Drone Swarm'])
  })

  it('[TS-91] search: shown, taken into hand, deck shuffled; asked even if nothing fits', () => {
    const t = at({ players: [{ hand: ['Homeward Signal'], cells: rich, deck: ['Rome', 'TIMESTREAM'] }, {}] })
    t.does(0, intervene('Homeward Signal'))
    expect(t.options(0)).toEqual([card('TIMESTREAM'), none])
    const [took] = t.does(0, card('TIMESTREAM'))
    expect(game.redact(took as never, 1)).toEqual(took)
    expect(game.view(t.state, 1).players[0]?.shown).toEqual([id('TIMESTREAM')])
    const nothing = at({ players: [{ hand: ['Homeward Signal'], cells: rich, deck: ['Rome'] }, {}] })
    nothing.does(0, intervene('Homeward Signal'))
    expect(nothing.options(0)).toEqual([none])
  })

  it('[TS-80] recover: a fitting card of the Void; not asked where everybody sees that nothing fits', () => {
    const t = at({ players: [{ hand: ['Recovered Fragment'], cells: rich, void: ['Rome'], faceDown: ['Athens'] }, {}] })
    t.does(0, intervene('Recovered Fragment'))
    expect(t.options(0)).toEqual([card('Athens'), card('Rome')])
    t.does(0, card('Athens'))
    expect(t.state.players[0]?.faceDown).toEqual([])
    const bare = at({
      players: [
        {
          hand: ['Record: A Household in Caesarea'],
          cells: rich,
          locations: [null, 'Caesarea Maritima'],
          void: ['Rome'],
        },
        {},
      ],
    })
    bare.does(0, fill('Record: A Household in Caesarea', 3))
    expect(bare.asked()?.ask).toBe('turn.play')
  })

  it('[TS-75] [TS-91] sift: one card, hidden if any fits, shown if a type is named; the rest below in their order', () => {
    const t = at({
      players: [{ hand: ['Seasoned Interpreter'], cells: rich, deck: ['Rome', 'Athens', 'Damascus', 'Corinth'] }, {}],
    })
    t.does(0, advance('Seasoned Interpreter', 1))
    const events = t.does(0, card('Athens'))
    expect(t.state.players[0]?.deck.bottom.map(nameOf)).toEqual(['Rome', 'Damascus'])
    expect(events.map((event) => game.redact(event, 1))).toEqual([
      { kind: 'took', rule: 'TS-91', seat: 0, from: 'deck', open: false },
      { kind: 'bottomed', rule: 'TS-75', seat: 0, count: 2 },
    ])
    const typed = at({
      players: [{ hand: ['Antioch on the Orontes'], cells: rich, deck: ['Rome', 'Scout Drone'] }, {}],
    })
    typed.does(0, fill('Antioch on the Orontes', 2))
    expect(typed.options(0)).toEqual([card('Scout Drone'), none])
    typed.does(0, card('Scout Drone'))
    expect(game.view(typed.state, 1).players[0]?.shown).toEqual([id('Scout Drone')])
  })

  it('[TS-75] arrange: any of the cards below, the others stay on top, both in their order', () => {
    const t = at({
      players: [{ hand: ['Athens'], cells: rich, deck: ['Rome', 'Damascus', 'Corinth'] }, { hand: ['Jerusalem'] }],
    })
    t.does(0, fill('Athens', 2))
    t.does(0, card('Rome'))
    t.does(0, none)
    expect(t.state.players[0]?.deck).toEqual({ top: ['Damascus', 'Corinth'].map(id), pool: [], bottom: [id('Rome')] })
  })

  it('[TS-75] looking at an empty deck shuffles nothing', () => {
    const t = at({ players: [{ hand: ['Seasoned Interpreter'], cells: rich, void: ['Rome'] }, {}] })
    t.does(0, advance('Seasoned Interpreter', 1))
    expect(t.asked()?.ask).toBe('turn.play')
    expect(voidOf(t.state, 0)).toEqual(['Rome'])
  })

  it('[TS-86] freeze: up to so many unfrozen cells; [TS-86] making ready never touches frozen ones', () => {
    const t = at({
      players: [
        { hand: ['Signal Jammer'], cells: rich },
        { cells: 'AFU', hand: ['Cell Overload'], deck: ['Rome', 'Rome'] },
      ],
    })
    t.does(0, obstacle('Signal Jammer', 1))
    t.does(0, { kind: 'useCell', card: 'TS-PC-01', linked: false, frozen: false })
    t.does(0, { kind: 'useCell', card: 'TS-PC-02', linked: false, frozen: false })
    t.does(0, end)
    expect(t.state.players[1]?.cells.map((one) => one.linked)).toEqual([true, true, false])
    expect(t.state.players[1]?.cells.some((one) => one.frozen)).toBe(false)
  })

  it('[TS-24] extraCell and [TS-38] extraEventChain raise the allowances of the turn', () => {
    const t = at({ players: [{ hand: ['Merchant Caravan', 'Ancient Power Cell'], cells: rich }, {}] })
    t.does(0, advance('Merchant Caravan', 1))
    t.does(0, cell('Ancient Power Cell'))
    expect(t.state.allowance.extraCells).toBe(0)
  })
})

describe('protection', () => {
  it('[TS-81] a cloaked unit cannot be chosen, but effects that choose nothing reach it', () => {
    const t = at({ players: [{ hand: ['Chain Severed', 'Rome'], cells: rich }, { locations: ['Quiet Arrival'] }] })
    expect(t.refuses(0, intervene('Chain Severed'))).toMatchObject({ rule: 'TS-58' })
    const all = at({
      players: [
        { hand: ['Great Displacement'], cells: rich },
        { obstacles: [[{ card: 'Highway Robbers', links: ['Null Field'] }]] },
      ],
    })
    all.does(0, intervene('Great Displacement'))
    expect(handOf(all.state, 1)).toHaveLength(2)
  })

  it('[TS-82] [TS-40] effects of Obstacles pass a locked unit by', () => {
    const t = at({
      players: [
        { obstacles: [[{ card: 'Collapse Age', counter: 1 }]], deck: ['Rome'] },
        { locations: [{ card: 'Desert Landing', locked: true }], deck: ['Rome'] },
      ],
    })
    const all = { pick: 'all', side: 'opposing', zones: ['event-chain'], phase: 'any', position: 'any' } as const
    expect(selectable(t.state, 0, all, null, 'obstacle')).toEqual([])
    expect(selectable(t.state, 0, all, null, 'intervention')).toHaveLength(1)
    t.does(0, end)
    t.does(1, end)
    t.does(1, end)
    expect(unitOf(t.state, 'Desert Landing').second).toBe(true)
    expect(voidOf(t.state, 0)).toEqual(['Collapse Age'])
  })
})

describe('knowledge', () => {
  it('[TS-90] everybody sees units, cells, sizes and open Voids', () => {
    const t = at({
      players: [{ cells: 'Af', void: ['Rome'], hand: ['Athens'], advances: [['Scout Drone']], deck: ['Corinth'] }, {}],
    })
    expect(game.view(t.state, -1).players[0]).toMatchObject({
      handSize: 1,
      hand: null,
      deckSize: 1,
      top: null,
      void: [id('Rome')],
      cells: [{ linked: false }, { linked: true }],
    })
  })

  it('[TS-91] [TS-95] a hand looked at stays known to who looked, until cards leave it or some go face down', () => {
    const t = at({
      players: [
        { hand: ['Athens'], cells: rich, deck: ['Rome'] },
        { hand: ['Jerusalem', 'Scout Drone'], cells: rich, deck: ['Corinth'] },
      ],
    })
    t.does(0, fill('Athens', 2))
    expect(game.view(t.state, 0).players[1]?.peeked?.map(nameOf)).toEqual(['Jerusalem', 'Scout Drone'])
    expect(game.view(t.state, -1).players[1]?.peeked).toBeNull()
    t.does(0, none)
    t.does(0, end)
    t.does(1, end)
    t.does(1, advance('Scout Drone', 1))
    expect(game.view(t.state, 0).players[1]?.peeked?.map(nameOf)).toEqual(['Jerusalem'])
  })

  it('[TS-95] putting cards face down ends all knowledge of that hand', () => {
    const t = at({ players: [{ hand: new Array(12).fill('Jerusalem') }, { deck: ['Rome'] }] })
    t.state.players[0]?.shown.push(id('Jerusalem'))
    t.state.players[0]?.peeked.push(id('Jerusalem'))
    t.does(0, end)
    t.does(0, card('Jerusalem'))
    expect(game.view(t.state, 1).players[0]).toMatchObject({ shown: [], peeked: [] })
  })

  it('[TS-95] what was left on top or put below is known to its owner alone', () => {
    const t = at({
      players: [{ hand: ['Seasoned Interpreter'], cells: rich, deck: ['Rome', 'Athens', 'Damascus'] }, {}],
    })
    t.does(0, advance('Seasoned Interpreter', 1))
    t.does(0, card('Rome'))
    expect(game.view(t.state, 0).players[0]?.bottom?.map(nameOf)).toEqual(['Athens', 'Damascus'])
    expect(game.view(t.state, 1).players[0]).toMatchObject({ top: null, bottom: null, deckSize: 2 })
  })
})
