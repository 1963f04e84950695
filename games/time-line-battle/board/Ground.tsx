import { t } from '@anachron/kit'
import type { View } from '../rules/types.ts'
import { dayName } from '../words/names.ts'
import type { Column } from './columns.ts'
import type { Half, Layout } from './layout.ts'

/** The sheet everything is drawn on: columns, the axis of time with its Days, and where each line begins and ends. */
export function Ground({ layout, view }: { layout: Layout; view: View }) {
  const { width, height, axis, columns, open, halves } = layout
  return (
    <g className="tlb-ground">
      {columns.map(({ day, x, width: wide, tense }) => (
        <g key={day} className="tlb-column" data-tense={tense}>
          <rect x={x} y={0} width={wide} height={height} />
          {x > 0 && <path d={`M${x} 0V${height}`} />}
        </g>
      ))}
      <path className="tlb-axis" d={`M6 ${axis}H${width - 8}m-9 -5l9 5l-9 5`} />
      {layout.banded ? (
        <NarrowDays layout={layout} />
      ) : (
        columns.map((column) => <DayName key={column.day} of={column} axis={axis} />)
      )}
      <Today x={layout.banded ? width / 2 : open.x + open.width / 2} axis={axis} day={open.day} />
      {!layout.banded && open.width > 380 && (
        <g className="tlb-ends-words">
          <text x={open.x + 34} y={axis + 4.5}>
            {t('◂ Front')}
          </text>
          <text x={open.x + open.width - 34} y={axis + 4.5} textAnchor="end">
            {t('Rear ▸')}
          </text>
        </g>
      )}
      {!layout.banded && halves.map((half) => <Ends key={String(half.above)} half={half} open={open} />)}
      {!layout.banded && <TitleBlock layout={layout} view={view} />}
    </g>
  )
}

const nameOf = (days: readonly number[]): string =>
  days.length > 1 ? `… ${days.at(-1)}` : t(dayName(days[0] as number))

function DayName({ of: { days, x, width, tense }, axis }: { of: Column; axis: number }) {
  if (tense === 'present') return null
  const text = width < 74 ? `${days.length > 1 ? '…' : ''}${days.at(-1)}` : nameOf(days)
  const half = text.length * 4.2 + 6
  return (
    <g className="tlb-day">
      <rect x={x + width / 2 - half} y={axis - 11} width={2 * half} height={22} />
      <text x={x + width / 2} y={axis + 4.5} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** On a narrow sheet other Days are numbers on the axis. */
function NarrowDays({ layout: { columns, axis, width, marks } }: { layout: Layout }) {
  const past = columns.filter(({ tense }) => tense === 'past')
  const future = columns.filter(({ tense }) => tense === 'future')
  const at = (x: number, day: number) => (
    <g key={day} className="tlb-day">
      <rect x={x - 15} y={axis - 10} width={30} height={20} />
      <text x={x} y={axis + 4.5} textAnchor="middle">
        {day}
      </text>
    </g>
  )
  return (
    <>
      {past.slice(-3).map(({ day }, i, shown) => at(width / 2 - 66 - (shown.length - 1 - i) * 34, day))}
      {future.slice(0, 3).map(({ day }, i) => at(width / 2 + 66 + i * 34, day))}
      {marks.map(({ day, x, y, width: wide, height }) => (
        <g key={`${x} ${y}`} className="tlb-day-mark">
          <rect x={x - wide / 2} y={y - height / 2} width={wide} height={height} rx="2" />
          <text x={x} y={y + 4.5} textAnchor="middle">
            {String(day).replace('-', '−')}
          </text>
        </g>
      ))}
    </>
  )
}

function Today({ x, axis, day }: { x: number; axis: number; day: number }) {
  return (
    <g className="tlb-today" transform={`translate(${x} ${axis})`}>
      <rect x={-43} y={-15} width={86} height={30} rx="2" />
      <text y={6} textAnchor="middle">
        {t(dayName(day))}
      </text>
    </g>
  )
}

/** Section marks at both ends of a line: F where the Front is, R at the Rear. */
function Ends({ half: { near, far, from, to, above }, open }: { half: Half; open: Column }) {
  if (from === to) return null
  // Within the line: at its edge stands who plays.
  const edge = far + (above ? 12 : -12)
  const mark = (x: number, letter: string) => (
    <g>
      <path d={`M${x} ${near}V${far}`} />
      <circle cx={x} cy={edge} r="10" />
      <text x={x} y={edge + 4.5} textAnchor="middle">
        {letter}
      </text>
    </g>
  )
  return (
    <g className="tlb-ends">
      {mark(Math.max(open.x + 12, from - 12), 'F')}
      {mark(Math.min(open.x + open.width - 12, to + 12), 'R')}
    </g>
  )
}

/** As on a drawing: which Timeline this is, of how many at most. */
function TitleBlock({ layout: { columns }, view }: { layout: Layout; view: View }) {
  const room = columns.filter(({ tense }) => tense === 'past').reduce((sum, { width }) => sum + width, 0)
  if (room < 124) return null
  const width = Math.min(room - 12, 176)
  return (
    <g className="tlb-title" transform="translate(6 6)">
      <rect width={width} height="24" />
      <text x="8" y="16.500">
        {t`Timeline ${view.timeline}`}
      </text>
      <text className="tlb-title-of" x={width - 6} y="16.500" textAnchor="end">
        {view.timeline}/{view.options.maxTimelines}
      </text>
    </g>
  )
}
