import { type Chance, type Ctx, type Flow, newDeck, type Seat, takeFromPool } from '@anachron/kernel'
import { DECK, HAND_SIZE, isUnit } from '../content/cards.ts'
import { cardsLeft, drawLabel, playerOf, takeInHand } from './deployment.ts'
import { endCheck, score } from './end.ts'
import { sidesFor } from './options.ts'
import { firstDay, restore } from './timeline.ts'
import type { Battle, BattleFrame, Options, Player, State } from './types.ts'

/** Units that everybody deploys in the first Timeline (TLB-12). */
const OPENING = 2

const newPlayer = (): Player => ({
  hand: [],
  deck: newDeck(DECK),
  laid: [],
  playing: null,
  toDeploy: 0,
  deployed: 0,
  vp: 0,
  allowance: OPENING,
  offersEnd: false,
})

export function setup(options: Options, seats: number): State {
  const sides = sidesFor(options, seats)
  return {
    stack: [{ kind: 'match', at: 'deal' }],
    result: null,
    options: { ...options },
    sides,
    timeline: 0,
    day: 0,
    start: 0,
    cards: [],
    players: sides.map(newPlayer),
    survivors: sides.slice(0, new Set(sides).size).fill(0),
    quiet: 0,
  }
}

/** Deals five cards, again and again until an opening is possible (TLB-4). */
function dealTo(player: Player, seat: Seat, { opening }: Options, chance: Chance): number {
  for (let redeals = 0; ; redeals++) {
    player.deck = newDeck(DECK)
    player.hand = []
    for (let i = 0; i < HAND_SIZE; i++) takeInHand(player.hand, takeFromPool(player.deck.pool, chance, drawLabel(seat)))
    if (opening === 'any' || player.hand.filter(isUnit).length >= OPENING) return redeals
  }
}

function deal(ctx: Ctx<Battle>): void {
  const { state, chance } = ctx
  for (const [seat, player] of state.players.entries()) {
    for (let redeals = dealTo(player, seat, state.options, chance); redeals > 0; redeals--)
      ctx.emit({ kind: 'redealt', rule: 'TLB-R4', seat })
    ctx.emit({ kind: 'dealt', rule: 'TLB-4', seat, hand: player.hand.slice() })
  }
  state.start = chance.pick('start player', state.sides.length)
  ctx.emit({ kind: 'started', rule: 'TLB-18', seat: state.start })
}

/** The whole match: Timelines, one after the other (TLB-9). */
export const match: Flow<Battle, Extract<BattleFrame, { kind: 'match' }>> = {
  deal,
  restore(ctx) {
    const { state } = ctx
    restore(state.cards)
    state.timeline++
    state.day = firstDay(state.timeline)
    for (let seat = 0; seat < state.players.length; seat++) {
      const player = playerOf(state, seat)
      // At least 1 between two players who go on and have cards (TLB-56).
      player.toDeploy = Math.min(player.allowance, cardsLeft(player))
    }
    if (ctx.listening) {
      const toDeploy = state.players.map((player) => player.toDeploy)
      const rule = state.timeline === 1 ? 'TLB-8' : 'TLB-10'
      ctx.emit({ kind: 'timeline', rule, timeline: state.timeline, toDeploy })
    }
  },
  deploy(ctx) {
    ctx.call({ kind: 'deploy' })
  },
  days(ctx) {
    ctx.call({ kind: 'day', card: null })
  },
  nextDay({ state }) {
    if (state.day === 0) return undefined
    state.day++
    return 'days'
  },
  score,
  endCheck,
}

/** An example of the rulebook, set up: whoever starts says when the Days may run (TLB-16). */
export const example: Flow<Battle, Extract<BattleFrame, { kind: 'example' }>> = {
  watch: {
    rule: 'TLB-16',
    seats: (state) => [state.start],
    options: () => [{ kind: 'watch' }],
    take: () => {},
  },
}
