import {
  again,
  type Ctx,
  deckSize,
  drawCard,
  type Flow,
  menuAsk,
  type Next,
  type OfKind,
  type Refusal,
  type Seat,
} from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { HAND_SIZE, isUnit, kindOf, RANKS, type Rank } from '../content/cards.ts'
import { SEATS } from './sides.ts'
import type { Action, Battle, BattleFrame, Card, Player, State } from './types.ts'
import { refOf } from './units.ts'

type Act<Kind extends Action['kind']> = OfKind<Action, Kind>
type DeployFrame = Extract<BattleFrame, { kind: 'deploy' }>

const KEEP: readonly Act<'keep'>[] = [{ kind: 'keep' }]
const NONE: readonly never[] = []
/** Options are made once: listing them is what playouts do most. */
const DEPLOY = ['', ...RANKS].map((rank): Act<'deploy'> => ({ kind: 'deploy', rank: rank as Rank }))
const BOTTOM = ['', ...RANKS].map((rank): Act<'bottom'> => ({ kind: 'bottom', rank: rank as Rank }))
/** The label of a draw names its seat, so that the order in which seats answer cannot matter. */
export const drawLabel = (seat: Seat): string => LABELS[seat] ?? `draw/${seat}`
const LABELS = Array.from({ length: SEATS.max }, (_, seat) => `draw/${seat}`)

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player

/** A card as it comes to the table. */
export const newCard = (card: Pick<Card, 'id' | 'owner' | 'rank' | 'day' | 'seq'> & { copy?: number }): Card => ({
  id: card.id,
  owner: card.owner,
  rank: card.rank,
  copy: card.copy ?? 1,
  day: card.day,
  seq: card.seq,
  inPlay: false,
  dead: false,
  used: false,
  level: 0,
  damage: 0,
  turrets: 0,
  armors: 0,
  host: null,
  aim: null,
  budget: 0,
})

/** Hands are kept in the order of the card list, so that their order tells nothing. */
export function takeInHand(hand: Rank[], rank: Rank): void {
  let place = hand.length
  while (place > 0 && (hand[place - 1] as Rank) > rank) {
    hand[place] = hand[place - 1] as Rank
    place--
  }
  hand[place] = rank
}

const onlyUnits = (state: State): boolean => state.timeline === 1 && state.options.opening === 'units'
export const cardsLeft = (player: Player): number => player.hand.length + deckSize(player.deck)

/** Whether a card may go under the deck: all but the last Unit while another is owed (TLB-12). */
function mayBottom(state: State, player: Player, rank: Rank): boolean {
  if (!onlyUnits(state) || player.toDeploy < 2 || !isUnit(rank)) return true
  let units = 0
  for (const held of player.hand) if (isUnit(held)) units++
  return units > 1
}

/** One option for each kind of card in hand that may be used so. */
function optionsFor<A extends Action>(hand: readonly Rank[], made: readonly A[], may: (rank: Rank) => boolean): A[] {
  const options: A[] = []
  let last = 0
  for (const rank of hand) {
    if (rank === last) continue
    last = rank
    if (may(rank)) options.push(made[rank] as A)
  }
  return options
}

const NOT_HELD: Refusal<Battle> = { rule: 'TLB-5', reason: 'You do not hold that card.' }
const PLAY_FIRST: Refusal<Battle> = {
  rule: 'TLB-6',
  reason: 'Sliding a card under the deck comes after playing one.',
}

/** Completes a deployment: the optional card goes under the deck, then the hand is filled up (TLB-5, TLB-6). */
function complete(ctx: Ctx<Battle>, seat: Seat, bottom: Rank | null): Next {
  const player = playerOf(ctx.state, seat)
  const laid = player.playing as Rank
  player.laid.push(laid)
  player.playing = null
  player.toDeploy--
  if (bottom !== null) {
    player.hand.splice(player.hand.indexOf(bottom), 1)
    player.deck.bottom.push(bottom)
  }
  const drawn: Rank[] = []
  while (player.hand.length < HAND_SIZE) {
    const rank = drawCard(player.deck, ctx.chance, drawLabel(seat))
    if (rank === undefined) break // Nothing is ever discarded, so an empty deck stays empty (TLB-7, TLB-R6).
    takeInHand(player.hand, rank)
    takeInHand(drawn, rank)
  }
  if (ctx.listening)
    ctx.emit({ kind: 'laid', rule: 'TLB-15', seat, left: player.toDeploy, cards: { laid, bottom, drawn } })
  return again
}

/**
 * Everybody deploys at once and in secret (TLB-15, TLB-R8): a chain of small choices each, a card and then whether one
 * goes under the deck.
 */
export const deploy: Flow<Battle, DeployFrame> = {
  cards: menuAsk<Battle, DeployFrame>({
    rule: (state) => (state.timeline === 1 ? 'TLB-12' : 'TLB-13'),
    seats(state) {
      const seats: Seat[] = []
      for (let seat = 0; seat < state.players.length; seat++) if (playerOf(state, seat).toDeploy > 0) seats.push(seat)
      return seats
    },
    actions: {
      deploy: {
        /** Any card after the opening (TLB-R2). */
        options(state, _frame, seat) {
          const { hand, playing } = playerOf(state, seat)
          return playing === null ? optionsFor(hand, DEPLOY, (rank) => !onlyUnits(state) || isUnit(rank)) : []
        },
        refuse(state, _frame, seat, { rank }) {
          const { playing, hand } = playerOf(state, seat)
          if (playing !== null)
            return { rule: 'TLB-R5', reason: 'First say whether another card goes under your deck.' }
          if (!hand.includes(rank)) return NOT_HELD
          return {
            rule: 'TLB-12',
            reason: say`The first Timeline is opened with Units; ${kindOf(rank).name} has to wait.`,
          }
        },
        take(ctx, _frame, seat, { rank }) {
          const player = playerOf(ctx.state, seat)
          player.playing = rank
          player.hand.splice(player.hand.indexOf(rank), 1)
          // How many cards a player has left is public, so that not asking here tells nothing.
          return player.hand.length === 0 ? complete(ctx, seat, null) : again
        },
      },
      keep: {
        options: (state, _frame, seat) => (playerOf(state, seat).playing === null ? NONE : KEEP),
        refuse: (state, _frame, seat) => (playerOf(state, seat).playing === null ? PLAY_FIRST : undefined),
        take: (ctx, _frame, seat) => complete(ctx, seat, null),
      },
      bottom: {
        options(state, _frame, seat) {
          const player = playerOf(state, seat)
          return player.playing === null
            ? NONE
            : optionsFor(player.hand, BOTTOM, (rank) => mayBottom(state, player, rank))
        },
        refuse(state, _frame, seat, { rank }) {
          const { playing, hand } = playerOf(state, seat)
          if (playing === null) return PLAY_FIRST
          if (!hand.includes(rank)) return NOT_HELD
          return { rule: 'TLB-12', reason: 'This is your last Unit, and you still have to lay one.' }
        },
        take: (ctx, _frame, seat, { rank }) => complete(ctx, seat, rank),
      },
    },
  }),
  reveal(ctx) {
    const { state } = ctx
    const from = state.cards.length
    for (let seat = 0; seat < state.players.length; seat++) revealOf(state, seat)
    if (ctx.listening)
      ctx.emit({
        kind: 'revealed',
        rule: 'TLB-11',
        day: state.day,
        cards: state.cards.slice(from).map(refOf),
      })
  },
}

/** Turns a player's cards up, in the first Day of the Timeline (TLB-11, TLB-R1). */
function revealOf(state: State, owner: Seat): void {
  const player = playerOf(state, owner)
  for (const rank of player.laid) {
    let copy = 1
    for (const card of state.cards) if (card.owner === owner && card.rank === rank) copy++
    state.cards.push(newCard({ id: state.cards.length, owner, rank, copy, day: state.day, seq: ++player.deployed }))
  }
  player.laid.length = 0
}

/** Has a player deploy another card of the hand, or none: the one that was chosen goes back. */
export function playInstead(player: Player, card: Rank | null): void {
  if (player.playing !== null) player.hand.push(player.playing)
  player.playing = card
  if (card !== null) player.hand.splice(player.hand.indexOf(card), 1)
}

/** What others see of an action at once: of a deployment, nothing. */
export const shown = (action: Action): object | null =>
  action.kind === 'deploy' || action.kind === 'bottom' || action.kind === 'keep' ? null : action
