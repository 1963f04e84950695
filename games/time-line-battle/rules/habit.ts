import type { Chance, Seat } from '@anachron/kernel'
import type { Rank } from '../content/cards.ts'
import { sensible } from './sensible.ts'
import type { Action, Card, State } from './types.ts'

/** How readily each card is deployed, by rank: found by letting tables of numbers play thousands of matches against each other. */
const LIKING: readonly number[] = [0, 9, 14, 8, 11, 3, 3, 3, 2, 1, 2, 1, 1, 5]
/** What is liked less than this is better slid under the deck. */
const GOOD = 4
export const likingOf = (rank: Rank): number => LIKING[rank] as number

/** The same for choosing among cards: people mostly play the best they have. */
const KEENNESS: readonly number[] = LIKING.map((liking) => liking * liking)
const keennessOn = (rank: Rank): number => KEENNESS[rank] as number

/** One of several cards, the better the likelier. */
export function pickByLiking(ranks: readonly Rank[], chance: Chance): number {
  let total = 0
  for (const rank of ranks) total += keennessOn(rank)
  let point = chance.pick('liking', total)
  for (let i = 0; i < ranks.length; i++) {
    point -= keennessOn(ranks[i] as Rank)
    if (point < 0) return i
  }
  return 0
}

/** A quick, decent answer, for matches played in a bot's head. */
export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): number {
  const first = options[0] as Action
  if (first.kind === 'deploy')
    return pickByLiking(
      options.map((action) => (action as typeof first).rank),
      chance,
    )
  if (first.kind === 'keep') return weakest(options)
  const frame = state.stack.at(-1)
  const card = frame?.kind === 'day' ? (state.cards[frame.card ?? -1] as Card) : undefined
  if (!card || card.owner !== seat) return 0
  if (first.kind === 'aim') return sensible.aim(state, card) === first.at ? 0 : 1
  const ids = options.map((action) =>
    action.kind === 'bomb' ? action.target : action.kind === 'attach' ? action.host : -1,
  )
  return Math.max(0, ids.indexOf(sensible.choose(state, card, ids) ?? -1))
}

/** Where the card stands that is most willingly slid under the deck; -1 when all are liked well enough. */
function worstOf(ranks: readonly Rank[]): number {
  let chosen = -1
  let least = GOOD
  for (let i = 0; i < ranks.length; i++) {
    if (likingOf(ranks[i] as Rank) >= least) continue
    least = likingOf(ranks[i] as Rank)
    chosen = i
  }
  return chosen
}

/** The option that slides it; 0 (keep) when there is none. */
const weakest = (options: readonly Action[]): number =>
  1 + worstOf(options.slice(1).map((action) => (action as Extract<Action, { kind: 'bottom' }>).rank))
