import { given, joined, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { CARD_TYPES, cardOf, type DeckList, isCardId } from '../content/index.ts'
import { cellParts } from '../rules/cells.ts'
import { typeName } from '../words/card-text.ts'

interface Bar {
  label: string
  value: number
}

const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const countIn = (list: DeckList, fits: (id: string) => boolean): number =>
  Object.entries(list).reduce((total, [id, count]) => total + (isCardId(id) && fits(id) ? count : 0), 0)

/** How much the cards cost. */
export function CostCurve({ list }: { list: DeckList }) {
  const bars = COSTS.map((cost) => ({
    label: String(cost),
    value: countIn(list, (id) => cardOf(id).type !== 'power-cell' && cellParts(cardOf(id).cost) === cost),
  }))
  return <Curve title={t('Cost in cells')} bars={bars} />
}

/** How much the cards cost, and of which kinds they are. */
export function Charts({ list }: { list: DeckList }) {
  const kinds = CARD_TYPES.map((type) => ({
    label: t(typeName(type)),
    value: countIn(list, (id) => cardOf(id).type === type),
  }))
  return (
    <div className="ts-charts">
      <CostCurve list={list} />
      <BarChart title={t('Kinds')} bars={kinds} />
    </div>
  )
}

const BAR = 18
const GAP = 6
const HIGH = 92

/** The curve that players of card games look for: a column for each price. */
function Curve({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${bars.length * (BAR + GAP)} ${HIGH + 34}`} role="img" aria-label={spoken(title, bars)}>
        {bars.map(({ label, value }, i) => {
          const height = Math.max(1, (HIGH * value) / most)
          return (
            <g key={label} transform={`translate(${i * (BAR + GAP) + GAP / 2} 0)`}>
              <rect y={HIGH + 16 - height} width={BAR} height={height} rx={3} className="ts-chart-bar" />
              {value > 0 && (
                <text x={BAR / 2} y={HIGH + 12 - height} textAnchor="middle" className="ts-chart-label">
                  {value}
                </text>
              )}
              <text x={BAR / 2} y={HIGH + 31} textAnchor="middle" className="ts-chart-label ts-chart-axis">
                {label}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

const spoken = (title: string, bars: readonly Bar[]): string =>
  t`${title}: ${joined(
    bars.map(({ label, value }) => say`${given(label)} ${value}`),
    ', ',
  )}`

function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const left = 118
  const long = (value: number): number => (80 * value) / most
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 226 ${bars.length * (BAR + GAP)}`} role="img" aria-label={spoken(title, bars)}>
        {bars.map(({ label, value }, i) => (
          <g key={label} transform={`translate(0 ${i * (BAR + GAP)})`}>
            <text x={left - 6} y={13} textAnchor="end" className="ts-chart-label">
              {label}
            </text>
            <rect x={left} width={Math.max(1, long(value))} height={BAR} rx={3} className="ts-chart-bar" />
            <text x={left + long(value) + 5} y={13} className="ts-chart-label">
              {value}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
