import { describe, expect, it } from 'vitest'
import { blueReserve, greenReserve } from '../rules/cubes.ts'
import { A, B, type Scene, scene } from './scene.ts'

const recalling = (given: Scene) => {
  const table = scene({ ...given, phase: 'discovery' })
  table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
  return table.next('jump-01')
}

describe('cubes', () => {
  it('[TH-30] limit Actions to four and Jamais to two', () => {
    const table = recalling({
      a: { on: { 1990: ['fido-zapi'], 2000: ['agent-buzz*'] }, actions: 2, jamais: 2 },
    })
    table.does(A, { kind: 'keep' })
    expect(table.player(A)).toMatchObject({ actions: 3, jamais: 2 })
    expect(greenReserve(table.player(A))).toBe(0)
    expect(table.told('gainLost').map(({ what }) => what)).toEqual(['jamais', 'action'])
  })

  it('[TH-31] go back to the Reserve when spent, but onto the Agent for On Guard', () => {
    const table = scene({ a: { on: { 2020: ['agent-buzz'] }, actions: 2 } })
    table.does(A, { kind: 'guard', agent: 'agent-buzz' })
    expect([table.player(A).actions, greenReserve(table.player(A))]).toEqual([1, 2])
    table.does(A, { kind: 'end' })
    expect(greenReserve(table.player(A))).toBe(3)
  })

  it('[TH-32] come from the Reserve or from a guard, who then stands down', () => {
    const table = recalling({
      a: { on: { 2020: ['agent-buzz*', 'fido-zapi*'] }, actions: 0, jamais: 2 },
    })
    table.does(A, { kind: 'keep' })
    table.quiet()
    const assets = table.options(A)
    expect(assets).toEqual([
      { kind: 'asset', asset: 'draw' },
      { kind: 'asset', asset: 'action', from: 'agent-buzz' },
      { kind: 'asset', asset: 'action', from: 'fido-zapi' },
    ])
    table.does(A, { kind: 'asset', asset: 'action', from: 'agent-buzz' })
    expect(table.player(A).actions).toBe(3)
    expect(table.player(A).agents.map(({ guard }) => guard)).toEqual([false, true])
  })

  it('[TH-33] [TH-R9] come back from guards before the gains if called', () => {
    const table = recalling({ a: { on: { 2020: ['agent-buzz*', 'fido-zapi*'] }, actions: 0 } })
    table.does(A, { kind: 'recall', agent: 'agent-buzz' })
    expect(table.ask()).toBe('turn.recall')
    expect(table.refuses(A, { kind: 'recall', agent: 'agent-buzz' }).rule).toBe('TH-33')
    table.does(A, { kind: 'keep' })
    expect(table.player(A)).toMatchObject({ actions: 2 })
    expect(greenReserve(table.player(A))).toBe(1)
  })

  it('[TH-34] give no Jamais when none is in the Reserve', () => {
    const table = recalling({ a: { on: { 1990: ['fido-zapi*'] }, jamais: 2 } })
    table.does(A, { kind: 'keep' })
    expect(table.player(A).jamais).toBe(2)
    expect(table.told('gainLost')).toMatchObject([{ rule: 'TH-34', what: 'jamais' }])
  })

  it('[TH-35] return to the Reserve when a Jamais is spent', () => {
    const table = scene({ a: { hand: ['jump-03'], on: { 2020: ['fido-zapi'] }, actions: 1, jamais: 2 } })
    table.next('jump-09', 'agent-comet')
    table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    table.does(A, { kind: 'reboot', slot: 'main' })
    expect([table.player(A).jamais, blueReserve(table.player(A))]).toEqual([1, 1])
  })

  it('[TH-36] Draw bonuses last for the Draw phase and no longer', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'], on: {}, drawBonus: 1 },
    })
    table.next('agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.player(A)).toMatchObject({ drawBonus: 0 })
    expect(table.player(A).hand).toHaveLength(7)
  })

  it('[TH-37] cards that pay go to the discard pile in the chosen order, never Fido or the card itself', () => {
    const table = scene({ a: { hand: ['agent-anvil', 'jump-01', 'jump-03', 'jump-09'], actions: 1 } })
    table.does(A, { kind: 'recruit', card: 'agent-anvil', pay: 'cards' })
    table.does(A, { kind: 'place', to: 2000 })
    expect(table.refuses(A, { kind: 'discard', card: 'fido-zapi' }).rule).toBe('TH-82')
    expect(table.refuses(A, { kind: 'discard', card: 'agent-anvil' }).rule).toBe('TH-37')
    table.does(A, { kind: 'discard', card: 'jump-09' })
    expect(table.refuses(A, { kind: 'discard', card: 'jump-09' }).rule).toBe('TH-37')
    expect(table.state.discard).toEqual([])
    table.does(A, { kind: 'discard', card: 'jump-01' })
    expect(table.state.discard).toEqual(['jump-09', 'jump-01'])
  })

  it('[TH-118] the rival has no Actions on somebody else’s turn', () => {
    const table = scene({ a: { on: { 2020: ['fido-zapi'] }, actions: 3 }, b: { on: { 2020: ['fido-wags'] } } })
    table.next('agent-brain')
    table.does(A, { kind: 'end' })
    expect(table.player(A).actions).toBe(0)
    expect(table.state.active).toBe(B)
  })
})
