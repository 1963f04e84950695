import type { Column } from '../content/index.ts'
import { ringIndex } from '../rules/movement.ts'
import type { Shop, View } from '../rules/types.ts'

/** The column that a seat shifts now, or would shift at the next Time Machine the Chronomancer comes to. */
export function columnAhead(view: View, seat: number): Column {
  const frame = view.stack.at(-1)
  if (frame?.kind === 'shift' && frame.seat === seat && frame.column !== null) return frame.column
  const at = ringIndex((view.shops[seat] as Shop).chronomancer)
  return at < ringIndex('RC') ? 'right' : 'left'
}
