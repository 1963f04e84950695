import { describe, expect, it } from 'vitest'
import { war } from './war.ts'

const amounts = (list: readonly { amount: number }[] | undefined): number[] => (list ?? []).map(({ amount }) => amount)

describe('the Obliterators’ strike', () => {
  it('[TLB-28] sends their Damage to the Front before the battle, and is left out without an Obliterator', () => {
    const { strike, took } = war(['A', '2 6'])
    expect([strike(0)?.front, took(strike(0), '1.2')]).toEqual([[1, 0], 1])
    expect(war(['2', '2 6']).strike(0)).toBeUndefined()
  })

  it('[TLB-28] [TLB-R11] [TLB-R12] burns every enemy Unit for 6 from Level 1 on, besides the shot', () => {
    const { strike, took } = war(['-1: A | 0: 2', '0: 2 6 9'])
    expect([strike(-1)?.burns, amounts(strike(0)?.burns)]).toEqual([[], [6]])
    expect(['1.2', '1.6', '1.9'].map((name) => took(strike(0), name))).toEqual([7, 6, 6])
  })

  it('[TLB-28] goes to the Rear with a Turret', () => {
    const { strike } = war(['-1: A J | 0: 2', '0: 2 9'], { choose: ['0.A'] })
    expect([strike(0)?.front, strike(0)?.rear]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  it('[TLB-29] [TLB-R12] boosts and Turrets raise the shot and never the 6', () => {
    const { strike } = war(['-1: A J J 3 | 0: 2', '0: 2 9'], { choose: ['0.A', '0.A'] })
    expect([amounts(strike(0)?.attacks), amounts(strike(0)?.burns)]).toEqual([[4], [6]])
  })

  it('[TLB-30] kills before the battle: the dead neither shoot, boost, cover nor carry', () => {
    const { strike, battle, died, heard } = war(['-1: A A | 0: 2', '0: 3 9 10 Q'])
    expect(died(strike(0))).toEqual(['1.10', '1.3', '1.9'])
    expect(battle(0).attacks.map(({ unit }) => unit.owner)).toEqual([0])
    expect(heard('idle').length).toBe(1)
  })

  it('[TLB-30] is simultaneous: Obliterators that kill each other have both struck', () => {
    const { strike, died } = war(['-2: A A', '-2: A A'])
    expect(died(strike(-1))).toEqual(['0.A', '0.A.2', '1.A', '1.A.2'])
    expect(strike(-1)?.burns.length).toBe(4)
  })

  it('[TLB-31] is all they do: in the battle they do not shoot', () => {
    const { battle } = war(['A 2', '6'])
    expect(battle(0).attacks.map(({ unit }) => unit.rank)).toEqual([2, 6])
  })

  it('[TLB-48] a Shield Tank killed in the strike covers nobody in the battle', () => {
    const { strike, battle, died, took } = war(['-1: A A | 0: 6', '0: 2 4'])
    expect(died(strike(0))).toEqual(['1.4'])
    expect(took(battle(0), '1.2')).toBe(2)
    expect(battle(0).hits.every(({ prevented }) => prevented === 0)).toBe(true)
  })
})
