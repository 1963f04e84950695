/**
 * The worked examples E1 to E12 of the rulebook, played as matches; the oracle checks the same Timelines to the last
 * number.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, decision, exportMatch, importMatch, isLogFault, options, seeded, startFrom } from '@anachron/kernel'
import { playing } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type Choice, EXAMPLES, type Example, rankOf } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { DEFAULTS } from '../rules/options.ts'
import { openExample } from '../rules/position.ts'
import type { Action, State } from '../rules/types.ts'
import { type War, warOf } from './war.ts'

const example = (id: string): Example => EXAMPLES.find((each) => each.id === id) as Example

/** The action that a choice of an example stands for. */
function choiceAction(state: State, { seat, card, choose }: Choice): Action {
  if (choose === 'front' || choose === 'rear') return { kind: 'aim', at: choose }
  const side = state.sides[seat]
  const bomb = card === 'K'
  const chosen = state.cards.find(
    (unit) => unit.rank === rankOf(choose) && !unit.dead && (state.sides[unit.owner] === side) !== bomb,
  )
  if (!chosen) throw new RangeError(`no ${choose} to choose for ${card}`)
  return bomb ? { kind: 'bomb', target: chosen.id } : { kind: 'attach', host: chosen.id }
}

/** Opens the example at a table and plays its worked line; the table stays as it is at the end of Day 0. */
function worked(id: string): War & { vp: number[]; allowance: number[]; reason: string | undefined } {
  const shown = example(id)
  const state = openExample(shown) as State
  state.options.maxTimelines = shown.timeline
  const play = playing(game, state)
  play.does(shown.start, { kind: 'watch' })
  for (const choice of shown.choices) play.does(choice.seat, choiceAction(state, choice))
  const [scored] = play.events.filter((event) => event.kind === 'scored')
  if (!scored) throw new Error(`${id} stops at ${play.asked()?.ask}`)
  return { ...warOf(play), vp: scored.gained, allowance: scored.allowance, reason: state.result?.reason }
}

describe('the worked examples', () => {
  it('E1 [TLB-45] [TLB-46] a Shield Tank in front soaks up 3 for itself', () => {
    const e = worked('E1')
    expect([e.hp('1.4'), e.hp('0.2'), e.vp, e.allowance]).toEqual(['4/12', '7/15', [2, 2], [2, 2]])
    expect(e.battle(0).hits.find(({ unit }) => unit.rank === 4)).toMatchObject({ prevented: 3, taken: 4 })
  })

  it('E2 [TLB-39] [TLB-43] the Rear is eaten from behind and the dying still shoot', () => {
    const e = worked('E2')
    expect([e.battle(0).rear, e.battle(0).front]).toEqual([
      [8, 0],
      [0, 6],
    ])
    expect([e.died(e.battle(0)), e.hp('1.9'), e.hp('0.5')]).toEqual([['1.10'], '2/9', '6/10'])
    expect([e.vp, e.allowance]).toEqual([
      [2, 1],
      [2, 1],
    ])
  })

  it('E3 [TLB-28] [TLB-30] [TLB-41] an Obliterator that survived a Day burns all; what it kills does not shoot', () => {
    const e = worked('E3')
    expect(e.died(e.strike(0))).toEqual(['1.10'])
    expect(e.battle(0).attacks.map(({ unit }) => `${unit.owner}.${unit.rank}`)).toEqual([
      '0.2',
      '1.3',
      '1.6',
      '0.7',
      '1.8',
    ])
    expect(e.died(e.battle(0))).toEqual(['0.A', '1.3', '1.6', '1.8'])
    expect(e.battle(0).wasted).toEqual([1, 0])
    expect([e.vp, e.allowance, e.reason]).toEqual([[2, 0], [2, 0], 'wipeout'])
  })

  it('E4 [TLB-47] [TLB-48] two budgets add up on one Unit and die with their Shield Tanks', () => {
    const e = worked('E4')
    expect(e.strike(-1)?.hits).toEqual([expect.objectContaining({ prevented: 2, taken: 0 })])
    expect(e.died(e.strike(0))).toEqual(['1.4', '1.4.2'])
    expect(e.took(e.strike(0), '1.2')).toBe(6)
    expect(e.battle(0).hits.filter(({ prevented }) => prevented > 0)).toEqual([])
    expect([e.living(0), e.hp('0.A.2'), e.hp('1.2'), e.vp]).toEqual(['2 A', '1/10', '11/15', [2, 1]])
  })

  it('E5 [TLB-24] [TLB-25] [TLB-37] [TLB-43] a bomb into the future, rounding, Blitz Troops that choose, an immune Strike Craft', () => {
    const e = worked('E5')
    expect(e.heard('bombed')).toEqual([expect.objectContaining({ arrived: false })])
    expect(e.battle(-1).wasted).toEqual([28, 0])
    expect([e.battle(0).front, e.battle(0).rear, e.battle(0).blocked]).toEqual([
      [27, 0],
      [11, 11],
      [0, 11],
    ])
    expect(e.battle(0).attacks.find(({ unit }) => unit.owner === 1 && unit.rank === 2)?.amount).toBe(7)
    expect([e.vp, e.allowance, e.reason]).toEqual([[5, 0], [5, 0], 'wipeout'])
  })

  it('E6 [TLB-49] [TLB-51] Blitz Troops die of attrition when a Level leaves them no hit points', () => {
    const e = worked('E6')
    expect(e.heard('attrition').map(({ unit }) => [unit.owner, unit.rank])).toEqual([[0, 7]])
    expect(e.heard('levels').find(({ day }) => day === -2)?.standing).toEqual([
      expect.objectContaining({ level: 2, damage: 5, maxHp: 6 }),
    ])
    expect(e.vp).toEqual([0, 2])
  })

  it('E7 [TLB-36] [TLB-46] [TLB-50] a Drone never covers itself; Day 0 gives a Level too', () => {
    const e = worked('E7')
    expect(e.battle(0).front).toEqual([20, 5])
    expect(e.hp('0.8')).toBe('5/7')
    expect(e.heard('attrition').map(({ unit }) => [unit.owner, unit.rank])).toEqual([[1, 7]])
    expect([e.vp, e.allowance]).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  it('E8 [TLB-47] three budgets on one Unit add up', () => {
    const e = worked('E8')
    expect(e.battle(0).hits.find(({ unit }) => unit.owner === 0)).toMatchObject({ prevented: 12, taken: 7 })
    expect([e.died(e.battle(0)), e.hp('1.2.2'), e.vp]).toEqual([['1.2'], '7/15', [4, 3]])
  })

  it('E9 [TLB-23] [TLB-34] [TLB-37] Bombs cross; two Turrets double a shot', () => {
    const e = worked('E9')
    expect(e.heard('bombed').map(({ target }) => `${target.owner}.${target.rank}`)).toEqual(['1.6', '0.9'])
    expect(e.battle(0).rear).toEqual([8, 0])
    expect([e.vp, e.allowance, e.reason]).toEqual([[0, 1], [0, 1], 'wipeout'])
  })

  it('E10 [TLB-45] one budget has to last for strike and battle', () => {
    const e = worked('E10')
    expect(e.strike(0)?.hits.find(({ unit }) => unit.rank === 3)).toMatchObject({ prevented: 4, taken: 2 })
    expect(e.battle(0).hits.some(({ prevented }) => prevented > 0)).toBe(false)
    expect([e.died(e.battle(0)), e.vp]).toEqual([
      ['1.3', '1.4'],
      [3, 0],
    ])
  })

  it('E11 [TLB-63] among three players the merged line begins with whoever’s turn comes sooner', () => {
    const e = worked('E11')
    expect([e.hp('2.2'), e.hp('0.2'), e.hp('1.10')]).toEqual(['12/15', '8/15', '4/6'])
    expect(e.vp).toEqual([2, 2, 2])
  })

  it('E12 [TLB-61] [TLB-62] partners boost each other, a Shield Tank covers its own player’s Units only', () => {
    const e = worked('E12')
    expect(e.strike(-1)?.front).toEqual([2, 0])
    expect(e.battle(0).front).toEqual([10, 15])
    expect([e.hp('3.4'), e.hp('2.3')]).toEqual(['8/14', '11/15'])
    expect(e.vp).toEqual([1, 1, 2, 2])
  })

  it('lay out the same cards as the oracle', () => {
    const file = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', 'oracle.json'), 'utf8'))
    for (const { id, cards, startPlayer, timeline } of file.examples) {
      const state = openExample(example(id))
      expect([state.start, state.timeline]).toEqual([startPlayer, timeline])
      expect(state.cards.map(({ owner, day, seq }) => [owner, day, seq])).toEqual(
        cards.map((card: { owner: number; day: number; seq: number }) => [card.owner, card.day, card.seq]),
      )
    }
  })

  it('can be opened as matches and played on to their end', () => {
    for (const shown of EXAMPLES) {
      const seats = shown.deployed.length
      const match = startFrom(game, { state: openExample(shown), options: DEFAULTS, seats, words: shown.title })
      const dice = seeded(shown.id)
      for (let asked = decision(game, match.state); asked; asked = decision(game, match.state)) {
        const seat = asked.seats[0] as number
        const listed = options(game, match.state, seat)
        act(match, seat, listed[dice.pick('option', listed.length)], dice)
      }
      const back = importMatch(game, exportMatch(match))
      expect(isLogFault(back) ? back.fault : back.state.result).toEqual(match.state.result)
    }
  })
})
