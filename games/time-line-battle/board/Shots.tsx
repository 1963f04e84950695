/** Who shoots at whom, as thin lines behind the Units: solid of the viewer's side, dotted of the others. */
import type { Aim, StepRecord, View } from '../rules/types.ts'
import { type Layout, sideBelow, type Token } from './layout.ts'

export function Shots({ steps, view, layout }: { steps: readonly StepRecord[]; view: View; layout: Layout }) {
  const below = sideBelow(view)
  const tokens = new Map(layout.tokens.map((token) => [token.card.id, token]))
  const nearest = ({ x, y, height, above }: Token): [number, number] => [x, y + ((above ? 1 : -1) * height) / 2]
  const target = (step: StepRecord, side: number, at: Aim) =>
    step.hits.find((hit) => hit.side === side && hit.by === at)?.unit.id
  return (
    <g className="tlb-shots">
      {steps.flatMap((step, n) =>
        step.attacks.map(({ unit, at, amount }) => {
          const side = view.sides[unit.owner] as number
          const from = tokens.get(unit.id)
          const to = tokens.get(target(step, side, at) ?? -1)
          if (!from || !to || amount === 0) return null
          const [[x1, y1], [x2, y2]] = [nearest(from), nearest(to)]
          const bend = (y2 - y1) * 0.55
          return (
            <path
              key={`${n} ${unit.id}`}
              data-by={side === below ? 'below' : 'above'}
              d={`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`}
            />
          )
        }),
      )}
    </g>
  )
}
