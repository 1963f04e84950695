import { describe, expect, it } from 'vitest'
import { fluxOf } from '../content/index.ts'
import { greenReserve } from '../rules/cubes.ts'
import { commands } from '../rules/decades.ts'
import { A, B, type Scene, scene } from './scene.ts'

/** Anvil (A 2) against Buzz (A 1) on 2000. */
const armed = (given: Scene = {}) =>
  scene({
    ...given,
    a: { on: { 2000: ['agent-anvil'] }, actions: 2, ...given.a },
    b: { on: { 2000: ['agent-buzz'] }, ...given.b },
  })
const attack = { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' } as const

/** Declared, launched face down and fought. */
const fought = (given: Scene, ...cards: Parameters<ReturnType<typeof scene>['next']>) => {
  const table = armed(given).next(...cards)
  table.does(A, attack)
  table.quiet()
  table.does(A, { kind: 'launch', faceUp: false })
  table.does(B, { kind: 'fight' })
  return table.quiet()
}

describe('On Guard', () => {
  it('[TH-96] [TH-R20] puts a cube on an Agent that has none, on 2020 too', () => {
    const table = scene({ a: { on: { 2020: ['agent-buzz'] }, actions: 2 } })
    table.does(A, { kind: 'guard', agent: 'agent-buzz' })
    expect(table.player(A)).toMatchObject({ actions: 1, agents: [{ guard: true }] })
    expect(table.refuses(A, { kind: 'guard', agent: 'agent-buzz' }).rule).toBe('TH-96')
  })

  it('[TH-97] is for two Agents at most', () => {
    const table = scene({ a: { on: { 2020: ['agent-buzz*', 'agent-pogo*', 'agent-mako'] }, actions: 2 } })
    expect(table.refuses(A, { kind: 'guard', agent: 'agent-mako' }).rule).toBe('TH-97')
  })

  it('[TH-98] adds 1 in defence', () => {
    const table = fought({ b: { on: { 2000: ['agent-buzz*'] } } }, 'jump-05', 'jump-06')
    expect(table.told('fought')).toMatchObject([{ attacker: 5, defender: 5, winner: A }])
  })

  it('[TH-99] lasts over a won fight and over turns', () => {
    const table = fought({ b: { on: { 2000: ['agent-buzz*'], 2020: ['fido-wags'] } } }, 'jump-09', 'jump-12', 'jump-11')
    expect(table.told('fought')).toMatchObject([{ winner: B }])
    expect(table.player(B).agents[0]).toEqual({ card: 'agent-buzz', at: 2000, guard: true })
    expect(table.asked()).toMatchObject({ ask: 'turn.recall', seats: [B] })
  })
})

describe('Ready Attack', () => {
  it('[TH-100] takes an Action and two Agents on one decade that is not 2020', () => {
    const table = armed({
      a: { on: { 2000: ['agent-anvil'], 2020: ['agent-pogo'] } },
      b: { on: { 2000: ['agent-buzz'], 2020: ['agent-mako'] } },
    })
    expect(table.options(A).filter(({ kind }) => kind === 'attack')).toEqual([attack])
    expect(table.refuses(A, { kind: 'attack', agent: 'agent-pogo', target: 'agent-mako' }).rule).toBe('TH-100')
    expect(table.refuses(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-mako' }).reason).toMatch(
      'same decade',
    )
    table.next('agent-brain').does(A, attack)
    table.quiet()
    expect(table.player(A).actions).toBe(1)
  })

  it('[TH-101] lets the defender play a Gadget before any Flux', () => {
    const table = armed({ b: { on: { 2000: ['agent-buzz'] }, hand: ['gadget-decoy-beacon'] } })
    table.does(A, attack)
    expect(table.asked()).toMatchObject({ ask: 'moment.answer', seats: [B], rule: 'TH-101' })
    table.does(B, { kind: 'play', card: 'gadget-decoy-beacon' })
    table.quiet()
    expect(table.told('attackReviewed')).toEqual([])
    expect(table.player(A)).toMatchObject({ actions: 1, hand: ['fido-zapi'] })
  })

  it('[TH-102] lets the attacker look alone and then choose; no Reboot now', () => {
    const table = armed({ a: { on: { 2000: ['agent-anvil'] }, actions: 1, jamais: 2 } }).next('agent-brain')
    table.does(A, attack)
    expect(table.asked()).toMatchObject({ ask: 'attack.review', seats: [A] })
    expect(table.options(A)).toEqual([
      { kind: 'callOff' },
      { kind: 'launch', faceUp: true },
      { kind: 'launch', faceUp: false },
    ])
    expect(table.refuses(A, { kind: 'reboot', slot: 'main' }).rule).toBe('TH-102')
  })

  it('[TH-103] called off gives the card to the hand unseen; a HAMMER is shown, for a Jamais if there is one', () => {
    const card = armed().next('agent-brain')
    card.does(A, attack)
    card.does(A, { kind: 'callOff' })
    expect(card.player(A)).toMatchObject({ hand: ['agent-brain', 'fido-zapi'], open: [], actions: 1 })
    for (const jamais of [1, 2]) {
      const hammer = armed({ a: { on: { 2000: ['agent-anvil'] }, actions: 1, jamais } }).next('hammer-tape-rot')
      hammer.does(A, attack)
      hammer.does(A, { kind: 'callOff' })
      expect(hammer.state.dejaVu).toEqual(['hammer-tape-rot'])
      expect(hammer.player(A).jamais).toBe(2)
    }
  })

  it('[TH-104] launched face up may be Rebooted, then it is the defender’s choice', () => {
    const table = armed({ b: { on: { 2000: ['agent-buzz'] }, jamais: 1 } }).next('jump-01', 'jump-09')
    table.does(A, attack)
    table.does(A, { kind: 'launch', faceUp: true })
    expect(table.asked()).toMatchObject({ ask: 'reveal.answer', seats: [B] })
    table.does(B, { kind: 'reboot', slot: 'attacker' })
    table.quiet()
    expect(table.asked()).toMatchObject({ ask: 'attack.defend', seats: [B] })
    expect(table.top()).toMatchObject({ flux: 'jump-09', faceUp: true })
  })

  it('[TH-105] launched face down opens no moment to answer', () => {
    const table = armed({ b: { on: { 2000: ['agent-buzz'] }, jamais: 1 } }).next('jump-01')
    table.does(A, attack)
    table.does(A, { kind: 'launch', faceUp: false })
    expect(table.ask()).toBe('attack.defend')
  })

  it('[TH-106] asks the defender even when they can only fight', () => {
    const table = armed().next('jump-01')
    table.does(A, attack)
    table.does(A, { kind: 'launch', faceUp: false })
    expect(table.options(B)).toEqual([{ kind: 'fight' }])
  })

  it('[TH-87] [TH-88] escapes with a Jump card to 2020, or On Guard with the cube to anywhere', () => {
    const bare = armed({ b: { on: { 2000: ['agent-buzz'] }, hand: ['jump-05'] } }).next('jump-01')
    bare.does(A, attack)
    bare.quiet()
    bare.does(A, { kind: 'launch', faceUp: false })
    expect(bare.options(B)).toEqual([{ kind: 'fight' }, { kind: 'escape', card: 'jump-05' }])
    expect(bare.refuses(B, { kind: 'escapeTo', to: 2030 }).rule).toBe('TH-87')
    const guard = armed({ b: { on: { 2000: ['agent-buzz*'] }, hand: ['jump-05'] } }).next('jump-01')
    guard.does(A, attack)
    guard.quiet()
    guard.does(A, { kind: 'launch', faceUp: false })
    expect(guard.kinds(B)).toEqual(['fight', 'escapeTo'])
    expect(guard.refuses(B, { kind: 'escape', card: 'jump-05' }).rule).toBe('TH-88')
  })

  it('[TH-107] [TH-R14] escape turns the Flux up, pays, and Jumps; nobody wins, and the turn goes on', () => {
    const table = armed({ b: { on: { 2000: ['agent-buzz*'] } } }).next('hammer-tape-rot', 'jump-01')
    table.does(A, attack)
    table.does(A, { kind: 'launch', faceUp: false })
    table.does(B, { kind: 'escapeTo', to: 2040 })
    table.quiet()
    expect(table.told('fluxTurnedUp')).toMatchObject([{ card: 'hammer-tape-rot' }])
    expect(table.state.dejaVu).toEqual(['hammer-tape-rot'])
    expect(table.player(A)).toMatchObject({ jamais: 0, actions: 1 })
    expect(table.player(B).agents).toEqual([{ card: 'agent-buzz', at: 2040, guard: false }])
    expect(greenReserve(table.player(B))).toBe(4)
    expect(table.asked()).toMatchObject({ ask: 'turn.main', seats: [A] })
  })

  it('[TH-108] a fight reveals both cards together', () => {
    const table = armed({ b: { on: { 2000: ['agent-buzz'] }, jamais: 1 } }).next('jump-01', 'jump-09')
    table.does(A, attack)
    table.does(A, { kind: 'launch', faceUp: false })
    table.does(B, { kind: 'fight' })
    expect(table.told('revealed').map(({ slot, card }) => [slot, card])).toEqual([
      ['attacker', 'jump-01'],
      ['defender', 'jump-09'],
    ])
    expect(table.options(B)).toEqual([
      { kind: 'reboot', slot: 'attacker' },
      { kind: 'reboot', slot: 'defender' },
      { kind: 'pass' },
    ])
  })

  it('[TH-109] [TH-29] compares totals with A, 2040, guard and Quark; the attacker wins ties', () => {
    const table = fought(
      {
        quark: 'quark-red-alert',
        a: { on: { 2000: ['agent-anvil'], 2040: ['fido-zapi'] } },
        b: { on: { 2000: ['agent-buzz*'] } },
      },
      'agent-brain',
      'agent-mako',
    )
    expect(table.told('fought')).toMatchObject([{ attacker: 0 + 2 + 1 + 1, defender: 2 + 1 + 1, winner: A }])
    const commanding = fought(
      { b: { on: { 2000: ['agent-buzz'], 2040: ['fido-wags'] } } },
      'agent-brain',
      'jump-03',
      'jump-11',
    )
    expect(commanding.told('fought')).toMatchObject([{ attacker: 2, defender: 1 + 1 + 1, winner: B }])
  })

  it('[TH-109] wins as often as the table of the rules says, over all pairs of values', () => {
    const wins = (lead: number): number => {
      let count = 0
      for (let mine = 0; mine < 8; mine++) for (let theirs = 0; theirs < 8; theirs++) if (mine + lead >= theirs) count++
      return count
    }
    expect([-3, -2, -1, 0, 1, 2, 3].map(wins)).toEqual([15, 21, 28, 36, 43, 49, 54])
    expect(fluxOf['jump-01']).toBe(7)
  })

  it('[TH-110] [TH-R15] [TH-R26] gives both cards to the winner; a HAMMER becomes a Jamais', () => {
    const table = fought({}, 'jump-12', 'hammer-dead-dial-tone')
    expect(table.player(A)).toMatchObject({ hand: ['jump-12', 'fido-zapi'], open: ['jump-12'], jamais: 1 })
    expect(table.state.dejaVu).toEqual(['hammer-dead-dial-tone'])
  })

  it('[TH-111] costs the loser the Agent, and Commands are settled', () => {
    const table = fought({ commands: { 2000: B } }, 'jump-12', 'jump-03')
    expect(table.player(B).agents).toEqual([])
    expect(table.state.discard).toContain('agent-buzz')
    expect(commands(table.state, A, 2000)).toBe(true)
  })

  it('[TH-112] ends the turn of an attacker who loses', () => {
    const table = fought({ b: { on: { 2000: ['agent-buzz'], 2020: ['fido-wags'] } } }, 'jump-09', 'jump-12', 'jump-11')
    expect(table.state.active).toBe(B)
    expect(table.player(A)).toMatchObject({ actions: 0, agents: [] })
    expect(table.told('turnEnded')).toMatchObject([{ forced: true, rule: 'TH-112' }])
    expect(table.player(B).hand).toEqual(['jump-09', 'jump-12'])
  })

  it('[TH-113] may be done as often as there are Actions, by guards too, who stay On Guard', () => {
    const table = armed({ a: { on: { 2000: ['agent-anvil*'] }, actions: 2 } }).next('agent-brain', 'agent-juno')
    for (const _ of [1, 2]) {
      table.does(A, attack)
      table.does(A, { kind: 'callOff' })
      table.quiet()
    }
    expect(table.player(A)).toMatchObject({ actions: 0, agents: [{ guard: true }] })
    const alone = fought({ a: { on: { 2000: ['agent-anvil*'] }, actions: 1 } }, 'jump-05', 'jump-06')
    expect(alone.told('fought')).toMatchObject([{ attacker: 3 + 2 }])
  })
})
