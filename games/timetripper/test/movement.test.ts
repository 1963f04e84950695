import { describe, expect, it } from 'vitest'
import { newGear } from '../rules/equipment.ts'
import { aim, at, END, fire, named, scene, step, two, weapon } from './table.ts'

/** A load that brings the allowance at Endurance 12 down to two. */
const HEAVY = [newGear('reloads-m16', 5)]

describe('Trippers on the move', () => {
  it('[TT-7.0] [TT-7.12] [TT-7.15] one point a hex up to the allowance, and one may stop short', () => {
    const t = scene({ units: { 'Viking axemen': ['1202'] } })
    t.go(step('0708'), step('0709'), END, ['rest'])
    expect(t.tripper()).toMatchObject({ hex: at('0709'), endurance: 19 })
  })

  it('[TT-7.13] allowance 2 and Endurance 12: six hexes cost four and one, leaving 7', () => {
    const t = scene({
      trippers: ['0702'],
      gear: [HEAVY],
      units: { 'Viking axemen': ['1212'] },
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 12 }),
    })
    t.go(step('0703'), step('0704'), step('0705'), step('0706'), step('0707'), step('0708'))
    expect(t.all('strained')).toHaveLength(4)
    expect(t.refuses(0, step('0709')).rule).toBe('TT-7.13')
    t.go(END, ['rest'])
    expect(t.all('tired').at(-1)).toMatchObject({ endurance: 7 })
  })

  it('[TT-R15] hexes are bought only as long as a point is left after the one for being active', () => {
    const t = scene({
      units: { 'Viking axemen': ['1202'] },
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 5, gear: [newGear('radio')] }),
    })
    // Sixteen pounds at 5 leave no allowance at all: every hex is bought.
    t.go(step('0708'), step('0709'), step('0710'))
    expect(t.refuses(0, step('0711')).rule).toBe('TT-7.13')
    t.go(END, ['rest'])
    expect(t.all('tired').at(-1)).toMatchObject({ endurance: 1 })
  })

  it('[TT-R15] the last point is never spent: with one left there is only rest', () => {
    const t = scene({
      units: { 'Viking axemen': ['1212'] },
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 1, gear: [newGear('radio')] }),
    })
    expect(t.options(0)).toEqual([{ do: 'end' }])
    expect(t.refuses(0, { do: 'command', move: false }).rule).toBe('TT-R15')
    t.go(END, ['rest'])
    expect(t.all('rested')[0]).toMatchObject({ endurance: 4 })
    const poor = scene({
      units: { 'Viking axemen': ['1212'] },
      gear: [HEAVY],
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 7 }),
    })
    // Box 2 gives no allowance: five of seven points are spare.
    for (const hex of ['0708', '0709', '0710', '0711']) poor.go(step(hex))
    expect(poor.tripper().endurance).toBe(3)
  })

  it('[TT-7.21] [TT-7.22] an enemy’s zone stops him and holds him', () => {
    const t = scene({ units: { 'Viking axemen': ['0704'] } })
    t.go(step('0706'), step('0705'))
    expect(t.refuses(0, step('0706')).rule).toBe('TT-7.22')
  })

  it('[TT-7.23] the flux takes him out all the same', () => {
    const t = scene({ units: { 'Viking axemen': ['0705'] }, flux: '0707', battle: 62 })
    t.go({ do: 'command', move: false }, two(2))
    expect(t.options(0).some((o) => o.do === 'jump')).toBe(true)
  })

  it('[TT-7.31] [TT-7.32] friends may be passed but nobody ends on one; enemies are not passed', () => {
    const t = scene({
      trippers: ['0707', '0708'],
      units: { 'Viking axemen': ['0705', '0608'] },
      edit: (s) => Object.assign(s.units[1] ?? {}, { stunned: 99 }),
    })
    t.go(step('0708'))
    expect(t.options(0).every((o) => o.do === 'step')).toBe(true)
    t.go(step('0709'), END)
    expect(t.refuses(1, step('0608')).rule).toBe('TT-7.32')
  })

  it('[TT-7.33] the fallen are in nobody’s way', () => {
    const t = scene({
      units: { 'Viking axemen': ['0706', '1212'] },
      edit: (s) => Object.assign(s.units[0] ?? {}, { fallen: true }),
    })
    t.go(step('0706'))
    expect(t.tripper().hex).toBe(at('0706'))
  })

  it('[TT-7.14] a Tripper carries a fallen man one hex, paying for what his allowance lacks', () => {
    const t = scene({
      gear: [[newGear('reloads-m16', 20)]],
      units: { 'Viking axemen': ['0707', '1212'] },
      edit(s) {
        Object.assign(s.units[0] ?? {}, { fallen: true })
        Object.assign(s.trippers[0] ?? {}, { endurance: 12 })
      },
    })
    // 43 pounds at 12 leave an allowance of 1: one point is lacking.
    t.go({ do: 'carry', body: t.unit('Viking axemen').id, hex: at('0706') })
    expect(t.unit('Viking axemen').hex).toBe(at('0706'))
    expect(t.tripper()).toMatchObject({ hex: at('0706'), endurance: 11, moved: 1 })
    expect(t.options(0).some((o) => o.do === 'step')).toBe(false)
  })
})

describe('what a phase holds', () => {
  it('[TT-7.14] [TT-R19] whoever has fired and announced a hex may carry a body that far; who announced none may not', () => {
    const shot = (still: number) => {
      const t = scene({
        units: { 'Viking axemen': ['0707', '1212', '1202'] },
        edit: (s) => Object.assign(s.units[0] ?? {}, { fallen: true }),
      })
      t.go(aim(t.unit('Viking axemen', 1)), weapon('m16', 'single'), fire(still), [...two(2), ...two(12)])
      return t.options(0).some((option) => option.do === 'carry')
    }
    expect([shot(0), shot(1), shot(2)]).toEqual([false, true, true])
  })

  it('[TT-7.41] [TT-7.42] [TT-R18] things dropped lie in the hex, a weapon with its reloads; one action picks up both', () => {
    const t = scene({ units: { 'Viking axemen': ['1212'] }, gear: [[newGear('reloads-m16', 3)]] })
    t.go({ do: 'drop', what: 'm16', of: 0 })
    expect(t.state.battle?.loose.map(({ gear }) => [gear.what, gear.count])).toEqual([
      ['m16', 1],
      ['reloads-m16', 3],
    ])
    const [rifle] = t.state.battle?.loose ?? []
    t.go({ do: 'take', id: rifle?.id ?? -9 })
    expect(t.tripper().gear.map(({ what }) => what)).toEqual(['radio', 'm16', 'reloads-m16'])
    expect(t.refuses(0, { do: 'command', move: false }).rule).toBe('TT-7.42')
  })

  it('[TT-7.41] he drops things in one hex of a phase only', () => {
    const t = scene({ units: { 'Viking axemen': ['1212'] }, gear: [['bayonet', 'p25']] })
    t.go({ do: 'drop', what: 'bayonet', of: 0 }, step('0708'))
    expect(t.options(0).some((o) => o.do === 'drop')).toBe(false)
  })

  it('[TT-R19] the action may come on the way, after which the move goes on', () => {
    const t = scene({ units: { 'Viking axemen': ['1212'] }, loose: [['shotgun', '0708']] })
    t.go(step('0708'), { do: 'take', id: 0 }, step('0709'))
    expect(named(t.tripper().hex)).toBe('0709')
  })

  it('[TT-7.43] whoever has negotiated may only reach for the flux', () => {
    const t = scene({ units: { 'Viking axemen': ['1212'] } })
    t.go({ do: 'negotiate' }, [1, ...two(9)])
    expect(t.refuses(0, step('0708')).rule).toBe('TT-7.43')
    expect(
      t
        .options(0)
        .map((o) => o.do)
        .sort(),
    ).toEqual(['command', 'end'])
  })
})

describe('opponents on the move', () => {
  it('[TT-7.11] [TT-R14] soldiers move three, animals six, riders their mount’s six', () => {
    const walked = (battle: number, name: string, roll: number) => {
      const t = scene({ battle, trippers: ['0212'], units: { [name]: ['0702'] } })
      t.go(END, [...two(roll), 'rest'])
      return t.all('stepped').filter(({ who }) => who === t.unit(name).id).length
    }
    expect(walked(12, 'Viking axemen', 12)).toBe(3)
    expect(walked(49, 'Landmobile sharks', 12)).toBe(6)
    expect(walked(11, 'Mounted spearmen (Ostrogoths)', 12)).toBe(6)
    expect(walked(52, 'Zombies', 12)).toBe(3)
  })

  it('[TT-7.16] [TT-9.21] [TT-9.22] away is as far as it can; on the edge it stops and stays', () => {
    const t = scene({ battle: 30, units: { 'Russian infantry': ['0703', '1202'] } })
    t.go(END, [...two(2), 0, ...two(2)])
    expect(named(t.unit('Russian infantry').hex)[2]).toBe('0')
    expect(t.unit('Russian infantry', 1).hex).toBe(at('1202'))
  })

  it('[TT-7.24] [TT-7.34] [TT-R16] [TT-R17] cars neither hold anybody nor are held, and do not stop on him', () => {
    const t = scene({ battle: 62, trippers: ['0708'], units: { Cars: ['0702'] } })
    expect(t.options(0).some((o) => o.do === 'step')).toBe(true)
    t.go(END, [...two(7), 1])
    // Six hexes would end on the Tripper: it rolls on by one.
    expect(named(t.unit('Cars').hex)).toBe('0709')
    const held = scene({ battle: 62, trippers: ['0703'], units: { Cars: ['0702'] } })
    expect(held.options(0).some((o) => o.do === 'step')).toBe(true)
  })

  it('[TT-7.44] a mount goes where its rider goes and stays where it is without him', () => {
    const t = scene({ battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0702', '0212'] } })
    t.unit('Mounted spearmen (Ostrogoths)').fallen = true
    t.unit('Horses').rider = null
    t.unit('Mounted spearmen (Ostrogoths)').mount = null
    t.go(END, [...two(12), 'rest'])
    expect(t.unit('Horses').hex).toBe(at('0702'))
    expect(t.unit('Horses', 1).hex).toBe(t.unit('Mounted spearmen (Ostrogoths)', 1).hex)
  })
})
