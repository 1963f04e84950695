/** How a card that was played comes into play: announced, paid for, laid down. */
import type { Ctx, Flow, Seat } from '@anachron/kernel'
import { type Card, cardOf } from '../content/index.ts'
import { cellParts, payByProposal } from './cells.ts'
import { callAbilities, fromHand } from './piles.ts'
import type { RuleId } from './rulebook.ts'
import type { ArriveFrame, CardId, Play, State, TimestreamTypes, TurnFrame, Unit } from './types.ts'
import { chainOf, findUnit, locationOf, newUnit, playerOf, rival } from './units.ts'

type C = Ctx<TimestreamTypes>

/** TS-51. */
export const INTRUDER_TURNS = 3

/** Announces a play: the card leaves the hand, its price is paid (by asking where there is a choice), and it arrives. */
export function announce(ctx: C, frame: TurnFrame, seat: Seat, play: Play): void {
  const { state } = ctx
  const player = playerOf(state, seat)
  const { cost } = cardOf(play.card)
  fromHand(player, play.card)
  state.allowance.plays++
  const { byHand } = frame
  frame.byHand = false
  if (cost.void > 0 || cost.discardCell > 0 || (byHand && cellParts(cost) > 0)) {
    ctx.call({ kind: 'pay', cost: { ...cost }, byHand })
    ctx.call({ kind: 'arrive', play })
  } else arrive(ctx, seat, play, payByProposal(player, cost))
}

/** TS-57. Paid by the game's proposal, or by hand like any play. */
export function charge(ctx: C, frame: TurnFrame, seat: Seat, id: number): void {
  const unit = findUnit(ctx.state, id)?.unit
  const cost = unit && cardOf(unit.card).charge?.cost
  if (!unit || !cost) return
  const { byHand } = frame
  frame.byHand = false
  unit.charges++
  ctx.state.allowance.plays++
  const cells = byHand ? [] : payByProposal(playerOf(ctx.state, seat), cost)
  ctx.emit({ kind: 'charged', rule: 'TS-57', seat, unit: unit.id, card: unit.card, cells })
  if (byHand) ctx.call({ kind: 'pay', cost: { ...cost }, byHand })
}

/** TS-79: a paid card comes into play, and then its abilities run. */
export function arrive(ctx: C, seat: Seat, play: Play, cells: CardId[]): void {
  const { state } = ctx
  const { allowance } = state
  const card = cardOf(play.card)
  if (card.type === 'event-chain') {
    allowance.chain--
    allowance.chainPlayed = true
  }
  const rule = ruleOf(state, card, play)
  const unit = settle(state, seat, card, play)
  const host = play.kind === 'link' && unit ? { host: unit.card } : {}
  ctx.emit({ kind: 'played', rule, seat, play, unit: unit?.id ?? null, cells, ...host })
  switch (play.kind) {
    case 'intervention':
      ctx.call({ kind: 'intervention', card: play.card })
      return
    case 'timestream':
      playerOf(state, seat).void.push(play.card)
      ctx.emit({ kind: 'ended', rule: 'TS-3', reason: 'home' })
      ctx.end({ reason: 'home', rule: 'TS-3', payoff: seat === 0 ? [1, 0] : [0, 1] })
      return
    case 'lock':
      callAbilities(ctx, seat, play.card, 'lock', unit?.id ?? null, play.location)
      return
    case 'link':
      return
    default:
      callAbilities(
        ctx,
        seat,
        play.card,
        'play',
        unit?.id ?? null,
        'phase' in play ? play.phase : 'location' in play ? play.location : null,
      )
  }
}

const RULE_OF = {
  fill: 'TS-36',
  lock: 'TS-39',
  intrude: 'TS-48',
  advance: 'TS-46',
  obstacle: 'TS-46',
  link: 'TS-53',
  intervention: 'TS-58',
  timestream: 'TS-45',
  cell: 'TS-23',
} as const

function ruleOf({ step, allowance }: State, card: Card, play: Play): RuleId {
  if (play.kind === 'advance' && card.type === 'event-chain') return 'TS-42'
  return play.kind === 'cell' && !(step === 'cells' && allowance.cell > 0) ? 'TS-24' : RULE_OF[play.kind]
}

/** Lays the card down; returns the unit it became or joined. */
function settle(state: State, seat: Seat, card: Card, play: Play): Unit | undefined {
  const player = playerOf(state, seat)
  switch (play.kind) {
    case 'fill': {
      const unit = newUnit(state, seat, card.id)
      player.locations[play.location - 1] = unit
      return unit
    }
    case 'lock': {
      const unit = locationOf(state, seat, play.location) as Unit
      unit.second = true
      return unit
    }
    case 'intrude': {
      const unit = newUnit(state, seat, card.id, INTRUDER_TURNS)
      playerOf(state, rival(seat)).locations[play.location - 1] = unit
      return unit
    }
    case 'advance':
    case 'obstacle': {
      const unit = newUnit(state, seat, card.id, card.delay ?? 0)
      const chain = chainOf(state, seat, play.kind, play.phase)
      // TS-47.
      if (card.keywords.includes('vanguard')) chain.unshift(unit)
      else chain.push(unit)
      return unit
    }
    case 'link': {
      // TS-56: `arrived` stays that of the host.
      const unit = findUnit(state, play.host)?.unit
      unit?.links.push(card.id)
      return unit
    }
    case 'cell':
      player.cells.push({ card: card.id, linked: card.cell?.entersLinked === true, frozen: false })
      if (state.step === 'cells' && state.allowance.cell > 0) state.allowance.cell--
      else state.allowance.extraCells--
      return undefined
    default:
      return undefined
  }
}

/** After a price that somebody had to choose. */
export const arriving: Flow<TimestreamTypes, ArriveFrame> = {
  arrive(ctx, frame) {
    arrive(ctx, ctx.state.active, frame.play, [])
  },
}
