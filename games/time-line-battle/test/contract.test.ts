/** What the rules give to the lab, the bots and the log besides play itself. */
import { decision, EVERYTHING, options, play, SPECTATOR, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { RANKS } from '../content/cards.ts'
import { EXAMPLES } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { rollout } from '../player/rollout.ts'
import { game, openExample } from '../rules/game.ts'
import type { RuleId } from '../rules/rulebook.ts'
import { rulebook } from '../rules/rulebook.ts'
import type { Action } from '../rules/types.ts'
import { newGame } from './hand.ts'
import { war } from './war.ts'

describe('for the log', () => {
  const also = (seats: string[], choose: string[] = []): readonly RuleId[] =>
    war(seats, { choose }).heard('fought').at(-1)?.also ?? []

  it('a battle names the rules that came into play in it, and only those', () => {
    expect(also(['2', '6'])).toEqual([])
    expect(also(['0: 5 5', '-3: 10 | 0: 2 9'])).toContain('TLB-R16')
    expect(also(['3 6', '4'])).toEqual(expect.arrayContaining(['TLB-36', 'TLB-R14', 'TLB-46']))
    expect(also(['A J 2', '6 9'], ['0.2'])).toEqual(expect.arrayContaining(['TLB-31', 'TLB-37', 'TLB-38']))
    expect(also(['2', '3', '6'])).toContain('TLB-63')
  })
})

describe('for the lab', () => {
  it('every card that is deployed, lost or saved is tagged with its owner', () => {
    const { play } = war(['2 3', '10 6'])
    const tags = play.events.flatMap((event) => game.tags?.(event) ?? [])
    expect(tags).toEqual([
      { id: '6', how: 'killed', seat: 1 },
      { id: '2', how: 'survived', seat: 0 },
      { id: '3', how: 'survived', seat: 0 },
      { id: '10', how: 'survived', seat: 1 },
    ])
    expect(game.content?.length).toBe(13)
  })
})

describe('for bots', () => {
  it('[TLB-15] others are shown nothing of a deployment, and all of a decision', () => {
    expect(game.shown?.({ kind: 'deploy', rank: 2 })).toBeNull()
    expect(game.shown?.({ kind: 'bottom', rank: 2 })).toBeNull()
    expect(game.shown?.({ kind: 'bomb', target: 3 })).toEqual({ kind: 'bomb', target: 3 })
  })

  it('[TLB-6] a rival who has deployed is thought to hold better cards than a deal, but may hold any', () => {
    const state = newGame(2, {}, 'hands')
    const dice = seeded('hands')
    for (let now = decision(game, state); now && state.timeline < 2; now = decision(game, state)) {
      const seat = now.seats[0] as number
      const listed = options(game, state, seat)
      play(game, state, dice, seat, listed[rollout(state, seat, listed, dice)] as Action)
    }
    const view = game.view(state, 0)
    expect(view.cards.filter(({ owner, rank }) => owner === 1 && (rank === 1 || rank === 12))).toEqual([])
    const held = new Map<number, number>()
    for (let n = 0; n < 600; n++)
      for (const rank of (bot.imagine as typeof game.imagine)(view, dice).players[1]?.hand ?? [])
        held.set(rank, (held.get(rank) ?? 0) + 1)
    const often = (rank: number): number => held.get(rank) ?? 0
    expect(often(1)).toBeGreaterThan(1.5 * often(12))
    for (const rank of RANKS) expect(often(rank)).toBeGreaterThan(0)
  })

  it('quick habits answer every ask with one of its options', () => {
    const dice = seeded('habits')
    const match = playRandomly(game, {
      seed: 5,
      seats: 3,
      choose({ state }, seat, listed) {
        const chosen = rollout(state, seat, listed, dice)
        expect(listed[chosen]).toBeDefined()
        return chosen
      },
    })
    expect(match.state.result).not.toBeNull()
  })
})

describe('for the rulebook', () => {
  it('an example looks the same in any world its viewer may imagine', () => {
    for (const example of EXAMPLES)
      for (const viewer of [SPECTATOR, EVERYTHING, 0]) {
        const view = game.view(openExample(example), viewer)
        expect(JSON.stringify(game.view(game.imagine(view, seeded(1)), viewer))).toBe(JSON.stringify(view))
      }
  })

  it('an example cites rules that exist', () => {
    for (const { rules } of EXAMPLES) for (const rule of rules) expect(Object.hasOwn(rulebook, rule)).toBe(true)
  })
})
