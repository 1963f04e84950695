import { describe, expect, it } from 'vitest'
import { halfPounds, newGear } from '../rules/equipment.ts'
import { game } from '../rules/game.ts'
import { payoffs, treasureOf } from '../rules/victory.ts'
import { aim, at, END, fire, scene, step, two, weapon } from './table.ts'

const READY = { do: 'ready' } as const
/** One Viking, shot down; what follows is the clean-up. */
const cleared = (what: Parameters<typeof scene>[0] = {}) => {
  const t = scene({ units: { 'Viking axemen': ['0705'] }, ...what })
  t.go(aim(t.unit('Viking axemen')), weapon('m16', 'single'), fire(), [...two(12), ...two(12), ...two(2)])
  return t
}

describe('when the field is clear', () => {
  it('[TT-6.5] [TT-R13] everybody rests to 20, reloads, takes a weapon and the treasure, and jumps without a roll', () => {
    const t = cleared({ gear: [['reloads-m16']], edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 9 }) })
    expect(t.asked()).toMatchObject({ ask: 'cleanup.collect', rule: 'TT-6.5' })
    expect(t.tripper().endurance).toBe(20)
    t.go({ do: 'reload', what: 'm16' }, { do: 'recover', unit: t.unit('Viking axemen').id }, { do: 'claim' }, READY)
    expect(t.tripper().gear.map(({ what }) => what)).toEqual(['radio', 'm16', 'recovered-melee', 'treasure'])
    expect(t.options(0)).toHaveLength(7)
    t.go({ do: 'jump', heading: 3 }, [...two(12), 1, 'rest'])
    expect(t.tripper().experience).toBe(1)
    expect(t.saw('commanded')).toBeUndefined()
  })

  it('[TT-R13] riderless horses do not keep it from being clear; a held Tripper takes part', () => {
    const t = scene({ battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0705'] } })
    t.unit('Horses').rider = null
    Object.assign(t.unit('Mounted spearmen (Ostrogoths)'), { fallen: true, mount: null })
    t.go(END)
    expect(t.asked()?.ask).toBe('cleanup.collect')
  })

  it('[TT-6.5] [TT-R42] what a dead comrade has on him can be taken, wherever he lies', () => {
    const t = cleared({
      trippers: ['0707', '0212'],
      gear: [[], ['bayonet', newGear('m26', 2)]],
      edit: (s) => Object.assign(s.trippers[1] ?? {}, { alive: false, endurance: 0 }),
    })
    t.go({ do: 'loot', from: 1, what: 'm26', of: 0 }, { do: 'loot', from: 1, what: 'bayonet', of: 0 })
    expect(t.tripper(1).gear).toEqual([])
    expect(t.tripper(0).gear).toContainEqual(newGear('m26', 2))
  })

  it('[TT-R13] [TT-B27b] [TT-B52] nothing follows the last of them: neither a comrade’s turn, a shell nor a bite', () => {
    const shells = scene({ battle: 27, trippers: ['0707', '0212'], units: { 'French infantry': ['0705'] } })
    shells.go(aim(shells.unit('French infantry')), weapon('m16', 'single'), fire(), [
      ...two(12),
      ...two(12),
      ...two(12),
    ])
    expect(shells.asked()).toMatchObject({ ask: 'cleanup.collect', seats: [0] })
    expect(shells.saw('burst')).toBeUndefined()
    const bitten = scene({
      battle: 52,
      units: { Zombies: ['0705'] },
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 2, bitten: 1 }),
    })
    bitten.go(aim(bitten.unit('Zombies')), weapon('m16', 'single'), fire(), [...two(12), ...two(3), ...two(12)])
    expect(bitten.state.result).toBeNull()
    expect(bitten.asked()?.ask).toBe('cleanup.collect')
  })

  it('[TT-R13] whoever is in the flux is out of the way, and the log says so', () => {
    const t = scene({ units: { 'Viking axemen': ['0704'] }, flux: '0707' })
    t.go(
      { do: 'command', move: false },
      two(2),
      { do: 'guide' },
      { do: 'step', hex: at('0706') },
      { do: 'step', hex: at('0705') },
    )
    expect(t.unit('Viking axemen').place).toBe('held')
    t.go({ do: 'enough' }, END)
    expect(t.saw('cleanup')).toMatchObject({ swept: true, rule: 'TT-R13' })
    expect(cleared().saw('cleanup')).toMatchObject({ swept: false })
  })

  it('[TT-14.0] [TT-R43] the cape is taken from a vampire that was felled, not from the dust of dawn', () => {
    const dawn = (fellIn: number) => {
      const t = scene({
        battle: 68,
        stage: 12,
        units: { Vampire: ['0202'] },
        edit: (s) => Object.assign(s.units[0] ?? {}, { fellIn }),
      })
      t.go(END, ['rest'])
      expect(t.asked()?.ask).toBe('cleanup.collect')
      return t.options(0).some((option) => option.do === 'claim')
    }
    expect([dawn(0), dawn(4)]).toEqual([false, true])
  })

  const rifle = () => [newGear('recovered-1914-1945', 1, 30), newGear('reloads-recovered', 2, 30)]
  const RIFLE = { do: 'drop', what: 'recovered-1914-1945', of: 30 } as const

  it('[TT-8.52] [TT-8.53] the reloads of a recovered weapon go down and are taken up with it, and fit no other', () => {
    const t = scene({ battle: 6, gear: [rifle()], units: { 'Chaldean archers': ['0705'] } })
    t.unit('Chaldean archers').fallen = true
    t.go(END)
    t.go(RIFLE, { do: 'recover', unit: t.unit('Chaldean archers').id }, [5])
    const [laidDown] = t.state.battle?.loose ?? []
    t.go({ do: 'take', id: laidDown?.id ?? 0 })
    const recovered = t.tripper().gear.filter(({ what }) => what.includes('recovered'))
    expect(recovered).toMatchObject([{ what: 'recovered-1914-1945' }, { what: 'reloads-recovered', count: 2 }])
    expect(t.state.battle?.loose).toMatchObject([
      { gear: { what: 'recovered-pre-gunpowder' } },
      { gear: { what: 'reloads-recovered', count: 5 } },
    ])
  })

  it('[TT-8.52] a bow is not reloaded with cartridges', () => {
    const gear = [...rifle().slice(1), { ...newGear('recovered-pre-gunpowder', 1, 6), loaded: false }]
    const t = scene({ gear: [gear], units: { 'Viking axemen': ['1212'] } })
    expect(t.refuses(0, { do: 'reload', what: 'recovered-pre-gunpowder' }).rule).toBe('TT-8.22')
  })

  it('[TT-R13] everybody takes at most one weapon of the fallen in a clean-up, whatever he lays down again', () => {
    const t = scene({ battle: 6, units: { 'Chaldean archers': ['0705', '0703'] } })
    const [first, second] = [t.unit('Chaldean archers').id, t.unit('Chaldean archers', 1).id]
    for (const unit of t.state.units) unit.fallen = true
    t.go(END)
    t.go({ do: 'recover', unit: first }, [2])
    const of = t.tripper().gear.find(({ what }) => what === 'recovered-pre-gunpowder')?.of ?? 0
    t.go({ do: 'drop', what: 'recovered-pre-gunpowder', of })
    expect(t.refuses(0, { do: 'recover', unit: second }).rule).toBe('TT-R13')
  })

  it('[TT-R40] [TT-13.12] a team shares its gear out anew, and somebody must take the radio', () => {
    const t = cleared({ trippers: ['0707', '0202'], gear: [[newGear('reloads-m16', 2)]] })
    t.go({ do: 'give', what: 'reloads-m16', of: 0, to: 1 }, { do: 'give', what: 'radio', of: 0, to: 1 }, READY, READY)
    expect(t.tripper(1).gear.map(({ what }) => what)).toEqual(['reloads-m16', 'radio'])
    expect(t.asked()).toMatchObject({ ask: 'cleanup.leave', seats: [1] })
  })

  it('[TT-13.0] [TT-10.63] in the next battle Trippers and what they share lie at random, the small things stay with them', () => {
    const t = cleared({ trippers: ['0707', '0202'], gear: [['p357'], ['m26']] })
    t.tripper(1).alive = false
    t.tripper(1).endurance = 0
    t.go(READY, READY, { do: 'jump', heading: 3 }, [...two(12), 1, 'rest'])
    expect(t.state.battle?.loose.map(({ gear }) => gear.what).sort()).toEqual(['m16', 'radio', 'shotgun'])
    expect(t.tripper(0).gear.map(({ what }) => what)).toEqual(['p357'])
    expect(t.saw('revived')).toMatchObject({ who: 1 })
    expect(t.tripper(1).endurance).toBe(5)
  })
})

describe('treasure', () => {
  it('[TT-R43] where no clean-up comes it is not to be had before somebody has fallen', () => {
    const t = scene({ battle: 45, markers: ['0202'] })
    expect(t.refuses(0, { do: 'claim' }).rule).toBe('TT-14.0')
    const fought = scene({
      battle: 45,
      markers: ['0202'],
      edit: (s) => Object.assign(s.battle ?? {}, { felled: 1 }),
    })
    expect(fought.options(0)).toContainEqual({ do: 'claim' })
  })

  it('[TT-14.0] it is claimed in the clean-up only; 5, 7 and 3 tenths weigh two pounds', () => {
    const t = cleared()
    t.go({ do: 'claim' })
    expect(t.saw('claimed')).toMatchObject({ treasure: 'Viking insignia', value: 10 })
    expect(t.refuses(0, { do: 'claim' }).rule).toBe('TT-14.0')
    expect(halfPounds('', [newGear('treasure', 1, 1), newGear('treasure', 1, 19), newGear('treasure', 1, 3)])).toBe(4)
    expect(treasureOf(t.state, [newGear('treasure', 1, 1), newGear('treasure', 1, 33)])).toBe(80)
  })

  it('[TT-14.0] without the option nothing lies about', () => {
    const t = cleared({ options: { treasure: false } })
    expect(t.options(0).some((o) => o.do === 'claim')).toBe(false)
  })

  it('[TT-R43] at Buffalo Castle it is picked up as an action once one buffalo is down and none is up', () => {
    const t = scene({ battle: 45, units: { Buffalo: ['0705'] }, markers: ['0202', '0212', '1202', '1212', '0211'] })
    expect(t.options(0).some((o) => o.do === 'claim')).toBe(false)
    Object.assign(t.unit('Buffalo'), { fallen: true })
    if (t.state.battle) t.state.battle.felled = 1
    t.go({ do: 'claim' })
    expect(t.tripper().gear.some(({ what, of }) => what === 'treasure' && of === 45)).toBe(true)
    expect(t.tripper().acted).toBe(true)
  })
})

describe('winning', () => {
  const home = (options: object, edit: (s: Parameters<typeof payoffs>[0]) => void = () => {}, seats = ['0707']) => {
    const t = scene({ trippers: seats, options: options as never, units: { 'Viking axemen': ['1212'] } })
    for (const tripper of t.state.trippers) tripper.place = 'home'
    edit(t.state)
    return payoffs(t.state)
  }
  it('[TT-16.0] minimal counts below 50 pounds, a personal best below the last trip', () => {
    expect(home({ victory: 'minimal' }, (s) => (s.startWeight = 99))).toEqual([1])
    expect(home({ victory: 'minimal' }, (s) => (s.startWeight = 100))).toEqual([0])
    expect(home({ victory: 'best', lastTrip: 7 }, (s) => (s.battles = 6))).toEqual([1])
    expect(home({ victory: 'best', lastTrip: 7 }, (s) => (s.battles = 7))).toEqual([0])
    expect(home({ victory: 'quick' })).toEqual([1])
  })

  it('[TT-16.0] treasure goes to the richest, a tontine to who comes home alone', () => {
    const two = ['0707', '0202']
    expect(home({ victory: 'treasure' }, (s) => s.trippers[1]?.gear.push(newGear('treasure', 1, 1)), two)).toEqual([
      0, 1,
    ])
    expect(home({ victory: 'tontine' }, () => {}, two)).toEqual([0, 0])
    expect(home({ victory: 'tontine' }, (s) => Object.assign(s.trippers[0] ?? {}, { place: 'lost' }), two)).toEqual([
      0, 1,
    ])
  })

  it('[TT-R42] [TT-13.14] a comrade takes from a body in his hex one thing at a time, a whole kind of ammunition, nothing he may not carry', () => {
    const t = scene({
      trippers: ['0707', '0706'],
      gear: [[], ['p357', newGear('m26', 2), 'm1', newGear('reloads-p357', 3)]],
      units: { 'Viking axemen': ['1212'] },
      edit(s) {
        Object.assign(s.trippers[1] ?? {}, { alive: false, endurance: 0 })
      },
    })
    const off = (what: 'p357' | 'm26' | 'm1' | 'reloads-p357') => ({ do: 'loot', from: 1, what, of: 0 }) as const
    expect(t.refuses(0, off('p357')).rule).toBe('TT-R42')
    t.go(step('0706'), off('m26'))
    expect(t.tripper().gear.find(({ what }) => what === 'm26')?.count).toBe(2)
    expect(t.refuses(0, off('p357')).rule, 'one action a phase').toBe('TT-7.42')
    t.go(END, ['rest'])
    expect(t.options(0)).toContainEqual(off('p357'))
    expect(t.refuses(0, off('m1')).rule, 'one kind of grenade each').toBe('TT-R42')
    t.go(off('reloads-p357'))
    expect(t.tripper(1).gear.map(({ what }) => what)).toEqual(['p357', 'm1'])
  })

  it('[TT-R42] only in a tontine may Trippers attack each other', () => {
    const may = (victory: 'quick' | 'tontine') =>
      scene({ trippers: ['0707', '0202'], options: { victory }, units: { 'Viking axemen': ['1212'] } })
        .options(0)
        .some((o) => o.do === 'aim' && o.at === 1)
    expect([may('quick'), may('tontine')]).toEqual([false, true])
  })

  it('[TT-R49] everybody alive in the flux comes home together, the dead come home dead', () => {
    const t = scene({
      battle: 31,
      trippers: ['0707', '0202', '0203'],
      stage: 2,
      units: { 'British infantry': ['1212'] },
      flux: '0707',
      edit(s) {
        Object.assign(s.trippers[0] ?? {}, { experience: 11 })
        Object.assign(s.trippers[1] ?? {}, { place: 'held' })
        Object.assign(s.trippers[2] ?? {}, { place: 'held', alive: false, endurance: 0 })
        Object.assign(s.battle?.flux ?? {}, { heading: 3, alignedBy: 0 })
      },
    })
    t.go({ do: 'command', move: false }, two(9), { do: 'jump', heading: 3 }, two(12))
    t.go({ do: 'length', hexes: 1 }, two(12))
    expect(t.state.result).toMatchObject({ reason: 'home', payoff: [1, 1, 0] })
  })

  it('[TT-7.31] a soldier who is passing a comrade when his Tripper gives up gets off him', () => {
    const t = scene({
      trippers: ['0712', '0202'],
      units: { 'Viking axemen': ['0705', '0706', '1212'] },
      edit(s) {
        for (const unit of s.units.slice(0, 2)) unit.owner = 0
      },
    })
    t.go(END, END, step('0706'))
    expect(t.unit('Viking axemen').hex).toBe(t.unit('Viking axemen', 1).hex)
    t.rolls(...new Array(40).fill(1))
    t.does(0, { do: 'concede' })
    expect(t.unit('Viking axemen').hex).not.toBe(t.unit('Viking axemen', 1).hex)
  })

  it('[TT-16.0] giving up is losing; the others go on with what the team shares', () => {
    const t = scene({ trippers: ['0707', '0202'], units: { 'Viking axemen': ['1212'] } })
    t.does(0, game.concede ?? END)
    expect(t.tripper(0).place).toBe('lost')
    expect(t.state.battle?.loose.map(({ gear }) => gear.what)).toContain('radio')
    expect(t.asked()?.seats).toEqual([1])
    t.does(1, { do: 'concede' })
    expect(t.state.result?.reason).toBe('lost')
  })
})
