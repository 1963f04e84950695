import { t } from '@anachron/kit'
import type { View } from '../rules/types.ts'
import { dayName } from '../words/names.ts'
import type { Column } from './columns.ts'
import type { Half, Layout, Place } from './layout.ts'

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
      {view.phase === 'deploy' && <Dial layout={layout} />}
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
      {layout.banded && halves.map((half) => <NarrowEnds key={String(half.above)} half={half} width={width} />)}
      {!layout.banded && halves.map((half) => <Ends key={String(half.above)} half={half} layout={layout} />)}
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

/** So many to each side leave room for a fire at both ends. */
const SHOWN = 3

/** On a narrow sheet other Days are numbers on the axis. */
function NarrowDays({ layout: { columns, axis, width, marks } }: { layout: Layout }) {
  const past = columns.filter(({ tense }) => tense === 'past')
  const future = columns.filter(({ tense }) => tense === 'future')
  const at = (x: number, day: number) => (
    <g key={day} className="tlb-day">
      <rect x={x - 14} y={axis - 10} width={28} height={20} />
      <text x={x} y={axis + 4.5} textAnchor="middle">
        {day}
      </text>
    </g>
  )
  return (
    <>
      {past.slice(-SHOWN).map(({ day }, i, shown) => at(width / 2 - 61 - (shown.length - 1 - i) * 30, day))}
      {future.slice(0, SHOWN).map(({ day }, i) => at(width / 2 + 61 + i * 30, day))}
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

/** On a narrow sheet the ends of a line are written beside it. */
function NarrowEnds({ half: { near, far, from, to }, width }: { half: Half; width: number }) {
  if (from === to || Math.abs(far - near) < 56) return null
  const y = (near + far) / 2
  return (
    <g className="tlb-ends-words">
      <text transform={`translate(17 ${y}) rotate(-90)`} textAnchor="middle">
        {t('Front')}
      </text>
      <text transform={`translate(${width - 8} ${y}) rotate(-90)`} textAnchor="middle">
        {t('Rear')}
      </text>
    </g>
  )
}

/** Section marks at both ends of a line: F where the Front is, R at the Rear. */
function Ends({ half: { from, to, above }, layout: { open, tokens, laid } }: { half: Half; layout: Layout }) {
  if (from === to) return null
  const line = [...tokens.filter(({ lies }) => lies === 'line'), ...laid].filter((place) => place.above === above)
  // Of several ranks the foremost one has the Front, and the last one the Rear.
  const distance = ({ y }: Place): number => (above ? -y : y)
  const ys = line.map(distance)
  const rank = (of: number): readonly Place[] => line.filter((place) => Math.abs(distance(place) - of) < 1)
  const [foremost, last] = [rank(Math.min(...ys)), rank(Math.max(...ys))]
  const rightEnd = Math.max(...last.map(({ x, width }) => x + width / 2))
  const mark = (x: number, letter: string, [one]: readonly Place[]) => {
    if (!one) return null
    const [near, far] = [one.y + ((above ? 1 : -1) * one.height) / 2, one.y + ((above ? -1 : 1) * one.height) / 2]
    // Within the line: at its edge stands who plays.
    const edge = far + (above ? 12 : -12)
    return (
      <g>
        <path d={`M${x} ${near}V${far}`} />
        <circle cx={x} cy={edge} r="10" />
        <text x={x} y={edge + 4.5} textAnchor="middle">
          {letter}
        </text>
      </g>
    )
  }
  return (
    <g className="tlb-ends">
      {mark(Math.max(open.x + 12, from - 12), 'F', foremost)}
      {mark(Math.min(open.x + open.width - 12, rightEnd + 12), 'R', last)}
    </g>
  )
}

/** Behind a deployment: a dial in thin lines, as if time itself were being drawn. */
function Dial({ layout: { open, height, axis, banded, width } }: { layout: Layout }) {
  const x = banded ? width / 2 : open.x + open.width / 2
  const r = Math.min(height * 0.46, (banded ? width : open.width) * 0.49)
  const turned = (n: number, of: number) => (n * 2 * Math.PI) / of
  const ray = (n: number, of: number, from: number, to: number): string => {
    const [sin, cos] = [Math.sin(turned(n, of)), Math.cos(turned(n, of))]
    return `M${(from * sin).toFixed(1)} ${(-from * cos).toFixed(1)}L${(to * sin).toFixed(1)} ${(-to * cos).toFixed(1)}`
  }
  const rays = (of: number, from: number, to: number): string =>
    Array.from({ length: of }, (_, n) => ray(n, of, from, to)).join('')
  return (
    <g className="tlb-dial" transform={`translate(${x} ${axis})`}>
      {[1, 0.9, 0.62, 0.3].map((part) => (
        <circle key={part} r={r * part} />
      ))}
      <path d={rays(60, r * 0.9, r * 0.94) + rays(12, r * 0.9, r)} />
      <path className="tlb-dial-hand" d={`${ray(11, 12, 0, r * 0.84)}${ray(2, 12, 0, r * 0.56)}`} />
    </g>
  )
}

/** As on a drawing, in a corner: which Timeline this is, of how many at most. */
function TitleBlock({ layout: { width }, view }: { layout: Layout; view: View }) {
  // A crowd needs the whole edge.
  if (view.players.length > 2) return null
  return (
    <g className="tlb-title" transform={`translate(${width - TITLE - 6} 5)`}>
      <rect width={TITLE} height="22" />
      <text x="8" y="15.500">
        {t`Timeline ${view.timeline}`}
      </text>
      <text className="tlb-title-of" x={TITLE - 6} y="15.500" textAnchor="end">
        {view.timeline}/{view.options.maxTimelines}
      </text>
    </g>
  )
}

/** How broad it is. */
const TITLE = 140
