import type { Chance, Seat } from '@anachron/kernel'
import { DECK, isUnit, type Rank } from '../content/cards.ts'
import type { BattleFrame, Player, PlayerView, State, View } from './types.ts'
import { cloneCards, cloneResult, notOnTable } from './view.ts'

/** What somebody thinks of how others choose; indices among the given cards. */
export interface Guess {
  /** Which of them was laid. */
  lay(ranks: readonly Rank[], timeline: number, chance: Chance): number
  /** Which of them was slid under the deck after a deployment; -1 = none. */
  slide(ranks: readonly Rank[], timeline: number): number
}

/** Every deal is as likely as any other. */
const EVENLY: Guess = { lay: (ranks, _timeline, chance) => chance.pick('lay', ranks.length), slide: () => -1 }

/** A world that the viewer cannot tell from the true one: hidden hands, decks and face-down cards are dealt anew. */
export const imagine = (view: View, chance: Chance, guess: Guess = EVENLY): State => ({
  stack: stackOf(view),
  result: cloneResult(view.result),
  options: { ...view.options },
  sides: view.sides.slice(),
  timeline: view.timeline,
  day: view.day,
  start: view.start,
  cards: cloneCards(view.cards),
  players: view.players.map((player, seat) => imaginePlayer(view, player, seat, guess, chance)),
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

function imaginePlayer(view: View, seen: PlayerView, seat: Seat, guess: Guess, chance: Chance): Player {
  const { own } = seen
  const cards = own === 'hidden' ? dealUnknown(view, seen, seat, guess, chance) : own
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

/** One imagined rival of so many has never slid a card under the deck, so that every hand can come up. */
const NEVER_SLIDES = 8

type Own = Exclude<PlayerView['own'], 'hidden'>

function dealUnknown(view: View, seen: PlayerView, seat: Seat, guess: Guess, chance: Chance): Own {
  const unknown = notOnTable(view.cards, seat, DECK)
  const laidCount = unknown.length - seen.handSize - seen.deckSize
  const opening = view.timeline === 1 && view.options.opening === 'units'
  for (;;) {
    chance.shuffle(`imagine/${seat}`, unknown)
    const hand = unknown.slice(0, seen.handSize)
    const dealt: Own = { hand, playing: null, laid: [], pool: unknown.slice(seen.handSize), bottom: [] }
    const slides = chance.pick(`imagine/${seat}/slides`, NEVER_SLIDES) > 0
    if (slides) slideAway(dealt, seen.deployed, view.timeline, guess)
    while (dealt.laid.length < laidCount) layOne(dealt, view.timeline, opening, guess, chance)
    // An opening is made of Units, and never becomes impossible (TLB-12).
    if (opening && !(dealt.laid.every(isUnit) && unitsIn(hand) >= seen.toDeploy)) continue
    hand.sort((a, b) => a - b)
    return dealt
  }
}

/**
 * Who has deployed so often could slide away as many cards (TLB-6), and people keep what is good: hands are better than
 * a deal.
 */
function slideAway({ hand, pool, bottom }: Own, times: number, timeline: number, guess: Guess): void {
  for (let n = 0; n < times && pool.length > 0; n++) {
    const at = guess.slide(hand, timeline)
    if (at < 0) return
    bottom.push(hand[at] as Rank)
    hand[at] = pool.pop() as Rank
  }
}

/** What lies face down was chosen from a hand. */
function layOne(
  { hand, laid, pool, bottom }: Own,
  timeline: number,
  opening: boolean,
  guess: Guess,
  chance: Chance,
): void {
  const drawn = pool.pop() ?? bottom.shift()
  if (drawn !== undefined) hand.push(drawn)
  const usable = opening && unitsIn(hand) > 0 ? hand.filter(isUnit) : hand
  const rank = usable[guess.lay(usable, timeline, chance)] as Rank
  hand.splice(hand.indexOf(rank), 1)
  laid.push(rank)
}

const unitsIn = (ranks: readonly Rank[]): number => ranks.filter(isUnit).length
