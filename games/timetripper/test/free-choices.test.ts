/** Whatever the rules leave open for the opponents is asked of a Timemaster, one small question after the other. */

import { seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import type { Action } from '../rules/actions.ts'
import { apart, isEdge } from '../rules/display.ts'
import { bestHexes, layWay } from '../rules/reach.ts'
import { printedLayout, startTime } from '../rules/time-travel.ts'
import type { FreeChoice } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { words } from '../words/index.ts'
import { arriving } from './position.ts'
import { aim, at, END, fire, named, type Scene, scene, type Table, two, weapon } from './table.ts'

const mastered = (what: Scene): Table => scene({ ...what, options: { ...what.options, timemaster: 'seat' } })

/** The free choice that is waiting: what may be chosen. */
function waiting(t: Table, about: FreeChoice, rule: string): number[] {
  const master = t.state.master as number
  expect(t.asked()).toMatchObject({ ask: 'free.choose', seats: [master], rule })
  const listed = t.options(master)
  expect(listed.every((action) => action.do === 'choose' && action.of === about)).toBe(true)
  const shown = view(t.state, master)
  expect(render(words.ask('free.choose', shown, master))).toMatch(/[?:]/)
  for (const action of listed) expect(render(words.action(action, shown))).not.toBe('')
  expect(bot.choose(shown, master, listed, seeded(1))).toBeLessThan(listed.length)
  return listed.map((action) => (action.do === 'choose' ? action.at : -1))
}

const choose = (of: FreeChoice, at: number): Action => ({ do: 'choose', of, at })

describe('the Trippers themselves, where the table has chosen so', () => {
  it('[TT-R12] [TT-6.0E] [TT-9.23] choose where they come in and where they go', () => {
    const options = { enemyChoices: 'mine' } as const
    const t = arriving(6, { side: 2, 'number of Chaldean archers': 1 }, { options })
    expect(t.asked()).toMatchObject({ ask: 'free.choose', seats: [0], rule: 'TT-R12' })
    t.does(choose('entry', at('1203')))
    expect(named(t.state.units[0]?.hex ?? 0)).toBe('1203')
    const away = scene({
      units: { 'Viking axemen': ['0704'] },
      options,
      edit: (s) => Object.assign(s.units[0] ?? {}, { detection: 'A' }),
    })
    away.go(END, two(2))
    expect(away.asked()).toMatchObject({ ask: 'free.choose', seats: [0], rule: 'TT-9.23' })
    const shown = view(away.state, 0)
    const listed = away.options(0)
    const best = listed[bot.choose(shown, 0, listed, seeded(1))]
    // For himself a Tripper keeps them away.
    expect(best?.do === 'choose' && apart(best.at, away.tripper().hex)).toBeGreaterThan(3)
  })

  it('[TT-R12] a Timemaster makes them instead, and by default chance does', () => {
    const t = mastered({ battle: 12, units: { 'Viking axemen': ['0904'] }, options: { enemyChoices: 'mine' } })
    t.go(END, two(6))
    expect(t.asked()?.seats).toEqual([1])
  })
})

describe('a person in the Timemaster’s seat', () => {
  it('[TT-R47] says where those flee who have several edge hexes equally near', () => {
    const t = mastered({ battle: 12, trippers: ['0709'], units: { 'Viking axemen': ['0704', '0804'] } })
    t.go({ do: 'negotiate' }, [1, ...two(9)])
    const hexes = waiting(t, 'flight', 'TT-R47')
    expect(hexes.length).toBeGreaterThan(1)
    expect(hexes.every(isEdge)).toBe(true)
    t.go(choose('flight', hexes[1] as number))
    expect(t.unit('Viking axemen').hex).toBe(hexes[1])
    // The second finds that hex taken.
    if (t.asked()?.ask === 'free.choose') expect(waiting(t, 'flight', 'TT-R47')).not.toContain(hexes[1])
  })

  it('[TT-R61] says whom an exit of the castle scents, and on which side the buffalo comes out', () => {
    const t = mastered({ battle: 45, trippers: ['0704', '0710'], markers: ['0707'] })
    t.go(END, END)
    expect(waiting(t, 'prey', 'TT-R61')).toEqual([0, 1])
    t.go(choose('prey', 1), two(12))
    const side = mastered({ battle: 45, trippers: ['0707'], markers: ['0805'] })
    side.go(END, two(12))
    const hexes = waiting(side, 'exit', 'TT-R61')
    side.go(choose('exit', hexes[1] as number))
    expect(side.unit('Buffalo').hex).toBe(hexes[1])
    expect(t.unit('Buffalo').hex).toBe(at('0708'))
  })

  it('[TT-R67] says where a plant draws a Tripper', () => {
    const t = mastered({ battle: 64, trippers: ['0505'], units: { Plants: ['0909'] } })
    t.go(END, two(12))
    const hexes = waiting(t, 'drawn', 'TT-R67')
    expect(hexes.length).toBeGreaterThan(1)
    t.go(choose('drawn', hexes.at(-1) as number), ['rest'])
    expect(t.tripper().hex).toBe(hexes.at(-1))
  })

  it('[TT-9.23] says which of two equally short ways is taken when the flux lies beside one of them', () => {
    const t = mastered({ battle: 12, trippers: ['1009'], units: { 'Viking axemen': ['0505'] }, flux: '0406' })
    t.go(END, two(12))
    const ends = waiting(t, 'hex', 'TT-9.23')
    t.go(choose('hex', ends[0] as number))
    const next = waiting(t, 'way', 'TT-9.23')
    const safe = next.find((hex) => apart(hex, at('0406')) > 1) as number
    const swept = next.find((hex) => apart(hex, at('0406')) <= 1) as number
    expect([safe, swept]).not.toContain(undefined)
    t.go(choose('way', swept), ['rest'])
    expect(t.unit('Viking axemen').place).toBe('held')
  })

  it('[TT-9.23] [TT-R02] a way that was begun before somebody left the table is laid anew, or not gone at all', () => {
    const t = mastered({ battle: 12, trippers: ['1009'], units: { 'Viking axemen': ['0505'] } })
    const viking = t.unit('Viking axemen')
    const { list, reach } = bestHexes(t.state, viking, at('1009'), false, 5)
    const to = list[0] as number
    const begun = { to, way: [at('0404')] }
    expect(layWay(begun, viking.hex, reach, () => false)).toEqual([])
    expect(begun.way).toEqual(reach.pathTo(to))
    const closed = { to: at('1212'), way: [at('0404')] }
    expect(layWay(closed, viking.hex, reach, () => false)).toEqual([])
    expect(closed.way).toEqual([])
  })

  it('[TT-R66] says which of two finds a robot goes for, and where it falls when the robot is stunned', () => {
    const t = mastered({
      battle: 57,
      trippers: ['0707'],
      units: { Transbots: ['0703'] },
      loose: [
        ['shotgun', '0503'],
        ['shotgun', '0903'],
      ],
    })
    t.go(END, two(12))
    expect(waiting(t, 'loot', 'TT-R66')).toEqual([at('0503'), at('0903')])
    t.go(choose('loot', at('0903')), ['rest'])
    expect(t.unit('Transbots').hex).toBe(at('0903'))
    expect(t.state.battle?.loose.map(({ by }) => by)).toEqual([null, t.unit('Transbots').id])
    const robot = t.unit('Transbots')
    t.go(aim(robot), weapon('m16', 'single'), fire(), [...two(12), ...two(7)])
    const hexes = waiting(t, 'spill', 'TT-R66')
    t.go(choose('spill', hexes[1] as number), two(12))
    expect(t.state.battle?.loose[1]).toMatchObject({ by: null, hex: hexes[1] })
  })

  it('[TT-R69] says where the vampire rises when somebody stands on his grave', () => {
    const t = mastered({
      battle: 68,
      stage: 3,
      trippers: ['0707'],
      units: { Vampire: ['0707'] },
      edit: (s) => Object.assign(s.units[0] as object, { fallen: true, fellIn: 2 }),
    })
    t.go(END)
    const hexes = waiting(t, 'rise', 'TT-R69')
    expect(hexes).toHaveLength(6)
    t.go(choose('rise', hexes[3] as number))
    expect(t.unit('Vampire')).toMatchObject({ fallen: false, hex: hexes[3], endurance: 20 })
  })

  it('[TT-R64] says who of the crew fires the AQ12G', () => {
    const t = mastered({
      battle: 55,
      trippers: ['0212'],
      units: { 'Fluxrestraint AQ12G': ['0703'], Timepolice: ['0702', '0704'] },
      flux: '0212',
    })
    t.go(END)
    const crew = waiting(t, 'gunner', 'TT-R64')
    expect(crew).toEqual([0, 1].map((nth) => t.unit('Timepolice', nth).id))
    t.go(choose('gunner', crew[1] as number), [...two(2), 'rest'])
    expect(t.unit('Timepolice', 1).idle || t.state.battle?.stage === 3).toBe(true)
    expect(t.all('detected').map(({ unit }) => unit)).not.toContain(crew[1])
  })

  it('[TT-R12] says in which hex of their side opponents come in', () => {
    const t = arriving(
      6,
      { side: 1, 'number of Chaldean archers': 1 },
      { options: { timemaster: 'seat' }, state: { time: startTime(printedLayout()) } },
    )
    expect(t.asked()).toMatchObject({ ask: 'free.choose', seats: [1], rule: 'TT-R12' })
    const hexes = t.options(1)
    t.does(hexes[2] as Action, {}, 1)
    expect(t.state.units[0]?.hex).toBe((hexes[2] as { at: number }).at)
  })

  it('[TT-R02] without him a die decides, and nobody is asked', () => {
    const t = scene({ battle: 12, trippers: ['0709'], units: { 'Viking axemen': ['0704'] } })
    t.go({ do: 'negotiate' }, [1, ...two(9), 0])
    expect(t.asked()?.seats).toEqual([0])
    expect(isEdge(t.unit('Viking axemen').hex)).toBe(true)
  })
})
