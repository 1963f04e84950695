import { describe, expect, it } from 'vitest'
import { DECADE_OF_FLUX, type DECADES, decadeCards } from '../content/index.ts'
import { commands, decadesHeld, distance, hasTrio, holds, towardPresent } from '../rules/decades.ts'
import { A, B, scene } from './scene.ts'

const agentsAt = (...decades: (typeof DECADES)[number][]) => ({
  agents: decades.map((at) => ({ card: 'agent-buzz' as const, at, guard: false })),
})

describe('decades', () => {
  it('[TH-19] are selected by their IDs, 2020 by two', () => {
    expect(DECADE_OF_FLUX).toEqual([1990, 2000, 2010, 2020, 2020, 2030, 2040, 2050])
  })

  it('[TH-20] are Past, Present or Future', () => {
    expect(decadeCards.map(({ epoch }) => epoch).join(' ')).toBe('past past past present future future future')
  })

  it('[TH-21] are held by any Agent there, once, and 2020 never', () => {
    expect(decadesHeld(agentsAt(2000, 2000, 2050))).toBe(2)
    expect(holds(agentsAt(2020), 2020)).toBe(false)
    const { state } = scene({ a: { on: { 2000: ['agent-buzz'] } }, b: { on: { 2000: ['agent-anvil'] } } })
    expect(state.players.map((player) => holds(player, 2000))).toEqual([true, true])
  })

  it('[TH-22] make a trio of the whole Past or the whole Future', () => {
    expect(hasTrio(agentsAt(1990, 2000, 2010))).toBe(true)
    expect(hasTrio(agentsAt(2030, 2040, 2050, 2020))).toBe(true)
    expect(hasTrio(agentsAt(1990, 2000, 2030, 2040))).toBe(false)
    expect(hasTrio(agentsAt(2010, 2020, 2030))).toBe(false)
  })

  it('[TH-23] are as far apart as there are steps, over 2020 like over any other', () => {
    expect(distance(1990, 2050)).toBe(6)
    expect(distance(2010, 2030)).toBe(2)
    expect(towardPresent(1990)).toBe(2000)
    expect(towardPresent(2030)).toBe(2020)
  })
})

const slide = (table: ReturnType<typeof scene>, to: 2000 | 2010 | 2030 | 2040) => {
  table.does(A, { kind: 'play', card: 'gadget-slide-rail' })
  table.does(A, { kind: 'aim', aim: { agent: 'fido-zapi', to } })
  return table.quiet()
}

describe('Command', () => {
  it('[TH-24] goes to whoever has more Agents, from the Gallery or from the rival', () => {
    const table = scene({
      a: { hand: ['gadget-slide-rail'], on: { 2000: ['agent-buzz'], 2010: ['fido-zapi'] } },
      b: { on: { 2000: ['agent-anvil'] } },
      commands: { 2000: B },
    })
    slide(table, 2000)
    expect(commands(table.state, A, 2000)).toBe(true)
    expect(table.told('commandTaken')).toMatchObject([{ decade: 2000, from: B }])
  })

  it('[TH-25] [TH-R6] stays where it is on equal numbers, with its owner or in the Gallery', () => {
    const owned = scene({
      a: { hand: ['gadget-slide-rail'], on: { 2010: ['fido-zapi'] } },
      b: { on: { 2000: ['agent-anvil'] } },
    })
    slide(owned, 2000)
    expect(commands(owned.state, B, 2000)).toBe(true)
    const unowned = scene({
      a: { hand: ['gadget-slide-rail'], on: { 2000: ['fido-zapi', 'agent-buzz'] } },
      b: { on: { 2000: ['agent-anvil'] } },
    })
    unowned.state.commands[1] = null
    slide(unowned, 2010)
    expect(unowned.state.commands[1]).toBeNull()
  })

  it('[TH-26] returns to the Gallery when nobody holds the decade', () => {
    const table = scene({ a: { hand: ['gadget-slide-rail'], on: { 2000: ['fido-zapi'] } } })
    slide(table, 2010)
    expect(table.state.commands[1]).toBeNull()
    expect(table.told('commandReturned')).toMatchObject([{ decade: 2000, from: A }])
  })

  it('[TH-27] won by Fido in Prep already pays in Discovery', () => {
    const table = scene({ at: 'begin', phase: 'action', active: B, first: A, turn: 1, b: { jamais: 1 } })
    table.state.stack = [{ kind: 'turn', at: 'fido', used: 0, found: [] }]
    table.state.phase = 'prep'
    table.next('jump-01').does(B, { kind: 'fido', to: 2000 })
    expect(table.player(B).actions).toBe(3)
  })

  it('[TH-27] [TH-R7] is not settled while an Agent is still jumping', () => {
    const table = scene({ a: { hand: ['jump-03'], on: { 2000: ['fido-zapi'] }, actions: 1 }, b: { jamais: 1 } })
    table.next('agent-comet')
    table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    expect(table.ask()).toBe('reveal.answer')
    expect(commands(table.state, A, 2000)).toBe(true)
    table.quiet()
    expect([commands(table.state, A, 2000), commands(table.state, A, 2010)]).toEqual([false, true])
  })

  it('[TH-28] [TH-R5] of the Past pays a Jamais, an Action and a Draw bonus in Discovery', () => {
    expect(decadeCards.map(({ command }) => command)).toEqual([
      'jamais',
      'action',
      'draw',
      null,
      'jump',
      'fight',
      'repair',
    ])
    const gains = scene({ a: { on: { 1990: ['agent-pogo*'], 2000: ['agent-buzz'], 2010: ['agent-anvil'] } } })
    gains.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
    gains.state.phase = 'discovery'
    gains.does(A, { kind: 'keep' })
    expect(gains.player(A)).toMatchObject({ actions: 3, jamais: 1, drawBonus: 1 })
  })

  it('[TH-28] pays its owner on their own turn only', () => {
    const table = scene({
      a: { on: { 2020: ['fido-zapi*'] } },
      b: { on: { 1990: ['agent-pogo'], 2000: ['agent-buzz'] }, jamais: 0 },
    })
    table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
    table.state.phase = 'discovery'
    table.next('jump-01').does(A, { kind: 'keep' })
    expect([table.player(A).actions, table.player(B).actions, table.player(B).jamais]).toEqual([2, 0, 0])
  })
})
