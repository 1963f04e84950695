import type { Seat } from '@anachron/kernel'
import { isUnit, type Rank } from '../content/cards.ts'
import { bySide } from './sides.ts'
import type { Player, State } from './types.ts'

/**
 * What a lead tells about who wins, as logarithms of odds, fitted to some ten thousand matches: of one VP, of one
 * deployment to come, of one Unit alive in the middle of a Timeline, and, while deploying, of liking for cards newly
 * laid, on the table and in hand.
 */
const PER_VP = 1.3
const PER_DEPLOYMENT = 1.8
const PER_LIVING = 0.55
/** By rank: how readily each card is deployed, whatever the Timeline. */
const LIKING: readonly number[] = [0, 9, 14, 8, 11, 3, 3, 3, 2, 1, 2, 1, 1, 5]
const likingOf = (rank: Rank): number => LIKING[rank] as number
const LIKED = { laid: 0.09, table: 0.03, hand: 0.02, average: 6 }

const liking = (ranks: readonly Rank[]): number => ranks.reduce((sum: number, rank) => sum + likingOf(rank), 0)

/** What a player who deploys has going: cards laid, and others of average quality still to be. */
function promise({ laid, playing, toDeploy, hand }: Player): number {
  const down = liking(laid) + (playing === null ? 0 : likingOf(playing))
  const toCome = LIKED.average * (toDeploy - (playing === null ? 0 : 1))
  return LIKED.laid * (down + toCome) + LIKED.hand * liking(hand)
}

/** How well each seat stands, at any moment. */
export function score(state: State): number[] {
  const { result, sides, players, cards } = state
  if (result) return result.payoff.slice()
  const strength = bySide(sides, (seat) => PER_VP * (players[seat]?.vp ?? 0))
  const add = (seat: Seat, amount: number): void => {
    ;(strength[sides[seat] as number] as number) += amount
  }
  const deploying = state.stack.at(-1)?.kind === 'deploy'
  if (deploying)
    for (const [seat, player] of players.entries()) add(seat, PER_DEPLOYMENT * player.allowance + promise(player))
  for (const card of cards) {
    if (deploying) add(card.owner, LIKED.table * likingOf(card.rank))
    else if (!card.dead && isUnit(card.rank)) add(card.owner, PER_LIVING)
  }
  return fromStrength(sides, strength)
}

/** The share of each seat's side, from one number for each side. */
export function shared(sides: readonly number[], weights: readonly number[]): number[] {
  let total = 0
  for (let side = 0; side < weights.length; side++) total += weights[side] as number
  const shares = new Array<number>(sides.length)
  for (let seat = 0; seat < sides.length; seat++) shares[seat] = (weights[sides[seat] as number] as number) / total
  return shares
}

/** The same from logarithms. */
export function fromStrength(sides: readonly number[], strength: readonly number[]): number[] {
  const most = Math.max(...strength)
  const weights = new Array<number>(strength.length)
  for (let side = 0; side < weights.length; side++) weights[side] = Math.exp((strength[side] as number) - most)
  return shared(sides, weights)
}
