/** Who is about to be wiped out, and when the last war is. */
import type { Seat, Threat } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { bySide } from '../rules/sides.ts'
import { livingUnits } from '../rules/timeline.ts'
import type { Battle, View } from '../rules/types.ts'

export function threats(view: View, seat: Seat): Threat<Battle>[] {
  const { phase, sides, survivors, timeline, quiet, options } = view
  if (phase === 'over') return []
  const found: Threat<Battle>[] = []
  const side = sides[seat] as number
  const fighting = phase !== 'deploy' && phase !== 'example'
  const living = bySide(sides, (each) => livingUnits(view, each))[side] as number
  if (fighting && living === 1)
    found.push({ rule: 'TLB-65', words: 'One Unit left: if it falls, this war is the last.', severity: 'alarm' })
  else if (!fighting && timeline > 1 && survivors[side] === 1)
    found.push({ rule: 'TLB-65', words: 'Only one Unit came through the last war.', severity: 'notice' })
  const vp = bySide(sides, (each) => view.players[each]?.vp ?? 0)
  const ahead = vp.every((other, i) => i === side || other < (vp[side] as number))
  if (ahead && timeline >= options.maxTimelines)
    found.push({ rule: 'TLB-57', words: say`Leads, and this war is the last.`, severity: 'alarm', isOwn: true })
  else if (ahead && quiet === options.quietTimelines - 1)
    found.push({
      rule: 'TLB-54',
      words: 'Leads: if nobody loses a Unit more, this war is the last.',
      severity: 'notice',
      isOwn: true,
    })
  return found
}
