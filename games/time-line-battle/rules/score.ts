import { isUnit } from '../content/cards.ts'
import type { State } from './types.ts'

/** What a living Unit and a deployment to come are worth, in VP, and how much lead makes a win likely; fitted to played matches. */
const UNIT = 1
const DEPLOYMENT = 1
const SPREAD = 4

/** Each side's share of the hope to win. */
export function score(state: State): number[] {
  const { result, sides, players, cards, survivors } = state
  if (result) return result.payoff.slice()
  const strength = survivors.map(() => 0)
  const add = (seat: number, amount: number): void => {
    ;(strength[sides[seat] as number] as number) += amount
  }
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as State['players'][number]
    add(seat, player.vp + DEPLOYMENT * player.toDeploy)
  }
  for (const card of cards) if (!card.dead && isUnit(card.rank)) add(card.owner, UNIT)
  const most = Math.max(...strength)
  const hope = strength.map((value) => Math.exp((value - most) / SPREAD))
  const total = hope.reduce((sum, share) => sum + share, 0)
  return sides.map((side) => (hope[side] as number) / total)
}
