import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLogFault, type MatchLog, replay, SPECTATOR, type Step, seeded, stateAt } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { type AgentId, type CardId, isAgent, isFido } from '../content/index.ts'
import { check } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import { hammer } from '../rules/hammer.ts'
import type { shape } from '../rules/shape.ts'
import type {
  AttackFrame,
  C,
  Event,
  HammerFrame,
  JumpFrame,
  LensFrame,
  PlanFrame,
  Player,
  ResponseFrame,
  RevealFrame,
  State,
  TimeHammer,
  TimeHammerFrame,
  TurnFrame,
} from '../rules/types.ts'
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

function taken<Card extends CardId>(from: CardId[], card: Card): Card {
  from.splice(from.indexOf(card), 1)
  return card
}

/** Agents of the deck come into play on 2020 until there are six. */
function bring(pool: CardId[], player: Player | undefined): void {
  while (player && player.agents.length < 6)
    player.agents.push({ card: taken(pool, pool.find(isAgent) as AgentId), at: 2020, guard: false })
}

/** A position of some random match with such a frame in it. */
function reached(kind: string, at: string): State {
  const isThere = ({ stack }: State): boolean => stack.some((frame) => frame.kind === kind && frame.at === at)
  for (let seed = 0; seed < 500; seed++) {
    const { state } = playRandomly(game, { seed: `reached/${seed}`, watch: (match) => isThere(match.state) })
    if (isThere(state)) return state
  }
  throw new Error(`no match came to ${kind}.${at}`)
}

it('the shape is that of a state, and the other way round', () => {
  expectTypeOf<z.output<typeof shape>>().toExtend<State>()
  expectTypeOf<State>().toExtend<z.output<typeof shape>>()
})

describe('positions that are taken', () => {
  const folder = join(import.meta.dirname, '..', 'fixtures')
  it.each(globSync('*.json', { cwd: folder }))('every one of %s, and what its seats may imagine of it', (file) => {
    const log = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchLog
    const match = replay<TimeHammer>(game, log)
    if (isLogFault(match)) throw new Error(render(match.fault))
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

  it.each<[string, RegExp, (state: State) => unknown]>([
    [
      'a Fido in the deck',
      /Fido lies/,
      ({ deck, players }) => deck.pool.push(players[A]?.agents.shift()?.card as CardId),
    ],
    ['a HAMMER in the discard pile', /discard pile/, ({ discard, dejaVu }) => discard.push(dejaVu.pop() as CardId)],
    [
      'the Déjà vu pile out of order',
      /Déjà vu/,
      ({ deck, dejaVu }) => dejaVu.unshift(taken(deck.pool, 'hammer-last-archive')),
    ],
    ['a top of the deck that nobody knows', /to nobody/, ({ deck }) => deck.top.push(deck.pool.pop() as CardId)],
    ['cards known on the deck that are not', /lie on the deck/, ({ glimpsed }) => glimpsed.push('jump-07')],
    ['a hand out of order', /out of order/, ({ players }) => players[A]?.hand.reverse()],
    ['a card known in the wrong hand', /where it is not/, ({ players }) => players[B]?.open.push('jump-03')],
    [
      'a card of a hand that is known twice',
      /known twice/,
      ({ players: [one] }) => one?.open.push('jump-03') && one.seen.push('jump-03'),
    ],
    ['a sixth Agent', /too many Agents/, ({ deck, players }) => bring(deck.pool, players[A])],
    ['somebody on E', /reached E/, ({ players }) => Object.assign(players[B] as object, { skill: 12 })],
    ['a round too many', /more rounds/, (state) => Object.assign(state, { die: 5 })],
    ['a lost turn', /has been lost/, (state) => Object.assign(state, { turnLost: true })],
    ['a Quark at a table without', /Quark/, ({ quarks }) => quarks.push('quark-slipstream')],
  ])('%s', (_what, sentence, change) => {
    expect(changed(change)).toMatch(sentence)
  })

  it.each<[TimeHammerFrame['kind'], string, RegExp, (frame: never, state: State) => unknown]>([
    ['jump', 'outcome', /jumps/, (frame: JumpFrame) => Object.assign(frame, { seat: 1 - frame.seat })],
    ['attack', 'review', /attack/, (frame: AttackFrame) => Object.assign(frame, { off: true })],
    ['attack', 'outcome', /attack/, (frame: AttackFrame) => Object.assign(frame, { seat: 1 - frame.seat })],
    [
      'reveal',
      'answer',
      /nobody has revealed/,
      (frame: RevealFrame) => Object.assign(frame.slots[0] as object, { drawn: false }),
    ],
    [
      'lens',
      'order',
      /cannot be/,
      (frame: LensFrame, { deck }) => Object.assign(frame, { count: deck.top.length + 1 }),
    ],
    ['turn', 'asset', /no card has/, (frame: TurnFrame) => Object.assign(frame.found[0] as object, { value: 9 })],
    [
      'response',
      'answer',
      /Gadget/,
      ({ played: [one] }: ResponseFrame) => Object.assign(one as object, { aim: one?.aim ? null : { slot: 'main' } }),
    ],
    ['plan', 'place', /half made/, (frame: PlanFrame) => Object.assign(frame.plan, { to: 1990 })],
    [
      'plan',
      'pay',
      /half made/,
      (frame: PlanFrame, { players }) => frame.paid.push(players[frame.seat]?.hand.find(isFido) ?? 'fido-zapi'),
    ],
    ['hammer', 'lose', /cannot have come to/, (frame: HammerFrame) => frame.losing.push(frame.losing[0] as number)],
  ])('a %s at %s with other locals', (kind, at, sentence, change) => {
    const state = reached(kind, at)
    const set = { options: state.options, seats: 2 }
    expect(check(state, set)).toBeUndefined()
    change(state.stack.find((frame) => frame.kind === kind && frame.at === at) as never, state)
    expect(check(state, set)).toMatch(sentence)
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
