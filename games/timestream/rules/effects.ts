/** Section 3.12: what the effects of an ability do. The choices they leave stand in abilities.ts. */
import { type Ctx, deckSize, lookAtTop, type Seat } from '@anachron/kernel'
import { type Ability, cardOf, type Effect, type Filter, type Phase, type Selector } from '../content/index.ts'
import { draw, loseAtRandom, toHand, voidUnits } from './piles.ts'
import { selectable } from './select.ts'
import type { AbilityFrame, CardId, State, TimestreamTypes, Unit } from './types.ts'
import { cardsOfUnit, findUnit, liftUnit, PHASES, type Placed, playerOf, rival } from './units.ts'

type C = Ctx<TimestreamTypes>

export const abilityOf = (frame: AbilityFrame): Ability => cardOf(frame.card).abilities[frame.ability] as Ability
export const effectOf = (frame: AbilityFrame): Effect => abilityOf(frame).effects[frame.effect] as Effect
export const fitsFilter = (filter: Filter, card: CardId, self: CardId): boolean =>
  (!filter.types || filter.types.includes(cardOf(card).type)) && (!filter.self || card === self)

/** Units that the selector of the running effect may mean; for `move` only those with somewhere to go. */
export function candidates(state: State, frame: AbilityFrame, effect: Effect): Placed[] {
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
export function destinations({ unit, zone, phase }: Placed): Phase[] {
  const card = cardOf(unit.card)
  const allowed: readonly Phase[] = card.type === 'event-chain' && zone === 'advance' ? PHASES : card.phases
  return allowed.filter((to) => to !== phase)
}

/** How events name a unit that an effect of either player reaches. */
export const told = ({ id, card, owner }: Unit): { unit: number; card: CardId; owner: Seat } => ({
  unit: id,
  card,
  owner,
})

const isChosen = (selector: Selector): boolean => selector.pick === 'chosen'

/** What an effect does to the units it means. */
export function affect(ctx: C, frame: AbilityFrame, effect: Effect, units: readonly Placed[]): void {
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
        ctx.emit({ kind: 'stunned', rule: 'TS-64', seat: frame.seat, ...told(unit) })
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
    ctx.emit({ kind: 'raised', rule: 'TS-84', seat: frame.seat, ...told(unit), energy, resistance })
  } else if (effect.op === 'grant') {
    const { keyword, duration } = effect
    unit.lasting.push({
      energy: 0,
      resistance: 0,
      keyword,
      until: duration === 'cycle' ? 'cycle' : 'permanent',
      by: frame.seat,
    })
    ctx.emit({ kind: 'granted', rule: 'TS-77', seat: frame.seat, ...told(unit), keyword })
  }
}

/** Effects that need nobody's choice; the name of the ask for those that do. */
export function start(ctx: C, frame: AbilityFrame, effect: Effect): string {
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
