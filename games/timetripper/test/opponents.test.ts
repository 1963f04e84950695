import { describe, expect, it } from 'vitest'
import { apart } from '../rules/display.ts'
import { at, END, scene, two } from './table.ts'

describe('detection', () => {
  it('[TT-9.0] [TT-9.12] [TT-9.4] letter G two hexes away, dice of 4: total 6, towards', () => {
    const t = scene({ battle: 7, units: { Peltasts: ['0705'] } })
    t.go(END, [...two(4), 'rest'])
    expect(t.saw('detected')).toMatchObject({ dice: 4, modifier: 2, reaction: 'towards' })
  })

  it('[TT-9.12] letter I, dice of 2 in the third stage of a flare: the lowest entry, stop', () => {
    const t = scene({
      battle: 12,
      stage: 4,
      units: { 'Viking axemen': ['0702'] },
      edit: (s) => s.battle?.lights.push(1),
    })
    t.go(END, two(2))
    expect(t.saw('detected')).toMatchObject({ modifier: -4, reaction: 'stop' })
  })

  it('[TT-9.11] [TT-R30] the nearest is looked for; of two equally near a die picks one', () => {
    const t = scene({ battle: 12, trippers: ['0709', '0705'], units: { 'Viking axemen': ['0707'] } })
    t.go(END, END, [1, ...two(2), 'rest'])
    expect(t.saw('detected')).toMatchObject({ at: 1 })
    const near = scene({ battle: 12, trippers: ['0712', '0705'], units: { 'Viking axemen': ['0707'] } })
    near.go(END, END, [...two(2), 'rest'])
    expect(near.saw('detected')).toMatchObject({ at: 1 })
  })

  it('[TT-9.26] stop: no move and no attack', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0703'] } })
    t.go(END, two(3))
    expect(t.unit('Viking axemen').hex).toBe(at('0703'))
    expect(t.saw('struck')).toBeUndefined()
  })

  it('[TT-9.24] towards: by the shortest way, and an attack at once if it gets there', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0703'] } })
    t.go(END, [...two(4), 'rest'])
    expect(apart(t.unit('Viking axemen').hex, at('0707'))).toBe(1)
    expect(t.saw('struck')).toMatchObject({ at: 0 })
    const archer = scene({ battle: 7, units: { Peltasts: ['0704'] } })
    archer.go(END, [...two(6), 'rest'])
    expect(archer.saw('fired')).toMatchObject({ needed: 4 })
  })

  it('[TT-9.25] attack: a missile opponent fires from where it stands, unless it cannot hit; then it comes nearer', () => {
    const cossack = scene({ battle: 28, trippers: ['0202'], units: { 'Mounted Russian cossacks': ['1107'] } })
    cossack.go(END, [...two(12), ...two(9)])
    expect(cossack.saw('fired')).toMatchObject({ needed: 10 })
    expect(cossack.unit('Mounted Russian cossacks').hex).toBe(at('1107'))
    const syrian = scene({ battle: 35, trippers: ['0202'], units: { 'Syrian infantry': ['1107'] } })
    syrian.go(END, [...two(12), 'rest'])
    expect(syrian.saw('fired')).toBeUndefined()
    expect(apart(syrian.unit('Syrian infantry').hex, at('0202'))).toBeLessThan(apart(at('1107'), at('0202')))
  })

  it('[TT-9.33] who has fired does not move in that stage', () => {
    const t = scene({ battle: 6, units: { 'Chaldean archers': ['0703'] } })
    t.go(END, [...two(12), ...two(2)])
    expect(t.unit('Chaldean archers').hex).toBe(at('0703'))
  })

  it('[TT-R71] the nearest acts first, ties by number', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0702', '0704', '0703'] } })
    t.go(END, [...two(2), ...two(2), ...two(2)])
    expect(t.all('detected').map(({ unit }) => unit)).toEqual([1, 2, 0].map((n) => t.unit('Viking axemen', n).id))
  })

  it('[TT-R02] [TT-9.23] a person in the Timemaster’s seat makes the free choices', () => {
    const t = scene({
      battle: 12,
      trippers: ['0707'],
      units: { 'Viking axemen': ['0904'] },
      options: { timemaster: 'seat' },
    })
    t.go(END, two(6))
    expect(t.asked()).toMatchObject({ ask: 'free.choose', seats: [1], rule: 'TT-9.23' })
    const choices = t.options(1)
    expect(choices.length).toBeGreaterThan(1)
    const choice = choices[1]
    t.go(choice ?? END, ['rest'])
    expect(t.unit('Viking axemen').hex).toBe(choice?.do === 'choose' ? choice.at : -1)
  })
})
