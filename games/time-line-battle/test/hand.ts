/** Positions before or during a deployment. */
import type { Seat } from '@anachron/kernel'
import { begin, seeded } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { DECK } from '../content/cards.ts'
import { game } from '../rules/game.ts'
import { DEFAULTS } from '../rules/options.ts'
import type { Action, Battle, Options, Player, State } from '../rules/types.ts'
import { notOnTable } from '../rules/view.ts'
import { ranks } from './war.ts'

export const newGame = (seats = 2, options: Partial<Options> = {}, seed: string | number = 1): State =>
  begin(game, { ...DEFAULTS, ...options }, seats, seeded(seed))

/** Gives a player this hand, and a deck from which these cards come next; the rest stays in no known order. */
export function hold(state: State, seat: Seat, hand: string, next = ''): Player {
  const player = state.players[seat] as Player
  const left = notOnTable(state.cards, seat, DECK)
  const take = (signs: string): typeof left =>
    signs === '' ? [] : ranks(signs).map((rank) => left.splice(left.indexOf(rank), 1)[0] as (typeof left)[number])
  player.hand = take(hand).sort((a, b) => a - b)
  player.deck = { top: take(next), pool: left, bottom: [] }
  return player
}

export const deploying = (state: State): Playing<Battle> => playing(game, state, seeded('draws'))

/** A deployment: a card, and perhaps one that goes under the deck. */
export function deploys(play: Playing<Battle>, seat: Seat, sign: string, bottom?: string): void {
  play.does(seat, { kind: 'deploy', rank: ranks(sign)[0] as never })
  const kept: Action = bottom === undefined ? { kind: 'keep' } : { kind: 'bottom', rank: ranks(bottom)[0] as never }
  if (play.state.players[seat]?.playing != null) play.does(seat, kept)
}

/** Everybody holds these cards and deploys as many of them, in this order, as they have to. */
export function everyoneDeploys(play: Playing<Battle>, signs: string): void {
  for (const seat of play.asked()?.seats ?? []) {
    const { toDeploy } = hold(play.state, seat, signs)
    for (const sign of signs.split(' ').slice(0, toDeploy)) deploys(play, seat, sign)
  }
}
