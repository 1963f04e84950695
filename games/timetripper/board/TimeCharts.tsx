/** The two Time Displays as star charts: they fill in where one has been. */
import { hexCorners, Icon, Spot } from '@anachron/web/kit'
import { type RefObject, useEffect, useRef } from 'react'
import { HOLE, TIME_MAP } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import type { Event } from '../rules/events.ts'
import { topOf } from '../rules/reading.ts'
import type { Heading, View } from '../rules/types.ts'
import { battleName, direction } from '../words/names.ts'
import { BlindChart } from './BlindChart.tsx'
import { FluxMark } from './FluxMark.tsx'
import { cellAt, towards } from './geometry.ts'
import { type Cell, journeyOf, passes, trail } from './journeys.ts'
import { markOf } from './marks.ts'
import { pictureOf, TRIPPER } from './pictures.ts'

const SIZE = 40
const WIDTH = SIZE * 11 + 24
const HEIGHT = SIZE * Math.sqrt(3) * 7 + 56
const CORNERS = hexCorners(SIZE - 1.5)
const CELLS = Array.from({ length: TIME_MAP.size }, (_, cell) => cell)

const at = ({ display, cell }: Cell): readonly [number, number] => {
  const [x, y] = cellAt(cell, SIZE)
  return [x + WIDTH / 2 + display * WIDTH, y + (HEIGHT - 36) / 2 + 36]
}

export interface TimeChartsProps {
  view: View
  options: readonly Action[]
  now: Event | undefined
  beat: number
  /** Only to look at: beside the field. */
  small?: boolean
}

export function TimeCharts({ view, options, now, beat, small = false }: TimeChartsProps) {
  const sky = useFollowing(view)
  if (view.time.layout === null) return <BlindChart view={view} />
  const journey = now?.kind === 'travelled' ? journeyOf(view, now) : []
  return (
    <section
      ref={sky}
      className="tt-sky"
      tabIndex={small ? -1 : 0}
      aria-label="Charts of time"
      data-small={small || undefined}
    >
      <svg className="tt-charts" viewBox={`0 0 ${WIDTH * 2} ${HEIGHT}`} aria-label="Time Displays">
        {([0, 1] as const).map((display) => (
          <g key={display}>
            <text className="tt-chart-name" x={WIDTH / 2 + display * WIDTH} y="26">
              {display === 0 ? 'The past' : 'The future'}
              <tspan className="tt-chart-source">{markOf('timeDisplays')}</tspan>
            </text>
            {CELLS.map((cell) => (
              <Star key={cell} view={view} at={{ display, cell }} options={options} small={small} />
            ))}
          </g>
        ))}
        <Trail cells={trail(view)} />
        {journey.length > 1 && <Journey cells={journey} beat={beat} />}
        <Marker view={view} journey={journey} options={options} small={small} />
      </svg>
    </section>
  )
}

/** Where the charts are wider than the screen, it follows the marker. */
function useFollowing({ time }: View): RefObject<HTMLElement | null> {
  const sky = useRef<HTMLElement>(null)
  const { display, cell } = time
  useEffect(() => {
    const here = sky.current
    if (!here || cell === null) return
    const [x] = at({ display, cell })
    here.scrollTo({ left: (x / (WIDTH * 2)) * here.scrollWidth - here.clientWidth / 2 })
  }, [display, cell])
  return sky
}

function actionsAt(view: View, here: Cell, options: readonly Action[]): Action[] {
  const { time } = view
  const arrange = topOf(view, 'arrange')
  if (arrange)
    return arrange.lifted === null
      ? [{ do: 'lift', ...here }]
      : arrange.display === here.display
        ? [{ do: 'place', cell: here.cell }]
        : []
  const travel = topOf(view, 'travel')
  const heading = travel?.heading ?? null
  if (heading === null || time.cell === null || !options.some(({ do: what }) => what === 'length')) return []
  const ways = passes(time, { display: time.display, cell: time.cell }, heading, 6)
  return ways.flatMap(({ display, cell }, i): Action[] =>
    display === here.display && cell === here.cell ? [{ do: 'length', hexes: i + 1 }] : [],
  )
}

function Star({
  view,
  at: here,
  options,
  small,
}: {
  view: View
  at: Cell
  options: readonly Action[]
  small: boolean
}) {
  const number = view.time.layout?.[here.display][here.cell] ?? HOLE
  const visited = number !== HOLE && view.visited.includes(number)
  const site = catalogueOf(view.own).battles[number]
  const actions = small ? [] : actionsAt(view, here, options)
  const line = site?.opponents[0]
  const lifted = topOf(view, 'arrange')
  /** A Timemaster knows what lies everywhere. */
  const known = !small && view.master !== null && view.viewer === view.master
  return (
    <Spot
      piece={small ? undefined : `cell-${here.display}-${here.cell}`}
      at={at(here)}
      className="tt-star"
      label={number === HOLE ? 'The Time Hole' : `${number}: ${battleName(view.own, number)}`}
      facts={[
        number === HOLE
          ? 'The way home: arrive here by an aligned jump and roll not above your Experience.'
          : visited
            ? 'The Trippers have been here.'
            : 'Not visited yet.',
      ]}
      action={actions.length > 0 ? actions : undefined}
    >
      <polygon
        className="tt-cell"
        data-visited={visited || undefined}
        data-lifted={(lifted?.lifted === here.cell && lifted.display === here.display) || undefined}
        points={CORNERS}
      />
      {number === HOLE ? (
        <FluxMark radius={SIZE * 0.6} heading={null} spin={0} />
      ) : visited || known ? (
        <>
          {!line && <circle className="tt-black-hole" r="11" cy="-7" />}
          {line && (
            <g className={visited ? undefined : 'tt-known'}>
              <Icon body={pictureOf(line)} size={30} at={[-15, -22]} />
            </g>
          )}
          <text className="tt-cell-number" y="26">
            {number}
          </text>
        </>
      ) : (
        <>
          <path
            className="tt-twinkle"
            transform={`scale(${1 + ((number * 13) % 5) / 8})`}
            d="M0-6L1-1L6 0L1 1L0 6L-1 1L-6 0L-1-1Z"
          />
          {!small && (
            <text className="tt-cell-number" y="24">
              {number}
            </text>
          )}
        </>
      )}
      <polygon className="halo" points={CORNERS} />
    </Spot>
  )
}

/** From battle to battle, as a constellation. */
function Trail({ cells }: { cells: readonly Cell[] }) {
  if (cells.length < 2) return null
  return <path className="tt-trail" d={`M${cells.map((cell) => at(cell).join(' ')).join('L')}`} />
}

function Journey({ cells, beat }: { cells: readonly Cell[]; beat: number }) {
  return (
    <path
      className="tt-journey"
      pathLength={1}
      style={beat > 0 ? { animation: `tt-draw ${beat * 0.8}ms ease-in-out both` } : undefined}
      d={`M${cells.map((cell) => at(cell).join(' ')).join('L')}`}
    />
  )
}

interface MarkerProps {
  view: View
  journey: readonly Cell[]
  options: readonly Action[]
  small: boolean
}

function Marker({ view, journey, options, small }: MarkerProps) {
  const { cell, display } = view.time
  if (cell === null) return null
  const [x, y] = at({ display, cell })
  const ways = small ? [] : options.flatMap((action) => headingOf(action))
  return (
    <>
      <g
        className="tt-marker-in-time"
        data-piece={small ? undefined : 'marker'}
        data-via={journey
          .slice(1, -1)
          .map((one) => `cell-${one.display}-${one.cell}`)
          .join(' ')}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <circle r={small ? 22 : 17} cy={small ? 0 : -8} />
        <Icon body={TRIPPER} size={small ? 34 : 26} at={small ? [-17, -17] : [-13, -21]} />
      </g>
      {ways.map(({ action, heading }) => {
        const [dx, dy] = towards(heading, SIZE * 1.2)
        return (
          <Spot key={heading} at={[x + dx, y + dy]} label={direction(heading)} action={action} className="tt-way">
            <circle className="tt-way-disc" r="21" />
            <path className="tt-way-arrow" transform={`rotate(${heading * 60})`} d="M0-14L9 4H3V13H-3V4H-9Z" />
            <circle className="halo" r="21" />
          </Spot>
        )
      })}
    </>
  )
}

const headingOf = (action: Action): { action: Action; heading: Heading }[] =>
  (action.do === 'jump' || action.do === 'align') && action.heading !== null
    ? [{ action, heading: action.heading }]
    : []
