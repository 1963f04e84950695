import { describe, expect, it } from 'vitest'
import { REPAIR_BY_SKILL } from '../content/index.ts'
import { repairBonus } from '../rules/skill.ts'
import { A, B, scene } from './scene.ts'

/** A turn about to begin with its Prep skill. */
const prep = (skill: number, more: Parameters<typeof scene>[0] = {}) => {
  const table = scene({ ...more, phase: 'prep', a: { on: { 2020: ['fido-zapi*'] }, skill, ...more.a } })
  table.state.stack = [{ kind: 'turn', at: 'fido', used: 0, found: [] }]
  table.state.players[0]?.agents.splice(0)
  table.state.players[0]?.hand.push('fido-zapi')
  if (![4, 7, 11].includes(skill)) table.next('jump-01')
  table.does(A, { kind: 'fido', to: 2020 })
  return table
}

describe('skill', () => {
  it('[TH-45] [TH-50] [TH-51] moves both before either takes a card, Active first, and the HAMMER is on its pile by then', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      discard: ['agent-odette'],
      a: { on: { 2030: ['fido-zapi'] }, skill: 4, hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'] },
      b: { on: { 2030: ['fido-wags'] }, skill: 4 },
    }).next('hammer-silent-grid', 'agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.state.players.map(({ skill }) => skill)).toEqual([5, 5])
    expect(table.ask()).toBe('reward.take')
    expect(table.asked()?.seats).toEqual([A])
    expect(table.state.dejaVu).toContain('hammer-silent-grid')
    table.does(A, { kind: 'take', card: 'agent-odette' })
    expect(table.asked()?.seats).toEqual([B])
  })

  it('[TH-46] [TH-R23] ends the game at once on E, even in Prep', () => {
    const table = prep(11)
    expect(table.state.result).toMatchObject({ reason: 'expert', rule: 'TH-148', payoff: [1, 0] })
    expect(table.player(A).actions).toBe(0)
  })

  it('[TH-47] [TH-R4] gives a Repair bonus of 0, 1 or 2, more with 2050 and a Quark', () => {
    expect(REPAIR_BY_SKILL.slice(1, 12)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
    const { state } = scene({
      a: { skill: 7, on: { 2050: ['fido-zapi'] } },
      b: { skill: 8 },
      quark: 'quark-field-manual',
    })
    expect([repairBonus(state, A), repairBonus(state, B)]).toEqual([3, 3])
  })

  it('[TH-48] earns a card on 5 and on 8: of the discard pile, of the deck, or none', () => {
    for (const skill of [4, 7]) {
      const table = prep(skill, { discard: ['agent-brain', 'jump-03'] })
      expect(table.options(A).map(({ kind }) => kind)).toEqual(['draw', 'take', 'take', 'decline'])
      table.next('jump-01').does(A, { kind: 'take', card: 'agent-brain' })
      expect(table.player(A).hand).toContain('agent-brain')
      expect(table.player(A).open).toEqual(['agent-brain'])
      expect(table.state.discard).not.toContain('agent-brain')
    }
    const drawn = prep(4).next('agent-juno', 'jump-01')
    drawn.does(A, { kind: 'draw' })
    expect(drawn.player(A).hand).toContain('agent-juno')
    const declined = prep(7).next('jump-01')
    declined.does(A, { kind: 'decline' })
    expect(declined.told('rewardDeclined')).toHaveLength(1)
    expect(prep(5).ask()).not.toBe('reward.take')
  })

  it('[TH-49] never offers a HAMMER as a reward', () => {
    const table = prep(4, { discard: ['agent-brain', 'hammer-tape-rot'] })
    expect(table.options(A)).not.toContainEqual({ kind: 'take', card: 'hammer-tape-rot' })
    expect(table.refuses(A, { kind: 'take', card: 'hammer-tape-rot' }).rule).toBe('TH-49')
  })

  it('[TH-51] [TH-R10] [TH-R11] resolves a HAMMER met by a reward at once, and rewards it earns first', () => {
    const table = prep(4, { a: { hand: ['jump-01'] }, b: { on: { 2030: ['fido-wags'] }, skill: 7 } })
    table.next('hammer-silent-grid', 'agent-brain', 'agent-juno', 'agent-pogo')
    table.does(A, { kind: 'draw' })
    expect(table.told('hammerFixed')).toHaveLength(1)
    expect(table.asked()).toMatchObject({ ask: 'reward.take', seats: [B] })
    table.does(B, { kind: 'draw' })
    expect(table.player(B).hand).toContain('agent-juno')
    expect(table.player(A).hand).toContain('agent-pogo')
    expect(table.told('hammerShown')).toMatchObject([{ rule: 'TH-R10' }])
  })
})
