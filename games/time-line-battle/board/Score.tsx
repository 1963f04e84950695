import { t } from '@anachron/kit'
import type { View } from '../rules/types.ts'
import { type Layout, sideBelow } from './layout.ts'

interface ScoreProps {
  view: View
  layout: Layout
  /** By seat. */
  gained: readonly number[]
  /** By seat: cards to lay in the next war, one for each Unit that came through. */
  allowance: readonly number[]
}

/** So it stands between the lines of a phone, over nobody. */
const SMALL = 0.7

/** What the evening of Day 0 was worth, where everybody looks: on the axis between the two lines. */
export function Score({ view, layout, gained, allowance }: ScoreProps) {
  const below = sideBelow(view)
  const sum = (of: readonly number[], own: boolean): number =>
    of.reduce((all, points, seat) => ((view.sides[seat] === below) === own ? all + points : all), 0)
  const [cards, theirs] = [sum(allowance, true), sum(allowance, false)]
  const [kept, theirKept] = [cards - sum(gained, true), theirs - sum(gained, false)]
  const isMore = cards > 0 && theirs > 0 && kept + theirKept > 0
  // The smaller it is drawn, the more room its words take.
  const half = layout.banded ? 156 : 118
  const x = layout.banded ? layout.width / 2 : layout.open.x + layout.open.width / 2
  return (
    <g
      className="tlb-score"
      data-small={layout.banded || undefined}
      transform={`translate(${x} ${layout.axis}) scale(${layout.banded ? SMALL : 1})`}
    >
      <g>
        <rect x={-half} y={-46} width={2 * half} height={isMore ? 114 : 92} rx="3" />
        <text className="tlb-score-own" x={-22} y={6} textAnchor="end">
          +{sum(gained, true)}
        </text>
        <text y={3} textAnchor="middle">
          :
        </text>
        <text className="tlb-score-others" x={22} y={6}>
          +{sum(gained, false)}
        </text>
        {cards > 0 && theirs > 0 && (
          <text className="tlb-score-next" y={33} textAnchor="middle">
            {t`next war you lay ${cards}, they ${theirs}`}
          </text>
        )}
        {isMore && (
          <text className="tlb-score-next tlb-score-kept" y={54} textAnchor="middle">
            {t`Turret, Armor kept: you +${kept}, they +${theirKept}`}
          </text>
        )}
      </g>
    </g>
  )
}
