/** Section 3.12: an ability, effect by effect, with the choices of whoever resolves it. */
import {
  again,
  type Ctx,
  done,
  type Flow,
  menuAsk,
  type Next,
  reshuffle,
  type Seat,
  takeUnseen,
} from '@anachron/kernel'
import { type Card, cardOf } from '../content/index.ts'
import { cellsToUse, sameCell } from './cells.ts'
import { abilityOf, affect, candidates, destinations, effectOf, fitsFilter, start, told } from './effects.ts'
import { byList, toHand } from './piles.ts'
import type { AbilityFrame, ActionOf, CardId, InterventionFrame, State, TimestreamTypes } from './types.ts'
import { chainOf, conditionHolds, findUnit, liftUnit, PHASES, playerOf, rival } from './units.ts'

type C = Ctx<TimestreamTypes>

const NONE = [{ kind: 'none' }] as const
/** Each card once, in the order of the card list. */
const choices = (cards: readonly CardId[]): ActionOf<'card'>[] =>
  [...new Set(cards)].sort(byList).map((card) => ({ kind: 'card', card }))
const mine = (_state: State, frame: AbilityFrame): Seat[] => [frame.seat]
const whileLeft = (_state: State, frame: AbilityFrame): Seat[] => (frame.left > 0 ? [frame.seat] : [])

export const ability: Flow<TimestreamTypes, AbilityFrame> = {
  begin(ctx, frame) {
    if (!conditionHolds(ctx.state, abilityOf(frame), frame.seat, frame.phase)) return done
  },
  next(ctx, frame) {
    frame.effect++
    frame.chosen = null
    frame.left = 0
    if (frame.effect >= abilityOf(frame).effects.length) return done
    return start(ctx, frame, effectOf(frame))
  },
  unit: menuAsk({
    rule: 'TS-80',
    seats: (state, frame) => (candidates(state, frame, effectOf(frame)).length > 0 ? [frame.seat] : []),
    actions: {
      unit: {
        options: (state, frame) =>
          candidates(state, frame, effectOf(frame)).map(({ unit }) => ({ kind: 'unit', unit: unit.id })),
        take(ctx, frame, _seat, { unit }) {
          const placed = findUnit(ctx.state, unit)
          if (!placed) return 'next'
          const effect = effectOf(frame)
          if (effect.op === 'move') {
            frame.chosen = placed.unit.id
            return 'destination'
          }
          affect(ctx, frame, effect, [placed])
          return 'next'
        },
      },
      none: {
        options(_state, frame) {
          const effect = effectOf(frame)
          return 'selector' in effect && effect.selector.pick === 'chosen' && effect.selector.upTo ? NONE : []
        },
        take: () => 'next',
      },
    },
  }),
  skipUnit: () => 'next',
  destination: menuAsk({
    rule: 'TS-63',
    seats: mine,
    actions: {
      phase: {
        options(state, frame) {
          const placed = findUnit(state, frame.chosen as number)
          return placed ? destinations(placed).map((phase) => ({ kind: 'phase', phase })) : []
        },
        take(ctx, frame, seat, { phase }) {
          const placed = findUnit(ctx.state, frame.chosen as number)
          if (!placed) return 'next'
          const { unit, zone } = placed
          liftUnit(ctx.state, placed)
          const kind = zone === 'advance' ? 'advance' : 'obstacle'
          chainOf(ctx.state, unit.owner, kind, phase).push(unit)
          ctx.emit({ kind: 'moved', rule: 'TS-63', seat, ...told(unit), zone: kind, phase })
          return 'next'
        },
      },
    },
  }),
  phase: menuAsk({
    rule: 'TS-78',
    seats: mine,
    actions: {
      phase: {
        options: PHASES.map((phase) => ({ kind: 'phase', phase })),
        take(ctx, frame, _seat, { phase }) {
          frame.phase = phase
          const effect = effectOf(frame)
          affect(ctx, frame, effect, candidates(ctx.state, frame, effect))
          return 'next'
        },
      },
    },
  }),
  unlink: menuAsk({
    rule: 'TS-86',
    seats: (state, frame) =>
      playerOf(state, frame.seat).cells.some((cell) => cell.linked && !cell.frozen) ? whileLeft(state, frame) : [],
    actions: {
      useCell: {
        options: (state, _frame, seat) =>
          cellsToUse(playerOf(state, seat).cells, (cell) => cell.linked && !cell.frozen),
        take(ctx, frame, seat, action) {
          const cell = playerOf(ctx.state, seat).cells.find((one) => sameCell(one, action))
          if (cell) cell.linked = false
          ctx.emit({ kind: 'unlinked', rule: 'TS-86', seat, card: action.card })
          frame.left--
          return again
        },
      },
      none: { options: NONE, take: () => 'next' },
    },
  }),
  unlinked: () => 'next',
  freeze: menuAsk({
    rule: 'TS-86',
    seats: (state, frame) =>
      playerOf(state, rival(frame.seat)).cells.some((cell) => !cell.frozen) ? whileLeft(state, frame) : [],
    actions: {
      useCell: {
        options: (state, _frame, seat) => cellsToUse(playerOf(state, rival(seat)).cells, (cell) => !cell.frozen),
        take(ctx, frame, seat, action) {
          const { cells } = playerOf(ctx.state, rival(seat))
          const cell = cells.find(
            ({ card, linked, frozen }) => card === action.card && linked === action.linked && !frozen,
          )
          if (cell) {
            cell.linked = true
            cell.frozen = true
          }
          ctx.emit({ kind: 'froze', rule: 'TS-86', seat, card: action.card })
          frame.left--
          return again
        },
      },
      none: { options: NONE, take: () => 'next' },
    },
  }),
  frozen: () => 'next',
  search: menuAsk({
    rule: 'TS-91',
    // Asked even if nothing fits: not being asked would tell what is not in the deck.
    seats: whileLeft,
    actions: {
      card: {
        options(state, frame, seat) {
          const effect = effectOf(frame)
          const { deck } = playerOf(state, seat)
          return effect.op === 'search'
            ? choices(
                [...deck.top, ...deck.pool, ...deck.bottom].filter((card) =>
                  fitsFilter(effect.filter, card, frame.card),
                ),
              )
            : []
        },
        optionsLike(state, frame, seat, { card }) {
          const effect = effectOf(frame)
          const { top, pool, bottom } = playerOf(state, seat).deck
          const isThere = [top, pool, bottom].some((cards) => cards.includes(card))
          return effect.op === 'search' && isThere && fitsFilter(effect.filter, card, frame.card) ? choices([card]) : []
        },
        take(ctx, _frame, seat, { card }) {
          const player = playerOf(ctx.state, seat)
          reshuffle(player.deck)
          player.deck.pool.splice(player.deck.pool.indexOf(card), 1)
          toHand(player, card, true)
          ctx.emit({ kind: 'took', rule: 'TS-91', seat, from: 'deck', open: true, card })
          return 'next'
        },
      },
      none: {
        options: NONE,
        take(ctx, _frame, seat) {
          reshuffle(playerOf(ctx.state, seat).deck)
          return 'next'
        },
      },
    },
  }),
  searched: () => 'next',
  recover: menuAsk({
    rule: 'TS-80',
    // Face-down cards might fit: not being asked would tell that they do not.
    seats: (state, frame) =>
      recoverable(state, frame).length > 0 || playerOf(state, frame.seat).faceDown.length > 0
        ? whileLeft(state, frame)
        : [],
    actions: {
      card: {
        options: (state, frame) => choices(recoverable(state, frame)),
        take(ctx, frame, seat, { card }) {
          const player = playerOf(ctx.state, seat)
          const pile = player.void.includes(card) ? player.void : player.faceDown
          pile.splice(pile.indexOf(card), 1)
          toHand(player, card, true)
          ctx.emit({ kind: 'took', rule: 'TS-91', seat, from: 'void', open: true, card })
          frame.left--
          return again
        },
      },
      none: {
        options: (state, frame) => (recoverable(state, frame).length > 0 ? [] : NONE),
        take: () => 'next',
      },
    },
  }),
  recovered: () => 'next',
  sift: menuAsk({
    rule: 'TS-91',
    seats: whileLeft,
    actions: {
      card: {
        options(state, frame, seat) {
          const effect = effectOf(frame)
          if (effect.op !== 'sift') return []
          const seen = lookedThrough(state, frame, seat)
          return choices(seen.filter((card) => fitsFilter(effect.filter, card, frame.card)))
        },
        take(ctx, frame, seat, { card }) {
          const at = lookedThrough(ctx.state, frame, seat).indexOf(card)
          return takeSifted(ctx, frame, seat, { at, open: true })
        },
        // A card of any type is taken without being shown.
        unseen: {
          from: (state, frame, seat) => (siftsTypes(frame) ? [] : lookedThrough(state, frame, seat)),
          picks: ({ card }, seen) => card === seen,
          take: (ctx, frame, seat, at) => takeSifted(ctx, frame, seat, { at, open: false }),
        },
      },
      none: {
        options: (_state, frame) => (siftsTypes(frame) ? NONE : []),
        take(ctx, frame, seat) {
          putBelow(ctx, seat, playerOf(ctx.state, seat).deck.top.splice(0, frame.left))
          return 'next'
        },
      },
    },
  }),
  sifted: () => 'next',
  arrange: menuAsk({
    rule: 'TS-75',
    seats: whileLeft,
    // One card after another, the top one first: below, or left where it is.
    actions: {
      card: {
        options: (state, frame) => choices([lookedAt(state, frame)]),
        take(ctx, frame, seat) {
          frame.below.push(...playerOf(ctx.state, seat).deck.top.splice(keptSoFar(frame), 1))
          return arranged(ctx, frame, seat)
        },
      },
      none: {
        options: NONE,
        take(ctx, frame, seat) {
          frame.chosen = keptSoFar(frame) + 1
          return arranged(ctx, frame, seat)
        },
      },
    },
  }),
  arranged: () => 'next',
}

/** How many of the cards looked at have been left on top; kept in `chosen` while arranging. */
const keptSoFar = (frame: AbilityFrame): number => frame.chosen ?? 0
const lookedAt = (state: State, frame: AbilityFrame): CardId =>
  playerOf(state, frame.seat).deck.top[keptSoFar(frame)] as CardId

/** One of the cards looked at has its place; after the last one those below go there. */
function arranged(ctx: C, frame: AbilityFrame, seat: Seat): Next {
  frame.left--
  if (frame.left > 0) return again
  putBelow(ctx, seat, frame.below)
  frame.below = []
  return 'next'
}

/** Whether only cards of some types may be taken: then there may be none, and what is taken is shown. */
function siftsTypes(frame: AbilityFrame): boolean {
  const effect = effectOf(frame)
  return effect.op === 'sift' && effect.filter.types !== undefined
}

function recoverable(state: State, frame: AbilityFrame): CardId[] {
  const effect = effectOf(frame)
  const player = playerOf(state, frame.seat)
  return effect.op === 'recover'
    ? [...player.void, ...player.faceDown].filter((card) => fitsFilter(effect.filter, card, frame.card))
    : []
}

const lookedThrough = (state: State, { left }: AbilityFrame, seat: Seat): CardId[] =>
  playerOf(state, seat).deck.top.slice(0, left)

/** One of the cards looked through goes to the hand, the others below. */
function takeSifted(ctx: C, frame: AbilityFrame, seat: Seat, { at, open }: { at: number; open: boolean }): Next {
  const player = playerOf(ctx.state, seat)
  const seen = player.deck.top.splice(0, frame.left)
  const card = takeUnseen(seen, at)
  toHand(player, card, open)
  ctx.emit({ kind: 'took', rule: 'TS-91', seat, from: 'deck', open, card })
  putBelow(ctx, seat, seen)
  return 'next'
}

/** Puts cards under the deck without looking at them; the list is empty afterwards. */
function putBelow(ctx: C, seat: Seat, cards: CardId[]): void {
  if (cards.length === 0) return
  const { bottom } = playerOf(ctx.state, seat).deck
  const told = cards.slice()
  while (cards.length > 0) bottom.push(takeUnseen(cards, 0))
  ctx.emit({ kind: 'bottomed', rule: 'TS-75', seat, count: told.length, cards: told })
}

export const intervention: Flow<TimestreamTypes, InterventionFrame> = {
  resolve(ctx, frame) {
    const card: Card = cardOf(frame.card)
    card.abilities.forEach((_, i) => {
      ctx.call({
        kind: 'ability',
        seat: ctx.state.active,
        card: frame.card,
        ability: i,
        effect: -1,
        unit: null,
        phase: null,
        chosen: null,
        left: 0,
        below: [],
      })
    })
  },
  toVoid(ctx, frame) {
    playerOf(ctx.state, ctx.state.active).void.push(frame.card)
  },
}
