import { describe, expect, it } from 'vitest'
import { defenseOf } from '../rules/combat.ts'
import { newGear } from '../rules/equipment.ts'
import { aim, at, END, fire, scene, step, two, weapon } from './table.ts'

describe('shooting', () => {
  it('[TT-8.0] [TT-8.0a] [TT-8.21] [TT-8.1] the M16 at a hoplite five hexes away needs 7; the difference of 10 is the last column', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')), weapon('m16', 'single'), fire(), [...two(7), ...two(11), 2, ...two(7)])
    expect(t.saw('fired')).toMatchObject({ needed: 7, roll: 7, hit: true })
    expect(t.saw('struck')).toMatchObject({ differential: 10, column: 7, roll: 11, result: 'wound' })
    expect(t.unit('Hoplites').fallen).toBe(true)
    expect(defenseOf(t.state, 0)).toBe(4)
  })

  it('[TT-8.21] below the number is a miss, and the weapon may be empty all the same', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')), weapon('m16', 'single'), fire(), [...two(6), ...two(2)])
    expect(t.saw('fired')).toMatchObject({ hit: false })
    expect(t.unit('Hoplites').fallen).toBe(false)
    expect(t.saw('emptied')).toMatchObject({ empty: true })
  })

  it('[TT-8.22] an empty weapon must be reloaded before it fires again', () => {
    const empty = { what: 'm16', count: 1, loaded: false, of: 0 } as const
    const t = scene({
      battle: 7,
      units: { Hoplites: ['0702'] },
      gear: [['reloads-m16']],
      edit: (state) => Object.assign(state.trippers[0]?.gear.find(({ what }) => what === 'm16') ?? {}, empty),
    })
    expect(t.refuses(0, aim(t.unit('Hoplites'))).rule).toBe('TT-8.3')
    t.go({ do: 'reload', what: 'm16' })
    expect(t.saw('reloaded')).toMatchObject({ left: 0 })
    expect(t.refuses(0, aim(t.unit('Hoplites'))).rule).toBe('TT-7.42')
  })

  it('[TT-8.23] a burst at a Tyrannosaurus at range 4 needs 9 with +4, and a wound costs it a die of Endurance', () => {
    const t = scene({ battle: 1, units: { 'Tyrannosaurus rex': ['0703'] } })
    t.go(aim(t.unit('Tyrannosaurus rex')), weapon('m16', 'burst'), { do: 'enough' }, fire(), [
      ...two(5),
      ...two(11),
      4,
      ...two(5),
    ])
    expect(t.saw('fired')).toMatchObject({ needed: 9, modifier: 4, hit: true })
    expect(t.saw('struck')).toMatchObject({ differential: 10, result: 'wound' })
    expect(t.unit('Tyrannosaurus rex').endurance).toBe(16)
    expect(t.all('fired')).toHaveLength(1)
  })

  it('[TT-8.23] [TT-R19] every hex entered or announced costs one on the accuracy roll, and no more may be entered afterwards', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702', '1202'] } })
    t.go(step('0708'), aim(t.unit('Hoplites')), weapon('m16', 'single'), fire(2), [...two(11), ...two(7), ...two(7)])
    expect(t.saw('fired')).toMatchObject({ modifier: -3 })
    t.go(step('0709'), step('0710'))
    expect(t.refuses(0, step('0711')).rule).toBe('TT-7.13')
  })

  it('[TT-8.2] [TT-8.6] a man far away may be shot over another next door, and six to eight hexes are one column', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0706', '0202'] }, stage: 1 })
    t.go(aim(t.unit('Viking axemen', 1)), weapon('m16', 'single'), fire(), [...two(3), ...two(7)])
    expect(t.saw('fired')).toMatchObject({ needed: 8 })
  })

  it('[TT-8.24] [TT-R22] a shot at a mounted man names rider or mount and has +3; on foot there is no bonus', () => {
    const t = scene({ battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0703'] } })
    t.go(aim(t.unit('Mounted spearmen (Ostrogoths)')), weapon('m16', 'single'), fire(), [
      ...two(3),
      ...two(7),
      ...two(7),
    ])
    expect(t.saw('fired')).toMatchObject({ needed: 6, modifier: 3, hit: true })
    expect(t.saw('struck')).toMatchObject({ differential: 10 })
    expect(t.unit('Mounted spearmen (Ostrogoths)').fallen).toBe(true)
    expect(t.unit('Horses')).toMatchObject({ fallen: false, rider: null })
  })

  it('[TT-8.24] [TT-8.84a] [TT-R20] the horse may be named instead: when it falls its rider takes a wound and is on foot', () => {
    const t = scene({ battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0703'] } })
    t.go(aim(t.unit('Horses')), weapon('m16', 'single'), fire(), [...two(3), ...two(7), 4, ...two(7)])
    expect(t.unit('Horses').fallen).toBe(true)
    const rider = t.unit('Mounted spearmen (Ostrogoths)')
    expect(rider).toMatchObject({ fallen: false, mount: null })
    expect(rider.stunned).toBeGreaterThan(0)
  })

  it('[TT-R51] rapid fire into one hex may be stopped after any shot, and never has more than four', () => {
    const t = scene({ battle: 1, units: { 'Tyrannosaurus rex': ['0703'] } })
    t.go(aim(t.unit('Tyrannosaurus rex')), weapon('m16', 'rapid'), { do: 'enough' }, fire(), [...two(2), ...two(7)])
    t.go({ do: 'more' }, [...two(2), ...two(7)], { do: 'more' }, [...two(2), ...two(7)], { do: 'more' }, [
      ...two(2),
      ...two(7),
    ])
    expect(t.all('fired')).toHaveLength(4)
    expect(t.asked()?.ask).toBe('turn.act')
  })

  it('[TT-R51] who ceases keeps what is in the magazine', () => {
    const t = scene({ battle: 1, units: { 'Tyrannosaurus rex': ['0703'] } })
    t.go(aim(t.unit('Tyrannosaurus rex')), weapon('m16', 'rapid'), { do: 'enough' }, fire(), [...two(2), ...two(7)])
    t.go({ do: 'cease' })
    expect(t.all('fired')).toHaveLength(1)
    expect(t.tripper().gear.find(({ what }) => what === 'm16')?.loaded).toBe(true)
    expect(t.asked()?.ask).toBe('turn.act')
  })

  it('[TT-R51] along a string each hex has one shot in order, empty ones too', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0704', '0702'] } })
    t.go(
      aim(t.unit('Viking axemen')),
      weapon('m16', 'rapid'),
      { do: 'spread', hex: at('0703') },
      { do: 'spread', hex: at('0702') },
      { do: 'enough' },
      fire(),
      [...two(2), ...two(7)],
    )
    t.go({ do: 'more' }, two(7), { do: 'more' }, [...two(2), ...two(7)])
    expect(t.saw('wasted')).toMatchObject({ hex: at('0703') })
    expect(t.all('fired').map((shot) => shot.at)).toEqual([t.unit('Viking axemen').id, t.unit('Viking axemen', 1).id])
  })

  it('[TT-R52] a burst goes round until the weapon is empty, and wastes the rest when nobody is left', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0704'] } })
    t.go(aim(t.unit('Viking axemen')), weapon('m16', 'burst'), { do: 'enough' }, fire(), [
      ...two(2),
      ...two(7),
      ...two(12),
      ...two(12),
      ...two(7),
    ])
    expect(t.all('fired')).toHaveLength(2)
    expect(t.unit('Viking axemen').fallen).toBe(true)
    expect(t.tripper().gear.find(({ what }) => what === 'm16')?.loaded).toBe(false)
  })

  it('[TT-R21] opponents never run out of ammunition: nothing is rolled after their shot', () => {
    const t = scene({ battle: 6, units: { 'Chaldean archers': ['0704'] } })
    t.go(END, [...two(11), ...two(2)])
    expect(t.saw('fired')).toMatchObject({ by: t.unit('Chaldean archers').id, hit: false })
  })
})

describe('hand to hand', () => {
  it('[TT-8.3] [TT-8.31] [TT-9.31] [TT-9.32] a Viking beside a Tripper strikes at a difference of 5 without an accuracy roll', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0706'] } })
    t.go(END, [...two(11)])
    expect(t.saw('struck')).toMatchObject({ differential: 5, column: 5, result: 'stun' })
    expect(t.saw('detected')).toBeUndefined()
    expect(t.tripper().endurance).toBe(19)
  })

  it('[TT-8.32] bare hands attack at 1, a bayonet at 3, bayonet and repellent together at 7', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0706'] }, gear: [['bayonet', 'repellent']] })
    t.go(aim(t.unit('Viking axemen')))
    expect(t.options(0).filter((o) => o.do === 'weapon' && o.mode === 'melee')).toHaveLength(4)
    t.go(weapon('bayonet+repellent', 'melee'), [...two(8), ...two(3)])
    expect(t.saw('struck')).toMatchObject({ differential: 3, result: 'stun' })
    expect(t.tripper().gear.find(({ what }) => what === 'repellent')?.loaded).toBe(false)
  })

  it('[TT-8.33] [TT-R23] two Trippers next to one defender add up their strengths, if the other is willing, and both have acted', () => {
    const t = scene({
      battle: 12,
      trippers: ['0707', '0705'],
      units: { 'Viking axemen': ['0706'] },
      gear: [['bayonet'], ['recovered-melee']],
    })
    t.go(aim(t.unit('Viking axemen')), weapon('bayonet', 'melee'), { do: 'join', who: 1 })
    expect(t.asked()).toMatchObject({ ask: 'attack.consent', seats: [1] })
    t.go(weapon('recovered-melee', 'melee'), two(8))
    expect(t.saw('struck')).toMatchObject({ differential: 3 })
    expect([t.tripper(0).acted, t.tripper(1).acted]).toEqual([true, true])
  })

  it('[TT-8.34] [TT-R24] a mount adds its Attack to its rider’s, unless it is stunned', () => {
    const riders = { 'Mounted spearmen (Ostrogoths)': ['0706'] }
    const t = scene({ battle: 11, units: riders })
    t.go(END, two(7))
    expect(t.saw('struck')).toMatchObject({ differential: 4 })
    const dazed = scene({ battle: 11, units: riders })
    dazed.unit('Horses').stunned = 99
    dazed.go(END, two(7))
    expect(dazed.saw('struck')).toMatchObject({ differential: 2 })
  })

  it('[TT-R31] a missile opponent next to a Tripper shoots at range 1', () => {
    const t = scene({ battle: 6, units: { 'Chaldean archers': ['0706'] } })
    t.go(END, [...two(4)])
    expect(t.saw('fired')).toMatchObject({ needed: 5, hit: false })
  })
})

describe('results', () => {
  const struckBy = (roll: number[]) => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0706'] } })
    t.go(END, roll)
    return t
  }
  it('[TT-8.8] [TT-8.81] [TT-8.82] [TT-8.83] [TT-R28] a Tripper loses 1, a die, two dice', () => {
    expect(struckBy(two(11)).tripper().endurance).toBe(19)
    expect(struckBy([...two(7), 5]).tripper().endurance).toBe(15)
    expect(struckBy([...two(8), 6, 4]).tripper().endurance).toBe(10)
  })

  it('[TT-8.84] [TT-8.84b] [TT-4.0e] a kill is death, and a lone Tripper’s death ends the game', () => {
    const t = struckBy(two(3))
    expect(t.state.result).toMatchObject({ reason: 'lost', payoff: [0], rule: 'TT-4.0e' })
  })

  it('[TT-8.82] a wounded soldier falls on 1-3 and is stunned on 4-6', () => {
    for (const [die, fallen] of [
      [3, true],
      [4, false],
    ] as const) {
      const t = scene({ battle: 12, units: { 'Viking axemen': ['0705'] } })
      t.go(aim(t.unit('Viking axemen')), weapon('m16', 'single'), fire(), [...two(4), ...two(11), die, ...two(7)])
      expect(t.unit('Viking axemen').fallen).toBe(fallen)
    }
  })

  it('[TT-8.81] [TT-7.22] [TT-4.0d] a stunned soldier neither acts nor holds anybody in this stage; in the next he does again', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0706'] } })
    expect(t.refuses(0, step('0708')).rule).toBe('TT-7.22')
    t.go(aim(t.unit('Viking axemen')), weapon('m16', 'single'), fire(2), [...two(12), ...two(11), 6, ...two(7)])
    t.go(step('0708'), step('0709'), END)
    expect(t.state.battle?.stage).toBe(3)
    expect(t.saw('detected')).toBeUndefined()
    t.go(END, [...two(2)])
    expect(t.saw('detected')).toBeDefined()
  })

  it('[TT-8.81a] a stunned horse holds its rider in place, though he may attack', () => {
    const t = scene({ battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0704'] } })
    t.unit('Horses').stunned = 99
    t.go(END, two(12))
    expect(t.unit('Mounted spearmen (Ostrogoths)').hex).toBe(at('0704'))
  })

  it('[TT-6.42] an opponent with Endurance suffers like a Tripper', () => {
    const t = scene({ battle: 2, units: { Sabertooth: ['0705'] } })
    t.go(aim(t.unit('Sabertooth')), weapon('m16', 'single'), fire(), [...two(4), ...two(12), 3, 2, ...two(7)])
    expect(t.saw('struck')).toMatchObject({ differential: 3, result: 'disable' })
    expect(t.unit('Sabertooth')).toMatchObject({ endurance: 5, fallen: false, stunned: 0 })
  })
})

describe('what the fallen leave', () => {
  const fallen = (battle: number, name: string, loaded = true) =>
    scene({
      battle,
      units: { [name]: ['0707', '0702'] },
      edit(state) {
        const unit = state.units[0]
        if (unit) unit.fallen = true
        if (!loaded) state.trippers[0]?.gear.splice(1, 1)
      },
    })

  it('[TT-8.51] [TT-8.52] a fallen archer’s bow comes loaded and with a die of reloads, and his counter is gone', () => {
    const t = fallen(6, 'Chaldean archers')
    t.go({ do: 'recover', unit: t.unit('Chaldean archers').id }, [4])
    expect(t.tripper().gear).toContainEqual(expect.objectContaining({ what: 'recovered-pre-gunpowder', loaded: true }))
    expect(t.tripper().gear).toContainEqual(expect.objectContaining({ what: 'reloads-recovered', count: 4 }))
    expect(t.unit('Chaldean archers').place).toBe('gone')
  })

  it('[TT-R27] a musket is only good as a club', () => {
    const t = fallen(20, 'Bavarian infantry')
    t.go({ do: 'recover', unit: t.unit('Bavarian infantry').id })
    expect(t.tripper().gear.some(({ what }) => what === 'recovered-melee')).toBe(true)
  })

  it('[TT-8.53] taking another recovered weapon means dropping the first with its ammunition', () => {
    const t = fallen(6, 'Chaldean archers')
    t.tripper().gear.push(newGear('recovered-1914-1945', 1, 30), newGear('reloads-recovered', 2, 30))
    t.go({ do: 'recover', unit: t.unit('Chaldean archers').id }, [1])
    expect(t.tripper().gear.filter(({ what }) => what.startsWith('recovered'))).toHaveLength(1)
    expect(t.state.battle?.loose.map(({ gear }) => gear.what)).toEqual(['recovered-1914-1945', 'reloads-recovered'])
  })
})
