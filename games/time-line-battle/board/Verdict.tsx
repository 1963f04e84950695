import { t } from '@anachron/kit'
import type { View } from '../rules/types.ts'
import { type Layout, sideBelow } from './layout.ts'

const RAYS = 18

/** How it ended, where everybody looks: as large as a war's worth, with rays where the viewer's side has won. */
export function Verdict({ view, layout }: { view: View; layout: Layout }) {
  const share = view.result?.payoff[view.viewer]
  if (share === undefined) return null
  const below = sideBelow(view)
  const points = (own: boolean): number =>
    view.players.reduce((all, { vp }, seat) => ((view.sides[seat] === below) === own ? all + vp : all), 0)
  const isDraw = view.result?.payoff.every((other) => other === share)
  const won = share > 0 && !isDraw
  const x = layout.banded ? layout.width / 2 : layout.open.x + layout.open.width / 2
  return (
    <g
      className="tlb-verdict"
      data-won={won || undefined}
      transform={`translate(${x} ${middleOf(layout)}) scale(${layout.banded ? 0.7 : 1})`}
    >
      {won && <path className="tlb-rays" d={rays(1.5 * Math.max(layout.width, layout.height))} />}
      <g className="tlb-score">
        <g>
          <rect x={-140} y={-48} width={280} height={96} rx="3" />
          <text className="tlb-verdict-word" y={-18} textAnchor="middle">
            {isDraw ? t('A draw') : won ? t('Victory') : t('Defeat')}
          </text>
          <text className="tlb-score-own" x={-20} y={32} textAnchor="end">
            {points(true)}
          </text>
          <text y={29} textAnchor="middle">
            :
          </text>
          <text className="tlb-score-others" x={20} y={32}>
            {points(false)}
          </text>
        </g>
      </g>
    </g>
  )
}

/** Where nobody is left there is room; else on the axis. */
function middleOf({ halves, axis }: Layout): number {
  const empty = halves.find(({ from, to }) => from === to)
  return empty ? (empty.near + empty.far) / 2 : axis
}

function rays(r: number): string {
  const at = (n: number): string => {
    const angle = (n * Math.PI) / RAYS
    return `${(r * Math.cos(angle)).toFixed(0)} ${(r * Math.sin(angle)).toFixed(0)}`
  }
  return Array.from({ length: RAYS }, (_, i) => `M0 0L${at(2 * i)}L${at(2 * i + 1)}z`).join('')
}
