import type { Viewer } from '@anachron/kernel'
import { type Sentence, say, seat, verb } from '@anachron/kernel/words'
import { CLOCK } from '../content/index.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { View } from '../rules/types.ts'

/** The day, and how the reader's shop stands among the others. */
export function headline(view: View, viewer: Viewer): Sentence {
  const day = say`Day ${view.round} of ${CLOCK.rounds.count}`
  const totals = view.shops.map((_, each) => scoreOf(view, each).total)
  const own = totals[viewer]
  if (own === undefined) return say`${day}. The best shop has ${Math.max(...totals)} Gold.`
  const rivals = totals.filter((_, each) => each !== viewer)
  if (view.peddler) rivals.push(scoreOf(view, 'peddler').total)
  const best = Math.max(...rivals)
  if (own > best) return say`${day}. ${seat(viewer)} ${verb('lead')}, ${own} Gold against ${best}.`
  return own < best
    ? say`${day}. ${best - own} Gold behind, ${own} against ${best}.`
    : say`${day}. Level at ${own} Gold.`
}
