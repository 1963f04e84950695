import { describe, expect, it } from 'vitest'
import { printedLayout, travel } from '../rules/time-travel.ts'
import type { Options, TimeState } from '../rules/types.ts'
import { scene, trip, two } from './table.ts'

const time = (number: number): TimeState => {
  const layout = printedLayout()
  const display = number > 36 ? 1 : 0
  return { layout, display, cell: number === 0 ? 0 : layout[display].indexOf(number) }
}

/** In the flux with the radio, ready to jump this way, in battle 31 among British far away. */
const ready = (
  heading: number | null,
  options: { experience?: number; battle?: number; visited?: number[]; options?: Partial<Options> } = {},
) =>
  scene({
    battle: options.battle ?? 31,
    stage: 1,
    units: { 'British infantry': ['0202'] },
    flux: '0707',
    options: options.options ?? {},
    edit(state) {
      const [tripper] = state.trippers
      if (tripper) tripper.experience = (options.experience ?? 1) - 1
      if (state.battle?.flux && heading !== null) Object.assign(state.battle.flux, { heading, alignedBy: 0 })
      state.visited = [options.battle ?? 31, ...(options.visited ?? [])]
    },
  })
const jump = (t: ReturnType<typeof ready>, heading: number | null, rolls: (number | 'rest')[]) => {
  t.go({ do: 'command', move: false }, two(2))
  t.go({ do: 'jump', heading }, rolls)
}

describe('journeys', () => {
  it('[TT-5.0A] [TT-5.0B] [TT-5.11] the game begins with a random journey: one die of direction, one of length', () => {
    const t = trip()
    t.go({ do: 'ready' }, [1, 1, 1, 1, 0, 0])
    expect(t.saw('travelled')).toMatchObject({ heading: 0, length: 1, path: [31] })
    expect(t.state.battle).toMatchObject({ number: 31, stage: 1 })
  })

  it('[TT-5.0B] [TT-R06] the printed example and the corners', () => {
    expect(travel(time(19), 2, 6)).toEqual([20, 21, 5, 22, 33, 34])
    expect([travel(time(1), 0, 1), travel(time(1), 5, 1), travel(time(4), 0, 1), travel(time(4), 1, 1)]).toEqual([
      [2],
      [19],
      [21],
      [5],
    ])
    expect(travel(time(0), 0, 6)).toEqual([31, 19, 1, 2, 3, 4])
  })

  it('[TT-5.2] [TT-R08] passing the Time Hole changes the display, ending on it does not', () => {
    const passing = time(29)
    expect(travel(passing, 2, 4)).toEqual([36, 0, 39, 48])
    expect(passing.display).toBe(1)
    const ending = time(29)
    expect(travel(ending, 2, 2)).toEqual([36, 0])
    expect(ending.display).toBe(0)
  })

  it('[TT-5.12] [TT-10.43] [TT-10.52] [TT-10.51] an unaligned jump ends the battle and travels at random', () => {
    const t = ready(null)
    jump(t, null, [3, 1, 'rest'])
    expect(t.saw('jumped')).toMatchObject({ heading: null, experience: 1 })
    expect(t.all('travelled').at(-1)).toMatchObject({ heading: 2, length: 1, end: 32 })
    expect(t.state.battle?.number).toBe(32)
  })

  it('[TT-10.53] [TT-10.41] an aligned jump keeps its direction and rolls only its length', () => {
    const t = ready(1)
    jump(t, 1, [...two(12), 1, 'rest'])
    expect(t.saw('controlled')).toMatchObject({ succeeded: false })
    expect(t.state.battle?.number).toBe(20)
  })

  it('[TT-10.57] [TT-12.0] [TT-R09] with Experience enough, the present jump counted, the length is chosen', () => {
    const t = ready(1, { experience: 5 })
    jump(t, 1, two(5))
    expect(t.asked()).toMatchObject({ ask: 'travel.length', rule: 'TT-10.57' })
    expect(t.options(0)).toHaveLength(6)
    t.go({ do: 'length', hexes: 2 }, ['rest'])
    expect(t.state.battle?.number).toBe(3)
  })

  it('[TT-5.31] [TT-10.54] an aligned jump onto the Time Hole brings home who rolls not above his Experience', () => {
    const t = ready(3, { experience: 4 })
    jump(t, 3, [...two(5), 1, ...two(4)])
    expect(t.saw('homing')).toMatchObject({ succeeded: true })
    expect(t.state.result).toMatchObject({ reason: 'home', payoff: [1], rule: 'TT-5.31' })
  })

  it('[TT-5.13] otherwise the marker travels on at random', () => {
    const t = ready(3, { experience: 4 })
    jump(t, 3, [...two(5), 1, ...two(5), 2, 1, 'rest'])
    expect(t.saw('again')).toMatchObject({ why: 'hole' })
    expect(t.state.battle?.number).toBe(32)
  })

  it('[TT-5.32] [TT-10.55] a random journey onto the hole gives no roll', () => {
    const t = ready(null, { experience: 9 })
    jump(t, null, [4, 1, 2, 1, 'rest'])
    expect(t.saw('homing')).toBeUndefined()
    expect(t.state.battle?.number).toBe(32)
  })

  it('[TT-5.14] [TT-10.56] a visited battle is left at random, and never brings anybody home', () => {
    const t = ready(4, { experience: 4, visited: [36] })
    jump(t, 4, [...two(5), 1, 3, 1, 2, 1, 'rest'])
    expect(t.saw('again')).toMatchObject({ why: 'visited', battle: 36 })
    expect(t.saw('homing')).toBeUndefined()
    expect(t.state.battle?.number).toBe(32)
  })

  it('[TT-R07] after fifty journeys in a row the lowest new number of the display is taken', () => {
    const all = Array.from({ length: 72 }, (_, i) => i + 1).filter((n) => n !== 32 && n !== 37)
    const t = ready(null, { visited: all })
    jump(t, null, [...Array.from({ length: 51 }, () => [1, 1]).flat(), 'rest'])
    expect(t.state.battle?.number).toBe(32)
  })

  it('[TT-4.0a] [TT-11.0a] on arrival Endurance is half as much again, at most 20', () => {
    for (const [before, after] of [
      [14, 19],
      [15, 20],
      [2, 1],
    ] as const) {
      const t = ready(null)
      t.tripper().endurance = before
      jump(t, null, [3, 1, 'rest'])
      expect(t.tripper().endurance).toBe(after)
    }
  })

  it('[TT-R50] [TT-17.0] with moved holes a marker goes on from the other display’s hole, wherever that lies', () => {
    const moved = time(29)
    const [past, future] = moved.layout
    const swap = (cells: number[], a: number, b: number) =>
      ([cells[a], cells[b]] = [cells[b] as number, cells[a] as number])
    swap(past, 0, past.indexOf(36))
    swap(future, 0, future.indexOf(57))
    moved.cell = past.indexOf(29)
    expect(travel(moved, 2, 2)).toEqual([0, 58])
    expect(moved.display).toBe(1)
  })
})
