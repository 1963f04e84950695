/** Cases of the rules that join several of them; the others stand with their rules. */
import { describe, expect, it } from 'vitest'
import { at, card, end, fill, handOf, intervene, strike, unitOf, voidOf } from './table.ts'

const rich = 'AAAAFFFFUU'

describe('cases', () => {
  it('[TS-43] [TS-49] [TS-65] a location freed of its intruder in step 5 is filled a turn later, one freed in step 4 at once', () => {
    const late = at({
      step: 'target',
      players: [
        {
          hand: ['Athens'],
          cells: rich,
          advances: [[], ['Temporal Sentinel']],
          intruders: { 2: { card: 'Shuttered Gates', counter: 3 } },
          deck: ['Rome', 'Rome'],
        },
        { deck: ['Rome', 'Rome', 'Rome'] },
      ],
    })
    late.does(0, strike('advance', 2, 'location'))
    expect(voidOf(late.state, 1)).toEqual(['Shuttered Gates'])
    expect(late.asked()).toMatchObject({ ask: 'turn.cells', seats: [1] })
    late.does(1, end)
    late.does(1, end)
    late.does(0, end)
    late.does(0, fill('Athens', 2))

    const soon = at({
      players: [
        { hand: ['Midnight Earthquake', 'Athens'], cells: rich, intruders: { 2: 'Shuttered Gates' }, deck: ['Rome'] },
        { deck: ['Rome'] },
      ],
    })
    expect(soon.refuses(0, fill('Athens', 2))).toMatchObject({ rule: 'TS-49' })
    soon.does(0, intervene('Midnight Earthquake'))
    soon.does(0, { kind: 'phase', phase: 2 })
    soon.does(0, fill('Athens', 2))
  })

  it('[TS-83] an Eyewitness Account is no city: what a record does for a city it does not do for it', () => {
    const record = (city: string) => {
      const t = at({
        players: [
          {
            hand: ['Record: Day of Pentecost'],
            cells: rich,
            locations: [null, city, null],
            deck: ['Rome', 'Corinth', 'Ephesus'],
          },
          {},
        ],
      })
      t.does(0, fill('Record: Day of Pentecost', 3))
      return handOf(t.state, 0).length
    }
    expect(record('Jerusalem')).toBe(2)
    expect(record('Eyewitness Account')).toBe(0)
  })

  it('[TS-41] [TS-77] Chain Severed on a locked Philippi draws its owner nothing, on an unlocked one a card', () => {
    const severed = (locked: boolean) => {
      const t = at({
        players: [
          { hand: ['Chain Severed', 'Rome'], cells: rich },
          { locations: [null, { card: 'Philippi', locked }], deck: ['Corinth', 'Ephesus'] },
        ],
      })
      t.does(0, intervene('Chain Severed'))
      t.does(0, card('Rome'))
      t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Philippi').id })
      return handOf(t.state, 1)
    }
    expect(severed(true)).toEqual([])
    expect(severed(false)).toEqual(['Corinth'])
  })
})
