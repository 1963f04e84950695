import { describe, expect, it } from 'vitest'
import { newGear } from '../rules/equipment.ts'
import { at, END, scene, step, two } from './table.ts'

const COMMAND = { do: 'command', move: false } as const
const far = { 'Viking axemen': ['0202'] }

describe('commanding the flux', () => {
  it('[TT-10.0] [TT-10.0a] [TT-10.14] [TT-R32] 9 at rest, 7 on the move, Experience helps', () => {
    const tries = (edit: object, move: boolean, dice: number) => {
      const t = scene({ units: far, edit: (s) => Object.assign(s.trippers[0] ?? {}, edit) })
      t.go({ do: 'command', move }, two(dice))
      return t.saw('commanded')
    }
    expect(tries({}, false, 9)).toMatchObject({ limit: 9, succeeded: true })
    expect(tries({}, false, 10)).toMatchObject({ succeeded: false })
    expect(tries({ experience: 2 }, true, 9)).toMatchObject({ limit: 7, roll: 7, succeeded: true })
    expect(tries({ shotAt: true }, false, 6)).toMatchObject({ limit: 5, succeeded: false })
    expect(tries({ experience: 12, shotAt: true }, false, 2)).toMatchObject({ roll: -10, succeeded: true })
  })

  it('[TT-10.0a] [TT-7.43] after talks it takes 6 or less', () => {
    const tries = (dice: number) => {
      const t = scene({ units: far })
      // Letter D, and an 11 enrages them: they are far away.
      t.go({ do: 'negotiate' }, [1, ...two(11)], COMMAND, two(dice))
      return t.saw('commanded')
    }
    expect(tries(6)).toMatchObject({ limit: 6, succeeded: true })
    expect(tries(7)).toMatchObject({ succeeded: false })
  })

  it('[TT-R32] who announces that he stays may not move afterwards', () => {
    const t = scene({ units: far })
    t.go(COMMAND, two(12))
    expect(t.options(0).some((o) => o.do === 'step')).toBe(false)
  })

  it('[TT-R33] shots count, blows do not, unless the table says so', () => {
    const shot = scene({ battle: 6, units: { 'Chaldean archers': ['0703'] } })
    shot.go(END, [...two(12), ...two(2)])
    expect(shot.tripper().shotAt).toBe(true)
    const blow = (shotAtIncludesMelee: boolean) => {
      const t = scene({ units: { 'Viking axemen': ['0706'] }, options: { shotAtIncludesMelee } })
      t.go(END, [...two(11)])
      return t.tripper().shotAt
    }
    expect([blow(false), blow(true)]).toEqual([false, true])
    shot.go(END, ['rest'])
  })

  it('[TT-10.11] only who carries the radio can', () => {
    const t = scene({ units: far, edit: (s) => s.trippers[0]?.gear.shift() })
    expect(t.refuses(0, COMMAND).rule).toBe('TT-10.11')
  })

  it('[TT-10.12] [TT-10.13] [TT-10.21] [TT-10.22] one deed for each success: conjuring puts the flux on a random hex, where it stays', () => {
    const t = scene({ units: far })
    t.go(COMMAND, two(9))
    expect(t.options(0).map((o) => o.do)).toEqual(['conjure', 'nothing'])
    expect(t.refuses(0, { do: 'align', heading: 0 }).rule).toBe('TT-R35')
    t.go({ do: 'conjure' }, [1, 1])
    expect(t.state.battle?.flux).toMatchObject({ hex: at('0805'), heading: null })
    expect(t.asked()?.ask).toBe('turn.act')
    t.go(END, two(2))
    t.go(COMMAND, two(9))
    expect(t.refuses(0, { do: 'conjure' }).rule).toBe('TT-10.22')
  })

  it('[TT-R34] an occupied hex does not keep the flux away', () => {
    const t = scene({ units: { 'Viking axemen': ['0805', '0202'] } })
    t.go(COMMAND, two(9), { do: 'conjure' }, [1, 1])
    expect(t.state.battle?.flux?.hex).toBe(at('0805'))
    expect(t.unit('Viking axemen').place).toBe('held')
  })

  it('[TT-10.31] [TT-10.32] it moves up to six hexes and sweeps what it passes', () => {
    const t = scene({ units: { 'Viking axemen': ['0402', '1212'] }, flux: '0707' })
    t.go(COMMAND, two(9), { do: 'guide' }, step('0706'), step('0705'), step('0604'), step('0504'), step('0503'))
    expect(t.unit('Viking axemen').place).toBe('held')
    t.go(step('0502'))
    expect(t.asked()?.ask).toBe('turn.act')
  })

  it('[TT-10.42] [TT-R35] [TT-10.41] an alignment binds to who made it; another jumps unaligned', () => {
    const t = scene({
      trippers: ['0707', '0202'],
      units: { 'Viking axemen': ['1212'] },
      flux: '0707',
      edit: (s) => Object.assign(s.battle?.flux ?? {}, { heading: 3, alignedBy: 1 }),
    })
    t.go(COMMAND, two(9))
    expect(t.options(0)).toContainEqual({ do: 'jump', heading: null })
    t.go({ do: 'align', heading: 2 })
    expect(t.state.battle?.flux).toMatchObject({ heading: 2, alignedBy: 0 })
  })

  it('[TT-R36] it is jumped only from its own hex', () => {
    const t = scene({ units: far, flux: '0705' })
    t.go(COMMAND, two(9))
    expect(t.refuses(0, { do: 'jump', heading: null }).rule).toBe('TT-R36')
  })

  it('[TT-10.61] once it is in his hex it goes where he goes', () => {
    const t = scene({ units: { 'Viking axemen': ['0710', '0202'] }, flux: '0707' })
    t.go(step('0708'))
    expect(t.state.battle?.flux?.hex).toBe(at('0708'))
    t.go(step('0709'))
    expect(t.unit('Viking axemen').place).toBe('held')
  })
})

describe('what it sweeps', () => {
  it('[TT-10.62] [TT-R37] who comes next to it is held at once and comes along hostile, idle in its first stage', () => {
    const t = scene({ units: { 'Viking axemen': ['0703'] }, flux: '0707' })
    t.go(END, [...two(12)])
    expect(t.unit('Viking axemen').place).toBe('held')
    expect(t.saw('struck')).toBeUndefined()
    // Held creatures do not count: the field is clear.
    expect(t.asked()?.ask).toBe('cleanup.collect')
    t.go({ do: 'ready' }, { do: 'jump', heading: 2 }, [...two(12), 1, 'rest'])
    const viking = t.unit('Viking axemen')
    expect(viking).toMatchObject({ place: 'field', traveller: true, owner: null })
  })

  it('[TT-R37] machines are not swept, and the radio may not be dropped next to the flux', () => {
    const t = scene({ battle: 62, units: { Cars: ['0706'] }, flux: '0707' })
    t.go(step('0708'))
    expect(t.unit('Cars').place).toBe('field')
    expect(t.refuses(0, { do: 'drop', what: 'radio', of: 0 }).rule).toBe('TT-R37')
  })

  it('[TT-10.63] [TT-R42] a dead comrade next to the flux is held and lives again in the next battle with 5; his rifle stays where he fell', () => {
    const t = scene({
      trippers: ['0706', '0707'],
      units: { 'Viking axemen': ['0708'] },
      edit: (s) => Object.assign(s.trippers[1] ?? {}, { gear: [newGear('shotgun'), newGear('p25')] }),
    })
    t.go(END, END, [...two(3)])
    expect(t.tripper(1)).toMatchObject({ alive: false, place: 'field' })
    expect(t.state.battle?.loose.map(({ gear }) => gear.what)).toEqual(['shotgun'])
    expect(t.tripper(1).gear.map(({ what }) => what)).toEqual(['p25'])
    if (t.state.battle) t.state.battle.flux = { hex: at('0706'), heading: null, alignedBy: null }
    t.go({ do: 'command', move: false }, two(9), { do: 'guide' }, step('0707'))
    expect(t.tripper(1).place).toBe('held')
    t.go(step('0706'), { do: 'enough' }, END)
    t.go({ do: 'ready' } as never, ['rest'])
  })

  it('[TT-R38] who is not in it when it is jumped is out of the game', () => {
    const t = scene({ trippers: ['0707', '0202'], units: { 'Viking axemen': ['1212'] }, flux: '0707' })
    t.go(COMMAND, two(9), { do: 'jump', heading: null }, [1, 1, 'rest'])
    expect(t.saw('stranded')).toMatchObject({ who: 1 })
    expect(t.tripper(1).place).toBe('lost')
  })

  it('[TT-R72] a flux with men in it and nobody to command it is thrown out, and they are back on the board', () => {
    const t = scene({
      trippers: ['0707', '0202'],
      units: { 'Viking axemen': ['0708'] },
      flux: '0303',
      edit: (s) => Object.assign(s.trippers[1] ?? {}, { place: 'held' }),
    })
    t.go(END, [...two(3), 'rest'])
    expect(t.saw('expelled')).toBeDefined()
    expect(t.state.battle?.flux).toBeNull()
    expect(t.tripper(1).place).toBe('field')
  })

  it('[TT-R73] a radio that lies next to the flux can be fetched', () => {
    const t = scene({
      trippers: ['0707', '0202'],
      units: { 'Viking axemen': ['1212'] },
      flux: '0709',
      loose: [['radio', '0709']],
      edit: (s) => s.trippers[0]?.gear.shift(),
    })
    t.go(step('0708'))
    expect(t.tripper(0).place).toBe('field')
    expect(t.options(0).filter((o) => o.do === 'step')).toEqual([step('0709')])
    t.go(step('0709'), { do: 'take', id: 0 })
    expect(t.tripper(0)).toMatchObject({ place: 'field', hex: at('0709') })
    const idle = scene({
      trippers: ['0707', '0202'],
      units: { 'Viking axemen': ['1212'] },
      flux: '0709',
      loose: [['radio', '1202']],
      edit: (s) => s.trippers[0]?.gear.shift(),
    })
    idle.go(step('0708'))
    expect(idle.tripper(0).place).toBe('held')
  })
})

describe('Endurance', () => {
  it('[TT-11.0] [TT-R39] a busy phase costs one, an idle one gives three up to 20, being struck is not being busy', () => {
    const t = scene({ units: far, edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 15 }) })
    t.go({ do: 'drop', what: 'm16', of: 0 }, END, two(2))
    expect(t.tripper().endurance).toBe(14)
    t.go(END, two(2))
    expect(t.tripper().endurance).toBe(17)
    t.go(END, two(2), END, two(2))
    expect(t.tripper().endurance).toBe(20)
  })

  it('[TT-R39] [TT-R33] whom the flux takes before his turn has rested in this phase, and nobody has shot at him', () => {
    const t = scene({
      trippers: ['0707', '0702'],
      units: { 'Viking axemen': ['1212'] },
      flux: '0706',
      edit: (s) => Object.assign(s.trippers[1] ?? {}, { endurance: 9, shotAt: true }),
    })
    t.go({ do: 'command', move: false }, two(2), { do: 'guide' }, step('0705'), step('0704'), step('0703'))
    t.go({ do: 'enough' }, END, ['rest'])
    expect(t.tripper(1)).toMatchObject({ place: 'held', shotAt: false })
    expect(t.all('rested').map(({ who, endurance }) => [who, endurance])[0]).toEqual([1, 12])
  })

  it('[TT-R37] [TT-R72] a lone Tripper without the radio is swept like anybody, and thrown back when the stage ends', () => {
    const t = scene({
      trippers: ['0707'],
      units: { 'Viking axemen': ['1212'] },
      flux: '0704',
      loose: [['radio', '0211']],
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { gear: [] }),
    })
    t.go(step('0706'), step('0705'), ['rest'])
    expect(t.saw('swept')).toMatchObject({ who: 0 })
    expect(t.saw('expelled')).toBeDefined()
    expect(t.tripper().place).toBe('field')
  })

  it('[TT-R39] the point is charged on the jump as well, and who is held rests', () => {
    const t = scene({
      trippers: ['0707', '0202'],
      units: { 'Viking axemen': ['1212'] },
      flux: '0707',
      edit: (s) => Object.assign(s.trippers[1] ?? {}, { place: 'held', endurance: 10 }),
    })
    expect(t.all('rested')).toContainEqual(expect.objectContaining({ who: 1, endurance: 13 }))
    t.go(COMMAND, two(9), { do: 'jump', heading: null }, [1, 1, 'rest'])
    expect(t.all('tired')).toContainEqual(expect.objectContaining({ who: 0, endurance: 19 }))
  })
})
