/** How a card that was played comes into play: announced, paid for, laid down. */
import type { Ctx, Flow, Seat } from '@anachron/kernel'
import { type Card, cardOf } from '../content/index.ts'
import { cellParts, payByProposal } from './cells.ts'
import { fromHand } from './piles.ts'
import { rulesOfPlay } from './plays.ts'
import type { RuleId } from './rulebook.ts'
import type { ArriveFrame, CardId, Play, State, TimestreamTypes, TurnFrame } from './types.ts'
import { findUnit, playerOf } from './units.ts'

type C = Ctx<TimestreamTypes>

/**
 * Announces a play: the card leaves the hand, its price is paid (by asking where there is a choice), and it arrives.
 */
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
    ctx.call({ kind: 'arrive', play: { ...play } })
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
  const { settle, follow } = rulesOfPlay(play)
  const unit = settle(state, seat, card, play)
  if (ctx.listening) {
    const host = play.kind === 'link' && unit ? { host: unit.card } : {}
    ctx.emit({ kind: 'played', rule, seat, play, unit: unit?.id ?? null, cells, ...host })
  }
  follow(ctx, seat, play, unit)
}

function ruleOf({ step, allowance }: State, card: Card, play: Play): RuleId {
  if (play.kind === 'advance' && card.type === 'event-chain') return 'TS-42'
  return play.kind === 'cell' && !(step === 'cells' && allowance.cell > 0) ? 'TS-24' : rulesOfPlay(play).rule
}

/** After a price that somebody had to choose. */
export const arriving: Flow<TimestreamTypes, ArriveFrame> = {
  arrive(ctx, frame) {
    arrive(ctx, ctx.state.active, frame.play, [])
  },
}
