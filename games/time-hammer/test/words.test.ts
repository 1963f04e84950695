import { SPECTATOR } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Event } from '../rules/types.ts'
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
