import { describe, expect, it } from 'vitest'
import { HAMMER_IDS, hammers } from '../content/index.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { A, B, type Scene, scene } from './scene.ts'

const HAND = ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'] as const

/** A draws a HAMMER in the Draw phase. */
const drawn = (given: Scene = {}, ...cards: Parameters<ReturnType<typeof scene>['next']>) => {
  const table = scene({
    at: 'prepare',
    phase: 'draw',
    ...given,
    a: { hand: [...HAND], ...given.a },
  }).next(...cards)
  table.does(A, { kind: 'done' })
  return table.quiet()
}

describe('a HAMMER', () => {
  it('[TH-65] does nothing where nobody holds its decade', () => {
    const table = drawn({ a: { on: { 2000: ['fido-zapi'] } } }, 'hammer-tape-rot', 'agent-brain')
    expect(table.told('hammerInactive')).toHaveLength(1)
    expect(table.state.dejaVu).toEqual(['hammer-tape-rot'])
    expect(table.state.players.map(({ skill }) => skill)).toEqual([2, 2])
  })

  it('[TH-66] infects a decade that anybody holds', () => {
    const table = drawn(
      { a: { on: { 2020: ['fido-zapi'] } }, b: { on: { 1990: ['agent-buzz'] } } },
      'hammer-dead-dial-tone',
      'jump-09',
      'agent-brain',
    )
    expect(table.told('hammerActivated')).toMatchObject([
      { decade: 1990, holders: [B], level: 7, bonus: 0, repairer: B },
    ])
  })

  it('[TH-67] is 1 harder where both are, and 1 more with Hairline Cracks', () => {
    const both = scene({ a: { on: { 2000: ['fido-zapi'] } }, b: { on: { 2000: ['fido-wags'] } } }).state
    const one = scene({ a: { on: { 2000: ['fido-zapi'] } }, quark: 'quark-hairline-cracks' }).state
    expect(levelOf(both, { card: 'hammer-millennium-glitch', pos: 2000 })).toBe(8)
    expect(levelOf(one, { card: 'hammer-millennium-glitch', pos: 2000 })).toBe(8)
  })

  it('[TH-68] is repaired with the best bonus there; on a tie the Active player draws', () => {
    const better = scene({ a: { on: { 2000: ['fido-zapi'] }, skill: 4 }, b: { on: { 2000: ['fido-wags'] }, skill: 8 } })
    expect(bestRepair(better.state, 2000)).toEqual({ bonus: 2, repairer: B })
    const tie = scene({
      active: B,
      a: { on: { 2000: ['fido-zapi'] }, skill: 5 },
      b: { on: { 2000: ['fido-wags'] }, skill: 6 },
    })
    expect(bestRepair(tie.state, 2000)).toEqual({ bonus: 1, repairer: B })
    const away = scene({ a: { on: { 2000: ['fido-zapi'] }, skill: 4 }, b: { skill: 11 } })
    expect(bestRepair(away.state, 2000)).toEqual({ bonus: 0, repairer: A })
  })

  it('[TH-69] draws a Stasis that leaves once it is decided', () => {
    const table = drawn({ a: { on: { 2030: ['fido-zapi'] } } }, 'hammer-silent-grid', 'jump-06', 'agent-brain')
    expect(table.told('revealed')).toMatchObject([{ purpose: 'repair', card: 'jump-06', value: 6 }])
    expect(table.told('hammerFixed')).toMatchObject([{ total: 6, level: 6 }])
    expect(table.state.discard).toEqual(['jump-06'])
  })

  it('[TH-70] is resolved without skill by a P, and nobody moves', () => {
    const table = drawn(
      { a: { on: { 2030: ['fido-zapi'] } } },
      'hammer-silent-grid',
      'agent-brute-force',
      'agent-brain',
    )
    expect(table.player(A)).toMatchObject({ skill: 2, agents: [{ at: 2030 }] })
    expect(table.state).toMatchObject({ paradox: true, dejaVu: ['hammer-silent-grid'] })
  })

  it('[TH-71] is fixed by Stasis and bonus of at least its level: every holder gains 1 skill', () => {
    const table = drawn(
      { a: { on: { 2030: ['fido-zapi'] }, skill: 5 }, b: { on: { 2030: ['fido-wags'] } } },
      'hammer-silent-grid',
      'jump-06',
      'agent-brain',
    )
    expect(table.told('hammerFixed')).toMatchObject([{ total: 7, level: 7 }])
    expect(table.state.players.map(({ skill }) => skill)).toEqual([6, 3])
  })

  it('[TH-72] throws everybody to 2020 when the repair fails, guards too, and moves on', () => {
    const table = drawn(
      { a: { on: { 1990: ['agent-buzz*', 'fido-zapi'] } }, b: { on: { 1990: ['fido-wags'], 2020: ['agent-mako'] } } },
      'hammer-tape-rot',
      'jump-12',
    )
    expect(table.told('hammerFailed')).toMatchObject([{ total: 3, level: 10 }])
    expect(table.player(A).agents).toEqual([
      { card: 'agent-buzz', at: 2020, guard: false },
      { card: 'fido-zapi', at: 2020, guard: false },
    ])
    expect(table.state.commands[0]).toBeNull()
    expect(table.told('hammerMoved').map(({ to }) => to)).toEqual([2000, 2010, 2020])
  })

  it('[TH-73] activates anew on the next held decade, with everything counted again', () => {
    const table = drawn(
      { a: { on: { 1990: ['agent-buzz'], 2010: ['fido-zapi'] } }, b: { on: { 2010: ['fido-wags'] }, skill: 8 } },
      'hammer-tape-rot',
      'agent-ferris',
      'jump-09',
      'agent-brain',
    )
    expect(table.told('hammerActivated')).toMatchObject([
      { decade: 1990, level: 9, bonus: 0 },
      { decade: 2010, level: 10, bonus: 2 },
    ])
    expect(table.told('hammerFixed')).toMatchObject([{ decade: 2010, total: 11 }])
  })

  it('[TH-74] on 2020 costs each player there one Agent of their choice, Active first; Fido may go', () => {
    const table = drawn(
      {
        a: { on: { 2030: ['agent-buzz'], 2020: ['fido-zapi'] } },
        b: { on: { 2030: ['fido-wags'], 2020: ['agent-mako'] } },
      },
      'hammer-driverless-jam',
      'jump-12',
    )
    expect(table.asked()).toMatchObject({ ask: 'hammer.lose', seats: [A] })
    expect(table.refuses(A, { kind: 'lose', agent: 'agent-mako' }).rule).toBe('TH-74')
    table.does(A, { kind: 'lose', agent: 'fido-zapi' })
    expect(table.asked()?.seats).toEqual([B])
    table.does(B, { kind: 'lose', agent: 'agent-mako' })
    expect(table.player(A).hand).toContain('fido-zapi')
    expect(table.state.discard).toContain('agent-mako')
    expect(table.state.dejaVu).toEqual(['hammer-driverless-jam'])
  })

  it('[TH-75] stays in use until it rests, then what it interrupted goes on', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { hand: [...HAND], on: { 2030: ['fido-zapi'] }, jamais: 1 },
    }).next('hammer-silent-grid', 'jump-06', 'agent-brain')
    table.state.players[0]?.hand.splice(0, 1)
    table.state.deck.pool.push('jump-01')
    table.does(A, { kind: 'done' })
    while (table.top().kind !== 'reveal') table.does(A, { kind: 'pass' })
    expect(table.state.dejaVu).toEqual([])
    expect(table.state.stack.filter(({ kind }) => kind === 'hammer')).toHaveLength(1)
    table.next('agent-juno').quiet()
    expect(table.state.dejaVu).toEqual(['hammer-silent-grid'])
    expect(table.ask()).toBe('turn.main')
  })
})

describe('Déjà vu', () => {
  const failing = (dejaVu: (typeof HAMMER_IDS)[number][], ...cards: Parameters<ReturnType<typeof scene>['next']>) => {
    const table = scene({ dejaVu, a: { hand: ['jump-03'], on: { 1990: ['agent-buzz'] }, actions: 1 } }).next(...cards)
    table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2050 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    return table.quiet()
  }

  it('[TH-76] [TH-77] follows a failed Jump, with a HAMMER picked blindly that returns in the end', () => {
    const table = failing(['hammer-tape-rot', 'hammer-tide-clock'], 'agent-brain', 'hammer-tide-clock')
    expect(table.told('dejaVu')).toMatchObject([{ card: 'hammer-tide-clock' }])
    expect(table.state.dejaVu).toEqual(['hammer-tape-rot', 'hammer-tide-clock'])
  })

  it('[TH-78] does nothing with an empty pile', () => {
    const table = failing([], 'agent-brain')
    expect(table.told('dejaVu')).toMatchObject([{ card: null }])
  })

  it('[TH-R25] picks the only HAMMER there is, and a deck made meanwhile keeps none', () => {
    const table = scene({
      dejaVu: ['hammer-tape-rot'],
      deck: ['agent-brain'],
      a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1 },
      b: { on: { 1990: ['fido-wags'] } },
    }).next('agent-brain', 'hammer-tape-rot', 'jump-03')
    table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2050 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    table.quiet()
    expect(table.told('reshuffled')).toMatchObject([{ stays: null, cards: 3 }])
  })

  it('[TH-77] starts every HAMMER from the decade printed on it', () => {
    for (const id of HAMMER_IDS) {
      const table = scene({
        dejaVu: [id],
        a: { hand: ['jump-03'], on: { 2020: ['agent-buzz'] }, actions: 1 },
        b: { on: { [hammers[id].decade]: ['fido-wags'] } },
      })
      table.next('agent-brain', id, 'jump-01')
      table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 1990 })
      table.does(A, { kind: 'with', card: 'jump-03' })
      table.quiet()
      expect(table.told('hammerActivated')).toMatchObject([
        { card: id, decade: hammers[id].decade, level: hammers[id].level },
      ])
    }
  })
})
