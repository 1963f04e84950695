import type { Event } from '../rules/events.ts'
import { travel } from '../rules/time-travel.ts'
import type { Heading, TimeView, View } from '../rules/types.ts'

export interface Cell {
  display: 0 | 1
  cell: number
}

/** Cells of the battles visited, in order; nothing on blind displays. */
export function trail(view: View): Cell[] {
  const { layout } = view.time
  if (!layout) return []
  return view.visited.map((battle) => {
    // A Timemaster may have moved it to the other display.
    const display = layout[0].includes(battle) ? 0 : 1
    return { display, cell: layout[display].indexOf(battle) }
  })
}

/** One by one the cells that a journey passes; the last is where it ends. */
export function passes(time: TimeView, from: Cell, heading: Heading, length: number): Cell[] {
  const { layout } = time
  if (!layout) return []
  return Array.from({ length }, (_, i) => {
    const at = { layout, ...from }
    travel(at, heading, i + 1)
    return { display: at.display, cell: at.cell }
  })
}

export const journeyOf = (view: View, now: Extract<Event, { kind: 'travelled' }>): Cell[] => [
  { display: now.display, cell: now.cell },
  ...passes(view.time, { display: now.display, cell: now.cell }, now.heading, now.length),
]
