/** The price tag in the middle of the ring: what the place pointed at gives and costs, and who is next. */
import type { Sentence } from '@anachron/kernel/words'
import { t, tell, useCarried, useTableActions } from '@anachron/kit'
import type { ChronoEvent, Shop, View } from '../rules/types.ts'
import { spaceTag } from '../words/labels.ts'
import { workshop } from '../words/phrases.ts'
import { useComing } from './coming.ts'
import type { RingPlan } from './ring-layout.ts'

interface TagProps {
  view: View
  seat: number
  names: readonly string[]
  now: ChronoEvent | undefined
  plan: RingPlan
}

/** So broad is a letter on it, on average. */
const LETTER = 6.8

/** Whose turn is next is left out where it would run over the edges of the tag. */
export const fitting = (width: number, gives: string, costs: string, brief: string): string =>
  (gives.length + costs.length) * LETTER > width - 40 ? brief : costs

export function Tag({ view, seat, names, now, plan }: TagProps) {
  const coming = useComing(view, seat)
  const { still } = useTableActions()
  const { held } = useCarried()
  const { spaces, rows } = plan
  const x = (spaces.T1[0] + spaces.T3[0]) / 2
  const y = (rows[0] + rows[1]) / 2 + 4
  const width = spaces.T3[0] - spaces.T1[0] + (plan.narrow ? 30 : 0)
  if (!coming || now) {
    const other = seat !== view.viewer
    const top = view.stack.at(-1)
    const asked = top?.kind === 'turn' && top.seat === view.viewer && !now && !other && !still
    // On a phone what the portals do stands here.
    if (plan.narrow || other) return null
    return (
      <text className="ch-ti ch-plaque" x={x} y={y + 5} textAnchor="middle">
        {asked
          ? held
            ? t('Put down where it glows')
            : t('Press a place that glows')
          : tell(workshop(seat, view.viewer), names, view.viewer)}
      </text>
    )
  }
  const { gives, costs, brief } = spaceTag(view, view.shops[seat] as Shop, seat, coming.to)
  const read = (words: Sentence): string => tell(words, names, view.viewer)
  return (
    <g className="ch-tag" transform={`translate(${x} ${y})`}>
      <path d={`M${-width / 2} -14H${width / 2 - 12}L${width / 2} -4V4L${width / 2 - 12} 14H${-width / 2}Z`} />
      <circle cx={width / 2 - 9} r={3} />
      <text y={5} textAnchor="middle" x={-4}>
        <tspan className="ch-ti">{read(gives)}</tspan>
        <tspan dx={7}>{fitting(width, read(gives), read(costs), read(brief))}</tspan>
      </text>
    </g>
  )
}
