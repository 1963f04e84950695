import { decision, SPECTATOR } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Event, State } from '../rules/types.ts'
import { A, B, scene } from './scene.ts'

const say = (event: Event, viewer: number): string => game.words.event(event, viewer)

describe('the log', () => {
  it('[TH-110] [TH-103] says where a HAMMER goes that was used as Flux: into no hand', () => {
    const hammer = 'hammer-tape-rot'
    expect(say({ kind: 'tookFlux', rule: 'TH-110', seat: A, card: hammer }, A)).toBe(
      'Tape Rot goes to the Déjà vu pile.',
    )
    expect(say({ kind: 'tookFlux', rule: 'TH-110', seat: A, card: 'jump-01' }, B)).toBe('Player 1 takes Jump 7/P.')
    const off = { kind: 'attackCalledOff', rule: 'TH-103', seat: A } as const
    expect(say({ ...off, card: hammer, shown: true }, B)).toBe(
      'Player 1 calls the attack off; Tape Rot goes to the Déjà vu pile.',
    )
    expect(say({ ...off, card: null, shown: false }, B)).toBe('Player 1 calls the attack off and keeps the card.')
  })

  it('[TH-150] tells in words how a tie was broken', () => {
    const ended = { kind: 'ended', rule: 'TH-150', reason: 'rounds, shared', winners: [A, B] } as const
    expect(say({ ...ended, winners: [A, B] }, A)).toBe(
      'The game is over: you and Player 2 win on skill, and share the win.',
    )
    expect(say({ ...ended, reason: 'expert, trio', winners: [B] }, SPECTATOR)).toBe(
      'The game is over: Player 2 wins on the Expert space, by a trio.',
    )
  })

  it('[TH-148] tells the winner’s skill first', () => {
    const result = { reason: 'expert', rule: 'TH-148', payoff: [0, 1], points: [4, 12] } satisfies State['result']
    expect(game.words.result(result, ['Ann', 'Bob'])).toBe('Bob wins on the Expert space (E to 4).')
  })

  it('[TH-68] names whose Repair bonus counts', () => {
    const infects: Event = {
      kind: 'hammerActivated',
      rule: 'TH-66',
      card: 'hammer-tape-rot',
      decade: 1990,
      holders: [A, B],
      level: 10,
      bonus: 2,
      repairer: B,
    }
    expect(say(infects, A)).toMatch(/Repair bonus 2 \(Player 2’s\)\.$/)
    expect(say(infects, B)).toMatch(/Repair bonus 2 \(yours\)\.$/)
  })

  it('[TH-128] [TH-131] [TH-138] [TH-142] every phase cites the rule it begins with', () => {
    const table = scene({ a: { on: { 2000: ['agent-buzz'] } }, b: { on: { 2010: ['agent-pogo'] } } }).next('jump-01')
    const began = table
      .does(A, { kind: 'end' })
      .flatMap((event) => (event.kind === 'phaseBegan' ? [[event.phase, event.rule]] : []))
    expect(began.slice(0, 2)).toEqual([
      ['prep', 'TH-128'],
      ['discovery', 'TH-131'],
    ])
  })
})

it('[TH-124] a price in cubes is told as one pays it', () => {
  const { state } = scene({})
  const pay = (green: number): string =>
    game.words.action({ kind: 'price', price: { green, blue: 2 - green } }, game.view(state, A))
  expect([0, 1, 2].map(pay)).toEqual(['Pay two blue cubes', 'Pay a green and a blue cube', 'Pay two green cubes'])
})

it('[TH-15] one card is a card', () => {
  const { state } = scene({ deck: ['jump-01'], b: { on: { 2000: ['fido-wags'] }, hand: ['jump-02'] } })
  const text = game.words.view(game.view(state, A))
  expect(text).toContain('Draw Deck: 1 card.')
  expect(text).toContain('Hand: 1 card.')
})

describe('what is asked', () => {
  const asks = (state: State, seat: number): string =>
    game.words.ask(decision(game, state)?.ask ?? '', game.view(state, seat), seat)

  it('[TH-142] says how many Actions are left, and what can be done without any', () => {
    const some = scene({ a: { on: { 2000: ['agent-buzz'] }, actions: 2 } })
    expect(asks(some.state, A)).toMatch(/^You have 2 Actions\. .*end the turn\.$/)
    const none = scene({ a: { on: { 2000: ['agent-buzz'] }, actions: 0, jamais: 1 } })
    expect(asks(none.state, A)).toMatch(/^You have no Actions left and 1 Jamais’\. Buy something/)
  })

  it('[TH-85] [TH-37] names what is being recruited, on which decade, and which of its cards is to be chosen', () => {
    const table = scene({
      a: { on: { 2000: ['fido-zapi'] }, actions: 1, hand: ['agent-buzz', 'jump-01', 'jump-02', 'jump-03'] },
    })
    table.does(A, { kind: 'recruit', card: 'agent-buzz', pay: 'cards' })
    expect(asks(table.state, A)).toMatch(/^You recruit Buzz for \d cards?\. On which decade/)
    table.does(A, { kind: 'place', to: 2040 })
    expect(asks(table.state, A)).toMatch(/^You recruit Buzz on 2040\. Choose card 1 of \d to discard for it\.$/)
  })

  it('[TH-134] tells which decade a Discovery Flux selects and what that brings', () => {
    const table = scene({ at: 'fido', phase: 'prep', a: { jamais: 1 } }).next('jump-01')
    table.does(A, { kind: 'fido', to: 2050 })
    while (!asks(table.state, A).includes('Flux 7'))
      table.does(decision(game, table.state)?.seats[0] ?? A, { kind: 'pass' })
    expect(asks(table.state, A)).toBe(
      'Discovery Flux 7 (Jump 7/P) selects 2050: a held decade, 1 skill. Reboot it, play a Gadget, or pass?',
    )
  })

  it('[TH-123] names what is being bought', () => {
    const table = scene({
      a: { on: { 2000: ['fido-zapi'] }, actions: 2, hand: ['jump-01', 'jump-02', 'jump-03'] },
    })
    table.does(A, { kind: 'buy', buys: { what: 'jamais' } })
    expect(asks(table.state, A)).toBe('You buy a Jamais’. Pay with three cards or with two cubes?')
  })

  it('[TH-106] [TH-16] tells who attacks whom, and the Flux to those alone who see it', () => {
    const table = scene({
      a: { on: { 2000: ['agent-anvil'] }, actions: 1 },
      b: { on: { 2000: ['agent-buzz'] }, hand: ['jump-03'] },
    }).next('jump-09')
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    while (asks(table.state, A).includes('Gadget'))
      table.does(decision(game, table.state)?.seats[0] ?? A, { kind: 'pass' })
    expect(asks(table.state, A)).toMatch(/^Anvil attacks Buzz with Flux \d \(Jump/)
    table.does(A, { kind: 'launch', faceUp: false })
    expect(asks(table.state, B)).toBe('Anvil attacks Buzz, with a Flux face down. Fight, or escape by a Jump?')
  })
})
