import { type CallOf, type Ctx, done, drawCard, reshuffle, type Seat } from '@anachron/kernel'
import {
  ABILITIES,
  COLOURS,
  CUSTOMERS,
  type Customer,
  SQUARE,
  TOWNSFOLK,
  TOWNSFOLK_IDS,
  type TownsfolkId,
} from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { goldFor } from './counted.ts'
import { choice, forced } from './forced.ts'
import { sponsorAtOnce } from './goods.ts'
import { drawAdventurer, freeSeats } from './harbour.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, RuleId, Shop, Who } from './types.ts'

/** The Town Square, recruiting, and what the cards do (CH-C40, CH-C42, CH-R22 to CH-R24, CH-R40 to CH-R50, CH-R56). */

type RecruitFrame = Extract<ChronoFrame, { kind: 'recruit' }>
type BoardFrame = Extract<ChronoFrame, { kind: 'board' }>

/** Fills the Town Square up to its four places (CH-R22). */
export function fillSquare(ctx: Ctx<ChronoTypes>): void {
  const { square, townsfolk, discards } = ctx.state
  while (square.length < SQUARE.hours.length) {
    if (townsfolk.pool.length === 0 && townsfolk.top.length === 0) {
      reshuffle(townsfolk, discards)
      discards.length = 0
    }
    const card = drawCard(townsfolk, ctx.chance, 'townsfolk')
    if (card === undefined) return
    square.push(card)
    if (ctx.listening) ctx.emit({ kind: 'entered', rule: 'CH-R22', card })
  }
}

/** Somebody takes a card out of the row; the others move up and a new one comes. */
export function leaveSquare(ctx: Ctx<ChronoTypes>, who: Who, card: TownsfolkId, rule: RuleId): void {
  const { square } = ctx.state
  const slot = square.indexOf(card)
  square.splice(slot, 1)
  if (ctx.listening) ctx.emit({ kind: 'recruited', rule, who, card, slot: slot + 1 })
  fillSquare(ctx)
}

/** What has to be decided when the card is recruited, if anything. */
export function calledByCard(seat: Seat, id: TownsfolkId): CallOf<ChronoFrame> | undefined {
  const { faction, ability } = TOWNSFOLK[id]
  const { kind, rule, tokens, good, corruption, purged } = ability
  if (good) {
    const colours = COLOURS.filter((colour) => good.of === 'any' || (colour === faction) === (good.of === 'own'))
    return { kind: 'goods', seat, size: good.size, colours, sponsor: false, corruption, rule }
  }
  if (tokens > 0) return { kind: 'freeze', seat, tokens, rule }
  if (purged > 0) return { kind: 'purge', seat, left: purged }
  if (kind === 'board') return { kind: 'board', seat, drawn: [] }
  if (kind === 'shift') return { kind: 'shift', seat, column: null, rule }
  return kind === 'staff' ? { kind: 'activate', seat, used: [false, false, false, false] } : undefined
}

/** What happens when the card is recruited, as far as possible. */
function carryOut(ctx: Ctx<ChronoTypes>, seat: Seat, id: TownsfolkId): void {
  const { kind, rule, good, corruption } = TOWNSFOLK[id].ability
  const gold = goldFor(ctx.state, seat, id)
  if (gold > 0) {
    ;(ctx.state.shops[seat] as Shop).gold += gold
    if (ctx.listening) ctx.emit({ kind: 'paid', rule, seat, gold, card: id })
  }
  if (kind === 'sponsor') sponsorAtOnce(ctx, seat, rule)
  if (good === null) corrupt(ctx, seat, corruption, rule)
  const called = calledByCard(seat, id)
  if (called) ctx.call(called)
}

const RECRUIT = Object.fromEntries(TOWNSFOLK_IDS.map((card) => [card, { kind: 'recruit', card }])) as Record<
  TownsfolkId,
  ActionOf<'recruit'>
>

const card = choice<RecruitFrame>('CH-C42', {
  recruit: {
    options: (state) => state.square.map((id) => RECRUIT[id]),
    refuse: () => ({ rule: 'CH-R23', reason: 'That card does not lie in the Town Square.' }),
    take(ctx, frame, seat, action) {
      frame.card = action.card
      leaveSquare(ctx, seat, action.card, 'CH-C42')
      return 'ability'
    },
  },
})

const place = choice<RecruitFrame>('CH-R23', {
  assign: {
    options: ABILITIES.map((ability) => ({ kind: 'assign', place: ability })),
    take(ctx, frame, seat, action) {
      if (frame.card === null) return done
      const { staff } = ctx.state.shops[seat] as Shop
      const at = ABILITIES.indexOf(action.place)
      const replaced = staff[at] ?? null
      if (replaced !== null) ctx.state.discards.push(replaced)
      staff[at] = frame.card
      if (ctx.listening)
        ctx.emit({ kind: 'assigned', rule: 'CH-R23', seat, card: frame.card, place: action.place, replaced })
      return done
    },
  },
})

export const recruit: ChronoFlow<'recruit'> = {
  only: forced(card, 'nobody'),
  card,
  ability(ctx, frame) {
    if (frame.card !== null) carryOut(ctx, frame.seat, frame.card)
  },
  place,
  nobody: () => done,
}

const PICK = Object.fromEntries(CUSTOMERS.map((adventurer) => [adventurer, { kind: 'pick', adventurer }])) as Record<
  Customer,
  ActionOf<'pick'>
>

const pick = choice<BoardFrame>('CH-R45', {
  pick: {
    options(_state, frame) {
      const [a, b] = frame.drawn
      const listed: ActionOf<'pick'>[] = []
      if (a !== undefined) listed.push(PICK[a])
      if (b !== undefined && b !== a) listed.push(PICK[b])
      return listed
    },
    refuse: () => ({ rule: 'CH-R45', reason: 'You did not draw such an Adventurer.' }),
    take(ctx, frame, seat, { adventurer }) {
      const { drawn } = frame
      drawn.splice(drawn.indexOf(adventurer), 1)
      const [other] = drawn
      if (other !== undefined) {
        ctx.state.bag.pool.push(other)
        if (ctx.listening) ctx.emit({ kind: 'returned', rule: 'CH-R45', seat, adventurer: other })
      }
      frame.drawn = []
      ctx.call({ kind: 'arrival', at: 'onlyBoat', seat, mark: null, adventurer, boat: null })
      return done
    },
  },
})

/** Two are drawn, one of them boards. */
export const board: ChronoFlow<'board'> = {
  draw(ctx, frame) {
    if (freeSeats(ctx.state) === 0) return done
    for (let n = 0; n < 2; n++) {
      const drawn = drawAdventurer(ctx)
      if (drawn !== undefined) frame.drawn.push(drawn)
    }
    if (ctx.listening && frame.drawn.length > 0)
      ctx.emit({ kind: 'looked', rule: 'CH-R45', seat: frame.seat, drawn: frame.drawn.slice() })
    return 'only'
  },
  only: forced(pick, 'nobody'),
  pick,
  nobody: () => done,
}
