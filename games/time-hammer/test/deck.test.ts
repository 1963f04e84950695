import { deckSize } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { type CardId, HAMMER_IDS, isHammer } from '../content/index.ts'
import { A, B, scene } from './scene.ts'

/** Somebody draws in the Draw phase, with one card missing to six. */
const drawing = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    at: 'prepare',
    phase: 'draw',
    ...more,
    a: { hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04'], on: {}, ...more.a },
  })

describe('the Draw Deck', () => {
  it('[TH-38] gives its cards one by one', () => {
    const table = drawing().next('agent-brain')
    const before = deckSize(table.state.deck)
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.player(A).hand).toContain('agent-brain')
    expect(deckSize(table.state.deck)).toBe(before - 1)
  })

  it('[TH-39] is made anew from the discard pile and all HAMMERs met but one', () => {
    const table = drawing({
      deck: [],
      discard: ['agent-brain', 'agent-juno'],
      dejaVu: ['hammer-tape-rot', 'hammer-tide-clock', 'hammer-silent-grid'],
    }).next('hammer-tide-clock', 'agent-juno')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.state.dejaVu).toEqual(['hammer-tide-clock'])
    expect(table.state.discard).toEqual([])
    expect(table.state.deck.pool.slice().sort()).toEqual(['agent-brain', 'hammer-silent-grid', 'hammer-tape-rot'])
    expect(table.told('reshuffled')).toMatchObject([{ stays: 'hammer-tide-clock', cards: 4 }])
  })

  it('[TH-39] keeps no HAMMER behind when none has been met', () => {
    const table = drawing({ deck: [], discard: ['agent-brain'] }).next('agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.told('reshuffled')).toMatchObject([{ stays: null }])
  })

  it('[TH-40] counts a missing Flux as 0 and a missing Stasis as 3', () => {
    const jump = scene({ deck: [], a: { hand: ['jump-03'], on: { 2020: ['agent-buzz'] }, actions: 1 } })
    jump.state.discard = []
    jump.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 })
    // The Jump card that paid is all there is to draw, so it comes up itself.
    jump.next('jump-03')
    jump.does(A, { kind: 'with', card: 'jump-03' })
    expect(jump.told('revealed')).toMatchObject([{ value: 1 }])

    const cube = scene({
      deck: [],
      a: { on: { 2000: ['agent-anvil'] }, actions: 1 },
      b: { on: { 2000: ['fido-wags*'] } },
    })
    cube.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'fido-wags' })
    cube.quiet()
    cube.does(A, { kind: 'launch', faceUp: false })
    cube.does(B, { kind: 'fight' })
    expect(cube.told('revealed').map(({ value, card }) => [value, card])).toEqual([
      [0, null],
      [0, null],
    ])
    expect(cube.told('fought')).toMatchObject([{ attacker: 2, defender: 1, winner: A }])

    const repair = drawing({ deck: ['hammer-endless-feed', 'agent-brain'], a: { on: { 2010: ['agent-buzz'] } } })
    repair.next('hammer-endless-feed').does(A, { kind: 'done' })
    repair.does(A, { kind: 'pass' })
    expect(repair.top()).toMatchObject({ kind: 'moment', moment: 'hammer' })
    repair.state.deck.pool.length = 0
    repair.does(A, { kind: 'pass' })
    expect(repair.told('revealed')).toMatchObject([{ value: 3, card: null }])
  })

  it('[TH-41] lets a HAMMER be resolved and draws again; other cards come unseen', () => {
    const table = drawing().next('hammer-tape-rot', 'agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.told('hammerShown')).toMatchObject([{ card: 'hammer-tape-rot' }])
    expect(table.player(A).hand).toContain('agent-brain')
    expect(table.state.dejaVu).toContain('hammer-tape-rot')
    expect(table.player(A).open).toEqual([])
  })

  it('[TH-42] ends a draw to hand when only HAMMERs are left, however many', () => {
    const table = drawing({ deck: [...HAMMER_IDS] })
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.ask()).toBe('turn.main')
    expect(table.told('nothingToDraw')).toHaveLength(1)
    expect(table.player(A).hand).toHaveLength(5)
  })

  it('[TH-43] [TH-44] sends used cards to the discard pile and HAMMERs, unread otherwise, to Déjà vu', () => {
    for (const card of ['agent-comet', 'hammer-falling-cloud'] as CardId[]) {
      const table = scene({ a: { hand: ['jump-03'], on: { 2040: ['fido-zapi'] }, actions: 1 } }).next(card)
      table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2050 })
      table.does(A, { kind: 'with', card: 'jump-03' })
      table.quiet()
      const pile = isHammer(card) ? table.state.dejaVu : table.state.discard
      expect(pile.at(-1)).toBe(card)
      expect(table.told('hammerActivated')).toEqual([])
      expect(table.player(A).agents).toMatchObject([{ at: 2050 }])
    }
  })

  it('[TH-43] sends a Rebooted attack card to its pile, not to the winner', () => {
    const table = scene({
      a: { on: { 2000: ['agent-anvil'] }, actions: 1, jamais: 1 },
      b: { on: { 2000: ['agent-buzz'] } },
    }).next('agent-brain', 'agent-comet', 'jump-09')
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    table.quiet()
    table.does(A, { kind: 'launch', faceUp: true })
    table.does(A, { kind: 'reboot', slot: 'attacker' })
    table.quiet()
    table.does(B, { kind: 'fight' })
    table.quiet()
    expect(table.state.discard).toEqual(['agent-brain', 'agent-buzz'])
    expect(table.player(A).hand).toEqual(expect.arrayContaining(['agent-comet', 'jump-09']))
  })
})
