import { again, type Ctx, deckSize, done, type Flow, lookAtTop, reshuffle, type Seat } from '@anachron/kernel'
import {
  type Ability,
  type Card,
  cardOf,
  type Effect,
  type Filter,
  type Phase,
  type Selector,
} from '../content/index.ts'
import { distinctCells, sameCell } from './cells.ts'
import { byList, draw, loseAtRandom, toHand, voidUnits } from './piles.ts'
import { selectable } from './select.ts'
import type { AbilityFrame, Action, CardId, InterventionFrame, State, TimestreamTypes, Unit } from './types.ts'
import {
  cardsOfUnit,
  chainOf,
  conditionHolds,
  findUnit,
  liftUnit,
  PHASES,
  type Placed,
  playerOf,
  rival,
} from './units.ts'

type C = Ctx<TimestreamTypes>

const abilityOf = (frame: AbilityFrame): Ability => cardOf(frame.card).abilities[frame.ability] as Ability
const effectOf = (frame: AbilityFrame): Effect => abilityOf(frame).effects[frame.effect] as Effect
const fitsFilter = (filter: Filter, card: CardId, self: CardId): boolean =>
  (!filter.types || filter.types.includes(cardOf(card).type)) && (!filter.self || card === self)
const distinct = (cards: readonly CardId[]): CardId[] => [...new Set(cards)].sort(byList)
const choice = (card: CardId): Action => ({ kind: 'card', card })

/** Units that the selector of the running effect may mean; for `move` only those with somewhere to go. */
function candidates(state: State, frame: AbilityFrame, effect: Effect): Placed[] {
  const selector = 'selector' in effect ? effect.selector : undefined
  if (!selector) return []
  if (selector.pick === 'self') {
    const self = frame.unit === null ? undefined : findUnit(state, frame.unit)
    return self ? [self] : []
  }
  const found = selectable(state, frame.seat, selector, frame.phase, cardOf(frame.card).type)
  return effect.op === 'move' ? found.filter((placed) => destinations(placed).length > 0) : found
}

/** TS-63: another phase of the same kind that the card allows. */
function destinations({ unit, zone, phase }: Placed): Phase[] {
  const card = cardOf(unit.card)
  const allowed: readonly Phase[] = card.type === 'event-chain' && zone === 'advance' ? PHASES : card.phases
  return allowed.filter((to) => to !== phase)
}

const isChosen = (selector: Selector): boolean => selector.pick === 'chosen'

/** What an effect does to the units it means. */
function affect(ctx: C, frame: AbilityFrame, effect: Effect, units: readonly Placed[]): void {
  const { state } = ctx
  switch (effect.op) {
    case 'voidUnit': {
      // TS-41: from a locked phase only the second copy goes.
      const locked = units.filter(({ unit, zone }) => zone === 'event-chain' && unit.second)
      for (const { unit } of locked) loseSecond(ctx, unit)
      voidUnits(
        ctx,
        units.filter((placed) => !locked.includes(placed)),
      )
      return
    }
    case 'breakLock':
      for (const { unit } of units) if (unit.second) loseSecond(ctx, unit)
      return
    case 'bounce':
      for (const placed of units) giveBack(ctx, placed)
      return
    case 'stun':
      for (const { unit } of units) {
        unit.stunned = state.turn + (unit.owner === state.active ? 2 : 1)
        ctx.emit({ kind: 'stunned', rule: 'TS-64', seat: frame.seat, unit: unit.id, card: unit.card })
      }
      return
    case 'modify':
    case 'grant':
      for (const { unit } of units) lastOn(ctx, frame, effect, unit)
      return
    default:
      return
  }
}

function loseSecond(ctx: C, unit: Unit): void {
  unit.second = false
  playerOf(ctx.state, unit.owner).void.push(unit.card)
  ctx.emit({ kind: 'unlocked', rule: 'TS-41', seat: unit.owner, unit: unit.id, card: unit.card })
}

function giveBack(ctx: C, placed: Placed): void {
  const { unit } = placed
  liftUnit(ctx.state, placed)
  const cards = cardsOfUnit(unit)
  for (const card of cards) toHand(playerOf(ctx.state, unit.owner), card, true)
  ctx.emit({ kind: 'returned', rule: 'TS-55', seat: unit.owner, unit: unit.id, cards })
}

function lastOn(ctx: C, frame: AbilityFrame, effect: Effect, unit: Unit): void {
  if (effect.op === 'modify') {
    const { energy, resistance, duration } = effect
    if (duration === 'static') return
    unit.lasting.push({ energy, resistance, keyword: null, until: duration, by: frame.seat })
    ctx.emit({ kind: 'raised', rule: 'TS-84', seat: frame.seat, unit: unit.id, card: unit.card, energy, resistance })
  } else if (effect.op === 'grant') {
    const { keyword, duration } = effect
    unit.lasting.push({
      energy: 0,
      resistance: 0,
      keyword,
      until: duration === 'cycle' ? 'cycle' : 'permanent',
      by: frame.seat,
    })
    ctx.emit({ kind: 'granted', rule: 'TS-77', seat: frame.seat, unit: unit.id, card: unit.card, keyword })
  }
}

/** Effects that need nobody's choice; the name of the ask for those that do. */
function start(ctx: C, frame: AbilityFrame, effect: Effect): string {
  const { state } = ctx
  const { seat } = frame
  const player = playerOf(state, seat)
  switch (effect.op) {
    case 'draw':
      draw(ctx, seat, effect.amount, 'TS-77')
      return 'next'
    case 'discardHand':
      loseAtRandom(ctx, rival(seat), effect.amount)
      return 'next'
    case 'peekHand':
      peek(ctx, seat)
      return 'next'
    case 'extraCell':
      state.allowance.extraCells += effect.amount
      ctx.emit({ kind: 'allowed', rule: 'TS-24', seat, what: 'cell', amount: effect.amount })
      return 'next'
    case 'extraEventChain':
      state.allowance.chain += effect.amount
      ctx.emit({ kind: 'allowed', rule: 'TS-38', seat, what: 'chain', amount: effect.amount })
      return 'next'
    case 'unlink':
    case 'freeze':
      frame.left = effect.amount
      return effect.op
    case 'search':
      frame.left = deckSize(player.deck) > 0 ? effect.amount : 0
      return 'search'
    case 'recover':
      if (effect.filter.self) return recoverSelf(ctx, frame)
      frame.left = effect.amount
      return 'recover'
    case 'sift':
    case 'arrange': {
      const amount = effect.op === 'sift' ? effect.look : effect.amount
      const cards = lookAtTop(player.deck, amount, ctx.chance, `look/${seat}`)
      frame.left = cards.length
      frame.below = []
      if (cards.length > 0) ctx.emit({ kind: 'looked', rule: 'TS-75', seat, count: cards.length, cards })
      return effect.op
    }
    case 'win':
      return 'next'
    default:
      return startOnUnits(ctx, frame, effect)
  }
}

function startOnUnits(ctx: C, frame: AbilityFrame, effect: Effect): string {
  if (!('selector' in effect)) return 'next'
  if (effect.selector.pick === 'all' && effect.selector.phase === 'one') return 'phase'
  if (isChosen(effect.selector)) return 'unit'
  affect(ctx, frame, effect, candidates(ctx.state, frame, effect))
  return 'next'
}

function recoverSelf(ctx: C, frame: AbilityFrame): string {
  const player = playerOf(ctx.state, frame.seat)
  const at = player.void.indexOf(frame.card)
  if (at >= 0) {
    player.void.splice(at, 1)
    toHand(player, frame.card, true)
    ctx.emit({ kind: 'took', rule: 'TS-72', seat: frame.seat, from: 'void', open: true, card: frame.card })
  }
  return 'next'
}

/** TS-95: the hand as it is now stays known. */
function peek(ctx: C, seat: Seat): void {
  const other = playerOf(ctx.state, rival(seat))
  const known = other.shown.slice()
  other.peeked = other.hand.filter((card) => {
    const at = known.indexOf(card)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
  ctx.emit({ kind: 'peeked', rule: 'TS-91', seat, cards: other.hand.slice() })
}

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
