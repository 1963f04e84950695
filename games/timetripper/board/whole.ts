/** What one answer begins, to its end: whoever attacks has still to say with what, whoever throws to say where to. */
import { say } from '@anachron/kernel/words'
import type { Plan } from '@anachron/kit'
import type { Action } from '../rules/actions.ts'
import { type AttackWay, attackWays, bestWay } from '../rules/attack-ways.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { isUp } from '../rules/state.ts'
import type { FigureId, TimeTripper, View } from '../rules/types.ts'
import { figure, thing } from '../words/phrases.ts'

/** With the weapon that is in the hand when somebody is pressed, and where a grenade does most. */
export function whole(view: View, action: Action): Plan<TimeTripper> | undefined {
  const by = topOf(view, 'turn')?.who
  if (by === undefined) return undefined
  if (action.do === 'aim') {
    const way = bestWay(attackWays(boardOf(view), by, action.at, 0).filter(({ mode }) => mode !== 'throw'))
    return (
      way && {
        id: `whole-${action.at}`,
        words: say`Attack ${figure(view, action.at)}: ${thing(way.what)}`,
        pieces: [],
        steps: way.answers,
      }
    )
  }
  return action.do === 'grenade' && action.what === 'm26' ? thrown(view, by) : undefined
}

function thrown(view: View, by: FigureId): Plan<TimeTripper> | undefined {
  const state = boardOf(view)
  const worth = ({ down, catches, harms }: AttackWay): number =>
    down * catches - harms.reduce((sum, { chance }) => sum + chance, 0)
  const [best] = view.units
    .filter(({ id, owner }) => owner === null && isUp(state, id))
    .flatMap(({ id }) => attackWays(state, by, id, 0).flatMap((way) => (way.mode === 'throw' ? [{ id, way }] : [])))
    .toSorted((a, b) => worth(b.way) - worth(a.way))
  return (
    best && {
      id: `whole-${best.id}`,
      words: say`Throw an M26 at ${figure(view, best.id)}`,
      pieces: [],
      steps: best.way.answers,
    }
  )
}
