import { seeded, startMatch } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { repairBonus } from '../rules/skill.ts'
import { A, B, faultOf, type Scene, type Side, scene } from './scene.ts'

/** B, second player, ends the last turn. */
const last = (a: Side, b: Side, more: Scene = {}) => {
  const table = scene({ active: B, first: A, die: 1, a, b, ...more })
  table.does(B, { kind: 'end' })
  return table.state.result
}

describe('the end', () => {
  it('[TH-148] [TH-R28] whoever enters E wins at once', () => {
    const table = scene({
      a: { hand: ['jump-03'], on: { 1990: ['agent-comet'] }, actions: 1, skill: 11 },
      b: { skill: 11 },
    }).next('jump-01')
    table.does(A, { kind: 'jump', agent: 'agent-comet', to: 2050 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    table.quiet()
    expect(table.state.result).toMatchObject({ reason: 'expert', rule: 'TH-148', payoff: [1, 0], points: [12, 11] })
  })

  it('[TH-148] both entering in one event go to the tie breakers', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'], on: { 2030: ['fido-zapi'] }, skill: 11 },
      b: { on: { 2030: ['fido-wags'], 2000: ['agent-buzz'] }, skill: 11 },
    }).next('hammer-silent-grid', 'agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.state.result).toMatchObject({ reason: 'expert, decades', rule: 'TH-150', payoff: [0, 1] })
  })

  it('[TH-149] after the last round the higher skill wins', () => {
    expect(last({ skill: 6 }, { skill: 7 })).toMatchObject({ reason: 'rounds', rule: 'TH-149', payoff: [0, 1] })
  })

  it('[TH-150] ties are broken by a trio, decades held, Agents in play, and else shared', () => {
    const trio: Side = { on: { 1990: ['agent-buzz'], 2000: ['agent-pogo'], 2010: ['fido-zapi'] } }
    const four: Side = {
      on: { 1990: ['agent-anvil'], 2000: ['agent-relay'], 2030: ['agent-comet'], 2040: ['fido-wags'] },
    }
    expect(last(trio, four)).toMatchObject({ reason: 'rounds, trio', payoff: [1, 0] })
    const trioToo: Side = {
      on: { 2030: ['agent-anvil'], 2040: ['agent-relay'], 2050: ['agent-comet'], 2000: ['fido-wags'] },
    }
    expect(last(trio, trioToo)).toMatchObject({ reason: 'rounds, decades', payoff: [0, 1] })
    expect(last({ on: { 2000: ['fido-zapi'], 2020: ['agent-mako'] } }, { on: { 2000: ['fido-wags'] } })).toMatchObject({
      reason: 'rounds, agents',
      payoff: [1, 0],
    })
    expect(last({ on: { 2000: ['fido-zapi'] } }, { on: { 2050: ['fido-wags'] } })).toMatchObject({
      reason: 'rounds, shared',
      payoff: [0.5, 0.5],
    })
  })

  it('[TH-46] nothing is told after the end, not even where the HAMMER goes whose repair ended it', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { on: { 2000: ['fido-zapi'] }, hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'], skill: 3 },
      b: { on: { 2000: ['fido-wags'] }, skill: 11 },
    }).next('hammer-millennium-glitch', 'jump-09')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.state.result).toMatchObject({ reason: 'expert', payoff: [0, 1] })
    expect(table.events.at(-1)?.kind).toBe('ended')
    expect(table.state.dejaVu).toEqual(['hammer-millennium-glitch'])
  })

  it('[TH-R27] anybody may concede at any time', () => {
    const table = scene()
    table.does(B, { kind: 'concede' })
    expect(table.state.result).toMatchObject({ reason: 'concede', rule: 'TH-R27', payoff: [1, 0] })
  })
})

describe('variants', () => {
  it('[TH-V1] equal numbers send the Command card to the Gallery', () => {
    const table = scene({
      options: { tieToGallery: true },
      a: { hand: ['gadget-slide-rail'], on: { 2010: ['fido-zapi'] } },
      b: { on: { 2000: ['fido-wags'] } },
    })
    table.does(A, { kind: 'play', card: 'gadget-slide-rail' })
    table.does(A, { kind: 'aim', aim: { agent: 'fido-zapi', to: 2000 } })
    expect(table.state.commands[1]).toBeNull()
    expect(table.told('commandReturned').map(({ rule }) => rule)).toEqual(['TH-V1', 'TH-26'])
  })

  it('[TH-V2] the second player starts with both blue cubes as Jamais', () => {
    const match = startMatch(game, {
      seats: 2,
      options: { balancedStart: true, first: 'seat2' },
      chance: () => seeded(1),
    })
    expect('state' in match && match.state.players.map(({ jamais }) => jamais)).toEqual([2, 1])
  })

  it('[TH-V3] recruiting costs no Action', () => {
    const table = scene({ options: { freeRecruit: true }, a: { hand: ['agent-odette', 'jump-01'] } })
    table.does(A, { kind: 'recruit', card: 'agent-odette', pay: 'cards' })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    expect(table.player(A)).toMatchObject({ actions: 0, agents: [{ card: 'agent-odette' }] })
  })

  it('[TH-V4] entering E ends nothing, and gains beyond it are lost', () => {
    const table = scene({
      options: { noExpert: true },
      a: { hand: ['jump-03', 'jump-04'], on: { 1990: ['agent-comet'] }, actions: 2, skill: 11 },
    }).next('jump-01', 'jump-02')
    for (const [to, card] of [
      [2050, 'jump-03'],
      [1990, 'jump-04'],
    ] as const) {
      table.does(A, { kind: 'jump', agent: 'agent-comet', to })
      table.does(A, { kind: 'with', card })
      table.quiet()
    }
    expect(table.state.result).toBeNull()
    expect(table.player(A).skill).toBe(12)
    expect(repairBonus(table.state, A)).toBe(2)
  })

  it('[TH-V5] entering E lets the round be finished; a player alone there wins', () => {
    const given: Scene = {
      options: { finishRound: true },
      a: { hand: ['jump-03'], on: { 1990: ['agent-comet'] }, actions: 1, skill: 11 },
      b: { on: { 2000: ['fido-wags'] }, skill: 5 },
    }
    const table = scene(given).next('jump-01', 'jump-11')
    table.does(A, { kind: 'jump', agent: 'agent-comet', to: 2050 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    table.quiet()
    expect(table.state.result).toBeNull()
    table.does(A, { kind: 'end' })
    expect(table.state.active).toBe(B)
    const ending = scene({ ...given, active: B, a: { skill: 12 }, b: { skill: 11, on: { 2000: ['fido-wags'] } } })
    ending.does(B, { kind: 'end' })
    expect(ending.state.result).toMatchObject({ reason: 'expert', payoff: [1, 0] })
    const both = scene({ ...given, active: B, a: { skill: 12 }, b: { skill: 12, on: { 2000: ['fido-wags'] } } })
    both.does(B, { kind: 'end' })
    expect(both.state.result).toMatchObject({ reason: 'expert, decades', payoff: [0, 1] })
    const options = { finishRound: true, noExpert: true }
    expect(faultOf({ seats: 2, options, chance: () => seeded(1) })).toContain('TH-V5')
  })
})
