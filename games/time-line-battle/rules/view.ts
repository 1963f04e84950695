import { cloneDeck, deckSize, isEmpty, type Seat, sees, unordered, type Viewer } from '@anachron/kernel'
import type { BattleEvent, BattleFrame, Card, Decided, Field, Phase, Player, PlayerView, State, View } from './types.ts'

const cloneCard = (card: Card): Card => ({
  id: card.id,
  owner: card.owner,
  rank: card.rank,
  copy: card.copy,
  day: card.day,
  seq: card.seq,
  inPlay: card.inPlay,
  dead: card.dead,
  used: card.used,
  level: card.level,
  damage: card.damage,
  turrets: card.turrets,
  armors: card.armors,
  host: card.host,
  aim: card.aim,
  budget: card.budget,
})

const clonePlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  deck: cloneDeck(player.deck),
  laid: player.laid.slice(),
  playing: player.playing,
  toDeploy: player.toDeploy,
  deployed: player.deployed,
  vp: player.vp,
  allowance: player.allowance,
  offersEnd: player.offersEnd,
})

export function cloneCards(cards: readonly Card[]): Card[] {
  const copies = new Array<Card>(cards.length)
  for (let i = 0; i < cards.length; i++) copies[i] = cloneCard(cards[i] as Card)
  return copies
}

/** A copy of the table alone, to fight on without consequences. */
export const copyField = ({ options, sides, day, start, cards }: Field): Field => ({
  options,
  sides,
  day,
  start,
  cards: cloneCards(cards),
})

const cloneFrame = (frame: BattleFrame): BattleFrame =>
  frame.kind === 'day' ? { kind: 'day', at: frame.at, card: frame.card } : { kind: frame.kind, at: frame.at }

export const cloneResult = (result: State['result']): State['result'] =>
  result && { ...result, payoff: result.payoff.slice(), points: (result.points ?? []).slice() }

export const clone = (state: State): State => ({
  stack: state.stack.map(cloneFrame),
  result: cloneResult(state.result),
  options: { ...state.options },
  sides: state.sides.slice(),
  timeline: state.timeline,
  day: state.day,
  start: state.start,
  cards: cloneCards(state.cards),
  players: state.players.map(clonePlayer),
  survivors: state.survivors.slice(),
  quiet: state.quiet,
})

const isDecided = (at: string): at is Decided => at === 'bomb' || at === 'host' || at === 'aim'

/** Where play waits, or what goes on. */
export function phaseOf(state: State): { phase: Phase; deciding: number | null } {
  const frame = state.stack.at(-1)
  if (!frame) return { phase: 'over', deciding: null }
  if (frame.kind === 'day') return { phase: isDecided(frame.at) ? frame.at : 'battle', deciding: frame.card }
  if (frame.kind === 'match' && frame.at === 'score') return { phase: 'battle', deciding: null }
  return { phase: frame.kind === 'example' ? 'example' : 'deploy', deciding: null }
}

function viewPlayer(player: Player, mayKnow: boolean): PlayerView {
  // Whether a player has chosen a card and is still thinking about the deck is nobody's business.
  const underWay = isEmpty(player, 'playing') ? 0 : 1
  return {
    vp: player.vp,
    allowance: player.allowance,
    toDeploy: player.toDeploy,
    deployed: player.deployed,
    handSize: player.hand.length + underWay,
    deckSize: deckSize(player.deck),
    offersEnd: player.offersEnd,
    own: mayKnow
      ? {
          hand: player.hand.slice(),
          playing: player.playing,
          laid: player.laid.slice(),
          pool: unordered(player.deck.pool).toSorted((a, b) => a - b),
          bottom: player.deck.bottom.slice(),
        }
      : 'hidden',
  }
}

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  ...phaseOf(state),
  result: cloneResult(state.result),
  options: { ...state.options },
  sides: state.sides.slice(),
  timeline: state.timeline,
  day: state.day,
  start: state.start,
  cards: cloneCards(state.cards),
  players: state.players.map((player, seat) => viewPlayer(player, sees(viewer, seat))),
  survivors: state.survivors.slice(),
  quiet: state.quiet,
})

/** Hands and face-down deployments are their owner's; everything else is public (TLB-15). */
export function redact(event: BattleEvent, viewer: Viewer): BattleEvent {
  if (event.kind === 'dealt' && !sees(viewer, event.seat)) return { ...event, hand: 'hidden' }
  if (event.kind === 'laid' && !sees(viewer, event.seat)) return { ...event, cards: 'hidden' }
  return event
}

/** The cards of a seat that are not on the table: everybody can count them. */
export function notOnTable(cards: readonly Card[], seat: Seat, deck: readonly Card['rank'][]): Card['rank'][] {
  const left = deck.slice()
  for (const card of cards) if (card.owner === seat) left.splice(left.indexOf(card.rank), 1)
  return left
}
