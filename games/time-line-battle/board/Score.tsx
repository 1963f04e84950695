import type { View } from '../rules/types.ts'
import { type Layout, sideBelow } from './layout.ts'

/** What the evening of Day 0 was worth, where everybody looks: on the axis between the two lines. */
export function Score({ view, layout, gained }: { view: View; layout: Layout; gained: readonly number[] }) {
  const below = sideBelow(view)
  const sum = (own: boolean): number =>
    gained.reduce((all, points, seat) => ((view.sides[seat] === below) === own ? all + points : all), 0)
  const x = layout.banded ? layout.width / 2 : layout.open.x + layout.open.width / 2
  return (
    <g className="tlb-score" transform={`translate(${x} ${layout.axis})`}>
      <g>
        <rect x={-104} y={-38} width={208} height={76} rx="3" />
        <text className="tlb-score-own" x={-22} y={17} textAnchor="end">
          +{sum(true)}
        </text>
        <text y={14} textAnchor="middle">
          :
        </text>
        <text className="tlb-score-others" x={22} y={17}>
          +{sum(false)}
        </text>
      </g>
    </g>
  )
}
