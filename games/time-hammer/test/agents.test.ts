import { playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AGENT_IDS, agentCards, costOf, DECADES } from '../content/index.ts'
import { commands } from '../rules/decades.ts'
import { game } from '../rules/game.ts'
import { A, B, scene } from './scene.ts'

const PAY = ['jump-01', 'jump-02', 'jump-03', 'jump-04'] as const

describe('Agents', () => {
  it('[TH-79] cost their Jump and Attack bonuses together', () => {
    for (const id of AGENT_IDS) expect(costOf(id)).toBe(agentCards[id].jump + agentCards[id].attack)
    expect([costOf('agent-brain'), costOf('agent-castellan'), costOf('fido-wags')]).toEqual([1, 4, 1])
    expect(agentCards['fido-zapi'].breed).toBe('bot')
  })

  it('[TH-80] a sixth one costs another of the six, before Commands are settled', () => {
    const table = scene({
      a: {
        hand: ['agent-pogo', 'jump-01'],
        on: { 2000: ['agent-buzz'], 2020: ['agent-anvil', 'agent-relay', 'agent-comet', 'fido-zapi'] },
        actions: 1,
      },
      b: { on: { 2010: ['agent-mako'] } },
    })
    table.does(A, { kind: 'recruit', card: 'agent-pogo', pay: 'cards' })
    table.does(A, { kind: 'place', to: 2010 })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    expect(table.asked()).toMatchObject({ ask: 'excess.choose', seats: [A] })
    expect(table.options(A)).toHaveLength(6)
    expect(table.refuses(A, { kind: 'lose', agent: 'agent-mako' }).rule).toBe('TH-80')
    table.does(A, { kind: 'lose', agent: 'agent-buzz' })
    expect(table.player(A).agents).toHaveLength(5)
    expect(table.state.commands[1]).toBeNull()
    expect(commands(table.state, B, 2010)).toBe(true)
  })

  it('[TH-81] go to the discard pile when lost, Fido to the hand, with the cube back in the Reserve', () => {
    const table = scene({
      a: { hand: ['jump-03', 'jump-04'], on: { 1990: ['agent-buzz*'], 2050: ['fido-zapi'] }, actions: 2 },
    }).next('agent-brain', 'jump-09')
    for (const [agent, to, card] of [
      ['agent-buzz', 2050, 'jump-03'],
      ['fido-zapi', 1990, 'jump-04'],
    ] as const) {
      table.does(A, { kind: 'jump', agent, to })
      table.does(A, { kind: 'with', card })
      table.quiet()
    }
    expect(table.state.discard).toContain('agent-buzz')
    expect(table.player(A)).toMatchObject({ hand: ['fido-zapi'], agents: [] })
  })

  it('[TH-82] [TH-R21] Fido is never discarded, neither as payment nor in the Draw phase', () => {
    const table = scene({ at: 'prepare', phase: 'draw', a: { hand: ['jump-01'] } })
    expect(table.options(A)).not.toContainEqual({ kind: 'discard', card: 'fido-zapi' })
    expect(table.refuses(A, { kind: 'discard', card: 'fido-zapi' }).rule).toBe('TH-82')
    const recruiting = scene({ a: { hand: ['agent-buzz'], actions: 1 } })
    expect(recruiting.refuses(A, { kind: 'recruit', card: 'agent-buzz', pay: 'cards' }).rule).toBe('TH-R21')
  })

  it('[TH-83] [TH-R8] Recruit takes an Action and the cost', () => {
    const table = scene({ a: { hand: ['agent-odette', ...PAY], actions: 1 } })
    table.does(A, { kind: 'recruit', card: 'agent-odette', pay: 'cards' })
    table.does(A, { kind: 'discard', card: 'jump-02' })
    expect(table.player(A)).toMatchObject({ actions: 0, agents: [{ card: 'agent-odette', at: 2020 }] })
    expect(table.state.discard).toEqual(['jump-02'])
    const idle = scene({ a: { hand: ['agent-odette', ...PAY], actions: 0 } })
    expect(idle.refuses(A, { kind: 'recruit', card: 'agent-odette', pay: 'cards' }).rule).toBe('TH-R8')
  })

  it('[TH-84] [TH-R19] humans enter on 2020, for cards or for as many decades held at that moment', () => {
    const table = scene({
      a: { hand: ['agent-juno'], on: { 1990: ['agent-buzz'], 2000: ['agent-pogo'], 2030: ['fido-zapi'] }, actions: 1 },
    })
    expect(table.options(A)).toContainEqual({ kind: 'recruit', card: 'agent-juno', pay: 'decades' })
    table.does(A, { kind: 'recruit', card: 'agent-juno', pay: 'decades' })
    expect(table.player(A).agents.at(-1)).toMatchObject({ card: 'agent-juno', at: 2020 })
    expect(table.state.discard).toEqual([])
    const two = scene({ a: { hand: ['agent-juno'], on: { 1990: ['agent-buzz'], 2000: ['fido-zapi'] }, actions: 1 } })
    expect(two.refuses(A, { kind: 'recruit', card: 'agent-juno', pay: 'decades' }).rule).toBe('TH-R19')
  })

  it('[TH-85] bots, Fido too, enter anywhere and are always paid in cards', () => {
    const table = scene({ a: { hand: ['agent-buzz', 'jump-01'], on: { 1990: ['agent-pogo'] }, actions: 2 } })
    expect(table.refuses(A, { kind: 'recruit', card: 'agent-buzz', pay: 'decades' }).rule).toBe('TH-85')
    table.does(A, { kind: 'recruit', card: 'fido-zapi', pay: 'cards' })
    expect(table.options(A)).toEqual(DECADES.map((to) => ({ kind: 'place', to })))
    table.does(A, { kind: 'place', to: 2050 })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    expect(table.player(A).agents.at(-1)).toEqual({ card: 'fido-zapi', at: 2050, guard: false })
  })

  it('[TH-86] [TH-129] Fido must be put down for nothing when nobody is in play', () => {
    const table = scene({ b: {} }).next('jump-11')
    table.does(A, { kind: 'end' })
    expect(table.asked()).toMatchObject({ ask: 'turn.fido', seats: [B] })
    expect(table.options(B)).toHaveLength(7)
    table.does(B, { kind: 'fido', to: 2040 })
    expect(table.player(B).agents).toEqual([{ card: 'fido-wags', at: 2040, guard: false }])
    expect(table.player(B).hand).toEqual([])
  })

  it('[TH-R22] the second player has nobody in play during the first turn', () => {
    let turns = 0
    playRandomly(game, {
      seed: 'first turn',
      options: { first: 'seat1' },
      watch({ state }) {
        turns = state.turn
        if (turns === 1) expect(state.players[B]?.agents).toEqual([])
        return turns > 1
      },
    })
    expect(turns).toBe(2)
  })
})
