import type { Chance, Seat } from '@anachron/kernel'
import { DECK, isUnit, type Rank } from '../content/cards.ts'
import { pickCard } from './habit.ts'
import type { BattleFrame, Player, PlayerView, State, View } from './types.ts'
import { cloneCards, cloneResult, notOnTable } from './view.ts'

/** A world that the viewer cannot tell from the true one: hidden hands, decks and face-down cards are dealt anew. */
export const imagine = (view: View, chance: Chance): State => ({
  stack: stackOf(view),
  result: cloneResult(view.result),
  options: { ...view.options },
  sides: view.sides.slice(),
  timeline: view.timeline,
  day: view.day,
  start: view.start,
  cards: cloneCards(view.cards),
  players: view.players.map((player, seat) => imaginePlayer(view, player, seat, chance)),
  survivors: view.survivors.slice(),
  quiet: view.quiet,
})

function stackOf({ phase, deciding }: View): BattleFrame[] {
  if (phase === 'over') return []
  if (phase === 'deploy')
    return [
      { kind: 'match', at: 'days' },
      { kind: 'deploy', at: 'cards' },
    ]
  const day: BattleFrame[] = [
    { kind: 'match', at: 'nextDay' },
    { kind: 'day', at: phase === 'example' ? 'arrival' : phase, card: deciding },
  ]
  return phase === 'example' ? [...day, { kind: 'example', at: 'watch' }] : day
}

function imaginePlayer(view: View, seen: PlayerView, seat: Seat, chance: Chance): Player {
  const { own } = seen
  const cards = own === 'hidden' ? dealUnknown(view, seen, seat, chance) : own
  return {
    hand: cards.hand.slice(),
    deck: { top: [], pool: cards.pool.slice(), bottom: cards.bottom.slice() },
    laid: cards.laid.slice(),
    playing: cards.playing,
    toDeploy: seen.toDeploy,
    deployed: seen.deployed,
    vp: seen.vp,
    allowance: seen.allowance,
    offersEnd: seen.offersEnd,
  }
}

type Own = Exclude<PlayerView['own'], 'hidden'>

function dealUnknown(view: View, seen: PlayerView, seat: Seat, chance: Chance): Own {
  const unknown = notOnTable(view.cards, seat, DECK)
  const laidCount = unknown.length - seen.handSize - seen.deckSize
  const opening = view.timeline === 1 && view.options.opening === 'units'
  for (;;) {
    chance.shuffle(`imagine/${seat}`, unknown)
    const hand = unknown.slice(0, seen.handSize)
    const pool = unknown.slice(seen.handSize)
    const laid: Rank[] = []
    while (laid.length < laidCount) laid.push(layOne(hand, pool, view.timeline, opening, chance))
    // An opening is made of Units, and never becomes impossible (TLB-12).
    if (opening && !(laid.every(isUnit) && unitsIn(hand) >= seen.toDeploy)) continue
    hand.sort((a, b) => a - b)
    return { hand, playing: null, laid, pool, bottom: [] }
  }
}

/** What lies face down was chosen, and people choose what is good. Every card can come up, good ones more often. */
function layOne(hand: Rank[], pool: Rank[], timeline: number, opening: boolean, chance: Chance): Rank {
  const drawn = pool.pop()
  if (drawn !== undefined) hand.push(drawn)
  const usable = opening && unitsIn(hand) > 0 ? hand.filter(isUnit) : hand
  const rank = usable[pickCard(usable, timeline, chance)] as Rank
  hand.splice(hand.indexOf(rank), 1)
  return rank
}

const unitsIn = (ranks: readonly Rank[]): number => ranks.filter(isUnit).length
