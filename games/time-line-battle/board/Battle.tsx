/** A damage step as it happens: who shoots, where it lands, what it costs. */
import type { Aim, Ref, StepRecord, View } from '../rules/types.ts'
import { type Layout, sideBelow, TOKEN } from './layout.ts'

export interface BattleProps {
  record: StepRecord
  view: View
  layout: Layout
  beat: number
}

/** Shots leave in the first third of the beat; what they cost shows in the order of the line. */
export function BattleShots({ record, view, layout, beat }: BattleProps) {
  const where = new Map(layout.tokens.map((token) => [token.card.id, token]))
  const landing = beat * 0.35
  const step = record.hits.length > 0 ? (beat * 0.5) / record.hits.length : 0
  const half = TOKEN.width / 2
  return (
    <g className="tlb-shots">
      {record.attacks.map(({ unit, at }, i) => {
        const from = where.get(unit.id)
        if (!from) return null
        const target = targetOf(record, view.sides[unit.owner] as number, at)
        const to = (target && where.get(target.id)) ?? { x: from.x, y: layout.axis }
        const bend = at === 'rear' ? half * 0.9 : 0
        return (
          <path
            key={unit.id}
            className="tlb-shot"
            pathLength={1}
            style={{
              animationDuration: `${beat * 0.4}ms`,
              animationDelay: `${(i * beat * 0.15) / Math.max(1, record.attacks.length)}ms`,
            }}
            d={`M${from.x} ${from.y}Q${(from.x + to.x) / 2 + bend} ${(from.y + to.y) / 2} ${to.x} ${to.y}`}
          />
        )
      })}
      {record.hits.map(({ unit, taken, prevented }, i) => {
        const to = where.get(unit.id)
        if (!to) return null
        const same = record.hits.slice(0, i).filter((hit) => hit.unit.id === unit.id).length
        return (
          <g key={i} className="tlb-hit" transform={`translate(${to.x + half - 52 - same * 40} ${to.y + 12})`}>
            <g
              style={{
                animationDelay: `${landing + i * step}ms`,
                animationDuration: `${Math.max(200, beat * 0.25)}ms`,
              }}
            >
              {prevented > 0 && (
                <text className="tlb-soaked" y={-10}>
                  ◇{prevented}
                </text>
              )}
              {taken > 0 && <text y={7}>−{taken}</text>}
            </g>
          </g>
        )
      })}
      {record.deaths.map(({ id }) => {
        const at = where.get(id)
        return (
          at && (
            <path
              key={id}
              className="tlb-death"
              style={{ animationDelay: `${beat * 0.85}ms` }}
              d={`M${at.x - half} ${at.y + 22}L${at.x + half} ${at.y - 22}`}
            />
          )
        )
      })}
    </g>
  )
}

/** Whom the shots of a side reach first. */
const targetOf = ({ hits }: StepRecord, side: number, at: Aim): Ref | undefined =>
  hits.find((hit) => hit.side === side && hit.by === at)?.unit

/** What each half sends over the axis: numbers with arrows, as a plan or as a fact. */
export function Pools({
  record,
  view,
  layout,
  plan,
}: {
  record: StepRecord
  view: View
  layout: Layout
  plan: boolean
}) {
  const today = layout.columns.find(({ tense }) => tense === 'present')
  if (!today) return null
  const below = sideBelow(view)
  const sum = (pools: readonly number[], own: boolean): number =>
    pools.reduce((total, pool, side) => ((side === below) === own ? total + pool : total), 0)
  const burns = (own: boolean): number =>
    record.burns.reduce(
      (total, { unit, amount }) => ((view.sides[unit.owner] === below) === own ? total + amount : total),
      0,
    )
  const arrow = (own: boolean, aim: Aim | 'all', amount: number, x: number) =>
    amount > 0 && (
      <g
        key={`${own}${aim}`}
        className="tlb-pool"
        data-plan={plan || undefined}
        transform={`translate(${x} ${layout.axis})`}
      >
        <path d={own ? 'M0 10V-10M-5 -4L0 -10L5 -4' : 'M0 -10V10M-5 4L0 10L5 4'} />
        <text x={8} y={-1}>
          {amount}
        </text>
        <text className="tlb-pool-aim" x={8} y={11}>
          {aim}
        </text>
      </g>
    )
  const left = today.x + 14
  const right = today.x + today.width / 2 + 10
  return (
    <g className="tlb-pools">
      {arrow(true, 'front', sum(record.front, true), left)}
      {arrow(true, 'rear', sum(record.rear, true), left + 36)}
      {arrow(true, 'all', burns(true), left + 70)}
      {arrow(false, 'front', sum(record.front, false), right)}
      {arrow(false, 'rear', sum(record.rear, false), right + 36)}
      {arrow(false, 'all', burns(false), right + 70)}
    </g>
  )
}
