import { describe, expect, it } from 'vitest'
import { fluxOf, stasisOf } from '../content/index.ts'
import { readAs } from '../rules/slots.ts'
import { A, B, type Scene, scene } from './scene.ts'

/** Zapi (J 1) Jumps from 2020 to 2010. */
const jumping = (given: Scene = {}) => {
  const table = scene({
    ...given,
    a: { hand: ['jump-03'], on: { 2020: ['fido-zapi'] }, actions: 1, jamais: 2, ...given.a },
    b: { jamais: 2, ...given.b },
  })
  return {
    ...table,
    start(...cards: Parameters<typeof table.next>) {
      table.next(...cards)
      table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
      table.does(A, { kind: 'with', card: 'jump-03' })
      return table
    },
  }
}

/** Leo draws a HAMMER on a decade he holds. */
const repairing = (given: Scene = {}) =>
  scene({
    at: 'prepare',
    phase: 'draw',
    ...given,
    a: { hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'], on: { 2010: ['fido-zapi'] }, ...given.a },
  })

describe('Flux and Stasis', () => {
  it('[TH-54] are drawn even where they cannot change anything', () => {
    const table = scene({ a: { hand: ['jump-03'], on: { 2020: ['agent-comet'] }, actions: 1 } }).next('jump-09')
    table.does(A, { kind: 'jump', agent: 'agent-comet', to: 2010 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    expect(table.told('revealed')).toMatchObject([{ card: 'jump-09', value: 0 }])
    expect(table.unused()).toBe(0)
  })

  it('[TH-55] Stasis repairs, Flux serves everything else', () => {
    for (const purpose of ['discovery', 'jump', 'fight', 'attackFaceUp'] as const)
      expect(readAs(purpose, 'agent-juno')).toBe(fluxOf['agent-juno'])
    expect(readAs('repair', 'agent-juno')).toBe(stasisOf['agent-juno'])
  })

  it('[TH-56] [TH-R12] are shown and may be answered, Active first, before anything is decided', () => {
    const table = jumping().start('agent-comet')
    expect(table.asked()).toMatchObject({ ask: 'reveal.answer', seats: [A] })
    table.does(A, { kind: 'pass' })
    expect(table.asked()?.seats).toEqual([B])
    expect(table.told('jumped')).toEqual([])
    table.does(B, { kind: 'pass' })
    expect(table.told('jumped')).toHaveLength(1)
  })

  it('[TH-57] may be Rebooted by either player, again and again, while they can pay', () => {
    const table = jumping().start('jump-09', 'jump-10', 'jump-11', 'jump-12', 'agent-comet')
    table.does(A, { kind: 'reboot', slot: 'main' })
    table.does(A, { kind: 'reboot', slot: 'main' })
    expect(table.refuses(B, { kind: 'reboot', slot: 'attacker' }).rule).toBe('TH-57')
    table.does(B, { kind: 'reboot', slot: 'main' })
    table.does(B, { kind: 'reboot', slot: 'main' })
    expect(table.state.players.map(({ jamais }) => jamais)).toEqual([0, 0])
    expect(table.told('jumped')).toMatchObject([{ total: 6 }])
  })

  it('[TH-58] a Reboot replaces the card, and both may answer again, Active first', () => {
    const table = jumping().start('jump-09', 'jump-10')
    table.does(A, { kind: 'pass' })
    table.does(B, { kind: 'reboot', slot: 'main' })
    expect(table.state.discard).toEqual(['jump-03', 'jump-09'])
    expect(table.asked()).toMatchObject({ ask: 'reveal.answer', seats: [A] })
    expect(table.told('rebooted')).toMatchObject([{ by: B, card: 'jump-09', free: false }])
  })

  it('[TH-59] [TH-R13] are locked once their moment is over', () => {
    const table = scene({
      a: { on: { 2000: ['agent-anvil'] }, actions: 1, jamais: 2 },
      b: { on: { 2000: ['agent-buzz'] }, jamais: 1 },
    }).next('agent-juno', 'agent-pogo', 'jump-09')
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    table.does(A, { kind: 'launch', faceUp: true })
    table.quiet()
    table.does(B, { kind: 'fight' })
    expect(table.refuses(A, { kind: 'reboot', slot: 'attacker' })).toMatchObject({ rule: 'TH-R13' })
    expect(table.options(A)).toEqual([{ kind: 'reboot', slot: 'defender' }, { kind: 'pass' }])
  })
})

describe('Paradox', () => {
  it('[TH-60] [TH-61] starts the moment a Stasis P is shown, and nothing can be Rebooted then, not even for free', () => {
    const table = repairing({
      a: { jamais: 2, hand: ['gadget-echo-coil', 'jump-02', 'jump-03', 'jump-04', 'jump-05'] },
    })
    table.next('hammer-bricked-phones', 'jump-01', 'agent-brain')
    table.does(A, { kind: 'done' })
    while (table.told('revealed').length === 0) table.does(A, { kind: 'pass' })
    expect(table.state.paradox).toBe(true)
    expect(table.told('paradox')).toMatchObject([{ rule: 'TH-60' }])
    expect(table.told('hammerParadox')).toHaveLength(1)
    const jump = jumping({ paradox: true, a: { hand: ['jump-03', 'gadget-echo-coil'] } }).start('jump-09')
    expect(jump.options(A)).toEqual([{ kind: 'pass' }])
  })

  it('[TH-61] is named when somebody tries to Reboot', () => {
    const table = jumping({ paradox: true, a: { hand: ['jump-03', 'gadget-phase-tuner'] } }).start('agent-comet')
    expect(table.refuses(A, { kind: 'reboot', slot: 'main' }).rule).toBe('TH-61')
  })

  it('[TH-62] ends with the turn', () => {
    const table = scene({ paradox: true, b: { on: { 2020: ['fido-wags'] } } }).next('jump-01')
    table.does(A, { kind: 'end' })
    expect(table.state.paradox).toBe(false)
  })

  it('[TH-63] does not come from a P that is drawn as Flux', () => {
    const table = jumping().start('jump-01')
    expect(table.told('revealed')).toMatchObject([{ value: 7 }])
    expect(table.state.paradox).toBe(false)
  })

  it('[TH-R24] a second P in the same turn changes nothing more', () => {
    const table = repairing({ paradox: true }).next('hammer-bricked-phones', 'agent-brute-force', 'agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.state.paradox).toBe(true)
    expect(table.state.dejaVu).toEqual(['hammer-bricked-phones'])
  })

  it('[TH-64] a total changed by a Gadget stays changed after a Reboot', () => {
    const table = jumping({ a: { hand: ['jump-03', 'gadget-phase-tuner'] } }).start('agent-brain', 'jump-09')
    table.does(A, { kind: 'play', card: 'gadget-phase-tuner' })
    table.does(A, { kind: 'aim', aim: { slot: 'main', by: 2 } })
    table.does(A, { kind: 'reboot', slot: 'main' })
    table.quiet()
    expect(table.told('jumped')).toMatchObject([{ total: 0 + 1 + 2 }])
  })
})
