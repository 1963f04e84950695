import { describe, expect, it } from 'vitest'
import { war } from './war.ts'

describe('Bombs', () => {
  it('[TLB-23] go off one by one in turn order, each at once', () => {
    const day = war(['0: K K 2 3', '0: K 4 5 6'], { start: 1, pause: true })
    expect([day.play.asked()?.seats, day.play.asked()?.rule]).toEqual([[1], 'TLB-23'])
    day.choose('0.2')
    expect([day.play.asked()?.seats, day.choices()]).toEqual([[0], ['1.4', '1.5', '1.6']])
    day.choose('1.4')
    expect([day.play.asked()?.seats, day.choices()]).toEqual([[0], ['1.5', '1.6']])
    day.choose('1.6')
    expect([day.living(0), day.living(1)]).toEqual(['3', '5'])
  })

  it('[TLB-23] work on their own Day and on no other', () => {
    const { heard } = war(['-1: K | 0: 2', '0: 3 4'], { choose: ['1.3'] })
    expect(heard('bombed').length).toBe(1)
    const later = war(['-1: 2 | 0: K', '-1: 3 4'], { pause: true })
    expect([later.state.day, later.play.asked()?.ask]).toEqual([0, 'day.bomb'])
  })

  it('[TLB-24] [TLB-R10] reach every enemy Unit that is in play, whenever it came, or still to come', () => {
    const day = war(['-2: 2 | -1: K', '-2: 3 4 | -1: 5 | 0: 6'], { pause: true })
    expect(day.choices()).toEqual(['1.3', '1.4', '1.5', '1.6'])
    expect(day.whyNot('0.2').rule).toBe('TLB-24')
    expect(day.whyNot('0.K').rule).toBe('TLB-24')
  })

  it('[TLB-R10] spare earlier arrivals where that is agreed', () => {
    const day = war(['-1: 2 | 0: K', '-1: 3 4 | 0: 5 6'], { pause: true, options: { bombReach: 'day-and-later' } })
    expect(day.choices()).toEqual(['1.5', '1.6'])
    expect(day.whyNot('1.3')).toEqual({
      rule: 'TLB-R10',
      reason: 'That Generator Tank arrived on an earlier Day; Bombs reach this Day’s Units and later ones.',
    })
  })

  it('[TLB-24] spare what is destroyed already', () => {
    const day = war(['0: K K', '0: 3 4 5'], { pause: true })
    day.choose('1.3')
    expect(day.choices()).toEqual(['1.4', '1.5'])
    expect(day.whyNot('1.3')).toEqual({ rule: 'TLB-24', reason: 'That Unit is destroyed already.' })
  })

  it('[TLB-25] destroy for this Timeline: what has not arrived never does, and nothing helps', () => {
    const { heard, living, battle } = war(['-1: K | 0: 2', '-1: Q 4 | 0: 3 6'], { choose: ['1.3', '1.6'] })
    expect(
      heard('day')
        .at(-1)
        ?.spawned.map(({ rank }) => rank),
    ).toEqual([2, 6])
    expect(living(1)).toBe('4 6')
    expect(battle(0).attacks.some(({ unit }) => unit.rank === 3)).toBe(false)
  })

  it('[TLB-25] take attachments along', () => {
    const { heard } = war(['0: K | -1: 2', '-1: J | 0: 3 4'], { choose: ['1.4', '1.4'] })
    expect(heard('scored')[0]?.allowance).toEqual([1, 1])
  })

  it('[TLB-26] must be used if they can be; otherwise they fizzle', () => {
    const day = war(['0: K 2', '0: 3 4'], { pause: true })
    expect(day.play.options(0).every(({ kind }) => kind === 'bomb')).toBe(true)
    const { heard } = war(['0: K K 2', '0: 3'])
    expect(heard('fizzled')).toEqual([expect.objectContaining({ rule: 'TLB-26' })])
  })

  it('[TLB-R26] take an only target without asking', () => {
    const { heard } = war(['0: K 2', '0: 3'])
    expect(heard('bombed').map(({ target }) => target.rank)).toEqual([3])
  })

  it('[TLB-27] silence their target for the Day: no shot, no boost, no cover', () => {
    const { battle, heard } = war(['0: K 2', '0: 3 4 6'], { choose: ['1.3'] })
    expect(heard('bombed')[0]?.rule).toBe('TLB-27')
    expect(battle(0).front).toEqual([5, 5])
    const uncovered = war(['0: K 2', '0: 4 6'], { choose: ['1.4'] })
    expect(uncovered.took(uncovered.battle(0), '1.6')).toBe(5)
  })
})
