import { describe, expect, it } from 'vitest'
import { war } from './war.ts'

describe('a Day', () => {
  it('[TLB-20] brings its own Units into play, unhurt and at Level 0; later ones are not there yet', () => {
    const { heard, battle } = war(['-1: 2 | 0: 6', '-1: 10 | 0: 9'])
    expect(heard('day').map(({ spawned }) => spawned.map(({ rank }) => rank))).toEqual([
      [2, 10],
      [6, 9],
    ])
    expect(battle(-1).attacks.map(({ unit }) => unit.rank)).toEqual([2, 10])
    expect(
      battle(-1)
        .hits.map(({ unit }) => unit.rank)
        .sort(),
    ).toEqual([10, 2])
  })

  it('[TLB-20] lets Bombs and attachments be meant for Units still to come', () => {
    const day = war(['-1: 2 K J | 0: 6', '-1: 10 | 0: 9'], { pause: true })
    expect(day.choices()).toEqual(['1.10', '1.9'])
    day.choose('1.9')
    expect(day.choices()).toEqual(['0.2', '0.6'])
  })

  it('[TLB-21] runs: arrival, Bombs, Obliterators, decisions, battle, Levels', () => {
    const { play } = war(['-1: 2 | 0: A K Q', '0: 3 9'], { choose: ['1.9'] })
    const day0 = play.events.slice(play.events.findLastIndex(({ kind }) => kind === 'day'))
    expect(day0.map(({ kind }) => kind).slice(0, 6)).toEqual([
      'day',
      'bombed',
      'struck',
      'attached',
      'fought',
      'levels',
    ])
  })

  it('[TLB-22] lines Units up by number, then by Day, then by order of deployment', () => {
    const order = (seats: string[], options = {}) =>
      war(seats, { options })
        .battle(0)
        .attacks.filter(({ unit }) => unit.owner === 0)
        .map(({ unit }) => [unit.rank, unit.copy])
    expect(order(['10 2 6', '2'])).toEqual([
      [2, 1],
      [6, 1],
      [10, 1],
    ])
    expect(order(['0: 6 | -1: 6 | 0: 2 2', '0: 2'])).toEqual([
      [2, 1],
      [2, 2],
      [6, 2],
      [6, 1],
    ])
  })

  it('[TLB-R9] puts the newest in front where that is agreed', () => {
    const newest = war(['0: 6 | -1: 6 | 0: 2 2', '0: 2'], { options: { tieOrder: 'newest-first' } })
    const line = newest.battle(0).attacks.filter(({ unit }) => unit.owner === 0)
    expect(line.map(({ unit }) => [unit.rank, unit.copy])).toEqual([
      [2, 2],
      [2, 1],
      [6, 1],
      [6, 2],
    ])
  })
})

describe('Levels', () => {
  /** Of Blitz Troops, from their fourth Day to their eighth. */
  const aims = new Array<string>(5).fill('front')

  it('[TLB-50] rise by one for each Day survived, Day 0 as well', () => {
    const { card } = war(['-2: 2 | 0: 6', '0: 3'])
    expect([card('0.2').level, card('0.6').level]).toEqual([3, 1])
  })

  it('[TLB-R19] do not rise after Day 0 where that is agreed', () => {
    const { card, heard } = war(['-2: 2 | 0: 7', '0: 2 3'], { options: { lastLevel: false } })
    expect([card('0.2').level, card('0.7').level]).toEqual([2, 0])
    expect(heard('attrition')).toEqual([])
  })

  it('[TLB-50] are not for the dead nor for those still to come', () => {
    const { card } = war(['-1: 10 | 0: 2', '-1: 2 4 | 0: 3'])
    expect([card('0.10').level, card('0.2').level]).toEqual([0, 1])
  })

  it('[TLB-51] [TLB-R20] wear Blitz Troops down: 8 − L hit points, and at 8 Days none are left', () => {
    const { heard } = war(['-7: 7 | 0: 2', '0: 2'], { choose: aims })
    expect(heard('attrition').map(({ unit }) => unit.rank)).toEqual([7])
    expect(heard('levels').find(({ day }) => day === -1)?.standing[0]).toMatchObject({ level: 7, damage: 0, maxHp: 1 })
  })

  it('[TLB-51] count Heavy Armor against attrition', () => {
    const { heard, hp } = war(['-7: 7 Q | 0: 2', '0: 2'], { choose: ['0.7', ...aims] })
    expect(heard('attrition')).toEqual([])
    expect(hp('0.7')).toBe('0/8')
  })

  it('[TLB-52] are 0 again in the next Timeline', () => {
    const { state } = war(['-1: 2', '-1: 2'], { options: { maxTimelines: 12 }, pause: true })
    expect(state.cards.map(({ level }) => level)).toEqual([0, 0])
  })
})
