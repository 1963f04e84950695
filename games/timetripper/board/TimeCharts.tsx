/** The two Time Displays as star charts: where one has been, what lies where, and where a jump would go. */
import { hexCorners } from '@anachron/hex'
import { Icon, Spot, t } from '@anachron/kit'
import { HOLE, TIME_MAP } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import type { Event } from '../rules/events.ts'
import { topOf } from '../rules/reading.ts'
import type { Heading, View } from '../rules/types.ts'
import { BlindChart } from './BlindChart.tsx'
import { useBox } from './box.ts'
import { FluxMark } from './FluxMark.tsx'
import { cellAt, hexMiddlePath, towards } from './geometry.ts'
import { type Cell, journeyOf, passes, trail } from './journeys.ts'
import { NARROW } from './lie.ts'
import { battleName, direction, sentence } from './names.ts'
import { pictureOf, TRIPPER } from './pictures.ts'
import { dice } from './places/paint.ts'
import { rayPicture } from './RayBelt.tsx'
import { BLACK_HOLE, type Ray, type RayEnd } from './ray.ts'
import { UNSPOKEN } from './unspoken.ts'

const CELLS = Array.from({ length: TIME_MAP.size }, (_, cell) => cell)

/**
 * Where cells lie in a box: side by side, or where it is narrow one under the other, each moved aside by two columns,
 * so that one's point lies beside the other's.
 */
interface Sky {
  width: number
  height: number
  /** One chart under the other. */
  stacked: boolean
  /** From the middle of a cell to its corners. */
  size: number
  at(cell: Cell): readonly [number, number]
  name(display: 0 | 1): readonly [number, number]
}

function skyIn(width: number, height: number): Sky {
  const stacked = width < NARROW && height > width
  const size = stacked ? Math.min(width / 17.4, (height - 12) / 21.6) : Math.min(width / 22.9, (height - 44) / 12.5)
  const middle = (display: 0 | 1): readonly [number, number] =>
    stacked
      ? [width / 2 + (display === 0 ? -1 : 1) * size * 3, height / 2 + (display === 0 ? -1 : 1) * size * 4.5]
      : [width / 2 + (display === 0 ? -1 : 1) * size * 5.7, height / 2 + 14]
  return {
    width,
    height,
    stacked,
    size,
    at({ display, cell }) {
      const [x, y] = cellAt(cell, size)
      const [mx, my] = middle(display)
      return [x + mx, y + my]
    },
    name(display) {
      const [x, y] = middle(display)
      if (stacked) return display === 0 ? [width - 10, 24] : [10, height - 14]
      return [x, Math.max(20, y - size * 6.3)]
    },
  }
}

export interface TimeChartsProps {
  view: View
  options: readonly Action[]
  now: Event | undefined
  beat: number
  /** The jump that is thought about, and how to think of another one. */
  ray?: Ray | undefined
  choose?: ((heading: Heading) => void) | undefined
  /** Only to look at, in a picture. */
  small?: boolean
}

export function TimeCharts({ view, options, now, beat, ray, choose, small = false }: TimeChartsProps) {
  const [box, size] = useBox<HTMLDivElement>()
  const sky = small ? skyIn(960, 560) : skyIn(size.width, size.height)
  if (view.time.layout === null) return <BlindChart view={view} />
  const journey = now?.kind === 'travelled' ? journeyOf(view, now) : []
  return (
    <div ref={box} className="tt-sky" data-small={small || undefined}>
      <svg className="tt-charts" viewBox={`0 0 ${sky.width} ${sky.height}`} aria-label={t('Time Displays')}>
        <Stars sky={sky} />
        {([0, 1] as const).map((display) => (
          <g key={display}>
            <text
              className="tt-chart-name"
              data-end={sky.stacked ? (display === 0 ? 'right' : 'left') : undefined}
              x={sky.name(display)[0]}
              y={sky.name(display)[1]}
            >
              {display === 0 ? t('The past') : t('The future')}
            </text>
            {CELLS.map((cell) => (
              <Star
                key={cell}
                view={view}
                sky={sky}
                at={{ display, cell }}
                options={options}
                small={small}
                end={ray?.ends.find(({ at }) => at.display === display && at.cell === cell)}
              />
            ))}
          </g>
        ))}
        <Trail points={trail(view).map(sky.at)} />
        {ray && journey.length === 0 && <RayLine view={view} sky={sky} ray={ray} />}
        {journey.length > 1 && (
          <path
            className="tt-journey"
            pathLength={1}
            style={beat > 0 ? { animation: `tt-draw ${beat * 0.8}ms ease-in-out both` } : undefined}
            d={hexMiddlePath(journey.map(sky.at))}
          />
        )}
        {ray?.ends.map((end) => (
          <RayEndMark key={end.length} view={view} sky={sky} end={end} />
        ))}
        <Marker view={view} sky={sky} journey={journey} options={options} small={small} ray={ray} choose={choose} />
      </svg>
    </div>
  )
}

function Stars({ sky: { width, height } }: { sky: Sky }) {
  const r = dice(9)
  return (
    <g className="tt-far-stars" {...UNSPOKEN}>
      {Array.from({ length: 110 }, (_, i) => (
        <circle
          key={i}
          cx={(r() * width).toFixed(1)}
          cy={(r() * height).toFixed(1)}
          r={(0.4 + r() * 1.2).toFixed(1)}
          opacity={(0.2 + 0.6 * r()).toFixed(2)}
        />
      ))}
    </g>
  )
}

function actionsAt(view: View, here: Cell, options: readonly Action[]): Action[] {
  const { time } = view
  const arrange = topOf(view, 'arrange')
  if (arrange) return arrange.lifted === null ? [{ do: 'lift', ...here }] : [{ do: 'place', ...here }]
  const travel = topOf(view, 'travel')
  const heading = travel?.heading ?? null
  if (heading === null || time.cell === null || !options.some(({ do: what }) => what === 'length')) return []
  const ways = passes(time, { display: time.display, cell: time.cell }, heading, 6)
  return ways.flatMap(({ display, cell }, i): Action[] =>
    display === here.display && cell === here.cell ? [{ do: 'length', hexes: i + 1 }] : [],
  )
}

interface StarProps {
  view: View
  sky: Sky
  at: Cell
  options: readonly Action[]
  small: boolean
  end: RayEnd | undefined
}

function Star({ view, sky, at: here, options, small, end }: StarProps) {
  const number = view.time.layout?.[here.display][here.cell] ?? HOLE
  const visited = number !== HOLE && view.visited.includes(number)
  const site = catalogueOf(view.own).battles[number]
  const actions = small ? [] : actionsAt(view, here, options)
  const line = site?.opponents[0]
  const lifted = topOf(view, 'arrange')
  const { size } = sky
  const corners = hexCorners(size * 0.95)
  return (
    <Spot
      piece={small ? undefined : `cell-${here.display}-${here.cell}`}
      at={sky.at(here)}
      className="tt-star"
      label={number === HOLE ? t('The Time Hole, home') : `${number}: ${battleName(view.own, number)}`}
      facts={[
        number === HOLE
          ? t('The way home: arrive here by an aligned jump and roll not above your Experience.')
          : number === BLACK_HOLE && !line
            ? t('Whoever ends here begins the trip again, with Experience 0 and without treasure.')
            : visited
              ? t('You have been here: whoever ends here flies on at random.')
              : t(site?.flavour ?? ''),
      ]}
      action={actions.length > 0 ? actions : undefined}
    >
      <polygon
        className="tt-cell"
        data-visited={visited || undefined}
        data-black={(!line && number !== HOLE) || undefined}
        data-on={end ? true : undefined}
        data-lifted={(lifted?.lifted === here.cell && lifted.display === here.display) || undefined}
        points={corners}
      />
      {number === HOLE ? (
        <>
          <FluxMark radius={size * 0.66} heading={null} spin={0} />
          {!end && <PlaceName size={size} name={t('Time Hole')} note={t('home')} />}
        </>
      ) : (
        <>
          {!line && (
            <g className="tt-black" {...UNSPOKEN}>
              <ellipse rx={size * 0.66} ry={size * 0.4} cy={-size * 0.1} transform="rotate(-18)" />
              <ellipse rx={size * 0.48} ry={size * 0.28} cy={-size * 0.1} transform="rotate(-18)" />
              <ellipse rx={size * 0.34} ry={size * 0.2} cy={-size * 0.1} transform="rotate(-18)" />
            </g>
          )}
          {line && !end && (
            <g className="tt-known" data-visited={visited || undefined}>
              <Icon body={pictureOf(line)} size={size * 0.74} at={[-size * 0.37, -size * 0.62]} />
            </g>
          )}
          {!line && !end && <PlaceName size={size} name={t('Black Hole')} />}
          {line && !end && (
            <text className="tt-cell-number" y={size * 0.68}>
              {number}
            </text>
          )}
        </>
      )}
      <polygon className="halo" points={corners} />
    </Spot>
  )
}

/** Too small for more than a word. */
const SMALL = 28

/** What every map of the sky has its name on: where home is, and where nobody wants to end. */
const PlaceName = ({ size, name, note }: { size: number; name: string; note?: string }) => {
  if (size < SMALL)
    return note ? (
      <text className="tt-place-name" y="4" {...UNSPOKEN}>
        {note}
      </text>
    ) : null
  return (
    <text className="tt-place-name" style={{ fontSize: Math.max(10, size * 0.27) }} {...UNSPOKEN}>
      <tspan x="0" y={note ? -size * 0.02 : size * 0.68}>
        {name}
      </tspan>{' '}
      {note && (
        <tspan x="0" dy="1.1em">
          {note}
        </tspan>
      )}
    </text>
  )
}

const RAINBOW = ['#e86bb0', '#f2a93b', '#f4e04d', '#6fd3e3', '#8a5bd6'] as const

/** Through the hole it goes on, on the other display. */
function RayLine({ view, sky, ray }: { view: View; sky: Sky; ray: Ray }) {
  const { display, cell } = view.time
  if (cell === null) return null
  const legs: Cell[][] = [[{ display, cell }]]
  for (const { at } of ray.ends) {
    const leg = legs.at(-1) as Cell[]
    if (leg.at(-1)?.display === at.display) leg.push(at)
    else legs.push([at])
  }
  return (
    <g className="tt-rainbow" {...UNSPOKEN}>
      {RAINBOW.map((colour, i) => (
        <g key={colour} stroke={colour} transform={`translate(0 ${(i - 2) * 2})`}>
          {legs.map((leg, j) => (
            <path key={`${j}-${leg.length}`} d={hexMiddlePath(leg.map(sky.at))} />
          ))}
          {legs.slice(1).map((leg, j) => (
            <path
              key={`t${j}-${leg.length}`}
              strokeDasharray="5 7"
              d={hexMiddlePath([sky.at((legs[j] as Cell[]).at(-1) as Cell), sky.at(leg[0] as Cell)])}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

function RayEndMark({ view, sky, end }: { view: View; sky: Sky; end: RayEnd }) {
  const [x, y] = sky.at(end.at)
  const { size } = sky
  const roomy = size > 30
  return (
    <g
      className="tt-ray-mark"
      data-kind={end.kind}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      {...UNSPOKEN}
    >
      {end.kind !== 'home' && end.kind !== 'black' && (
        <Icon body={rayPicture(view, end)} size={size * 0.6} at={[-size * 0.3, -size * (roomy ? 0.74 : 0.36)]} />
      )}
      {roomy &&
        halves(end.name).map((half, i) => (
          <text key={half} y={size * 0.2 + 13 * i}>
            {half}
          </text>
        ))}
      <g transform={`translate(${size * 0.55} ${-size * 0.72})`}>
        <circle r={roomy ? 12 : 9} />
        <text className="tt-ray-number" y={roomy ? 5 : 4}>
          {end.length}
        </text>
      </g>
    </g>
  )
}

/** A name in two lines, as even as it goes. */
function halves(name: string): string[] {
  if (name.length < 10) return [name]
  const words = name.split(' ')
  let best = 1
  for (let i = 1; i < words.length; i++)
    if (
      Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length) <
      Math.max(words.slice(0, best).join(' ').length, words.slice(best).join(' ').length)
    )
      best = i
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')].filter((half) => half !== '')
}

/** From battle to battle, as a constellation. */
const Trail = ({ points }: { points: readonly (readonly [number, number])[] }) =>
  points.length < 2 ? null : <path className="tt-trail" d={hexMiddlePath(points)} />

/** As wide as what a thumb can hit; the six ways stand so far apart, too, whatever is drawn of them. */
const THUMB = 41

interface MarkerProps {
  view: View
  sky: Sky
  journey: readonly Cell[]
  options: readonly Action[]
  small: boolean
  ray: Ray | undefined
  choose: ((heading: Heading) => void) | undefined
}

function Marker({ view, sky, journey, options, small, ray, choose }: MarkerProps) {
  const { cell, display } = view.time
  if (cell === null) return null
  const [x, y] = sky.at({ display, cell })
  const size = Math.max(22, sky.size * 0.86)
  const ways = small || !choose ? [] : options.flatMap((action) => headingOf(action))
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
        <rect x={-size / 2} y={-size / 2} width={size} height={size} rx="4" />
        <path
          d={`M${-size / 2} ${-size * 0.3}v${-size * 0.1}a4 4 0 0 1 4-4h${size - 8}a4 4 0 0 1 4 4v${size * 0.1}Z`}
        />
        <Icon body={TRIPPER} size={size * 0.72} at={[-size * 0.36, -size * 0.3]} />
      </g>
      {ways.map((heading) => {
        const [dx, dy] = towards(heading, Math.max(THUMB + 1, sky.size * 1.28))
        return (
          <Spot
            key={heading}
            at={[x + dx, y + dy]}
            label={sentence(direction(heading))}
            facts={[t('Press it to see where a jump this way would end.')]}
            action={ray ? undefined : options.find((action) => headingOf(action)[0] === heading)}
            press={{ words: t`Look ${direction(heading)}`, go: () => choose?.(heading) }}
            className="tt-way"
          >
            <circle className="tt-pad" r={THUMB / 2} />
            <circle className="tt-way-disc" data-on={ray?.heading === heading || undefined} r={sky.stacked ? 11 : 17} />
            <path
              className="tt-way-arrow"
              transform={`rotate(${heading * 60}) scale(${sky.stacked ? 0.58 : 0.85})`}
              d="M0-14L9 4H3V13H-3V4H-9Z"
            />
            <circle className="halo" r="19" />
          </Spot>
        )
      })}
    </>
  )
}

const headingOf = (action: Action): Heading[] =>
  (action.do === 'jump' || action.do === 'align') && action.heading !== null ? [action.heading] : []
