import { begin, decision, options, play, seeded } from '@anachron/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnit, RANKS } from '../content/cards.ts'
import { fightOn, sensible as rehearsed } from '../player/rehearsal/decide.ts'
import { FarSeeing, Stakes } from '../player/rehearsal/outlook.ts'
import { Piece } from '../player/rehearsal/piece.ts'
import { Rehearsal } from '../player/rehearsal/rehearsal.ts'
import { newCard } from '../rules/deployment.ts'
import { game } from '../rules/game.ts'
import { DEFAULTS } from '../rules/options.ts'
import { sensible } from '../rules/sensible.ts'
import { type Entry, resolveTimeline } from '../rules/timeline.ts'
import type { Action, Field, Options } from '../rules/types.ts'
import { hpLeft } from '../rules/units.ts'
import { copyField } from '../rules/view.ts'

const DAYS = 5
const SIDES = [
  [0, 1],
  [0, 1],
  [0, 1, 2],
  [0, 1, 0, 1],
  [0, 1, 2, 0, 1, 2],
  [0, 1, 1, 1],
]
const readings = fc.record({
  tieOrder: fc.constantFrom<Options['tieOrder']>('oldest-first', 'newest-first'),
  bombReach: fc.constantFrom<Options['bombReach']>('any-living', 'day-and-later'),
  lastLevel: fc.boolean(),
})
const card = fc.record({
  seat: fc.nat(5),
  rank: fc.constantFrom(...RANKS),
  day: fc.integer({ min: 1 - DAYS, max: 0 }),
})
const field = fc
  .tuple(fc.constantFrom(...SIDES), readings, fc.array(card, { minLength: 2, maxLength: 24 }), fc.nat(5))
  .map(([sides, reading, laid, start]): Field => {
    const cards = laid.map(({ seat, ...rest }, id) => newCard({ ...rest, id, seq: id, owner: seat % sides.length }))
    return { options: { ...DEFAULTS, ...reading }, sides, day: 1 - DAYS, start: start % sides.length, cards }
  })

/** By card: hit points left, none where it is dead; of an attachment, what it is mounted on. */
function endByRules(given: Field, from: Entry = 'morning'): (number | null)[] {
  const copy = copyField(given)
  resolveTimeline(copy, sensible, { from })
  return copy.cards.map((each) => (isUnit(each.rank) ? (each.dead ? 0 : hpLeft(each)) : each.host))
}

function endOf({ units, supports }: Rehearsal): (number | null)[] {
  const end: (number | null)[] = []
  for (let i = 0; i < units.n; i++) {
    const { id, left } = units.all[i] as Piece
    end[id] = Math.max(0, left)
  }
  for (let i = 0; i < supports.n; i++) {
    const { id, host } = supports.all[i] as Piece
    end[id] = host === null ? null : host.id
  }
  return end
}

const rehearse = (given: Field, from: Entry = 'morning'): (number | null)[] => {
  const rehearsal = new Rehearsal(given)
  fightOn(rehearsal, rehearsed, from)
  return endOf(rehearsal)
}

describe('a rehearsal of a Timeline', () => {
  it('[TLB-16] ends as the rules end it, between two and among more, by every reading', () => {
    fc.assert(
      fc.property(field, (given) => {
        expect(rehearse(given)).toEqual(endByRules(given))
      }),
      { numRuns: 1500 },
    )
  })

  it('[TLB-32] goes on from any decision of a match as the rules do', () => {
    let seen = 0
    for (let seed = 0; seed < 30; seed++) {
      const seats = 2 + (seed % 3)
      const chance = seeded(`rehearsal/${seed}`)
      const state = begin(game, DEFAULTS, seats, chance)
      for (let now = decision(game, state); now; now = decision(game, state)) {
        const at = state.stack.at(-1)?.at
        if (now.ask.startsWith('day.')) {
          const from = at === 'bomb' ? 'bombs' : 'decisions'
          expect(rehearse(state, from)).toEqual(endByRules(state, from))
          seen++
        }
        const seat = now.seats[0] as number
        const listed = options(game, state, seat)
        play(game, state, chance, seat, listed[chance.pick('any', listed.length)] as Action)
      }
    }
    expect(seen).toBeGreaterThan(100)
  })

  it('[TLB-10] can be fought again and again, with other cards, as if it were new', () => {
    fc.assert(
      fc.property(field, fc.array(card, { maxLength: 5 }), (given, more) => {
        const { day, start, sides, cards } = given
        const rehearsal = new Rehearsal(given)
        const stakes = new Stakes(
          DAYS,
          sides.map(() => 0),
          rehearsal,
        )
        stakes.weigh(rehearsal)
        fightOn(rehearsal, new FarSeeing(stakes))
        rehearsal.takeBack(0)
        for (const { owner, rank, day: on, seq } of cards)
          rehearsal.add(new Piece(owner, sides[owner] as number, rank, on), seq)
        const before = rehearsal.cards
        for (const [i, { seat, rank, day: on }] of more.entries()) {
          const owner = seat % sides.length
          rehearsal.add(new Piece(owner, sides[owner] as number, rank, on), 100 + i)
        }
        rehearsal.restore(day, start)
        fightOn(rehearsal, new FarSeeing(stakes, 2))
        rehearsal.takeBack(before)
        rehearsal.restore(day, start)
        fightOn(rehearsal, rehearsed)
        expect(endOf(rehearsal)).toEqual(endByRules(given))
      }),
      { numRuns: 300 },
    )
  })

  it('[TLB-25] who looks ahead leaves everything as it was', () => {
    fc.assert(
      fc.property(field, (given) => {
        const rehearsal = new Rehearsal(given)
        const decider = new FarSeeing(
          new Stakes(
            DAYS,
            given.sides.map(() => 0),
            rehearsal,
          ),
        )
        const { bombs, units } = rehearsal
        for (let i = 0; i < bombs.n; i++) {
          const bomb = bombs.all[i] as Piece
          decider.options.n = 0
          for (let k = 0; k < units.n; k++)
            if ((units.all[k] as Piece).side !== bomb.side) decider.options.add(units.all[k] as Piece)
          decider.choose(rehearsal, bomb, decider.options)
        }
        fightOn(rehearsal, rehearsed)
        expect(endOf(rehearsal)).toEqual(endByRules(given))
      }),
      { numRuns: 300 },
    )
  })
})
