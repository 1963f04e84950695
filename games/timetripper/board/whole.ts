/** What one answer begins, to its end: whoever attacks has still to say with what. */
import { say } from '@anachron/kernel/words'
import type { Plan } from '@anachron/kit'
import type { Action } from '../rules/actions.ts'
import { attackWays, bestWay } from '../rules/attack-ways.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import type { TimeTripper, View } from '../rules/types.ts'
import { figure } from '../words/phrases.ts'

/** With the weapon that is in the hand when somebody is pressed. */
export function whole(view: View, action: Action): Plan<TimeTripper> | undefined {
  const by = topOf(view, 'turn')?.who
  if (action.do !== 'aim' || by === undefined) return undefined
  const way = bestWay(attackWays(boardOf(view), by, action.at, 0).filter(({ mode }) => mode !== 'throw'))
  return (
    way && { id: `whole-${action.at}`, words: say`Attack ${figure(view, action.at)}`, pieces: [], steps: way.answers }
  )
}
