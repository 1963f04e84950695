import { scripted } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { isEdge } from '../rules/display.ts'
import { fell } from '../rules/wounds.ts'
import { aim, at, END, scene, step, two } from './table.ts'

const silent = { chance: scripted(), listening: false, emit() {}, call() {}, end() {} }
const TALK = { do: 'negotiate' } as const
/** Vikings have columns D, E, F; the die of 1 means D. */
const vikings = (hexes: string[], what: Parameters<typeof scene>[0] = {}) =>
  scene({ units: { 'Viking axemen': hexes }, ...what })

describe('talking', () => {
  it('[TT-15.0] [TT-15.3] the letter is rolled once for the battle, then two dice on its column', () => {
    const t = vikings(['0703'])
    t.go(TALK, [5, ...two(7), 'rest'])
    expect(t.saw('negotiated')).toMatchObject({ mood: 'F', roll: 7, result: 'flee' })
    expect(t.state.battle?.mood).toBe('F')
    t.go(END)
    t.go(TALK, [...two(6), 'rest'])
    expect(t.all('negotiated').at(-1)).toMatchObject({ mood: 'F' })
  })

  it('[TT-15.0] it takes the place of moving and firing, and the option turns it off', () => {
    const t = vikings(['0703'])
    t.go(step('0708'))
    expect(t.refuses(0, TALK).rule).toBe('TT-15.0')
    expect(vikings(['0703'], { options: { negotiation: false } }).refuses(0, TALK).reason).toContain(
      'without negotiation',
    )
  })

  it('[TT-R44] the team has one attempt in a phase', () => {
    const t = vikings(['0703'], { trippers: ['0707', '0202'] })
    t.go(TALK, [5, ...two(7), 'rest'], END)
    expect(t.refuses(1, TALK).rule).toBe('TT-R44')
  })

  it('[TT-15.12] [TT-R45] beasts and machines are not moved by words, elephants are', () => {
    expect(
      scene({ battle: 3, units: { Buffalo: ['0703'] } })
        .options(0)
        .some((o) => o.do === 'negotiate'),
    ).toBe(false)
    expect(
      scene({ battle: 8, units: { Elephants: ['0703'] } })
        .options(0)
        .some((o) => o.do === 'negotiate'),
    ).toBe(true)
    expect(
      scene({ battle: 44, units: { Dragonlord: ['0703'] } })
        .options(0)
        .some((o) => o.do === 'negotiate'),
    ).toBe(true)
    expect(
      scene({ battle: 57, units: { Transbots: ['0703'] } })
        .options(0)
        .some((o) => o.do === 'negotiate'),
    ).toBe(false)
  })

  it('[TT-15.22] [TT-15.11] awe of one: a 1 awes, the rest flee, and there is no more to say', () => {
    const t = vikings(['0703', '0711'])
    t.go(TALK, [1, ...two(12), 1, 2, 'rest'])
    expect(t.unit('Viking axemen').owner).toBe(0)
    expect(t.unit('Viking axemen', 1).owner).toBeNull()
    expect(isEdge(t.unit('Viking axemen', 1).hex)).toBe(true)
    t.go(END, ['rest'])
    if (t.asked()?.ask === 'soldier.act') t.go(END, ['rest'])
    expect(t.refuses(0, TALK).rule).toBe('TT-15.11')
  })

  it('[TT-15.21] awe of four: 1 to 4 awe', () => {
    const t = scene({ battle: 14, units: { 'Norman mounted men-at-arms': ['0703', '0711'] } })
    t.go(TALK, [5, ...two(12), 4, 5, 'rest'])
    expect(t.unit('Norman mounted men-at-arms').owner).toBe(0)
    expect(t.unit('Horses').owner).toBe(0)
    expect(t.unit('Norman mounted men-at-arms', 1).owner).toBeNull()
  })

  it('[TT-15.21a] [TT-R46] an awed soldier moves and attacks in the Tripper Phase, and turns when his Tripper dies', () => {
    const t = vikings(['0703', '0702'], {
      trippers: ['0707', '0712'],
      edit: (s) => Object.assign(s.units[0] ?? {}, { owner: 0 }),
    })
    t.go(END, END)
    expect(t.asked()).toMatchObject({ ask: 'soldier.act', seats: [0], rule: 'TT-15.21a' })
    t.go(aim(t.unit('Viking axemen', 1)), [...two(8)])
    expect(t.saw('struck')).toMatchObject({ by: t.unit('Viking axemen').id, differential: 5 })
    expect(t.unit('Viking axemen', 1).fallen).toBe(true)
    t.tripper(0).endurance = 1
    const other = vikings(['0703', '0706'], {
      trippers: ['0707', '0712'],
      edit: (s) => Object.assign(s.units[0] ?? {}, { owner: 0 }),
    })
    other.go(END, END, END, [...two(3), 'rest'])
    expect(other.tripper(0).alive).toBe(false)
    expect(other.saw('turned')).toMatchObject({ unit: other.unit('Viking axemen').id })
  })

  it('[TT-R20] the mount of an awed rider who falls is nobody’s, and never acts', () => {
    const t = scene({
      battle: 14,
      units: { 'Norman mounted men-at-arms': ['0703', '0711'] },
      edit: (s) => {
        for (const unit of s.units.slice(0, 2)) unit.owner = 0
      },
    })
    const rider = t.unit('Norman mounted men-at-arms')
    fell({ ...silent, state: t.state }, rider, 'TT-8.84')
    expect(t.unit('Horses')).toMatchObject({ owner: null, rider: null, fallen: false })
    t.go(END, ['rest'])
    expect(t.asked()?.ask).not.toBe('soldier.act')
  })

  it('[TT-R29] a soldier on our side who is stunned by the enemy loses his next Tripper Phase', () => {
    const t = vikings(['0703', '0702'], { edit: (s) => Object.assign(s.units[0] ?? {}, { owner: 0 }) })
    t.go(END, END, [...two(11)])
    expect(t.saw('suffered')).toMatchObject({ who: t.unit('Viking axemen').id, effect: 'stunned' })
    t.go(END, ['rest'])
    expect(t.asked()?.ask).toBe('turn.act')
  })

  it('[TT-15.13] who came with the flux neither moves nor fires in the first stage', () => {
    const t = vikings(['0703', '1212'], {
      stage: 1,
      edit: (s) => Object.assign(s.units[0] ?? {}, { owner: 0, traveller: true }),
    })
    t.go(END)
    expect(t.asked()?.ask).toBe('turn.act')
    t.go(END)
    expect(t.asked()?.ask).toBe('soldier.act')
  })

  it('[TT-15.23] [TT-R47] who flees is at the edge at once and does nothing more this stage', () => {
    const t = vikings(['0703', '0702'])
    t.go(TALK, [1, ...two(9), 'rest'])
    expect(t.unit('Viking axemen', 1).hex).toBe(at('0702'))
    expect(isEdge(t.unit('Viking axemen').hex)).toBe(true)
    t.go(END)
    expect(t.saw('detected')).toBeUndefined()
  })

  it('[TT-15.24] [TT-R48] talks that drag on quiet everybody who can talk; in the next phase there is another roll one column to the left', () => {
    const t = vikings(['0703'])
    t.go(TALK, [3, ...two(7)])
    expect(t.saw('negotiated')).toMatchObject({ mood: 'E', result: 'left' })
    t.go(END, [...two(4), 'rest'])
    expect(t.saw('detected')).toBeUndefined()
    expect(t.all('negotiated').at(-1)).toMatchObject({ mood: 'D', roll: 4, result: 'flee' })
    expect(t.refuses(0, step('0708')).rule).toBe('TT-R48')
    expect(t.refuses(0, aim(t.unit('Viking axemen'))).rule).toBe('TT-R48')
    t.go(END)
    expect(t.state.battle?.hush).toBe(false)
  })

  it('[TT-15.25] rage: they all attack without a roll, one column further to the right', () => {
    const t = vikings(['0704'])
    t.go(TALK, [1, ...two(11)])
    expect(t.saw('negotiated')).toMatchObject({ result: 'rage' })
    t.go(END, ['rest'])
    expect(t.saw('detected')).toBeUndefined()
    expect(t.saw('struck')).toMatchObject({ differential: 5, column: 6 })
  })
})
