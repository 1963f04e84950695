import { begin, type Game, scripted } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { SETUP_HEXES } from '../content/index.ts'
import { defenseOf } from '../rules/combat.ts'
import { game } from '../rules/game.ts'
import { placing } from '../rules/placing.ts'
import type { Options, State, TimeTripper } from '../rules/types.ts'
import { arriving } from './position.ts'
import { at, END, named, scene, trip, two } from './table.ts'

const READY = { do: 'ready' } as const
/** A lone trip that lands in a battle of the first ring: the direction die, a length of one, then what set-up rolls. */
const landIn = (direction: number, rolls: (number | 'rest')[], options: Partial<Options> = {}) => {
  const t = trip(options)
  t.go(READY, [direction, 1, ...rolls])
  return t
}

describe('setting up', () => {
  it('[TT-6.31] [TT-R11] nobody is set up on a wood, a shellhole or a hoard', () => {
    // Markers on 4C, 4D, 4E, 4F, 4A, then the Germans from side 1, on which 4C lies.
    const mons = arriving(26, { 'set-up letter': 3, 'set-up number': 4, 'number of German infantry': 6, side: 1 })
    expect(mons.battle.markers.map(named)).toEqual(['0402', '0608', '0904', '0811', '0208'])
    expect(mons.state.units.map(({ hex }) => named(hex))).toEqual(['0502', '0602', '0702', '0802', '0902', '1002'])
    const dragon = arriving(44, { 'set-up letter': [1, 1], 'set-up number': [1, 1] })
    const [hex] = dragon.state.units.map((unit) => unit.hex)
    expect(dragon.battle.markers).not.toContain(hex)
  })

  it('[TT-6.0] [TT-6.0E] [TT-R12] [TT-6.31] a lone Tripper lands on 0707; who enters stands on one side, a counter to a hex', () => {
    const t = landIn(1, [3, 4, 0, 0, 0, 0])
    expect(named(t.tripper().hex)).toBe('0707')
    expect(t.state.units.map(({ hex }) => named(hex))).toEqual(['1012', '0912', '0812', '0712'])
  })

  it('[TT-6.0E] when a side is full the rest roll again', () => {
    // Battle 34 in the first ring: 2D+1 Chinese.
    const t = landIn(4, [4, 4, 2, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0])
    const hexes = t.state.units.map(({ hex }) => named(hex))
    expect(hexes).toHaveLength(9)
    expect(hexes.slice(0, 6).sort()).toEqual(['1102', '1202', '1203', '1204', '1205', '1206'])
    expect(hexes.slice(6)).toEqual(['1207', '1208', '1209'])
  })

  it('[TT-6.0R] [TT-6.33] letter D and a 3 put the group on 3D, 3E, 3F, 3A, 3B, 3C', () => {
    // Battle 35: 2D+1 Syrians at random; two and three make six.
    const t = landIn(5, [2, 3, 4, 3])
    expect(t.state.units.map(({ hex }) => named(hex))).toEqual(['0211', '1005', '0307', '1208', '0802', '0808'])
  })

  it('[TT-R11] an occupied hex sends the counter to the next letter', () => {
    const t = scene({ battle: 45, stage: 1, units: { Buffalo: ['0211'] }, flux: '0202' })
    const state = t.state as State
    state.stack.push({ ...placing(state, [{ kind: 'unit', id: state.units[0]?.id ?? 0 }], null), at: '' } as never)
    state.units.push({ ...(state.units[0] as State['units'][number]), id: state.nextId++, hex: at('1005') })
    const from: Game<TimeTripper> = { ...game, setup: () => state }
    begin(from, {} as Options, 1, scripted(5, 3))
    expect(named(state.units[0]?.hex ?? 0)).toBe('0307')
  })

  it('[TT-R11] [TT-R12] more than there is room for: the board fills up, the others stay away, and play goes on', () => {
    const t = scene({
      flux: '0707',
      units: { 'Viking axemen': new Array(150).fill('0202') },
      edit: (s) => {
        for (const unit of s.units) unit.place = 'held'
      },
    })
    t.go({ do: 'command', move: false }, two(2), { do: 'jump', heading: null }, ['rest'])
    const hexes = t.state.units.filter(({ place }) => place === 'field').map(({ hex }) => hex)
    expect(t.asked()?.ask).toBe('turn.act')
    expect(hexes.length).toBe(120)
    expect(new Set(hexes).size).toBe(120)
  })

  it('[TT-R10] the Trippers may name the letter where the table has agreed on it', () => {
    const t = landIn(5, [2, 3], { setupLetter: 'player' })
    expect(t.asked()).toMatchObject({ ask: 'placing.letter', rule: 'TT-R10', seats: [0] })
    t.go({ do: 'letter', letter: 0 }, [6])
    expect(t.state.units.map(({ hex }) => hex)).toEqual(SETUP_HEXES[5])
  })

  it('[TT-6.6] as an option two sums of two dice name column and row; taken hexes are rolled again', () => {
    const t = landIn(
      5,
      [1, 1, ...two(3), ...two(11), ...two(7), ...two(7), ...two(12), ...two(2), ...two(2), ...two(2)],
      { randomSetup: 'dice' },
    )
    expect(t.state.units.map(({ hex }) => named(hex))).toEqual(['0311', '1202', '0202'])
  })

  it('[TT-6.32] a rider and his mount share a place', () => {
    const t = landIn(1, [1, 1, 0, 0])
    expect(t.state.units.every(({ mount }) => mount === null)).toBe(true)
    const riders = scene({ battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0703', '0705'] } })
    for (const mount of riders.state.units.filter(({ rider }) => rider !== null))
      expect(riders.state.units.find(({ id }) => id === mount.rider)?.hex).toBe(mount.hex)
  })

  it('[TT-6.41] [TT-6.43] [TT-2.1] values are those of the list, and a number below zero is nobody', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['0703'] } })
    expect(t.unit('Viking axemen')).toMatchObject({ attack: 9, accuracy: 'X', defense: 4, detection: 'I' })
    expect(defenseOf(t.state, t.unit('Viking axemen').id)).toBe(4)
    // Battle 1 has 1D-1 ankylosaurs: a 1 brings none, so only the Tyrannosaurus enters.
    const dinosaurs = trip()
    dinosaurs.go(READY, [1, 3, 1, 2, 0])
    expect(dinosaurs.state.battle?.number).toBe(1)
    expect(dinosaurs.state.units).toHaveLength(1)
  })

  it('[TT-2.2] [TT-2.3] 121 hexes with 36 set-up codes; two displays of 36 battles and a hole', () => {
    expect(SETUP_HEXES.flat()).toHaveLength(36)
    const { layout } = trip().state.time
    expect(layout.map((cells) => cells.filter((n) => n > 0).length)).toEqual([36, 36])
  })
})

describe('stages', () => {
  it('[TT-4.0] [TT-4.0b] [TT-4.0c] nobody moves in the first Tripper Phase, and a lone Tripper is spared the first phase of the enemy', () => {
    const t = scene({ stage: 1, units: { 'Viking axemen': ['0706'] } })
    expect(t.refuses(0, { do: 'step', hex: at('0708') }).rule).toBe('TT-4.0b')
    t.go(END)
    expect(t.state.battle?.stage).toBe(2)
    expect(t.saw('struck')).toBeUndefined()
  })

  it('[TT-4.0c] a team is not spared', () => {
    const t = scene({ stage: 1, trippers: ['0707', '0202'], units: { 'Viking axemen': ['0706'] } })
    t.go(END, END, two(7).concat(3))
    expect(t.saw('struck')).toBeDefined()
  })

  it('[TT-10.62] [TT-R71] whoever came with the flux does nothing in the first stage, a team’s too', () => {
    const team = { trippers: ['0707', '0202'], units: { 'Viking axemen': ['0706'] } }
    const t = scene({ stage: 1, ...team, edit: (s) => Object.assign(s.units[0] ?? {}, { traveller: true }) })
    t.go(END, END)
    expect(t.state.battle?.stage).toBe(2)
    expect(t.saw('struck')).toBeUndefined()
  })

  it('[TT-R05] [TT-R01] shells fall after the Trippers even in a lone Tripper’s first stage; a soldier told to stop acts again in the next', () => {
    const t = scene({ battle: 27, stage: 1, units: { 'French infantry': ['0202'] } })
    t.go(END, [...two(12), ...two(12)])
    expect(t.saw('burst')).toMatchObject({ what: 'shell', hex: at('1212') })
    t.go(END, [...two(12), ...two(12), ...two(6)])
    expect(t.all('detected').at(-1)).toMatchObject({ reaction: 'stop' })
    t.go(END, [...two(12), ...two(12), ...two(2)])
    expect(t.all('detected')).toHaveLength(2)
  })
})
