import { describe, expect, it } from 'vitest'
import { war } from './war.ts'

describe('decisions', () => {
  it('[TLB-32] are made openly and in turn order: hosts first, in order of deployment, then aims', () => {
    const asked: string[] = []
    const day = war(['-3: 7 | 0: 2 3 Q J', '0: J 5 6'], { start: 1, pause: true })
    for (const name of ['0.2', '0.3', 'rear', '1.5']) {
      asked.push(`${day.play.asked()?.ask} ${day.play.asked()?.seats}`)
      day.choose(name)
    }
    expect(asked).toEqual(['day.host 0', 'day.host 0', 'day.aim 0', 'day.host 1'])
    expect(day.heard('attached').map(({ attachment }) => attachment.rank)).toEqual([12, 11, 11])
  })

  it('[TLB-33] attachments go to friendly Units of this Day or later, alive', () => {
    const day = war(['-1: 2 | 0: J 3 5 6', '0: K 9'], { pause: true, choose: ['0.3'] })
    expect(day.choices()).toEqual(['0.5', '0.6'])
    expect(day.whyNot('0.2').reason).toBe(
      'That Mammoth Tank arrived on an earlier Day; Beam Turret is for this Day’s Units and later ones.',
    )
    expect(day.whyNot('1.9').reason).toBe('Beam Turret is for Units of your side.')
    expect(day.whyNot('0.3').reason).toBe('That Unit is dead.')
    expect(day.whyNot('0.J').rule).toBe('TLB-33')
  })

  it('[TLB-33] must be mounted if they can be; otherwise they lie idle', () => {
    const day = war(['0: J 3 5', '0: 9'], { pause: true })
    expect(day.play.options(0).every(({ kind }) => kind === 'attach')).toBe(true)
    const idle = war(['-1: 2 | 0: J Q', '-1: 3'])
    expect(idle.heard('idle').map(({ attachment, rule }) => [attachment.rank, rule])).toEqual([
      [11, 'TLB-33'],
      [12, 'TLB-33'],
    ])
  })

  it('[TLB-R26] an only host is taken without asking', () => {
    expect(
      war(['0: J 3', '0: 9'])
        .heard('attached')
        .map(({ host }) => host.rank),
    ).toEqual([3])
  })

  it('[TLB-34] attachments work at once, and on Units to come from their arrival; any number on one Unit', () => {
    const { hp, battle } = war(['-1: Q Q 6 | 0: 2', '-1: 2 | 0: 3'], { choose: ['0.2', '0.2'] })
    expect(hp('0.2')).toMatch(/\/31$/)
    expect(battle(-1).attacks.map(({ unit }) => unit.rank)).toEqual([2, 6])
    const now = war(['0: J 2', '0: 9 10'])
    expect(now.battle(0).rear).toEqual([7, 0])
  })

  it('[TLB-35] Blitz Troops shoot at the Front below Level 3 and choose anew every Day from Level 3 on', () => {
    const day = war(['-4: 7 | 0: 2', '0: 3'], { pause: true })
    expect([day.state.day, day.choices()]).toEqual([-1, ['front', 'rear']])
    day.choose('rear')
    expect(day.state.day).toBe(0)
    day.choose('front')
    const aims = [-4, -3, -2, -1, 0].map((each) => day.battle(each).attacks.find(({ unit }) => unit.rank === 7)?.at)
    expect(aims).toEqual(['front', 'front', 'front', 'rear', 'front'])
  })

  it('[TLB-35] [TLB-R13] with a Turret they shoot at the Rear and are not asked', () => {
    const { battle, heard } = war(['-3: 7 J | 0: 2', '0: 3'], { choose: ['0.7'] })
    expect(heard('aimed')).toEqual([])
    expect(battle(0).attacks.find(({ unit }) => unit.rank === 7)?.at).toBe('rear')
  })
})
