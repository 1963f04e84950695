/**
 * A quick way to play, for the many trips that a searching bot makes in its head: out of here, unless somebody can be
 * hit at once.
 */

import type { Chance, Seat } from '@anachron/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/types.ts'

/** How much each deed appeals; what is not listed is left to chance. */
const APPEAL: Partial<Record<Action['do'], number>> = {
  jump: 9,
  conjure: 8,
  guide: 7,
  command: 6,
  fire: 6,
  weapon: 5,
  claim: 5,
  reload: 4,
  aim: 4,
  grenade: 4,
  throw: 4,
  take: 4,
  step: 3,
  enough: 3,
  ready: 3,
  end: 2,
  join: 2,
  let: 0,
  back: 0,
  drop: 0,
  nothing: 0,
}

export function rollout(state: State, _seat: Seat, options: readonly Action[], chance: Chance): number {
  const flux = state.battle?.flux?.hex
  const mine = state.trippers.find(({ place, alive }) => alive && place === 'field')?.hex
  let best = 0
  let most = -1
  for (let i = 0; i < options.length; i++) {
    const action = options[i] as Action
    let appeal = (APPEAL[action.do] ?? 1) + 3 * (chance.pick('habit', 64) / 64)
    if (action.do === 'command' && (action.move || action.talk)) appeal -= 4
    if (action.do === 'fire') appeal -= action.still
    // A flux that is here already is not led away again.
    if (action.do === 'guide' && flux === mine) appeal -= 6
    if (appeal > most) {
      most = appeal
      best = i
    }
  }
  return best
}
