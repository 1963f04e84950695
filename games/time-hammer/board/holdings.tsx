/** What both drawings of a player's holdings share: beside the bridge, and in the strip of a phone. */
import type { Action, View } from '../rules/types.ts'
import { type Open, purchasesOf } from './can.ts'
import type { Layout } from './layout.ts'

/** Cubes keep their names while they go from place to place: Actions are the first ones, guards the last. */
export const greenAt = (seat: number, i: number): string => `green-${seat}-${i}`
export const blueAt = (seat: number, i: number): string => `blue-${seat}-${i}`

export interface PiersProps {
  view: View
  names: readonly string[]
  layout: Layout
  open: Open
  /** Whose side is the near one. */
  below: number
}

/** What the viewer could buy here, or would try to. */
export function purchases(view: View, seat: number, open: Open, what: 'action' | 'jamais'): Action[] | undefined {
  if (seat !== view.viewer || open.ask !== 'turn.main') return undefined
  const offers = purchasesOf(open, what)
  return offers.length > 0 ? offers : [{ kind: 'buy', buys: what === 'action' ? { what, from: 'reserve' } : { what } }]
}

export const Back = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <g className="th-card-back" transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx="3" />
    <path d={`M3 ${height - 3}L${width - 3} 3`} strokeWidth={width / 6} />
  </g>
)
