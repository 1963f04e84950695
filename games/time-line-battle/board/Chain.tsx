/**
 * The damage of a step as a dimension chain: from the end that is hit it is measured off Unit by Unit. As a plan it is
 * dashed, as a fact it is solid.
 */
import { t } from '@anachron/kit'
import type { CSSProperties } from 'react'
import type { StepRecord, View } from '../rules/types.ts'
import { landsAt } from './hit-times.ts'
import { type Half, type Layout, sideBelow, type Token } from './layout.ts'

interface ChainProps {
  steps: readonly StepRecord[]
  view: View
  layout: Layout
  plan: boolean
}

export interface Loss {
  taken: number
  prevented: number
  dies: boolean
}

/** What a Unit loses in these steps. */
export function lossOf(id: number, steps: readonly StepRecord[]): Loss {
  let [taken, prevented] = [0, 0]
  for (const { hits } of steps)
    for (const hit of hits) {
      if (hit.unit.id !== id) continue
      taken += hit.taken
      prevented += hit.prevented
    }
  return { taken, prevented, dies: steps.some(({ deaths }) => deaths.some((dead) => dead.id === id)) }
}

export function Chain({ steps, view, layout, plan }: ChainProps) {
  const line = layout.tokens.filter(({ lies }) => lies === 'line')
  return (
    <g className="tlb-chain" data-plan={plan || undefined}>
      {layout.halves.map((half) => (
        <g key={String(half.above)} data-by={half.above ? 'below' : 'above'}>
          {line
            .filter(({ above }) => above === half.above)
            .map((token) => (
              <Segment
                key={token.card.id}
                token={token}
                half={half}
                loss={lossOf(token.card.id, steps)}
                at={plan ? undefined : firstOn(token.card.id, steps)}
              />
            ))}
          <Pools steps={steps} view={view} half={half} />
        </g>
      ))}
      <Burns steps={steps} view={view} layout={layout} />
    </g>
  )
}

/** When the first hit lands on a Unit. */
const firstOn = (id: number, steps: readonly StepRecord[]): number | undefined => {
  for (const { hits } of steps) {
    const i = hits.findIndex(({ unit, taken, prevented }) => unit.id === id && taken + prevented > 0)
    if (i >= 0) return landsAt(i, hits.length)
  }
  return undefined
}

interface SegmentProps {
  token: Token
  half: Half
  loss: Loss
  /** When it is to be seen, as a share of the beat; left out: as long as the chain. */
  at: number | undefined
}

/** −10 ◇4: ten lost, four soaked up. */
function Segment({ token, half, loss: { taken, prevented, dies }, at }: SegmentProps) {
  if (taken + prevented === 0) return null
  const out = half.above ? 1 : -1
  const y = half.near + out * 11
  const [from, to] = [token.x - token.width / 2, token.x + token.width / 2]
  const text = [taken > 0 ? `−${taken}` : '', prevented > 0 ? `◇${prevented}` : ''].filter(Boolean).join(' ')
  const gap = Math.min(token.width / 2 - 2, text.length * 4 + 4)
  return (
    <g
      className="tlb-segment"
      data-dies={dies || undefined}
      data-lands={at !== undefined || undefined}
      style={at === undefined ? undefined : ({ '--at': at } as CSSProperties)}
    >
      <path d={`M${from} ${y - 5}v10M${to} ${y - 5}v10M${from} ${y}H${token.x - gap}M${token.x + gap} ${y}H${to}`} />
      <text x={token.x} y={y + 4.5} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** What comes at a half: at its Front from the left, at its Rear from the right. */
function Pools({ steps, view, half }: { steps: readonly StepRecord[]; view: View; half: Half }) {
  if (half.from === half.to) return null
  const below = sideBelow(view)
  const sent = (pools: (step: StepRecord) => readonly number[]): number =>
    steps.reduce(
      (sum, step) =>
        sum + pools(step).reduce((all, pool, side) => ((side === below) === half.above ? all + pool : all), 0),
      0,
    )
  const [front, rear] = [sent((step) => step.front), sent((step) => step.rear)]
  const y = half.near + (half.above ? 1 : -1) * 11 + 4.5
  return (
    <g className="tlb-pool">
      {front > 0 && (
        <text x={half.from - 4} y={y} textAnchor="end">
          {front}▸
        </text>
      )}
      {rear > 0 && (
        <text x={half.to + 4} y={y}>
          ◂{rear}
        </text>
      )}
    </g>
  )
}

/** Fire that reaches everybody, on the axis. */
function Burns({ steps, view, layout }: { steps: readonly StepRecord[]; view: View; layout: Layout }) {
  const below = sideBelow(view)
  const total = (own: boolean): number =>
    steps
      .flatMap(({ burns }) => burns)
      .reduce((sum, { unit, amount }) => ((view.sides[unit.owner] === below) === own ? sum + amount : sum), 0)
  const { open, axis } = layout
  return ([true, false] as const).map((own) => {
    const amount = total(own)
    if (amount === 0) return null
    const x = open.x + open.width * (own ? 0.68 : 0.32)
    return (
      <g key={String(own)} className="tlb-burn" data-by={own ? 'below' : 'above'} transform={`translate(${x} ${axis})`}>
        <rect x={-46} y={-11} width={92} height={22} rx="2" />
        <text y={4.5} textAnchor="middle">
          {own ? t`▲ all −${amount}` : t`▼ all −${amount}`}
        </text>
      </g>
    )
  })
}
