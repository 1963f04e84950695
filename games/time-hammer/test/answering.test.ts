import { act, decision, noChance, options, SPECTATOR, seeded, startFrom, startMatch, undoable } from '@anachron/kernel'
import { faultIn, playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type CardId, HAND_CARDS } from '../content/index.ts'
import { answering, autoPass, game, whenTimeIsUp } from '../rules/game.ts'
import type { Action, State, View } from '../rules/types.ts'
import { A, B, OPTIONS, type Scene, scene } from './scene.ts'

const PASS: Action = { kind: 'pass' }

/** Zapi Jumps from 2020 to 2010 and its Flux is revealed. */
const revealed = (given: Scene = {}) => {
  const table = scene({
    ...given,
    a: { on: { 2020: ['fido-zapi'] }, actions: 1, ...given.a, hand: ['jump-03', ...(given.a?.hand ?? [])] },
  }).next('agent-comet')
  table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
  table.does(A, { kind: 'with', card: 'jump-03' })
  return table
}

describe('being asked', () => {
  it('[TH-151] goes on until both have passed in a row; whoever acts gives both a new chance', () => {
    const table = revealed({ a: { jamais: 1 }, b: { jamais: 1 } }).next('jump-12', 'jump-10')
    table.does(A, PASS)
    table.does(B, { kind: 'reboot', slot: 'main' })
    table.does(A, { kind: 'reboot', slot: 'main' })
    expect(table.told('jumped')).toHaveLength(1)
  })

  it('[TH-152] depends on open facts: a Jamais, or a hidden card that could be a Gadget that fits', () => {
    expect(revealed({ b: { hand: [] } }).told('jumped')).toHaveLength(1)
    expect(revealed({ b: { hand: ['agent-juno'] } }).asked()?.seats).toEqual([B])
    expect(revealed({ b: { hand: [], jamais: 1 } }).asked()?.seats).toEqual([B])
    // The two Gadgets for such a moment lie open, so nobody can hold them.
    const out: CardId[] = ['gadget-echo-coil', 'gadget-phase-tuner']
    expect(revealed({ discard: out, b: { hand: ['agent-juno'] } }).told('jumped')).toHaveLength(1)
    // A card everybody saw going to the hand is not hidden.
    expect(revealed({ b: { hand: ['agent-juno'], open: ['agent-juno'] } }).told('jumped')).toHaveLength(1)
    expect(
      revealed({
        discard: ['gadget-echo-coil'],
        b: { hand: ['gadget-phase-tuner'], open: ['gadget-phase-tuner'] },
      }).asked()?.seats,
    ).toEqual([B])
  })

  it('[TH-152] [TH-R29] is the same whatever a hand holds, at every moment of many matches', () => {
    let looked = 0
    for (let seed = 0; seed < 12; seed++)
      playRandomly(game, {
        seed: `asked/${seed}`,
        options: { quarks: true },
        watch({ state }) {
          const asked = decision(game, state)
          if (!asked || state.stack.some(({ kind }) => kind === 'plan')) return false
          for (const seat of [A, B]) {
            const world = game.imagine(game.view(state, 1 - seat), seeded(`${seed}/${looked++}`))
            expect(decision(game, world)?.seats).toEqual(asked.seats)
          }
          return false
        },
      })
    expect(looked).toBeGreaterThan(2000)
  })

  it('[TH-155] is not spared where only a hidden hand leaves one choice', () => {
    const table = scene({ at: 'prepare', phase: 'draw', a: { hand: [] } })
    expect(table.asked()).toMatchObject({ ask: 'turn.prepare', seats: [A] })
    expect(table.options(A)).toEqual([{ kind: 'done' }])
  })

  it('[TH-155] is spared where everybody sees the only choice: one Agent on 2020', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'], on: { 2030: ['fido-zapi'] } },
      b: { on: { 2020: ['agent-mako'] } },
    }).next('hammer-driverless-jam', 'agent-ferris')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.told('agentLost').map(({ agent }) => agent)).toEqual(['fido-zapi', 'agent-mako'])
    expect(table.ask()).toBe('turn.main')
  })
})

describe('passing by preference', () => {
  const idle = () => revealed({ b: { hand: ['agent-juno'] } })
  const able = () => revealed({ b: { hand: ['agent-juno'], jamais: 1 } })
  const answer = (table: ReturnType<typeof scene>, preference: Parameters<typeof autoPass>[2]) =>
    autoPass(game.view(table.state, B), options(game, table.state, B), preference)

  it('[TH-154] asks always, only when able, only when concerned, or later', () => {
    expect(answer(idle(), { ask: 'always' })).toBeUndefined()
    expect(answer(idle(), { ask: 'able' })).toEqual(PASS)
    expect(answer(able(), { ask: 'able' })).toBeUndefined()
    expect(answer(able(), { ask: 'concerned' })).toEqual(PASS)
    expect(answer(able(), { ask: 'later', turn: 3, phase: 'action' })).toEqual(PASS)
    expect(answer(able(), { ask: 'later', turn: 3, phase: 'draw' })).toBeUndefined()
    const mine = revealed({ a: { jamais: 1 } })
    expect(autoPass(game.view(mine.state, A), mine.options(A), { ask: 'concerned' })).toBeUndefined()
  })

  it('[TH-154] offers the wishes by name, the last one until this phase is over', () => {
    const table = able()
    const wishes = answering.preferences(game.view(table.state, B)).map(({ preference }) => preference)
    expect(wishes.map(({ ask }) => ask)).toEqual(['always', 'able', 'matters', 'concerned', 'later'])
    expect(wishes.map((wish) => answer(table, wish))).toEqual([undefined, undefined, PASS, PASS, PASS])
  })

  it('[TH-154] starts with asking always where people could read the clock, and with asking in vain never against bots', () => {
    const view = game.view(able().state, B)
    const first = (watched: boolean) => answering.preferences(view, watched)[0]?.preference
    expect(first(true)).toEqual({ ask: 'always' })
    expect(first(false)).toEqual({ ask: 'matters' })
    expect(answering.preferences(view, false)).toHaveLength(answering.preferences(view, true).length)
  })

  it('[TH-154] [TH-R18] between the cards one draws nothing is asked that could be played before or after', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { hand: ['gadget-salvage-drone'], on: { 2030: ['fido-zapi'] } },
      discard: ['jump-01'],
    }).next('agent-mako')
    table.does(A, { kind: 'done' })
    expect(table.ask()).toBe('moment.answer')
    const view = game.view(table.state, A)
    expect(autoPass(view, table.options(A), { ask: 'able' })).toBeUndefined()
    expect(autoPass(view, table.options(A), { ask: 'matters' })).toEqual(PASS)
  })

  it('[TH-154] [TH-R9] guards stay where they are unless their cube is needed for an Action', () => {
    const one = scene({ at: 'recall', phase: 'discovery', a: { on: { 2030: ['agent-mako*'] } } })
    const three = scene({
      at: 'recall',
      phase: 'discovery',
      a: { on: { 2030: ['agent-mako*', 'agent-juno*'], 2040: ['agent-buzz*'] } },
    })
    const asked = (table: ReturnType<typeof scene>) =>
      autoPass(game.view(table.state, A), table.options(A), { ask: 'matters' })
    expect(asked(one)).toEqual({ kind: 'keep' })
    expect(asked(three)).toBeUndefined()
    expect(autoPass(game.view(one.state, A), one.options(A), { ask: 'always' })).toBeUndefined()
  })

  it('[TH-154] never answers anything but a moment to pass in', () => {
    const main = scene({ a: { on: { 2020: ['fido-zapi'] }, actions: 0 } })
    expect(main.options(A)).toEqual([{ kind: 'end' }])
    expect(autoPass(game.view(main.state, A), main.options(A), { ask: 'able' })).toBeUndefined()
  })

  it('[TH-153] [TH-154] leaves time as if a person had passed, and passes when time is up', () => {
    expect(answering.waitMs).toBeGreaterThan(500)
    expect(whenTimeIsUp(able().options(B))).toEqual(PASS)
  })

  it('[TH-153] gives an answer the seconds agreed on, 5 to 60, and other decisions all the time there is', () => {
    const table = able()
    const view = game.view(table.state, B)
    const agreed = (answerSeconds: number): View => ({ ...view, options: { ...view.options, answerSeconds } })
    expect(answering.limit(agreed(10), table.options(B))).toBe(10_000)
    expect(answering.limit(agreed(0), table.options(B))).toBeUndefined()
    expect(answering.limit(agreed(10), [{ kind: 'end' }])).toBeUndefined()
    const start = (answerSeconds: number): object =>
      startMatch(game, { seats: 2, options: { answerSeconds }, chance: () => seeded(1) })
    expect(faultIn(start(3))).toContain('TH-153')
    expect(start(61)).toHaveProperty('fault')
    expect(start(5)).not.toHaveProperty('fault')
  })

  it('[TH-153] takes the mildest choice for a seat that ran out of time', () => {
    const up = (list: Action[]): Action => whenTimeIsUp(list)
    expect(
      up([
        { kind: 'fido', to: 1990 },
        { kind: 'fido', to: 2020 },
      ]),
    ).toEqual({ kind: 'fido', to: 2020 })
    expect(up([{ kind: 'end' }, { kind: 'guard', agent: 'agent-buzz' }])).toEqual({ kind: 'end' })
    expect(up([{ kind: 'callOff' }, { kind: 'launch', faceUp: true }])).toEqual({ kind: 'callOff' })
    expect(
      up([
        { kind: 'lose', agent: 'agent-juno' },
        { kind: 'lose', agent: 'fido-zapi' },
      ]),
    ).toEqual({ kind: 'lose', agent: 'fido-zapi' })
    expect(
      up([
        { kind: 'asset', asset: 'jamais' },
        { kind: 'asset', asset: 'draw' },
      ]),
    ).toEqual({ kind: 'asset', asset: 'draw' })
  })
})

describe('what is shown', () => {
  const viewed = (state: State, viewer: number): string => JSON.stringify(game.view(state, viewer))

  it('[TH-15] [TH-156] shows neither the other hand nor the deck', () => {
    const { state } = scene({ a: { hand: ['agent-brain', 'jump-01'] }, b: { hand: ['gadget-jad'] } })
    expect(viewed(state, A)).toContain('agent-brain')
    for (const viewer of [B, SPECTATOR])
      for (const card of ['agent-brain', 'jump-01']) expect(viewed(state, viewer)).not.toContain(card)
    for (const card of HAND_CARDS.filter((id) => !['agent-brain', 'jump-01'].includes(id)))
      expect(viewed(state, A)).not.toContain(card)
    expect(game.view(state, B).players[A]).toMatchObject({ hand: null, handSize: 3, fidoInHand: true })
  })

  it('[TH-16] [TH-156] shows a face-down Flux to the attacker only', () => {
    const table = scene({ a: { on: { 2000: ['agent-anvil'] }, actions: 1 }, b: { on: { 2000: ['agent-buzz'] } } }).next(
      'jump-12',
    )
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    table.does(A, { kind: 'launch', faceUp: false })
    expect(viewed(table.state, A)).toContain('jump-12')
    expect(viewed(table.state, B)).not.toContain('jump-12')
    expect(game.view(table.state, B).stack.at(-1)).toMatchObject({ flux: 'hidden' })
    const reviewed = table.told('attackReviewed')[0]
    expect(reviewed && game.redact(reviewed, B)).toMatchObject({ card: null })
  })

  it('[TH-156] hides a half-made plan, and what it is made of, from the rival', () => {
    const table = scene({ a: { hand: ['agent-anvil', 'jump-01', 'jump-02'], actions: 1 } })
    const before = viewed(table.state, B)
    table.does(A, { kind: 'recruit', card: 'agent-anvil', pay: 'cards' })
    table.does(A, { kind: 'place', to: 2050 })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    expect(viewed(table.state, B)).toBe(before)
    expect(decision(game, table.state)).toMatchObject({ secret: true, seats: [A] })
  })

  it('[TH-156] lets a half-made plan be taken back, since it has shown nothing', () => {
    const { state } = scene({ a: { hand: ['agent-anvil', 'jump-01', 'jump-02'], actions: 1 } })
    const match = startFrom(game, { state, options: OPTIONS, seats: 2, words: 'a plan' })
    act(match, A, { kind: 'recruit', card: 'agent-anvil', pay: 'cards' }, noChance)
    act(match, A, { kind: 'place', to: 2050 }, noChance)
    expect(undoable(match)).toBe(0)
  })

  it('[TH-156] lets the order behind a Forecast Lens be taken back, since only its owner sees it', () => {
    const table = scene({ a: { hand: ['gadget-forecast-lens', 'jump-01'], on: { 2020: ['fido-zapi'] } } })
    table.next('agent-brain', 'agent-juno', 'hammer-tape-rot')
    table.does(A, { kind: 'play', card: 'gadget-forecast-lens' })
    const match = startFrom(game, { state: table.state, options: OPTIONS, seats: 2, words: 'a lens' })
    act(match, A, { kind: 'next', card: 'agent-juno' }, noChance)
    expect(undoable(match)).toBe(0)
  })

  it('[TH-156] keeps a Forecast Lens to its owner, who then knows what the rival draws from it', () => {
    const table = scene({
      a: { hand: ['gadget-forecast-lens'], on: { 2020: ['fido-zapi'] } },
      b: { on: { 2020: ['fido-wags'] }, hand: ['jump-01', 'jump-02', 'jump-03', 'jump-04'] },
    })
    table.next('agent-brain', 'agent-juno', 'agent-pogo')
    table.does(A, { kind: 'play', card: 'gadget-forecast-lens' })
    table.quiet()
    table.does(A, { kind: 'next', card: 'agent-juno' })
    table.does(A, { kind: 'next', card: 'agent-pogo' })
    expect(game.view(table.state, A).deck.known).toEqual(['agent-juno', 'agent-pogo', 'agent-brain'])
    expect(game.view(table.state, B).deck).toMatchObject({ known: null, reader: A, read: 3 })
    expect(viewed(table.state, B)).not.toContain('agent-juno')
    table.does(A, { kind: 'end' })
    table.quiet()
    table.does(B, { kind: 'asset', asset: 'jamais' })
    table.does(B, { kind: 'done' })
    table.quiet()
    expect(table.player(B).hand).toContain('agent-pogo')
    expect(game.view(table.state, A).players[B]?.seen).toContain('agent-pogo')
    expect(game.view(table.state, SPECTATOR).players[B]).toMatchObject({ seen: null, seenCount: 2 })
  })

  it('[TH-18] imagines only worlds that fit: known cards stay where they are, hands hold no HAMMER', () => {
    const { state } = scene({ b: { hand: ['gadget-jad', 'agent-juno', 'jump-01'], open: ['gadget-jad'] } })
    const hands = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const world = game.imagine(game.view(state, A), seeded(seed))
      const hand = world.players[B]?.hand ?? []
      expect(hand).toHaveLength(4)
      expect(hand).toContain('gadget-jad')
      for (const card of hand) {
        hands.add(card)
        expect(card).not.toMatch(/^hammer/)
      }
    }
    expect(hands.size).toBe(HAND_CARDS.length + 1)
  })
})
