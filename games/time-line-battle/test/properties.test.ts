import { begin, decision, labelled, options, play } from '@anachron/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RANKS, type Rank } from '../content/cards.ts'
import { wrongWithCards } from '../rules/check.ts'
import { newCard } from '../rules/deployment.ts'
import { game } from '../rules/game.ts'
import { DEFAULTS } from '../rules/options.ts'
import { sensible } from '../rules/sensible.ts'
import { allowanceOf, livingUnits, resolveTimeline } from '../rules/timeline.ts'
import type { Action, Card, DayRecord, Field, Hit } from '../rules/types.ts'
import { maxHp } from '../rules/units.ts'

const DAYS = 5
const card = fc.record({
  owner: fc.constantFrom(0, 1),
  rank: fc.constantFrom(...RANKS),
  day: fc.integer({ min: 1 - DAYS, max: 0 }),
})
type Laid = { owner: number; rank: Rank; day: number }

/** A table with any cards at all, the owners as given or exchanged. */
function fieldOf(laid: readonly Laid[], start: number, { exchanged = false } = {}): Field {
  const owned = laid.map(({ owner, ...rest }) => ({ ...rest, owner: exchanged ? 1 - owner : owner }))
  const cards = owned.map((each, id) => newCard({ ...each, id, seq: id }))
  return { options: DEFAULTS, sides: [0, 1], day: 1 - DAYS, start: exchanged ? 1 - start : start, cards }
}

const table = fc.tuple(fc.array(card, { minLength: 1, maxLength: 24 }), fc.constantFrom(0, 1))
const fought = (laid: readonly Laid[], start: number, how = {}): { field: Field; records: DayRecord[] } => {
  const field = fieldOf(laid, start, how)
  return { field, records: resolveTimeline(field, sensible, { listening: true }) }
}

describe('any Timeline', () => {
  it('[TLB-64] between two sides is the same when the players change places', () => {
    fc.assert(
      fc.property(table, ([laid, start]) => {
        const here = fought(laid, start)
        const there = fought(laid, start, { exchanged: true })
        const standing = ({ dead, damage, level }: Card): unknown => [dead, damage, level]
        expect(there.field.cards.map(standing)).toEqual(here.field.cards.map(standing))
        expect([0, 1].map((seat) => allowanceOf(there.field, 1 - seat))).toEqual(
          [0, 1].map((seat) => allowanceOf(here.field, seat)),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('[TLB-39] [TLB-42] [TLB-43] every point of a pool is taken, prevented, void or wasted', () => {
    const sum = (hits: readonly Hit[], side: number): number =>
      hits.reduce(
        (total, hit) => (hit.side === side && hit.by !== 'all' ? total + hit.taken + hit.prevented : total),
        0,
      )
    fc.assert(
      fc.property(table, ([laid, start]) => {
        for (const { obliterators, battle } of fought(laid, start).records)
          for (const step of obliterators ? [obliterators, battle] : [battle])
            for (const side of [0, 1]) {
              const pool = (step.front[side] ?? 0) + (step.rear[side] ?? 0)
              expect(sum(step.hits, side) + (step.blocked[side] ?? 0) + (step.wasted[side] ?? 0)).toBe(pool)
            }
      }),
      { numRuns: 300 },
    )
  })

  it('[TLB-44] [TLB-49] nobody takes more than all their hit points, and whoever has none left is dead', () => {
    fc.assert(
      fc.property(table, ([laid, start]) => {
        for (const each of fought(laid, start).field.cards) {
          if (each.inPlay && !each.dead) expect(each.damage).toBeLessThan(maxHp(each))
          if (each.level === 0) expect(each.damage).toBeLessThanOrEqual(Math.max(0, maxHp(each)))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is resolved the same whether or not anybody listens', () => {
    fc.assert(
      fc.property(table, ([laid, start]) => {
        const quiet = fieldOf(laid, start)
        resolveTimeline(quiet, sensible)
        expect(quiet).toEqual(fought(laid, start).field)
        expect([0, 1].every((seat) => livingUnits(quiet, seat) <= allowanceOf(quiet, seat))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('any deployment', () => {
  it('[TLB-2] [TLB-15] is the same in whatever order the players make their steps, and no card is lost or doubled', () => {
    /** Each seat answers its own list of choices; `turns` says who answers next. */
    const played = (choices: number[][], turns: number[]): string => {
      const chance = labelled('cards')
      const state = begin(game, DEFAULTS, 2, chance)
      const used = [0, 0]
      for (let n = 0; state.timeline === 1 && n < 100; n++) {
        const asked = decision(game, state)?.seats ?? []
        const wanted = turns[n % turns.length] as number
        const seat = asked.includes(wanted) ? wanted : (asked[0] as number)
        const listed = options(game, state, seat)
        const mine = choices[seat] as number[]
        const choice = mine[(used[seat] as number) % mine.length] as number
        used[seat] = (used[seat] as number) + 1
        play(game, state, chance, seat, listed[choice % listed.length] as Action)
        expect(wrongWithCards(state)).toBeUndefined()
      }
      return JSON.stringify(state)
    }
    const list = fc.array(fc.nat({ max: 20 }), { minLength: 4, maxLength: 4 })
    const turns = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(list, list, turns, (mine, yours, order) => {
        expect(played([mine, yours], order)).toBe(played([mine, yours], [0]))
      }),
      { numRuns: 150 },
    )
  })
})
