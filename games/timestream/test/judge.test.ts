import { describe, expect, it } from 'vitest'
import { judge } from '../player/judgement.ts'
import { type TableSpec, table } from './table.ts'

type Side = TableSpec['players'][number]
const even: Side = { cells: 'AAFF', locations: ['Desert Landing', 'Jerusalem'], hand: ['Athens'] }
const chances = (ours: Side, theirs: Side, active: 0 | 1 = 0): readonly number[] =>
  judge(table({ active, players: [ours, theirs] }))

describe('how the own player judges a table', () => {
  it('turns round with the table', () => {
    const better: Side = { ...even, cells: 'AAFFUU', hand: ['TIMESTREAM'] }
    const [first = 0, second = 0] = chances(better, even)
    expect(chances(even, better, 1)).toEqual([expect.closeTo(second), expect.closeTo(first)])
    expect(first + second).toBeCloseTo(1)
  })

  it.each([
    ['a cell more', { ...even, cells: 'AAFFF' }],
    ['all locations', { ...even, locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'] }],
    ['a card for the location that is empty', { ...even, hand: ['Record: Day of Pentecost'] }],
  ] satisfies [string, Side][])('%s is better', (_, better) => {
    expect(chances(better, even)[0]).toBeGreaterThan(chances(even, even)[0] as number)
  })

  it.each([
    ['the fifth cell', { cells: 'AAFF', hand: ['Ancient Power Cell'] }, { cells: 'AAFFA' }],
    ['the eighth cell', { cells: 'AAAFFUU', hand: ['Ancient Power Cell'] }, { cells: 'AAAFFUUA' }],
    [
      'the eighth cell of many in hand',
      { cells: 'AAAFFUU', hand: ['Ancient Power Cell', 'Ancient Power Cell', 'Universal Power Cell'] },
      { cells: 'AAAFFUUA', hand: ['Ancient Power Cell', 'Universal Power Cell'] },
    ],
    ['a first location', { hand: ['Jerusalem'] }, { locations: [null, 'Jerusalem'] }],
    ['a second location', { ...even, locations: ['Desert Landing'], hand: ['Jerusalem'] }, { ...even, hand: [] }],
    [
      'a third location',
      { ...even, hand: ['Record: Day of Pentecost'] },
      { ...even, locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'], hand: [] },
    ],
  ] satisfies [string, Side, Side][])('%s is worth more on the table than in hand', (_, inHand, laid) => {
    expect(chances(laid, even)[0]).toBeGreaterThan(chances(inHand, even)[0] as number)
  })

  it('[TS-3] the way home with everything ready is nearly won', () => {
    const ready: Side = {
      cells: 'AAAFFFUU',
      locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'],
      hand: ['TIMESTREAM'],
    }
    expect(chances(ready, even)[0]).toBeGreaterThan(0.9)
  })
})
