/** Who is about to become Expert. */
import type { Seat, Threat } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { constants } from '../content/index.ts'
import { playerOf } from '../rules/decades.ts'
import type { TimeHammer, View } from '../rules/types.ts'

/** From so many steps on, one good turn is enough. */
const NEAR = 2

export function threats(view: View, seat: Seat): Threat<TimeHammer>[] {
  const { options, result } = view
  const steps = constants.expert.value - playerOf(view, seat).skill
  if (result || options.noExpert || steps > NEAR || steps <= 0) return []
  const ends = options.finishRound ? 'the round is the last' : 'the match is won'
  return [
    { rule: 'TH-46', words: say`${count(steps, 'step')} from Expert: there ${ends}.`, severity: 'alarm', isOwn: true },
  ]
}
