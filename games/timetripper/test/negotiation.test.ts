import { scripted } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { apart, EDGE_HEXES, HEXES, isEdge } from '../rules/display.ts'
import { refuges } from '../rules/negotiation.ts'
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

  it('[TT-15.23] [TT-R47] nobody flees towards the Tripper: from every hex, as far as there is an edge hex farther away', () => {
    const t = scene({ battle: 12, trippers: ['0205'], units: { 'Viking axemen': ['0405'] } })
    t.go(TALK, [1, ...two(2), 'rest'])
    expect(apart(t.unit('Viking axemen').hex, at('0205'))).toBeGreaterThan(2)
    for (let tripper = 0; tripper < HEXES; tripper++)
      for (let unit = 0; unit < HEXES; unit += 5) {
        if (unit === tripper || isEdge(unit)) continue
        const edge = (hex: number): number => apart(hex, tripper)
        const farther = EDGE_HEXES.filter((hex) => hex !== tripper && edge(hex) > edge(unit))
        const found = refuges(() => true, unit, tripper)
        if (farther.length > 0) {
          expect(found.every((hex) => farther.includes(hex))).toBe(true)
          expect(apart(found[0] as number, unit)).toBe(Math.min(...farther.map((hex) => apart(hex, unit))))
        } else expect(edge(found[0] as number)).toBe(Math.max(...EDGE_HEXES.map(edge)))
      }
  })

  it('[TT-15.23] [TT-R47] with several Trippers one flees from the nearest, whoever talked', () => {
    const t = scene({ battle: 12, trippers: ['1211', '0205'], units: { 'Viking axemen': ['0405'] } })
    t.go(TALK, [1, ...two(2), 'rest'])
    expect(apart(t.unit('Viking axemen').hex, at('0205'))).toBeGreaterThan(2)
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

  it('[TT-15.25] rage needs no detection: the Dragonlord and the Timelord strike from afar', () => {
    const dragon = scene({ battle: 44, trippers: ['0707'], units: { Dragonlord: ['0702'] }, markers: ['0212'] })
    dragon.go(TALK, [1, ...two(11)])
    expect(dragon.saw('negotiated')).toMatchObject({ result: 'rage' })
    dragon.go(END, ['rest'])
    expect(dragon.saw('fired')).toMatchObject({ at: 0, needed: 10 })
    const lord = scene({ battle: 66, trippers: ['0707'], units: { 'The Timelord': ['0702'] } })
    lord.go(TALK, [1, ...two(7)])
    lord.go(END, ['rest'])
    expect(lord.saw('fired')).toMatchObject({ at: 0 })
  })

  it('[TT-7.43] whoever has dropped something may not negotiate any more', () => {
    const t = vikings(['0703'], { gear: [['bayonet']] })
    t.go({ do: 'drop', what: 'bayonet', of: 0 })
    expect(t.refuses(0, TALK).rule).toBe('TT-7.43')
  })

  it('[TT-7.43] [TT-10.0] one may reach for the flux first and talk then, having said so: it is as hard as after talks', () => {
    const t = vikings(['0703'], { gear: [['bayonet']] })
    expect(t.options(0)).toContainEqual({ do: 'command', move: false, talk: true })
    t.go({ do: 'command', move: false, talk: true }, two(12))
    expect(t.saw('commanded')).toMatchObject({ limit: 6, succeeded: false })
    expect(t.options(0).map((o) => o.do)).toEqual(['end', 'negotiate'])
    t.go(TALK, [3, ...two(7)])
    expect(t.saw('negotiated')).toMatchObject({ who: 0 })
    expect(t.options(0)).toEqual([END])
    const silent = vikings(['0703'])
    silent.go({ do: 'command', move: false }, two(12))
    expect(silent.refuses(0, TALK)).toMatchObject({ rule: 'TT-7.43' })
  })

  it('[TT-15.21] [TT-4.0b] soldiers are treated like Trippers: they do not move in the first Tripper Phase of a battle', () => {
    const t = scene({ battle: 14, stage: 1, units: { 'Norman mounted men-at-arms': ['0703', '1212'] } })
    t.go(TALK, [5, ...two(12), 1, 5, 'rest'], END)
    expect(t.asked()?.ask).toBe('soldier.act')
    expect(t.options(0).map((o) => o.do)).toEqual(['end'])
    expect(t.refuses(0, step('0704'))).toMatchObject({ rule: 'TT-4.0b' })
  })

  it('[TT-15.21] [TT-13.0] a soldier may act before his Tripper, and free him so', () => {
    const t = vikings(['0705', '0706'], { edit: (s) => Object.assign(s.units[0] ?? {}, { owner: 0 }) })
    const [mine, theirs] = [t.unit('Viking axemen'), t.unit('Viking axemen', 1)]
    expect(t.refuses(0, step('0708')).rule).toBe('TT-7.22')
    t.go({ do: 'let', who: mine.id })
    expect(t.asked()).toMatchObject({ ask: 'soldier.act', seats: [0] })
    t.go(aim(theirs), { do: 'enough' }, [...two(3), 'rest'])
    expect(theirs.fallen).toBe(true)
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
