import { describe, expect, it } from 'vitest'
import { blueReserve, greenReserve } from '../rules/cubes.ts'
import { commands } from '../rules/decades.ts'
import type { Action } from '../rules/types.ts'
import { DIEGO, fullTurn, LEO, repairExample, type Step, turnSteps } from './examples.ts'
import type { Table } from './scene.ts'

/** Answers the listed steps; whoever is asked in between and can only pass does so (what a client may do for them). */
function play(table: Table, steps: readonly Step[]): void {
  const forcedPass = (): boolean => {
    const seat = table.asked()?.seats[0]
    if (seat === undefined) return false
    const options = table.options(seat)
    if (options.length !== 1 || options[0]?.kind !== 'pass') return false
    table.does(seat, options[0])
    return true
  }
  for (const [seat, action] of steps) {
    while (forcedPass());
    table.does(seat, action as Action)
  }
  while (forcedPass());
}

describe('the repair example', () => {
  it('[TH-67] [TH-68] [TH-70] goes roll for roll: level 8, bonus 2, Stasis 3, Reboot, 6, Reboot, P', () => {
    const table = repairExample()
    play(table, [
      [LEO, { kind: 'done' }],
      [LEO, { kind: 'reboot', slot: 'main' }],
      [DIEGO, { kind: 'reboot', slot: 'main' }],
    ])
    expect(table.told('hammerActivated')).toMatchObject([{ decade: 2000, level: 8, bonus: 2, repairer: DIEGO }])
    expect(table.told('revealed').map(({ value }) => value)).toEqual([3, 6, 'P'])
    expect(table.told('rebooted').map(({ by }) => by)).toEqual([LEO, DIEGO])
    expect(table.state.players.map(({ skill, jamais }) => [skill, jamais])).toEqual([
      [5, 0],
      [5, 0],
    ])
    expect(table.state).toMatchObject({ paradox: true, dejaVu: ['hammer-millennium-glitch'] })
    expect(table.state.discard).toEqual(['jump-12', 'jump-05', 'jump-01'])
    expect(table.player(LEO).agents).toMatchObject([{ at: 2000 }])
    expect(table.unused()).toBe(0)
  })

  it('[TH-71] had Diego passed, both would have gained 1 skill', () => {
    const table = repairExample()
    play(table, [
      [LEO, { kind: 'done' }],
      [LEO, { kind: 'reboot', slot: 'main' }],
      [DIEGO, { kind: 'pass' }],
    ])
    expect(table.told('hammerFixed')).toMatchObject([{ total: 8, level: 8 }])
    expect(table.state.players.map(({ skill }) => skill)).toEqual([6, 6])
  })
})

describe('the full turn', () => {
  it('[TH-128] [TH-131] [TH-139] [TH-142] goes roll for roll to the same end', () => {
    const table = fullTurn()
    play(table, turnSteps)
    const { state } = table
    expect(table.unused()).toBe(0)
    expect(state).toMatchObject({ active: DIEGO, die: 3, paradox: false })
    expect(table.asked()).toMatchObject({ ask: 'turn.fido', seats: [DIEGO] })
    const [leo, diego] = state.players
    expect(leo).toMatchObject({
      skill: 5,
      hand: ['agent-ferris', 'jump-11', 'gadget-hammer-cage', 'fido-zapi'],
      jamais: 0,
      actions: 0,
      agents: [
        { card: 'agent-brain', at: 2010 },
        { card: 'agent-anvil', at: 2050 },
      ],
    })
    expect(leo && [greenReserve(leo), blueReserve(leo)]).toEqual([4, 2])
    expect([commands(state, LEO, 2010), commands(state, LEO, 2050), commands(state, LEO, 2000)]).toEqual([
      true,
      true,
      false,
    ])
    expect(diego).toMatchObject({ skill: 4, agents: [], jamais: 1 })
    expect(diego?.hand).toEqual(['agent-mako', 'jump-05', 'jump-12', 'gadget-slide-rail', 'fido-wags'])
    expect(state.dejaVu).toEqual(['hammer-tape-rot', 'hammer-millennium-glitch', 'hammer-synthetic-drought'])
    expect(state.discard).toEqual([
      'agent-odette',
      'gadget-phase-tuner',
      'agent-buzz',
      'gadget-jad',
      'agent-relay',
      'jump-03',
      'agent-pogo',
    ])
    expect(state.deck.pool).toHaveLength(29)
    expect(table.told('skillGained').map(({ to, why }) => [to, why])).toEqual([
      [4, 'prep'],
      [5, 'match'],
    ])
    expect(table.told('hammerFailed')).toMatchObject([{ total: 6, level: 8 }])
    expect(table.told('fought')).toMatchObject([{ attacker: 7, defender: 6, winner: LEO }])
  })
})
