import { describe, expect, it } from 'vitest'
import { type Among, loudness } from '../board/loudness.ts'
import type { CardId } from '../content/index.ts'
import { autoPass, game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { leaningOf, standsBadly, standsFor, standsForWith } from '../words/stakes.ts'
import { A, B, scene } from './scene.ts'

const REBOOT: Action = { kind: 'reboot', slot: 'main' }

/** Buzz Jumps one step; the Flux decides whether it arrives. */
const jumping = (flux: 'jump-01' | 'gadget-null-key') => {
  const table = scene({
    a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1, jamais: 1 },
    b: { jamais: 1 },
  }).next(flux)
  table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 })
  table.does(A, { kind: 'with', card: 'jump-03' })
  return table
}

describe('for whom it stands', () => {
  it('[TH-57] a Reboot helps whoever the card is bad for, and harms whoever it is good for', () => {
    const good = jumping('jump-01').state
    expect(standsFor(game.view(good, A))).toBe(A)
    expect(leaningOf(game.view(good, A), A, REBOOT)).toBe('harms')
    expect(leaningOf(game.view(good, B), B, REBOOT)).toBe('helps')
    const bad = jumping('gadget-null-key').state
    expect(leaningOf(game.view(bad, A), A, REBOOT)).toBe('helps')
    expect(leaningOf(game.view(bad, B), B, REBOOT)).toBe('harms')
  })

  it('[TH-154] who wants to be asked only if it matters is not asked to help the rival', () => {
    const asked = (flux: 'jump-01' | 'gadget-null-key', seat: number): boolean => {
      const { state } = jumping(flux)
      const view = game.view(state, seat)
      return autoPass(view, [{ kind: 'pass' }, REBOOT], { ask: 'matters' }) === undefined
    }
    expect(asked('jump-01', A)).toBe(false)
    // A Flux of 0 would stop Buzz, who has no bonus; nothing could stop Zapi, who needs none.
    expect(asked('jump-01', B)).toBe(true)
    expect(asked('gadget-null-key', A)).toBe(true)
    expect(asked('gadget-null-key', B)).toBe(false)
  })

  it('[TH-154] nor where no card could change anything', () => {
    const table = scene({
      a: { hand: ['jump-03'], on: { 2000: ['fido-zapi'] }, actions: 1 },
      b: { jamais: 1 },
    }).next('jump-01')
    table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    const view = game.view(table.state, B)
    expect(leaningOf(view, B, REBOOT)).toBe('idle')
    expect(autoPass(view, [{ kind: 'pass' }, REBOOT], { ask: 'matters' })).toEqual({ kind: 'pass' })
  })

  it('[TH-116] [TH-154] nor for a Phase Tuner that turns nothing', () => {
    const asked = (flux: CardId): boolean => {
      const table = scene({
        a: { hand: ['jump-03'], on: { 2000: ['fido-zapi'] }, actions: 1 },
        b: { hand: ['gadget-phase-tuner'] },
      }).next(flux)
      table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2020 })
      table.does(A, { kind: 'with', card: 'jump-03' })
      const tune: Action = { kind: 'play', card: 'gadget-phase-tuner' }
      return autoPass(game.view(table.state, B), [{ kind: 'pass' }, tune], { ask: 'matters' }) === undefined
    }
    // Zapi goes two steps: 5 less 2 arrives all the same, 2 less 2 does not.
    expect(asked('jump-07')).toBe(false)
    expect(asked('agent-mako')).toBe(true)
  })

  it('[TH-118] tells for whom each way to aim a Phase Tuner is', () => {
    const { state } = jumping('jump-01')
    // A Flux of 7 arrives with 2 more or less; one of 0 needs the 2 more.
    expect([2, -2].map((by) => standsForWith(game.view(state, B), 'main', by))).toEqual([A, A])
    const bad = jumping('gadget-null-key').state
    expect([2, -2].map((by) => standsForWith(game.view(bad, B), 'main', by))).toEqual([A, B])
  })

  it('[TH-138] nor where one can only draw', () => {
    const { state } = scene({ at: 'prepare', phase: 'draw', a: { hand: [] } })
    const view = game.view(state, A)
    const options: Action[] = [{ kind: 'done' }]
    expect(autoPass(view, options, { ask: 'matters' })).toEqual({ kind: 'done' })
    expect(autoPass(view, options, { ask: 'always' })).toBeUndefined()
    expect(autoPass(view, [...options, { kind: 'discard', card: 'jump-01' }], { ask: 'matters' })).toBeUndefined()
  })

  it('[TH-73] a HAMMER that may roll on to one’s own Agents is not only the rival’s trouble', () => {
    /** Buzz is lost on a Jump, and the Déjà vu brings a HAMMER down on Wags, who is alone on 1990. */
    const caging = (on: Record<number, 'agent-pogo'[]>) => {
      const table = scene({
        dejaVu: ['hammer-tape-rot'],
        a: { hand: ['jump-03', 'gadget-hammer-cage'], on: { 2000: ['agent-buzz'], ...on }, actions: 1 },
        b: { on: { 1990: ['fido-wags'] } },
      }).next('agent-brain', 'hammer-tape-rot')
      table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2050 })
      table.does(A, { kind: 'with', card: 'jump-03' })
      while (table.told('hammerActivated').length === 0) table.does(table.asked()?.seats[0] as number, { kind: 'pass' })
      const { state } = table
      expect(state.stack.findLast(({ kind }) => kind === 'hammer')).toMatchObject({ pos: 1990 })
      return leaningOf(game.view(state, A), A, { kind: 'play', card: 'gadget-hammer-cage' })
    }
    expect(caging({})).toBe('harms')
    expect(caging({ 2050: ['agent-pogo'] })).toBe('harms')
    expect(caging({ 2010: ['agent-pogo'] })).toBe('open')
    expect(caging({ 2020: ['agent-pogo'] })).toBe('open')
  })
})

describe('the loud answer', () => {
  const among = (flux: 'jump-01' | 'gadget-null-key', seat: number, more: Partial<Among> = {}): Among => ({
    canHelp: false,
    reveals: true,
    isBad: standsBadly(game.view(jumping(flux).state, seat)),
    only: false,
    spent: false,
    ...more,
  })

  it('[TH-57] is never to let stand what is bad for oneself, alone or not', () => {
    for (const only of [true, false]) {
      expect(loudness({ kind: 'pass' }, 'open', among('gadget-null-key', A, { only }))).toBe('plain')
      expect(loudness({ kind: 'pass' }, 'open', among('jump-01', B, { only }))).toBe('plain')
      expect(loudness({ kind: 'pass' }, 'open', among('jump-01', A, { only }))).toBe('main')
      expect(loudness({ kind: 'pass' }, 'open', among('gadget-null-key', B, { only }))).toBe('main')
    }
  })

  it('[TH-57] is a Reboot that helps, and not one that helps the rival or may only do a little', () => {
    expect(loudness(REBOOT, 'helps', among('gadget-null-key', A, { canHelp: true }))).toBe('main')
    expect(loudness(REBOOT, 'open', among('gadget-null-key', A))).toBe('plain')
    expect(loudness(REBOOT, 'harms', among('jump-01', A))).toBe('quiet')
  })
})
