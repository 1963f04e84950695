/** Section 3.12: an ability, effect by effect, with the choices of whoever resolves it. */
import { again, type Ctx, done, type Flow, reshuffle, type Seat } from '@anachron/kernel'
import { type Card, cardOf } from '../content/index.ts'
import { distinctCells, sameCell } from './cells.ts'
import { abilityOf, affect, candidates, destinations, effectOf, fitsFilter, start } from './effects.ts'
import { byList, toHand } from './piles.ts'
import type { AbilityFrame, Action, CardId, InterventionFrame, State, TimestreamTypes } from './types.ts'
import { chainOf, conditionHolds, findUnit, liftUnit, PHASES, playerOf, rival } from './units.ts'

type C = Ctx<TimestreamTypes>

const distinct = (cards: readonly CardId[]): CardId[] => [...new Set(cards)].sort(byList)
const choice = (card: CardId): Action => ({ kind: 'card', card })
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
  unit: {
    rule: 'TS-80',
    seats: (state, frame) => (candidates(state, frame, effectOf(frame)).length > 0 ? [frame.seat] : []),
    options(state, frame) {
      const effect = effectOf(frame)
      const found = candidates(state, frame, effect).map(({ unit }): Action => ({ kind: 'unit', unit: unit.id }))
      const optional = 'selector' in effect && effect.selector.pick === 'chosen' && effect.selector.upTo
      return optional ? [...found, { kind: 'none' }] : found
    },
    take(ctx, frame, _seat, action) {
      const placed = action.kind === 'unit' ? findUnit(ctx.state, action.unit) : undefined
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
  skipUnit: () => 'next',
  destination: {
    rule: 'TS-63',
    seats: mine,
    options(state, frame) {
      const placed = findUnit(state, frame.chosen as number)
      return placed ? destinations(placed).map((phase): Action => ({ kind: 'phase', phase })) : []
    },
    take(ctx, frame, _seat, action) {
      const placed = findUnit(ctx.state, frame.chosen as number)
      if (action.kind !== 'phase' || !placed) return 'next'
      const { unit, zone } = placed
      liftUnit(ctx.state, placed)
      chainOf(ctx.state, unit.owner, zone === 'advance' ? 'advance' : 'obstacle', action.phase).push(unit)
      ctx.emit({ kind: 'moved', rule: 'TS-63', seat: frame.seat, unit: unit.id, card: unit.card, phase: action.phase })
      return 'next'
    },
  },
  phase: {
    rule: 'TS-78',
    seats: mine,
    options: () => PHASES.map((phase): Action => ({ kind: 'phase', phase })),
    take(ctx, frame, _seat, action) {
      if (action.kind !== 'phase') return again
      frame.phase = action.phase
      const effect = effectOf(frame)
      affect(ctx, frame, effect, candidates(ctx.state, frame, effect))
      return 'next'
    },
  },
  unlink: {
    rule: 'TS-86',
    seats: (state, frame) =>
      playerOf(state, frame.seat).cells.some((cell) => cell.linked && !cell.frozen) ? whileLeft(state, frame) : [],
    options: (state, frame) => [
      ...distinctCells(playerOf(state, frame.seat).cells, (cell) => cell.linked && !cell.frozen).map(
        (cell): Action => ({ kind: 'useCell', ...cell }),
      ),
      { kind: 'none' },
    ],
    take(ctx, frame, _seat, action) {
      if (action.kind !== 'useCell') return 'next'
      const cell = playerOf(ctx.state, frame.seat).cells.find((one) => sameCell(one, action))
      if (cell) cell.linked = false
      ctx.emit({ kind: 'unlinked', rule: 'TS-86', seat: frame.seat, card: action.card })
      frame.left--
      return again
    },
  },
  unlinked: () => 'next',
  freeze: {
    rule: 'TS-86',
    seats: (state, frame) =>
      playerOf(state, rival(frame.seat)).cells.some((cell) => !cell.frozen) ? whileLeft(state, frame) : [],
    options: (state, frame) => [
      ...distinctCells(playerOf(state, rival(frame.seat)).cells, (cell) => !cell.frozen).map(
        (cell): Action => ({ kind: 'useCell', ...cell }),
      ),
      { kind: 'none' },
    ],
    take(ctx, frame, _seat, action) {
      if (action.kind !== 'useCell') return 'next'
      const cells = playerOf(ctx.state, rival(frame.seat)).cells
      const cell = cells.find(({ card, linked, frozen }) => card === action.card && linked === action.linked && !frozen)
      if (cell) {
        cell.linked = true
        cell.frozen = true
      }
      ctx.emit({ kind: 'froze', rule: 'TS-86', seat: frame.seat, card: action.card })
      frame.left--
      return again
    },
  },
  frozen: () => 'next',
  search: {
    rule: 'TS-91',
    seats: whileLeft,
    // Asked even if nothing fits: not being asked would tell what is not in the deck.
    options(state, frame) {
      const effect = effectOf(frame)
      const { deck } = playerOf(state, frame.seat)
      const found =
        effect.op === 'search'
          ? [...deck.top, ...deck.pool, ...deck.bottom].filter((card) => fitsFilter(effect.filter, card, frame.card))
          : []
      return [...distinct(found).map(choice), { kind: 'none' }]
    },
    take(ctx, _frame, seat, action) {
      const player = playerOf(ctx.state, seat)
      reshuffle(player.deck)
      if (action.kind === 'card') {
        player.deck.pool.splice(player.deck.pool.indexOf(action.card), 1)
        toHand(player, action.card, true)
        ctx.emit({ kind: 'took', rule: 'TS-91', seat, from: 'deck', open: true, card: action.card })
      }
      return 'next'
    },
  },
  searched: () => 'next',
  recover: {
    rule: 'TS-80',
    // Face-down cards might fit: not being asked would tell that they do not.
    seats: (state, frame) =>
      recoverable(state, frame).length > 0 || playerOf(state, frame.seat).faceDown.length > 0
        ? whileLeft(state, frame)
        : [],
    options(state, frame) {
      const found = distinct(recoverable(state, frame)).map(choice)
      return found.length > 0 ? found : [{ kind: 'none' }]
    },
    take(ctx, frame, seat, action) {
      if (action.kind !== 'card') return 'next'
      const player = playerOf(ctx.state, seat)
      const pile = player.void.includes(action.card) ? player.void : player.faceDown
      pile.splice(pile.indexOf(action.card), 1)
      toHand(player, action.card, true)
      ctx.emit({ kind: 'took', rule: 'TS-91', seat, from: 'void', open: true, card: action.card })
      frame.left--
      return again
    },
  },
  recovered: () => 'next',
  sift: {
    rule: 'TS-91',
    seats: whileLeft,
    options(state, frame) {
      const effect = effectOf(frame)
      if (effect.op !== 'sift') return []
      const seen = playerOf(state, frame.seat).deck.top.slice(0, frame.left)
      const found = distinct(seen.filter((card) => fitsFilter(effect.filter, card, frame.card))).map(choice)
      return effect.filter.types ? [...found, { kind: 'none' }] : found
    },
    take(ctx, frame, seat, action) {
      const effect = effectOf(frame)
      const player = playerOf(ctx.state, seat)
      const seen = player.deck.top.splice(0, frame.left)
      if (action.kind === 'card') {
        const open = effect.op === 'sift' && effect.filter.types !== undefined
        seen.splice(seen.indexOf(action.card), 1)
        toHand(player, action.card, open)
        ctx.emit({ kind: 'took', rule: 'TS-91', seat, from: 'deck', open, card: action.card })
      }
      putBelow(ctx, seat, seen)
      return 'next'
    },
  },
  sifted: () => 'next',
  arrange: {
    rule: 'TS-75',
    seats: whileLeft,
    // One card after another, the top one first: below, or left where it is.
    options: (state, frame) => [choice(lookedAt(state, frame)), { kind: 'none' }],
    take(ctx, frame, seat, action) {
      const { deck } = playerOf(ctx.state, seat)
      const at = keptSoFar(frame)
      if (action.kind === 'card') frame.below.push(...deck.top.splice(at, 1))
      else frame.chosen = at + 1
      frame.left--
      if (frame.left > 0) return again
      putBelow(ctx, seat, frame.below)
      frame.below = []
      return 'next'
    },
  },
  arranged: () => 'next',
}

/** How many of the cards looked at have been left on top; kept in `chosen` while arranging. */
const keptSoFar = (frame: AbilityFrame): number => frame.chosen ?? 0
const lookedAt = (state: State, frame: AbilityFrame): CardId =>
  playerOf(state, frame.seat).deck.top[keptSoFar(frame)] as CardId

function recoverable(state: State, frame: AbilityFrame): CardId[] {
  const effect = effectOf(frame)
  const player = playerOf(state, frame.seat)
  return effect.op === 'recover'
    ? [...player.void, ...player.faceDown].filter((card) => fitsFilter(effect.filter, card, frame.card))
    : []
}

function putBelow(ctx: C, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  playerOf(ctx.state, seat).deck.bottom.push(...cards)
  ctx.emit({ kind: 'bottomed', rule: 'TS-75', seat, count: cards.length, cards: [...cards] })
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
