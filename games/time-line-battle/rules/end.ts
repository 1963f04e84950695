import type { Ctx, Next, Result, Seat } from '@anachron/kernel'
import { cardsLeft, playerOf } from './deployment.ts'
import type { RuleId } from './rulebook.ts'
import { bySide } from './sides.ts'
import { allowanceOf, livingUnits } from './timeline.ts'
import type { Action, Battle, EndReason, State } from './types.ts'

/** Points and deployments for what is still alive (TLB-13, TLB-17), and whether there was progress (TLB-54). */
export function score(ctx: Ctx<Battle>): void {
  const { state } = ctx
  const gained: number[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat)
    const living = livingUnits(state, seat)
    player.vp += living
    player.allowance = allowanceOf(state, seat)
    gained.push(living)
  }
  const survivors = bySide(state.sides, (seat) => gained[seat] as number)
  const progress = state.timeline === 1 || survivors.some((now, side) => now < (state.survivors[side] as number))
  state.quiet = progress ? 0 : state.quiet + 1
  state.survivors = survivors
  if (!ctx.listening) return
  const vp = state.players.map((player) => player.vp)
  const allowance = state.players.map((player) => player.allowance)
  ctx.emit({ kind: 'scored', rule: 'TLB-17', timeline: state.timeline, gained, vp, allowance, quiet: state.quiet })
}

/** Why the game is over after this Timeline, if it is (TLB-53). */
export function reasonToEnd(state: State): EndReason | undefined {
  const { options, players } = state
  if (state.survivors.includes(0)) return 'wipeout'
  if (players.every((player) => player.allowance === 0 || cardsLeft(player) === 0)) return 'exhausted'
  if (state.quiet >= options.quietTimelines) return 'stagnation'
  if (state.timeline >= options.maxTimelines) return 'cap'
  if (players.every((player) => player.offersEnd)) return 'agreed'
  return undefined
}

const RULE_OF: Record<EndReason, RuleId> = {
  wipeout: 'TLB-65',
  exhausted: 'TLB-53',
  stagnation: 'TLB-54',
  cap: 'TLB-57',
  agreed: 'TLB-53',
  concede: 'TLB-R25',
}

/** How it ends for this reason: the most VP of a side win (TLB-55, TLB-66), whoever is left out by having conceded. */
export function resultOf(state: State, reason: EndReason, conceding: number | null): Result<Battle> {
  const points = bySide(state.sides, (seat) => playerOf(state, seat).vp)
  const best = Math.max(...points.filter((_, side) => side !== conceding))
  const winning = points.map((vp, side) => side !== conceding && vp === best)
  const share = 1 / winning.filter(Boolean).length
  const payoff = state.sides.map((side) => (winning[side] ? share : 0))
  return { reason, rule: RULE_OF[reason], payoff, points: state.players.map((player) => player.vp) }
}

function endWith(ctx: Ctx<Battle>, reason: EndReason, conceding: number | null): void {
  const result = resultOf(ctx.state, reason, conceding)
  const vp = ctx.state.players.map((player) => player.vp)
  const winners = result.payoff.flatMap((share, seat) => (share > 0 ? [seat] : []))
  ctx.emit({ kind: 'ended', rule: winners.length === vp.length ? 'TLB-R22' : 'TLB-55', reason, winners, vp })
  ctx.end(result)
}

export function endCheck(ctx: Ctx<Battle>): Next {
  const reason = reasonToEnd(ctx.state)
  if (reason) return endWith(ctx, reason, null)
  return 'restore'
}

const OFFER: Action = { kind: 'offer' }
const WITHDRAW: Action = { kind: 'withdraw' }
export const CONCEDE: Action = { kind: 'concede' }

/** What anybody may do at any time: offer to stop (TLB-53 e), take that back, or give up (TLB-R25). */
export const anytime = {
  options(state: State, seat: Seat): Action[] {
    const player = state.players[seat]
    return player ? [player.offersEnd ? WITHDRAW : OFFER, CONCEDE] : []
  },
  take(ctx: Ctx<Battle>, seat: Seat, action: Action): void {
    if (action.kind === 'concede') {
      ctx.emit({ kind: 'conceded', rule: 'TLB-R25', seat })
      endWith(ctx, 'concede', ctx.state.sides[seat] as number)
    } else {
      playerOf(ctx.state, seat).offersEnd = action.kind === 'offer'
      ctx.emit({ kind: action.kind === 'offer' ? 'offered' : 'withdrew', rule: 'TLB-53', seat })
    }
  },
}
