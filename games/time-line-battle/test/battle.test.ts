import { describe, expect, it } from 'vitest'
import { war } from './war.ts'

const shots = (w: ReturnType<typeof war>, day = 0): Record<string, string> =>
  Object.fromEntries(
    w
      .battle(day)
      .attacks.map(({ unit, amount, at }) => [
        `${unit.owner}.${unit.rank}${unit.copy > 1 ? 'b' : ''}`,
        `${amount} ${at}`,
      ]),
  )

describe('the battle', () => {
  it('[TLB-36] adds 1 for each ally that boosts: Generator Tanks always, Operations Craft from Level 3 on', () => {
    expect(shots(war(['3 3 6 9', '2']))).toMatchObject({ '0.6': '4 front', '0.9': '4 front' })
    const grown = shots(war(['-3: 9 | 0: 6 3', '0: 2']))
    expect(grown).toMatchObject({ '0.6': '4 front', '0.3': '3 front', '0.9': '6 front' })
  })

  it('[TLB-36] [TLB-R14] nobody boosts themselves', () => {
    expect(shots(war(['3', '2']))['0.3']).toBe('2 front')
    expect(shots(war(['3 3', '2']))).toMatchObject({ '0.3': '3 front', '0.3b': '3 front' })
  })

  it('[TLB-37] [TLB-R15] each Turret adds half of the boosted Damage, rounded down once for each Unit', () => {
    const turrets = (text: string, ...choose: string[]) => shots(war([text, '2 4'], { choose }))
    expect(turrets('2 J')['0.2']).toBe('7 rear')
    expect(turrets('2 J J')['0.2']).toBe('10 rear')
    expect(turrets('2 3 J', '0.2')['0.2']).toBe('9 rear')
    expect(turrets('4 3 J J', '0.4', '0.4')['0.4']).toBe('8 rear')
  })

  it('[TLB-38] Lasers and Units with a Turret shoot at the Rear, all others at the Front', () => {
    expect(shots(war(['2 5 6 J', '2 4'], { choose: ['0.6'] }))).toEqual({
      '0.2': '5 front',
      '0.5': '4 rear',
      '0.6': '3 rear',
      '1.2': '5 front',
      '1.4': '3 front',
    })
  })

  it('[TLB-39] sums the shots of a side into two pools; those about to die shoot, boost and cover to the full', () => {
    const w = war(['2 5 6', '3 10'])
    expect([w.battle(0).front, w.battle(0).rear]).toEqual([
      [7, 7],
      [4, 0],
    ])
    const all = war(['2 2', '10 10'])
    expect([all.died(all.battle(0)), all.battle(0).front]).toEqual([['1.10'], [10, 8]])
    const boosting = war(['-1: 2 2 | 0: 6', '-1: 3 | 0: 4'])
    expect(boosting.battle(0).attacks.find(({ unit }) => unit.rank === 4)?.amount).toBe(4)
    expect(boosting.died(boosting.battle(0))).toContain('1.3')
  })
})

describe('how damage lands', () => {
  it('[TLB-40] damage to everybody first, then the Front, then the Rear; deaths only after all of it', () => {
    const w = war(['-1: A J | 0: 3 9', '0: 2 6'], { choose: ['0.A'] })
    expect(w.strike(0)?.hits.map(({ by, unit }) => [by, unit.rank])).toEqual([
      ['all', 2],
      ['all', 6],
      ['rear', 6],
      ['rear', 2],
    ])
    const both = war(['2 5', '6 10'])
    expect(
      both
        .battle(0)
        .hits.filter(({ side }) => side === 0)
        .map(({ by }) => by),
    ).toEqual(['front', 'rear'])
  })

  it('[TLB-41] damage to everybody hits each Unit on its own; what is too much is lost', () => {
    const w = war(['-1: A A | 0: 2', '0: 10 9'])
    const burnt = w.strike(0)?.hits.filter(({ by }) => by === 'all') ?? []
    expect(burnt.map(({ unit, taken }) => [unit.rank, taken])).toEqual([
      [9, 9],
      [10, 6],
    ])
  })

  it('[TLB-42] a Front pool eats its way back; only the excess moves on, and what is left is wasted', () => {
    const w = war(['2 2 3 10', '8 9 10'])
    expect(w.battle(0).front[0]).toBe(6 + 6 + 2 + 5)
    expect(['1.8', '1.9', '1.10'].map((name) => w.took(w.battle(0), name))).toEqual([7, 9, 3])
    const wasted = war(['2 2 3', '10 8'])
    expect(wasted.battle(0).wasted).toEqual([1, 0])
  })

  it('[TLB-43] [TLB-R16] a Rear pool eats its way forward, and is void at a Strike Craft of Level 3', () => {
    const w = war(['5 5', '9 10'])
    expect(['1.10', '1.9'].map((name) => w.took(w.battle(0), name))).toEqual([6, 2])
    const blocked = war(['0: 5 5', '-3: 10 | 0: 2 9'])
    expect([blocked.battle(0).blocked, blocked.battle(0).hits.some(({ by }) => by === 'rear')]).toEqual([[8, 0], false])
    const behind = war(['0: 5 5', '-3: 10 | 0: 10 9'])
    expect(behind.took(behind.battle(0), '1.10.2')).toBe(6)
    expect(behind.battle(0).blocked).toEqual([2, 0])
  })

  it('[TLB-43] even if other damage kills that Strike Craft in the same step', () => {
    const w = war(['0: 5 2 2 3', '-3: 10'])
    expect(w.died(w.battle(0))).toContain('1.10')
    expect([w.battle(0).blocked, w.battle(0).rear]).toEqual([
      [5, 0],
      [5, 0],
    ])
  })

  it('[TLB-44] a Unit without hit points left takes nothing more and is passed over', () => {
    const w = war(['2 2 3 5', '8 9'])
    const ours = w.battle(0).hits.filter(({ side }) => side === 0)
    expect(ours.map(({ by, unit, taken }) => [by, unit.rank, taken])).toEqual([
      ['front', 8, 7],
      ['front', 9, 7],
      ['rear', 9, 2],
      ['rear', 8, 0],
    ])
    expect(w.battle(0).wasted[0]).toBe(3)
  })

  it('[TLB-45] [TLB-R17] a budget is for the whole Day, 3 + L for Shield Tanks, 5 for Drones of Level 3, and not saved up', () => {
    const w = war(['-1: A 10 | 0: 2', '-1: 4 | 0: 3'])
    expect(w.strike(-1)?.hits).toMatchObject([{ prevented: 1, taken: 0 }])
    expect(w.battle(-1).hits.find(({ unit }) => unit.owner === 1)).toMatchObject({ prevented: 2, taken: 2 })
    const next = war(['-1: 10 | 0: 6', '-2: 4'])
    expect([-1, 0].map((day) => next.battle(day).hits.find(({ unit }) => unit.rank === 4)?.prevented)).toEqual([4, 5])
    const young = war(['0: 2', '-2: 8 | 0: 3'])
    expect(young.battle(0).hits.every(({ prevented }) => prevented === 0)).toBe(true)
    const old = war(['0: 2 2', '-3: 8 | 0: 3'])
    expect(old.battle(0).hits.find(({ unit }) => unit.rank === 3)?.prevented).toBe(5)
  })

  it('[TLB-46] [TLB-R18] a Shield Tank covers the foremost, itself too; a Drone its foremost ally and never itself', () => {
    const front = war(['2', '3 4'])
    expect(front.battle(0).hits.find(({ unit }) => unit.owner === 1)).toMatchObject({ unit: { rank: 3 }, prevented: 3 })
    const self = war(['2', '4 6'])
    expect(self.battle(0).hits.find(({ unit }) => unit.owner === 1)).toMatchObject({ unit: { rank: 4 }, prevented: 3 })
    const drone = war(['0: 2', '-3: 8 | 0: 9'])
    expect(drone.battle(0).hits.find(({ unit }) => unit.owner === 1)).toMatchObject({ unit: { rank: 8 }, prevented: 0 })
  })

  it('[TLB-47] budgets go before hit points, against damage of every kind, Shield Tanks before Drones', () => {
    const w = war(['-1: A | 0: 10', '-3: 8 Q | 0: 4 2'], { choose: ['1.8'] })
    expect(w.strike(0)?.hits.find(({ unit }) => unit.owner === 1 && unit.rank === 2)).toMatchObject({
      prevented: 6,
      taken: 0,
    })
    // The Shield Tank's 3 are gone, and of the Drone's 5 the other 3 and 1 more for the shot: 1 is left.
    const shot = w.battle(0).hits.find(({ unit }) => unit.owner === 1 && unit.rank === 2)
    expect(shot).toMatchObject({ prevented: 1, taken: 3 })
    expect([w.card('1.4').budget, w.card('1.8').budget]).toEqual([0, 0])
  })

  it('[TLB-49] damage stays, and growing hit points heal nothing', () => {
    const w = war(['-1: 10 | 0: 9', '-1: 2 | 0: 3'])
    const standing = w.heard('levels')[0]?.standing.find(({ unit }) => unit.rank === 2)
    expect(standing).toMatchObject({ level: 1, damage: 4, maxHp: 15 })
    expect(w.card('1.2').damage).toBeGreaterThan(4)
  })
})
