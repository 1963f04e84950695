import { Spot } from '@anachron/web/kit'
import { COLUMNS } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { columnAhead } from './columns.ts'
import type { RingPlan } from './ring-layout.ts'

/** Where a tile comes in while a shift is being decided: an arrow above the column. */
export function Chutes({ view, seat, plan }: { view: View; seat: number; plan: RingPlan }) {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'shift' || frame.seat !== seat) return null
  const open = frame.column === null ? COLUMNS : [columnAhead(view, seat)]
  return open.map((column) => {
    const [x, y] = plan.slots[column === 'left' ? 'TL' : 'TR']
    return (
      <Spot
        key={column}
        at={[x + plan.tile.width / 2, y + 6]}
        className="ch-chute"
        label={`Top of the ${column} column: tiles enter here, and the lowest falls out`}
        action={frame.column === null ? { kind: 'column', column } : undefined}
      >
        <circle className="ch-hit" r={24} />
        <path d="M-11 -22H11V-6H20L0 14L-20 -6H-11Z" />
        <circle className="halo" r={25} />
      </Spot>
    )
  })
}
