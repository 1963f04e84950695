import { type Board, type BoardProps, Spot, t, tell, useTableActions } from '@anachron/kit'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action, ChronoEvent, ChronoTypes } from '../rules/types.ts'
import { workshop } from '../words/phrases.ts'
import { PlainAnswers } from './Answers.tsx'
import { Boats } from './Boats.tsx'
import { Clock, ClockStrip } from './Clock.tsx'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { guide } from './guide.ts'
import { Halls } from './Halls.tsx'
import { Merchants } from './Merchants.tsx'
import { middleGame } from './middle-game.ts'
import { moments } from './moments.tsx'
import { Pages } from './Pages.tsx'
import { Piers } from './Piers.tsx'
import { pieces, touches } from './pieces.ts'
import { plans } from './plans.ts'
import { type Preview, PreviewContext } from './preview.ts'
import { primer } from './primer.ts'
import { Ring } from './Ring.tsx'
import { Scores } from './Scores.tsx'
import { Shelf } from './Shelf.tsx'
import { Bell, Paints, Sky, Wall } from './Sky.tsx'
import { Sponsors } from './Sponsors.tsx'
import { Square } from './Square.tsx'
import { Staff } from './Staff.tsx'
import { Stream } from './Stream.tsx'
import { type Box, type Page, type Scene, sceneOf, TALL_PLATES } from './scene-layout.ts'
import { sound, voice } from './sounds.ts'
import { isQuiet, type Part } from './stillness.ts'
import { Vices } from './Vices.tsx'
import './board.css'

const NOTHING: readonly Action[] = []

/** The page of a phone that a question is about. */
const ABOUT: Readonly<Record<string, Page>> = {
  'goods.good': 'harbour',
  'arrival.boat': 'harbour',
  'arrival.pier': 'harbour',
  'sale.stall': 'harbour',
  'board.pick': 'harbour',
  'recruit.card': 'counter',
  'recruit.place': 'counter',
  'freeze.token': 'counter',
  'activate.use': 'counter',
  'purge.card': 'counter',
}

/** Which of the pages a question is about; the one on which a lesson or a hint marks something comes before that. */
function pageOf(ask: string | undefined, marked: Partial<Action> | undefined): Page {
  if (marked?.kind === 'spend') return 'counter'
  return (ask && ABOUT[ask]) || 'workshop'
}

function Chronomancer(props: BoardProps<ChronoTypes>) {
  const { view, viewer, names, asked, pointedAt } = props
  const own = Math.max(0, viewer)
  const [open, show] = useState(own)
  const visited = visitedNow(props)
  const isOver = view.result !== null
  useEffect(() => {
    if (visited !== undefined) show(visited)
  }, [visited])
  useEffect(() => {
    if (isOver) show(own)
  }, [isOver, own])
  const [page, turn] = useState<Page>('workshop')
  const [preview, setPreview] = useState<Preview>()
  const watching = useMemo(() => ({ preview, show: setPreview }), [preview])
  const ask = asked?.ask
  const about = pageOf(ask, useTableActions().hinted)
  // A question is about one's own workshop: whoever was looking into another one comes home.
  useEffect(() => {
    setPreview(undefined)
    if (!ask) return
    show(own)
    turn(about)
  }, [ask, own, about])
  const { now, beat } = props
  const rivals = now && beat > 0 && (('seat' in now && now.seat !== viewer) || ('who' in now && now.who !== viewer))
  const where = rivals ? SEEN_AT[now.kind] : undefined
  useEffect(() => {
    if (where) turn(where)
  }, [where])
  const table = useRef<HTMLDivElement>(null)
  const size = useSize(table)
  const scene = useMemo(() => sceneOf(size, page), [size, page])
  const { k, sill, tabs } = scene
  return (
    <PreviewContext value={watching}>
      <div ref={table} className="ch" data-phone={scene.phone || undefined}>
        <svg
          className="ch-scene"
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          aria-label={t('The harbour and a workshop')}
        >
          <Paints />
          <OutOfTheWindow {...props} scene={scene} />
          <OnTheBench {...props} scene={scene} open={open} />
          {open !== own && scene.ring && <Visiting {...props} scene={scene} open={open} back={() => show(own)} />}
        </svg>
        {sill && (
          <Merchants
            {...{ view, names, open, show, pointedAt }}
            style={placed(sill, k)}
            tall={scene.phone && sill.height >= TALL_PLATES}
          />
        )}
        {tabs && <Pages page={page} turn={turn} style={placed(tabs, k)} about={ask ? about : undefined} />}
        <Scores view={view} names={names} />
        <PlainAnswers view={view} seat={asked?.seat ?? 0} options={asked?.options ?? NOTHING} plans={props.plans} />
      </div>
    </PreviewContext>
  )
}

/** Where a rival’s event is seen. */
const SEEN_AT: Partial<Record<ChronoEvent['kind'], Page>> = {
  moved: 'workshop',
  shifted: 'workshop',
  gained: 'workshop',
  sponsored: 'workshop',
  lifted: 'counter',
  spent: 'counter',
  recruited: 'counter',
  assigned: 'counter',
  recombobulated: 'counter',
  embiggened: 'counter',
  fracted: 'counter',
  seated: 'harbour',
  landed: 'harbour',
  sold: 'harbour',
}

/** Whose workshop something happens in that is being shown; whoever looks into another one then is taken along. */
const visitedNow = ({ now, beat, viewer }: BoardProps<ChronoTypes>): number | undefined =>
  now && beat > 0 && viewer >= 0 && SEEN_AT[now.kind] && 'seat' in now ? now.seat : undefined

const placed = ({ x, y, width, height }: Box, k: number) => ({
  left: x * k,
  top: y * k,
  width: width * k,
  height: height * k,
})

type PartProps = BoardProps<ChronoTypes> & { scene: Scene }

/** A part of the table, dimmer while the question is about others. */
const Quiet = ({ ask, part, children }: { ask: string | undefined; part: Part; children: ReactNode }) => (
  <g className="ch-part" data-quiet={isQuiet(ask, part) || undefined}>
    {children}
  </g>
)

function OutOfTheWindow({ view, names, now, scene, asked }: PartProps) {
  const { window: seen, width } = scene
  const ask = asked?.ask
  if (!seen) return null
  return (
    <g className="ch-harbour">
      <Sky window={seen} width={width} />
      {seen.clock && (
        <Quiet ask={ask} part="clock">
          <Clock view={view} names={names} now={now} {...seen.clock} />
        </Quiet>
      )}
      <Quiet ask={ask} part="halls">
        <Halls view={view} halls={seen.halls} />
      </Quiet>
      {seen.bell && <Bell at={seen.bell} />}
      <Quiet ask={ask} part="piers">
        <Piers view={view} now={now} window={seen} />
      </Quiet>
      {seen.boats && (
        <Quiet ask={ask} part="boats">
          <Boats view={view} now={now} boats={seen.boats} />
        </Quiet>
      )}
    </g>
  )
}

function OnTheBench({ view, names, now, scene, open, asked }: PartProps & { open: number }) {
  const { ring, stream, square, shelf, sponsors, staff, vices, strip, window: seen, width, height, phone } = scene
  const from = seen ? seen.bottom : 0
  const ask = asked?.ask
  const parts: readonly (readonly [Part, ReactNode])[] = [
    ['clock', strip && <ClockStrip view={view} names={names} now={now} box={strip} />],
    [
      'stream',
      stream && (
        <Stream view={view} seat={open} box={stream} title={ring ? stream.y - ring.rows[1] - ring.r > 22 : true} />
      ),
    ],
    ['square', square && <Square view={view} box={square} />],
    ['shelf', shelf && <Shelf view={view} seat={open} box={shelf} />],
    ['sponsors', sponsors && <Sponsors view={view} seat={open} box={sponsors} />],
    ['staff', staff && <Staff view={view} seat={open} box={staff} />],
    ['vices', vices && <Vices view={view} seat={open} box={vices} />],
    ['ring', ring && <Ring view={view} seat={open} names={names} now={now} plan={ring} />],
  ]
  return (
    <g className="ch-bench" key={open} data-visited={open !== Math.max(0, view.viewer) || undefined}>
      <Wall from={from} width={width} height={height} middle={width * (phone ? 0.5 : 0.28)} />
      {parts.map(([part, drawn]) => (
        <Quiet key={part} ask={ask} part={part}>
          {drawn}
        </Quiet>
      ))}
    </g>
  )
}

/** Whose workshop one looks into, across its top, and the way home. */
function Visiting({ view, names, scene, open, back }: PartProps & { open: number; back(): void }) {
  const { ring, width, phone } = scene
  if (!ring) return null
  // Between the rows, but on a phone the portals have their words there.
  const y = phone ? ring.rows[0] - ring.r - 10 : (ring.rows[0] + ring.rows[1]) / 2 + 4
  const wide = Math.min(250, (phone ? width : ring.spaces.T3[0] - ring.spaces.T1[0]) - 8)
  return (
    <Spot
      className="ch-visiting"
      at={[(ring.spaces.T1[0] + ring.spaces.T3[0]) / 2, y]}
      label={tell(workshop(open, view.viewer), names, view.viewer)}
      press={{ words: t('Back to your workshop'), go: back }}
    >
      <rect x={-wide / 2} y={-15} width={wide} height={30} rx={15} />
      <text className="ch-ti" y={4.5} textAnchor="middle">
        {tell(workshop(open, view.viewer), names, view.viewer)} ↩
      </text>
      <rect className="halo" x={-wide / 2 - 2} y={-17} width={wide + 4} height={34} rx={17} />
    </Spot>
  )
}

/** The box of the board in pixels of the layout, whatever the app is enlarged by. */
function useSize(box: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1088, height: 706 })
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = here
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(here)
    measure()
    return () => observer.disconnect()
  }, [box])
  return size
}

export const board: Board<ChronoTypes> = {
  Board: Chronomancer,
  pieces,
  touches,
  plans,
  effects,
  moments,
  sound,
  voice,
  guide,
  middleGame,
  primer,
  examples,
}
