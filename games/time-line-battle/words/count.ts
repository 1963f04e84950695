import type { CountRow } from '@anachron/kernel'
import { bySide, sideCount } from '../rules/sides.ts'
import { livingUnits } from '../rules/timeline.ts'
import type { View } from '../rules/types.ts'

export function count(view: View): CountRow[] {
  const { players, sides } = view
  const units: CountRow = { words: 'Units standing', values: players.map((_, seat) => livingUnits(view, seat)) }
  const vp = players.map((player) => player.vp)
  if (sideCount(sides) === players.length) return [units, { words: 'Victory Points', values: vp, total: true }]
  // TLB-66: what decides is the sum of a team.
  const teams = bySide(sides, (seat) => vp[seat] ?? 0)
  return [
    units,
    { words: 'Victory Points', values: vp },
    { words: 'Of the team', values: sides.map((side) => teams[side] ?? 0), total: true },
  ]
}
