import { EVERYTHING, optionsFor, SPECTATOR, seeded } from '@anachron/kernel'
import { faultIn } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { BATTLES } from '../content/index.ts'
import { wrongWithTime } from '../rules/check/battle.ts'
import { game } from '../rules/game.ts'
import { catalogue } from '../rules/state.ts'
import { imagine, redact, view } from '../rules/view.ts'
import { END, scene, trip, two } from './table.ts'

describe('the Timemaster', () => {
  it('[TT-17.0] lays out time by exchanging hexes, unseen by the Trippers', () => {
    const t = trip({ timemaster: 'seat' }, 2)
    expect(t.asked()).toMatchObject({ ask: 'arrange.arrange', seats: [1], secret: true })
    const before = t.state.time.layout[0].slice()
    t.go({ do: 'lift', display: 0, cell: 3 }, { do: 'place', display: 0, cell: 0 }, { do: 'ready' })
    expect(t.state.time.layout[0][3]).toBe(before[0])
    expect(t.state.time.layout[0][0]).toBe(before[3])
    expect(view(t.state, 0).time).toMatchObject({ layout: null, cell: null })
    expect(view(t.state, SPECTATOR).time.layout).toBeNull()
    expect(view(t.state, 1).time.layout).not.toBeNull()
    expect(view(t.state, EVERYTHING).time.layout).not.toBeNull()
  })

  it('[TT-17.0] is ready while holding a hex, too, which stays where it was', () => {
    const t = trip({ timemaster: 'seat' }, 2)
    const before = t.state.time.layout[0].slice()
    t.go({ do: 'lift', display: 0, cell: 3 }, { do: 'ready' })
    expect(t.state.time.layout[0]).toEqual(before)
    expect(t.asked()?.ask).not.toBe('arrange.arrange')
  })

  it('[TT-17.0] exchanges battles between past and future too, but leaves a Time Hole on each', () => {
    const t = trip({ timemaster: 'seat' }, 2)
    const [past, future] = t.state.time.layout.map((cells) => cells.slice()) as [number[], number[]]
    const [here, there] = [past.findIndex((n) => n > 0), future.findIndex((n) => n > 0)]
    t.go({ do: 'lift', display: 0, cell: here })
    const hole = { do: 'place', display: 1, cell: future.indexOf(0) } as const
    expect(t.refuses(1, hole).rule).toBe('TT-17.0')
    t.go({ do: 'place', display: 1, cell: there })
    expect([t.state.time.layout[0][here], t.state.time.layout[1][there]]).toEqual([future[there], past[here]])
    expect(wrongWithTime(t.state)).toBeUndefined()
    t.go({ do: 'lift', display: 0, cell: past.indexOf(0) })
    expect(t.options(1)).toHaveLength(past.length + 1)
    t.go({ do: 'place', display: 0, cell: past.indexOf(0) }, { do: 'ready' }, { do: 'ready' }, ['rest'])
    const shown = view(t.state, 0)
    for (let i = 0; i < 20; i++) {
      const world = imagine(shown, seeded(i))
      expect(view(world, 0)).toEqual(shown)
      expect(wrongWithTime(world)).toBeUndefined()
    }
  })

  it('[TT-R50] blind displays hide where the marker goes', () => {
    const t = trip({ timemaster: 'shuffle' })
    t.go({ do: 'ready' }, ['rest'])
    const travelled = t.saw('travelled')
    expect(travelled && redact(travelled, 0)).toBeUndefined()
    const open = trip()
    open.go({ do: 'ready' }, ['rest'])
    const seen = open.saw('travelled')
    expect(seen && redact(seen, 0)).toEqual(seen)
  })

  it('[TT-17.0] who has aligned the flux reads the neighbourhood once at the end of the stage, and what he is told stays true in every imagined world', () => {
    const t = scene({
      battle: 12,
      units: { 'Viking axemen': ['1212'] },
      flux: '0707',
      options: { timemaster: 'shuffle' },
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { experience: 7 }),
    })
    t.go({ do: 'command', move: false }, two(9), { do: 'align', heading: 0 }, END, [
      ...two(2),
      ...two(7),
      ...two(8),
      'rest',
    ])
    expect(t.state.told.length).toBeGreaterThan(0)
    expect(t.all('read')[0]).toMatchObject({ rule: 'TT-17.0', roll: 7 })
    const shown = view(t.state, 0)
    for (let i = 0; i < 20; i++) expect(view(imagine(shown, seeded(i)), 0)).toEqual(shown)
    const told = t.state.told.length
    t.go({ do: 'command', move: false }, two(9), { do: 'align', heading: 1 }, END, two(2))
    expect(t.state.told).toHaveLength(told)
  })

  it('[TT-17.0] battles of one’s own take the place of printed ones; faults name the field', () => {
    const own = { ...BATTLES[11], title: 'Paris again', source: 'own' }
    const fine = optionsFor(game, { battles: [own] }, 1)
    expect(fine).toHaveProperty('options')
    const t = trip({ battles: [own] as never })
    expect(catalogue(t.state).battles[12]?.title).toBe('Paris again')
    const fault = (battle: unknown) => faultIn(optionsFor(game, { battles: [battle] }, 1))
    expect(fault({ ...own, setup: 'parachute' })).toContain('setup')
    expect(fault({ ...own, opponents: [{ ...own.opponents?.[0], move: 'fast' }] })).toContain('move')
    expect(faultIn(optionsFor(game, { battles: [own, own] }, 1))).toContain('twice')
    expect(faultIn(optionsFor(game, { battles: 'none' }, 1))).toContain('list')
  })

  it('[TT-17.0] [TT-R70] a trip of nothing but black holes is refused: it would begin anew for ever', () => {
    const holes = BATTLES.map(({ number }) => ({ ...BATTLES[71], number, source: 'own' }))
    const fault = (battles: unknown[]) => faultIn(optionsFor(game, { battles }, 1))
    expect(fault(holes)).toContain('no black hole')
    expect(fault(holes.slice(0, 71))).toContain('no black hole')
    expect(fault(holes.slice(1))).toBeUndefined()
  })

  it('[TT-R02] when the Timemaster leaves the table chance makes the choices, even one that was waiting', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0904'] }, options: { timemaster: 'seat' } })
    t.go(END, two(6))
    expect(t.asked()?.ask).toBe('free.choose')
    t.rolls(1, 1, 1, 1, 1, 1)
    t.does(1, { do: 'concede' })
    expect(t.asked()?.seats).toEqual([0])
    expect(t.saw('unmastered')).toBeDefined()
    expect(t.state.result).toBeNull()
  })

  it('[TT-17.0] [TT-13.0] [TT-16.0] tables that cannot be are refused in a sentence', () => {
    const fault = (options: object, seats: number) => faultIn(optionsFor(game, options, seats))
    expect(fault({ timemaster: 'seat' }, 1)).toContain('TT-17.0')
    expect(fault({}, 5)).toContain('TT-13.0')
    expect(fault({ timemaster: 'seat' }, 5)).toBeUndefined()
    expect(fault({ victory: 'tontine' }, 1)).toContain('TT-16.0')
  })
})
