import { fromStrength } from '../rules/score.ts'
import { bySide } from '../rules/sides.ts'
import type { State } from '../rules/types.ts'
import { fightOn, sensible } from './rehearsal/decide.ts'
import { Stakes } from './rehearsal/outlook.ts'
import { Rehearsal } from './rehearsal/rehearsal.ts'
import { addPlans, arsenalOf, onTable, worthIn, worthOf } from './worth.ts'

/**
 * How well each seat stands, at any moment, as an experienced player judges it: a battle under way is fought to its
 * end, and what is on the table and in hand counts by what it is worth in this Timeline. Slower and much closer to the
 * truth than `score`.
 */
export function judge(state: State): number[] {
  const { result, sides, players, timeline } = state
  if (result) return result.payoff.slice()
  const frame = state.stack.at(-1)
  if (frame?.kind !== 'deploy') {
    const rehearsal = new Rehearsal(state)
    const stakes = new Stakes(
      timeline,
      players.map(({ vp }) => vp),
      rehearsal,
    )
    stakes.weigh(
      rehearsal,
      players.map(({ hand }) => hand),
    )
    fightOn(rehearsal, sensible, frame?.at === 'bomb' ? 'bombs' : frame?.at === 'arrival' ? 'morning' : 'decisions')
    return sides.map((side) => stakes.hope(rehearsal, side))
  }
  const worth = worthIn(timeline)
  const strength = bySide(sides, (seat) => {
    const { vp, toDeploy, playing, laid, hand } = players[seat] as State['players'][number]
    const down = worthOf(laid, worth.laid) + (playing === null ? 0 : (worth.laid[playing] as number))
    return worth.vp * vp + worth.deployment * (toDeploy - (playing === null ? 0 : 1)) + down + worthOf(hand, worth.hand)
  })
  for (const card of state.cards) (strength[sides[card.owner] as number] as number) += onTable(card, timeline, worth)
  const arsenals = players.map(({ laid, playing, hand }) => arsenalOf(hand, laid, playing))
  addPlans(strength, sides, arsenals, timeline)
  return fromStrength(sides, strength)
}
