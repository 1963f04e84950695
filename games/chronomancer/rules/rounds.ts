import { again } from '@anachron/kernel'
import { CLOCK } from '../content/index.ts'
import { activePiece, clockOrder, maybeRing, merchantOf, restack } from './clock.ts'
import { clearHarbour, fillBoats, settleBoats } from './harbour.ts'
import { paySponsors } from './market.ts'
import { peddlerIsSponsored, peddlerSells } from './peddler.ts'
import { finish } from './scoring.ts'
import { fillSquare } from './townsfolk.ts'
import type { ChronoFlow } from './types.ts'

/** Three days of Arrival, Production, Market and Clean-up (CH-H1, CH-H2). */

export const game: ChronoFlow<'game'> = {
  begin(ctx) {
    const { state } = ctx
    if (!ctx.listening) return
    const order = clockOrder(state).map((index) => merchantOf(state, index))
    ctx.emit({ kind: 'began', rule: 'CH-R34', rogueCard: state.rogueCard, order })
  },
  arrival(ctx) {
    const { state } = ctx
    state.phase = 'arrival'
    if (ctx.listening) ctx.emit({ kind: 'round', rule: 'CH-H2', round: state.round })
    fillBoats(ctx)
    state.phase = 'production'
  },
  production(ctx) {
    const { state } = ctx
    const active = activePiece(state)
    if (active === undefined) return 'settle'
    const who = merchantOf(state, active)
    if (who === 'peddler') ctx.call({ kind: 'peddler' })
    else ctx.call({ kind: 'turn', seat: who, figure: 'assistant', hours: 0, corruption: 0 })
    return 'turnEnds'
  },
  turnEnds(ctx) {
    maybeRing(ctx)
    return 'production'
  },
  settle(ctx, frame) {
    ctx.state.phase = 'market'
    settleBoats(ctx)
    frame.sellers = clockOrder(ctx.state)
  },
  sell(ctx, frame) {
    const { state } = ctx
    const next = frame.sellers.shift()
    if (next === undefined) return 'sponsorship'
    const who = merchantOf(state, next)
    if (who === 'peddler') peddlerSells(ctx)
    else if (!state.shops[who]?.out) ctx.call({ kind: 'sale', seat: who, earned: [0, 0, 0], corruption: 0 })
    return again
  },
  sponsorship(ctx) {
    paySponsors(ctx)
    if (ctx.state.peddler) peddlerIsSponsored(ctx)
    if (ctx.state.round === CLOCK.rounds.count) finish(ctx)
  },
  cleanUp(ctx) {
    const { state } = ctx
    state.phase = 'cleanup'
    const order = clockOrder(state)
    clearHarbour(state)
    restack(state, order)
    const [first] = state.square.splice(0, 1)
    if (first !== undefined) state.discards.push(first)
    if (ctx.listening)
      ctx.emit({
        kind: 'cleaned',
        rule: 'CH-R28',
        discarded: first ?? null,
        order: order.map((index) => merchantOf(state, index)),
      })
    fillSquare(ctx)
    state.round++
    return 'arrival'
  },
}
