import { describe, expect, it } from 'vitest'
import { coneOf } from '../rules/display.ts'
import { flareModifier } from '../rules/grenades.ts'
import { at, END, fire, named, scene, step, two } from './table.ts'

const THROW = (hex: string) => ({ do: 'throw', hex: at(hex) }) as const

describe('grenades', () => {
  it('[TT-8.41] [TT-8.45] [TT-8.42] an M26 attacks its hex at 12, the next at 8, the one after at 6, thrower and friends included', () => {
    const t = scene({ battle: 12, gear: [['m26']], units: { 'Viking axemen': ['0704', '0705', '0702', '0712'] } })
    t.go({ do: 'grenade', what: 'm26' }, THROW('0705'), fire(), [
      ...two(3),
      ...two(7),
      6,
      ...two(3),
      ...two(8),
      6,
      ...two(3),
      ...two(7),
    ])
    const struck = t.all('struck')
    expect(struck.map(({ at: who, differential }) => [who, differential])).toEqual([
      [t.unit('Viking axemen', 1).id, 8],
      [t.unit('Viking axemen', 0).id, 4],
      [0, 2],
    ])
    expect(t.all('fired').map(({ needed }) => needed)).toEqual([3, 3, 3])
    expect(t.tripper().gear.some(({ what }) => what === 'm26')).toBe(false)
  })

  it('[TT-8.42] it flies six hexes and no farther', () => {
    const t = scene({ battle: 12, trippers: ['0702'], gear: [['m26']], units: { 'Viking axemen': ['0712'] } })
    t.go({ do: 'grenade', what: 'm26' })
    expect(t.refuses(0, THROW('0709')).rule).toBe('TT-8.42')
    t.go(THROW('0708'))
  })

  it('[TT-R25] rider and mount are two units to it, the fallen none', () => {
    const t = scene({ battle: 11, gear: [['m26']], units: { 'Mounted spearmen (Ostrogoths)': ['0702', '0702'] } })
    Object.assign(t.unit('Mounted spearmen (Ostrogoths)', 1), { fallen: true, mount: null })
    Object.assign(t.unit('Horses', 1), { fallen: true, rider: null })
    t.go({ do: 'grenade', what: 'm26' }, THROW('0702'), fire(), ['rest'])
    expect(t.all('fired')).toHaveLength(2)
    expect(t.all('fired')[0]).toMatchObject({ modifier: 3 })
  })

  it('[TT-8.43] [TT-R26] a flare attacks its hex at 5 and dazzles for five stages, the brightest only', () => {
    const t = scene({ battle: 12, gear: [['m1', 'm1']], units: { 'Viking axemen': ['0702'] } })
    t.go({ do: 'grenade', what: 'm1' }, THROW('0702'), fire(), [...two(7), ...two(6)])
    expect(t.saw('struck')).toMatchObject({ differential: 1 })
    expect(flareModifier(t.state)).toBe(0)
    const battle = t.state.battle
    if (!battle) throw new Error('no battle')
    const seen = [1, 2, 3, 4, 5, 6].map((after) => {
      battle.stage = 2 + after
      return flareModifier(t.state)
    })
    expect(seen).toEqual([-2, -3, -4, -5, -6, 0])
    battle.lights.push(4)
    battle.stage = 5
    expect(flareModifier(t.state)).toBe(-4)
  })
})

describe('the Claymore', () => {
  it('[TT-8.44] set in 0512 towards 0511 it covers 90 hexes, out to 1207 and 0209 and not beyond', () => {
    const cone = coneOf(at('0512'), 0).map(named)
    expect(cone).toHaveLength(90)
    for (const hex of ['0511', '0410', '0510', '0610', '0310', '0409', '0509', '0609', '0710', '1207', '0209'])
      expect(cone).toContain(hex)
    for (const hex of ['1208', '0210', '0411', '0611', '0512']) expect(cone).not.toContain(hex)
  })

  it('[TT-8.44] it is set in one stage and set off in a later one, by the same man, from at most two hexes away', () => {
    const t = scene({ battle: 12, trippers: ['0710'], gear: [['claymore']], units: { 'Viking axemen': ['0702'] } })
    t.go({ do: 'set', facing: 0 })
    expect(t.state.battle?.mine).toMatchObject({ hex: at('0710'), facing: 0, by: 0 })
    expect(t.refuses(0, { do: 'detonate' }).rule).toBe('TT-7.42')
    t.go(step('0711'), END, two(2))
    t.go({ do: 'detonate' }, [...two(2), ...two(7), 1])
    expect(t.saw('struck')).toMatchObject({ weapon: 'claymore', differential: 8 })
    expect(t.state.battle?.mine).toBeNull()
  })

  it('[TT-8.44] an unfired mine may be picked up again', () => {
    const t = scene({ battle: 12, gear: [['claymore']], units: { 'Viking axemen': ['1212'] } })
    t.go({ do: 'set', facing: 2 }, END, two(2))
    t.go({ do: 'take', id: -1 })
    expect(t.tripper().gear.some(({ what }) => what === 'claymore')).toBe(true)
    expect(t.state.battle?.mine).toBeNull()
  })
})
