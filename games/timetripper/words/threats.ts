/** Whom one wound can kill, and whom a whole onslaught can reach. */
import type { Seat, Threat } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { perilOf } from '../rules/peril.ts'
import { boardOf } from '../rules/reading.ts'
import type { FigureId, TimeTripper, Tripper, View } from '../rules/types.ts'
import { tripperName } from './phrases.ts'

/** A wound takes one die. */
const WOUND = 6
/** From here on it kills in every second case, or more. */
const HALF = 4

export function threats(view: View, seat: Seat): Threat<TimeTripper>[] {
  const { trippers, units, battle, result } = view
  const foes = units.some(
    ({ place, fallen, owner, attack }) => place === 'field' && !fallen && owner === null && attack > 0,
  )
  if (result || !battle || !foes) return []
  return trippers.flatMap((tripper, who): Threat<TimeTripper>[] =>
    tripper.seat === seat && tripper.alive && tripper.place === 'field'
      ? [...weakness(tripper), ...onslaught(view, who, tripper)]
      : [],
  )
}

const weakness = ({ endurance }: Tripper): Threat<TimeTripper>[] =>
  endurance <= WOUND
    ? [
        {
          rule: 'TT-8.82',
          words: say`Endurance ${endurance}: one wound can kill.`,
          severity: endurance <= HALF ? 'alarm' : 'notice',
        },
      ]
    : []

/** Many at once: said where what they can be expected to take is a good part of what he has. */
function onslaught(view: View, who: FigureId, { endurance }: Tripper): Threat<TimeTripper>[] {
  const { reach, loss } = perilOf(boardOf(view), who)
  if (3 * loss < endurance) return []
  return [
    {
      rule: 'TT-9.0',
      words: say`${count(reach, 'enemy', 'enemies')} can reach ${tripperName(who)}: −${Math.max(1, Math.round(loss))} Endurance.`,
      severity: 3 * loss >= 2 * endurance ? 'alarm' : 'notice',
    },
  ]
}
