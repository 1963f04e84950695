import { typeName } from '../card-text.ts'
import { CARD_TYPES, cardOf, type DeckList, isCardId } from '../content/index.ts'
import { cellParts } from '../rules/cells.ts'

interface Bar {
  label: string
  value: number
}

const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** How much the cards cost, and of which kinds they are. */
export function Charts({ list }: { list: DeckList }) {
  const entries = Object.entries(list).filter(([id]) => isCardId(id))
  const sum = (fits: (id: string) => boolean): number =>
    entries.reduce((total, [id, count]) => total + (fits(id) ? count : 0), 0)
  const curve = COSTS.map((cost) => ({
    label: String(cost),
    value: sum((id) => cardOf(id).type !== 'power-cell' && cellParts(cardOf(id).cost) === cost),
  }))
  const kinds = CARD_TYPES.map((type) => ({ label: typeName(type), value: sum((id) => cardOf(id).type === type) }))
  return (
    <div className="ts-charts">
      <BarChart title="Cost in cells" bars={curve} />
      <BarChart title="Kinds" bars={kinds} wide />
    </div>
  )
}

const BAR = 18
const GAP = 6

function BarChart({ title, bars, wide = false }: { title: string; bars: readonly Bar[]; wide?: boolean }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const left = wide ? 130 : 24
  const height = bars.length * (BAR + GAP)
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 320 ${height}`}
        role="img"
        aria-label={`${title}: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
      >
        {bars.map(({ label, value }, i) => (
          <g key={label} transform={`translate(0 ${i * (BAR + GAP)})`}>
            <text x={left - 6} y={13} textAnchor="end" className="ts-chart-label">
              {label}
            </text>
            <rect
              x={left}
              width={Math.max(1, ((290 - left) * value) / most)}
              height={BAR}
              rx={3}
              className="ts-chart-bar"
            />
            <text x={left + ((290 - left) * value) / most + 6} y={13} className="ts-chart-label">
              {value}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
