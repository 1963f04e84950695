/** What one press or drop does on the board. */
import { readFileSync } from 'node:fs'
import { apply, decision, type MatchLog, options, seeded } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import type { OwnDecision } from '@anachron/kit'
import { describe, expect, it } from 'vitest'
import { NOTHING_OPEN, type Open, onDecade, onOwnAgent, tasksOf } from '../board/can.ts'
import { beginningWith, byBeginning, planFrom, plans } from '../board/plans.ts'
import type { AgentId, Decade } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { Action, State, TimeHammer } from '../rules/types.ts'
import { A, scene } from './scene.ts'

const recorded = (name: string): MatchLog =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.match.json`, import.meta.url), 'utf8'))

/** What is asked of a seat, as the board hears of it. */
const asked = (state: State, seat: number): OwnDecision<TimeHammer> => ({
  ask: decision(game, state)?.ask ?? '',
  rule: decision(game, state)?.rule ?? 'TH-142',
  seat,
  options: options(game, state, seat) as Action[],
})

const plansOf = (state: State) => plans(game.view(state, A), asked(state, A))
const stepsFrom = (state: State, action: Action) =>
  beginningWith(byBeginning(plansOf(state)), action)?.steps.map((step) => step.action)

describe('Slide Rail', () => {
  const slide = (agent: AgentId, to: Decade): Action => ({ kind: 'aim', aim: { agent, to } })
  const [zapi, relay] = [slide('fido-zapi', 2040), slide('agent-relay', 2040)]
  const open = (options: Action[], picked?: AgentId): Open => ({ ...NOTHING_OPEN, ask: 'plan.aim', options, picked })

  it('[TH-118] is used like a Jump: the Agent is picked up, and only its decades light up', () => {
    expect(onDecade(open([zapi, relay]), 2040)).toEqual([])
    expect(onDecade(open([zapi, relay], 'agent-relay'), 2040)).toEqual([relay])
    expect(tasksOf(open([zapi, relay]), 'agent-relay')).toEqual([relay])
    expect(onOwnAgent(open([zapi, relay]), 'agent-relay')).toEqual([])
  })

  it('[TH-118] needs no picking up where only one Agent can go', () => {
    expect(onDecade(open([zapi, slide('fido-zapi', 2020)]), 2040)).toEqual([zapi])
  })
})

describe('plans', () => {
  it('[TH-87] [TH-118] [TH-37] every plan of recorded matches can be carried out to its end', () => {
    const kinds = new Set<string>()
    let found = 0
    for (const name of ['expert', 'rounds', 'full-turn', 'concede'])
      stepping(game, recorded(name), (state) => {
        const seat = decision(game, state)?.seats[0]
        if (seat === undefined) return
        // All of them would take long: some of each decision, others at each.
        for (const plan of plans(game.view(state, seat), asked(state, seat)).filter(() => found++ % 7 === 0)) {
          const copy = game.clone(state)
          for (const { ask, action } of plan.steps) {
            expect(asked(copy, seat).ask, plan.id).toBe(ask)
            apply(game, copy, seeded('any'), seat, action)
          }
          // Nothing of it is left to be asked, but for cards of one's choice.
          expect(decision(game, copy)?.ask ?? '', plan.id).not.toMatch(/^plan\.(card|aim|price|place)$/)
          kinds.add(plan.steps[0]?.action.kind ?? '')
        }
      })
    expect([...kinds]).toEqual(expect.arrayContaining(['jump', 'buy']))
  })

  it('[TH-87] a Jump is one gesture: it spends a Jump card, the one that was pressed if one was', () => {
    const { state } = scene({ a: { on: { 2020: ['agent-mako'] }, actions: 1, hand: ['jump-01', 'jump-05'] } })
    const jump: Action = { kind: 'jump', agent: 'agent-mako', to: 2040 }
    expect(stepsFrom(state, jump)).toEqual([jump, { kind: 'with', card: 'jump-01' }])
    const chosen = planFrom(game.view(state, A), asked(state, A), jump, 'jump-05')
    expect(chosen?.steps.at(-1)?.action).toEqual({ kind: 'with', card: 'jump-05' })
    expect(chosen?.facts?.map((fact) => render(fact))).toEqual([
      'It costs an Action and Jump 3/6.',
      'You have its Command: +1 Attack.',
      expect.stringMatching(/^Your chance of skill in the next Discovery: [1-9]\d? % there, 0 % as it is\.$/),
    ])
  })

  it('[TH-87] [TH-134] a Jump from one’s only decade to another says that nothing is gained, and a trio that all is', () => {
    const facts = (on: Partial<Record<number, string[]>>, to: number): string[] => {
      const { state } = scene({ a: { on: on as never, actions: 1, hand: ['jump-01'] } })
      const jump = { kind: 'jump', agent: 'agent-mako', to } as Action
      return (planFrom(game.view(state, A), asked(state, A), jump)?.facts ?? []).map((fact) => render(fact))
    }
    const away = facts({ 2030: ['agent-mako'] }, 2020)
    expect(away.at(-1)).toMatch(/: 0 % there, [1-9]\d? % as it is\.$/)
    expect(away).toContain('Nobody holds 2020, and it has no Command.')
    const trio = facts({ 2030: ['agent-buzz'], 2040: ['agent-juno'], 2020: ['agent-mako'] }, 2050)
    expect(trio.at(-1)).toMatch(/: 100 % there, /)
  })

  it('[TH-118] a Gadget with one target is aimed by itself, one with several is not', () => {
    const one = scene({ a: { on: { 1990: ['agent-buzz'] }, hand: ['gadget-slide-rail'] } })
    const play: Action = { kind: 'play', card: 'gadget-slide-rail' }
    expect(stepsFrom(one.state, play)).toEqual([play, { kind: 'aim', aim: { agent: 'agent-buzz', to: 2000 } }])
    const several = scene({ a: { on: { 2000: ['agent-buzz'] }, hand: ['gadget-slide-rail'] } })
    expect(several.options(A)).toContainEqual(play)
    expect(stepsFrom(several.state, play)).toBeUndefined()
  })

  it('[TH-37] [TH-R21] what only these cards can pay is paid with them; where there is a choice it is asked', () => {
    const hand = ['agent-juno', 'jump-01', 'jump-02', 'jump-03'] as const
    const recruit: Action = { kind: 'recruit', card: 'agent-juno', pay: 'cards' }
    const poor = scene({ a: { on: { 2020: ['agent-buzz'] }, actions: 1, hand: [...hand, 'fido-zapi'] } })
    const paid = stepsFrom(poor.state, recruit)
    expect(paid?.map((step) => ('card' in step ? step.card : ''))).toEqual(hand)
    const rich = scene({ a: { on: { 2020: ['agent-buzz'] }, actions: 1, hand: [...hand, 'jump-04', 'fido-zapi'] } })
    expect(rich.options(A)).toContainEqual(recruit)
    expect(stepsFrom(rich.state, recruit)).toBeUndefined()
  })
})
