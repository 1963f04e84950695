import { type Board, type BoardProps, t, useTableActions } from '@anachron/kit'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action, ChronoTypes } from '../rules/types.ts'
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
import { Vices } from './Vices.tsx'
import './board.css'

const NOTHING: readonly Action[] = []

/** The page of a phone that a question is about. */
const ABOUT: Readonly<Record<string, Page>> = {
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

const placed = ({ x, y, width, height }: Box, k: number) => ({
  left: x * k,
  top: y * k,
  width: width * k,
  height: height * k,
})

type PartProps = BoardProps<ChronoTypes> & { scene: Scene }

function OutOfTheWindow({ view, names, now, scene }: PartProps) {
  const { window: seen, width } = scene
  if (!seen) return null
  return (
    <g className="ch-harbour">
      <Sky window={seen} width={width} />
      {seen.clock && <Clock view={view} names={names} now={now} {...seen.clock} />}
      <Halls view={view} halls={seen.halls} />
      {seen.bell && <Bell at={seen.bell} />}
      <Piers view={view} now={now} window={seen} />
      {seen.boats && <Boats view={view} now={now} boats={seen.boats} />}
    </g>
  )
}

function OnTheBench({ view, names, now, scene, open }: PartProps & { open: number }) {
  const { ring, stream, square, shelf, sponsors, staff, vices, strip, window: seen, width, height, phone } = scene
  const from = seen ? seen.bottom : 0
  return (
    <g className="ch-bench">
      <Wall from={from} width={width} height={height} middle={width * (phone ? 0.5 : 0.28)} />
      {strip && <ClockStrip view={view} names={names} now={now} box={strip} />}
      {stream && (
        <Stream view={view} seat={open} box={stream} title={ring ? stream.y - ring.rows[1] - ring.r > 22 : true} />
      )}
      {square && <Square view={view} box={square} />}
      {shelf && <Shelf view={view} seat={open} box={shelf} />}
      {sponsors && <Sponsors view={view} seat={open} box={sponsors} />}
      {staff && <Staff view={view} seat={open} box={staff} />}
      {vices && <Vices view={view} seat={open} box={vices} />}
      {ring && <Ring view={view} seat={open} names={names} now={now} plan={ring} />}
    </g>
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
