import type { View } from '../rules/types.ts'
import type { Layout } from './layout.ts'

interface RouteProps {
  view: View
  layout: Layout
  /** The piece that is pointed at, if it can be chosen. */
  to: string | undefined
}

/**
 * The way of the card being decided about to what is pointed at: along the axis of time, through the days between, and
 * behind whatever stands in the way.
 */
export function Route({ view, layout: { tokens, axis }, to }: RouteProps) {
  if (view.deciding === null || view.phase === 'aim' || to === undefined) return null
  const from = tokens.find(({ card }) => card.id === view.deciding)
  const target = tokens.find(({ card }) => `card-${card.id}` === to)
  if (!from || !target) return null
  // It leaves and arrives at the edges that face the axis, where it covers no name.
  const [start, end] = [from, target].map(({ x, y, height }) => ({
    x,
    y: y + (Math.sign(axis - y) * height) / 2,
  })) as [Point, Point]
  return (
    <g className={`tlb-route tlb-seat-${from.card.owner}`}>
      <path
        d={`M${start.x} ${start.y}C${start.x} ${axis} ${start.x} ${axis} ${(start.x + end.x) / 2} ${axis}S${end.x} ${axis} ${end.x} ${end.y}`}
      />
      <circle cx={end.x} cy={end.y} r="5" />
    </g>
  )
}

interface Point {
  x: number
  y: number
}
