/** The Battle Display in its frame: large, scrolling where the screen is small, following what happens. */
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Event } from '../rules/events.ts'
import type { Hex } from '../rules/types.ts'
import { Aiming, type Hovered } from './Aiming.tsx'
import { Fallen, Flux, Mine, Standing } from './Figures.tsx'
import type { Shown } from './fold.ts'
import { HexSpots, Markers, Print, Zones } from './Ground.tsx'
import { FIELD, middleOf } from './geometry.ts'
import { Happening } from './Happening.tsx'
import { actorOf, hexOfFigure } from './scene.ts'

export interface FieldProps {
  view: Shown
  now: Event | undefined
  beat: number
}

const FLUX_EVENTS: ReadonlySet<string> = new Set(['conjured', 'guided', 'aligned', 'jumped', 'swept', 'commanded'])

export function Field({ view, now, beat }: FieldProps) {
  const frame = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState<Hovered>()
  const [close, setClose] = useState(true)
  const middle = middleOfInterest(view, now)
  useEffect(() => {
    const here = frame.current
    if (!here || middle === undefined) return
    const [x, y] = middleOf(middle)
    here.scrollTo({
      left: (x / FIELD.width) * here.scrollWidth - here.clientWidth / 2,
      top: (y / FIELD.height) * here.scrollHeight - here.clientHeight / 2,
      behavior: beat > 0 ? 'smooth' : 'auto',
    })
  }, [middle, beat])
  // Whoever has scrolled down to his orders or to the shelf sees where he has come to.
  const battle = view.battle?.number
  useEffect(() => {
    if (battle !== undefined) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [battle])
  const look = (e: PointerEvent | FocusEvent): void => {
    const found = thingAt(view, e.target as Element)
    if (found?.hex !== hovered?.hex || found?.figure !== hovered?.figure) setHovered(found)
  }
  return (
    <div className="tt-field" data-close={close || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section ref={frame} className="tt-frame" tabIndex={0} aria-label="Battle Display">
        <svg
          className="tt-map"
          viewBox={`0 0 ${FIELD.width.toFixed(1)} ${FIELD.height.toFixed(1)}`}
          aria-label={`Battle ${view.battle?.number ?? ''}, stage ${view.battle?.stage ?? ''}`}
          onPointerOver={look}
          onPointerLeave={() => setHovered(undefined)}
          onFocus={look}
          onBlur={() => setHovered(undefined)}
        >
          <defs>
            <pattern id="tt-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V7" className="tt-hatch" />
            </pattern>
          </defs>
          <Print />
          <Markers view={view} />
          <Zones view={view} />
          <HexSpots view={view} />
          <Flux view={view} spin={now && FLUX_EVENTS.has(now.kind) ? beat : 0} />
          <Fallen view={view} />
          <Mine view={view} />
          <Standing view={view} />
          {now ? <Happening view={view} now={now} beat={beat} /> : <Aiming view={view} hovered={hovered} />}
        </svg>
      </section>
      <button type="button" className="button tt-zoom" onClick={() => setClose(!close)}>
        {close ? 'Whole field' : 'Closer'}
      </button>
    </div>
  )
}

/** The hex around which things happen: the screen follows it. */
function middleOfInterest(view: Shown, now: Event | undefined): Hex | undefined {
  if (now) {
    if ('hex' in now && now.kind !== 'placed') return now.hex
    if (now.kind === 'stepped' || now.kind === 'guided') return now.to
    if ('at' in now) return hexOfFigure(view, now.at)
    if ('unit' in now && now.unit !== null) return hexOfFigure(view, now.unit)
    return undefined
  }
  const actor = actorOf(view)
  return actor === null ? undefined : hexOfFigure(view, actor)
}

function thingAt(view: Shown, target: Element): Hovered | undefined {
  const piece = target.closest('[data-piece]')?.getAttribute('data-piece') ?? ''
  const [kind, number] = piece.split('-')
  const id = Number(number)
  if (kind === 'hex') return { hex: id, figure: null }
  if (kind === 'mine' && view.battle?.mine) return { hex: view.battle.mine.hex, figure: null }
  if (kind !== 'fig') return undefined
  const hex = hexOfFigure(view, id)
  return hex === undefined ? undefined : { hex, figure: id }
}
