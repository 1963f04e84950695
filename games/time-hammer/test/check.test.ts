import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLogFault, type MatchLog, replay, SPECTATOR, type Step, seeded, stateAt } from '@anachron/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import type { CardId } from '../content/index.ts'
import { check } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import { hammer } from '../rules/hammer.ts'
import type { shape } from '../rules/shape.ts'
import type { C, Event, HammerFrame, State, TimeHammer, TimeHammerFrame } from '../rules/types.ts'
import { A, B, OPTIONS, positionOf, type Scene, scene } from './scene.ts'

const wrong = (state: unknown): string | undefined => check(state, { options: OPTIONS, seats: 2 })

/** The sentence for a sound position after a change. */
function changed(change: (state: State) => void, from: State = positionOf(sound())): string | undefined {
  expect(wrong(from)).toBeUndefined()
  change(from)
  return wrong(from)
}

const sound = (): Scene => ({
  a: { hand: ['agent-mako', 'jump-03'], on: { 2000: ['fido-zapi'], 2020: ['agent-brain'] } },
  b: { on: { 2000: ['agent-buzz*'], 2050: ['fido-wags'] } },
  dejaVu: ['hammer-tape-rot'],
  discard: ['jump-07'],
})

/** A HAMMER on 2000 that is being repaired, with the Stasis open. */
function repairing(): State {
  const table = scene({ ...sound(), a: { ...sound().a, jamais: 1 }, at: 'prepare', phase: 'draw' })
  table.next('hammer-millennium-glitch', 'jump-12').does(A, { kind: 'done' })
  while (table.ask() !== 'reveal.answer') table.does(table.asked()?.seats[0] as number, { kind: 'pass' })
  return table.state
}

const frameOf = <K extends TimeHammerFrame['kind']>({ stack }: State, kind: K): Extract<TimeHammerFrame, { kind: K }> =>
  stack.find((frame) => frame.kind === kind) as Extract<TimeHammerFrame, { kind: K }>

it('the shape is that of a state, and the other way round', () => {
  expectTypeOf<z.output<typeof shape>>().toExtend<State>()
  expectTypeOf<State>().toExtend<z.output<typeof shape>>()
})

describe('positions that are taken', () => {
  const folder = join(import.meta.dirname, '..', 'fixtures')
  it.each(globSync('*.json', { cwd: folder }))('every one of %s, and what its seats may imagine of it', (file) => {
    const log = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchLog
    const match = replay<TimeHammer>(game, log)
    if (isLogFault(match)) throw new Error(match.fault)
    for (let entry = 0; entry <= log.entries.length; entry++) {
      const state = stateAt(match, entry)
      expect(check(state, { options: state.options, seats: 2 })).toBeUndefined()
      const world = game.imagine(game.view(state, SPECTATOR + (entry % 3)), seeded(entry))
      expect(check(world, { options: state.options, seats: 2 })).toBeUndefined()
    }
  })

  it('[TH-80] one that was given up with a sixth Agent in play', () => {
    const table = scene({
      a: {
        hand: ['agent-odette'],
        actions: 1,
        on: { 1990: ['agent-brain'], 2000: ['agent-mako'], 2010: ['fido-zapi', 'agent-pogo'], 2030: ['agent-buzz'] },
      },
    })
    table.does(A, { kind: 'recruit', card: 'agent-odette', pay: 'decades' })
    expect(table.ask()).toBe('excess.choose')
    expect(wrong(table.state)).toBeUndefined()
    table.does(B, { kind: 'concede' })
    expect(table.state.result).not.toBeNull()
    expect(wrong(table.state)).toBeUndefined()
  })
})

describe('positions that are refused', () => {
  it.each([null, 7, 'state', [], {}, { stack: [], result: null }])('%j', (state) => {
    expect(wrong(state)).toMatch(/does not have/)
  })

  it('[TH-18] a hand of 100,000 cards, a card in two places, a card in none', () => {
    const hand = Array.from({ length: 100_000 }, (): CardId => 'jump-03')
    expect(changed(({ players }) => Object.assign(players[A] as object, { hand }))).toMatch(/does not have/)
    expect(changed(({ discard }) => discard.push('jump-03'))).toMatch(/two places/)
    expect(changed(({ deck }) => deck.pool.pop())).toMatch(/missing/)
  })

  it('[TH-72] [TH-73] a HAMMER in 2025, one past 2020, and one that is being moved while somebody is asked', () => {
    const pos = (at: unknown) => changed((state) => Object.assign(frameOf(state, 'hammer'), { pos: at }), repairing())
    expect(pos(2025)).toMatch(/does not have/)
    expect(pos(2030)).toMatch(/cannot have come to/)
    expect(changed((state) => Object.assign(frameOf(state, 'hammer'), { at: 'evict' }), repairing())).toMatch(
      /does not follow/,
    )
  })

  it('something unknown in it, other options, other seats', () => {
    expect(changed((state) => Object.assign(state, { more: 1 }))).toMatch(/does not have/)
    expect(changed(({ options }) => Object.assign(options, { rounds: 6 }))).toMatch(/another way/)
    expect(check(positionOf(sound()), { options: OPTIONS, seats: 3 })).toMatch(/players/)
  })

  it('[TH-17] [TH-82] a HAMMER in a hand, a Fido with the rival', () => {
    const hold = (card: CardId) =>
      changed(({ deck, players }) => {
        for (const pile of [deck.pool, ...players.map(({ hand }) => hand)])
          if (pile.includes(card)) pile.splice(pile.indexOf(card), 1)
        players[B]?.hand.push(card)
      }, positionOf({}))
    expect(hold('hammer-tape-rot')).toMatch(/HAMMER is in a hand/)
    expect(hold('fido-zapi')).toMatch(/wrong player/)
  })

  it('[TH-24] [TH-30] [TH-97] a Command with the wrong player, a fifth green cube, a third guard', () => {
    expect(changed(({ commands }) => commands.fill(A))).toMatch(/Command/)
    expect(changed(({ players }) => Object.assign(players[B] as object, { actions: 4 }))).toMatch(/Actions/)
    const three: Scene = { b: { on: { 1990: ['agent-buzz*'], 2000: ['agent-pogo*'], 2050: ['fido-wags'] } } }
    const guard = ({ players }: State) => Object.assign(players[B]?.agents[2] as object, { guard: true })
    expect(changed(guard, positionOf(three))).toMatch(/On Guard/)
  })

  it('a stack that no flow builds', () => {
    expect(changed(({ stack }) => stack.push({ kind: 'reward', at: 'take', seat: A }))).toMatch(/does not follow/)
    expect(changed(({ stack }) => stack.unshift(...stack))).toMatch(/does not follow/)
    expect(changed((state) => Object.assign(state, { phase: 'draw' }))).toMatch(/another phase/)
    expect(changed((state) => frameOf(state, 'reveal').order.reverse(), repairing())).toMatch(/wrong player is asked/)
  })

  it('[TH-37] a plan that could not have been begun', () => {
    const plan = { kind: 'recruit', card: 'agent-mako', free: false, to: 2020 } as const
    const change = ({ stack }: State) => stack.push({ kind: 'plan', at: 'pay', seat: A, plan, paid: [] })
    expect(changed(change)).toMatch(/plans what cannot be done/)
  })

  it('[TH-148] one that ended as none can end', () => {
    const end = (payoff: number[]) =>
      changed((state) => {
        state.stack.length = 0
        state.result = { reason: 'concede', rule: 'TH-R27', payoff, points: [2, 2] }
      })
    expect(end([1, 0])).toBeUndefined()
    expect(end([1, 1])).toMatch(/ended like that/)
  })
})

it.each([2025, 2005, 1e9, -1e9, 1e308])('[TH-73] a HAMMER that is said to be in %d stops moving', (pos) => {
  let moves = 0
  const emit = ({ kind }: Event): void => {
    if (kind === 'hammerMoved') moves++
    // A loop without end could not be stopped from outside.
    if (moves > 20) throw new Error('it goes on and on')
  }
  const frame = { ...frameOf(repairing(), 'hammer'), pos } as unknown as HammerFrame
  const evict = hammer.evict as Step<TimeHammer, HammerFrame>
  expect(() => evict({ state: positionOf({}), emit } as unknown as C, frame)).not.toThrow()
  expect(moves).toBeGreaterThan(0)
})
