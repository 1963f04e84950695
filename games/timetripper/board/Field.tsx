/** The Battle Display as a place: a field seen from a low hill, everybody upright on it. */

import type { Plan } from '@anachron/kit'
import { t } from '@anachron/kit'
import { type FocusEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { catalogueOf } from '../rules/catalogue.ts'
import type { Event } from '../rules/events.ts'
import type { FigureId, Hex, TimeTripper, View } from '../rules/types.ts'
import { Aiming, type Hovered } from './Aiming.tsx'
import { useBox } from './box.ts'
import { Fallen, Flux, Mine, Standing } from './Figures.tsx'
import { ALL, Markers, Turf } from './Ground.tsx'
import { Happened, HappenedMarks } from './Happened.tsx'
import { Happening } from './Happening.tsx'
import { HexSpots, planTo } from './HexSpots.tsx'
import { LastRoll } from './LastRoll.tsx'
import { type Lie, LieContext, lieIn } from './lie.ts'
import type { Meanwhile } from './meanwhile.ts'
import { Preview } from './Preview.tsx'
import { placeOf } from './places/battles.ts'
import { brightness } from './places/paint.ts'
import { paintOfPlace } from './places/palettes.ts'
import { wayTo } from './reach.ts'
import type { Roll } from './rolls.ts'
import { actorOf, hexOfFigure } from './scene.ts'
import { Scenery } from './scenery.ts'
import { Threats } from './Threats.tsx'
import type { Volley } from './volley.ts'

export interface FieldProps {
  view: View
  ask: string | undefined
  now: Event | undefined
  volley: Volley | undefined
  beat: number
  /** How many events have been told: dice tumble anew at each. */
  told: number
  plans: readonly Plan<TimeTripper>[]
  carryOut(plan: Plan<TimeTripper>): void
  meanwhile: Meanwhile | undefined
  roll: Roll | undefined
  aimed: FigureId | undefined
  aim(at: FigureId | undefined): void
  /** Where all of them can get to is tinted. */
  threats: boolean
}

const FLUX_EVENTS: ReadonlySet<string> = new Set(['conjured', 'guided', 'aligned', 'jumped', 'swept', 'commanded'])
/** So far somebody pulls before it is a drag and no press. */
const DRAG = 10

export function Field(props: FieldProps) {
  const { view, ask, now, volley, beat, told, plans, meanwhile, roll, aimed, aim, threats } = props
  const [frame, { width, height }] = useBox<HTMLDivElement>()
  const [hovered, setHovered] = useState<Hovered>()
  const battle = view.battle
  const site = catalogueOf(view.own).battles[battle?.number ?? 0]
  const place = useMemo(() => site && placeOf(site), [site])
  const lie = useMemo<Lie>(
    () => ({ ...lieIn(width, height), shade: place ? (0.5 - place.orb[1]) * 60 : 0 }),
    [width, height, place],
  )
  const drag = useDrag(view, lie, plans, props.carryOut, setHovered)
  if (!battle || !place || !lie.scenery) return null
  const paint = paintOfPlace(place)
  const look = (e: PointerEvent | FocusEvent): void => {
    if (drag.isOn()) return
    const found = thingAt(view, e.target as Element)
    if (found?.hex !== hovered?.hex || found?.figure !== hovered?.figure) setHovered(found)
  }
  const { horizon, clear } = lie.scenery
  const way = now || !hovered ? undefined : wayTo(view, ask, hovered.hex)
  return (
    <div ref={frame} className="tt-field" data-bright={brightness(paint.lit) > 150 || undefined}>
      <Scenery
        place={place}
        width={width}
        height={height}
        horizon={horizon}
        scale={width < 640 ? 0.72 : Math.min(1.25, height / 640)}
        left={clear[0]}
        right={clear[1]}
      />
      <LieContext value={lie}>
        <svg
          className="tt-map"
          viewBox={`0 0 ${width} ${height}`}
          aria-label={t`${t(site?.title ?? 'Battle')}, stage ${battle.stage}`}
          onPointerOver={look}
          onPointerLeave={() => setHovered(undefined)}
          onFocus={look}
          onBlur={() => setHovered(undefined)}
          {...drag.handlers}
        >
          <defs>
            <pattern id="tt-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V7" className="tt-hatch" />
            </pattern>
          </defs>
          <Turf paint={paint} seed={place.seed} />
          <Markers view={view} />
          {threats && <Threats view={view} />}
          <HexSpots view={view} plans={plans} />
          <Flux view={view} plans={plans} spin={now && FLUX_EVENTS.has(now.kind) ? beat : 0} />
          {!now && meanwhile && <Happened view={view} meanwhile={meanwhile} />}
          {way && (
            <Preview view={view} way={way} from={startOf(view, ask)} flux={ask?.startsWith('command') ?? false} />
          )}
          <Fallen view={view} plans={plans} />
          <Mine view={view} plans={plans} />
          <Standing view={view} plans={plans} aimed={aimed} aim={ask === 'turn.act' ? aim : undefined} />
          {!now && meanwhile && <HappenedMarks view={view} meanwhile={meanwhile} />}
          {now ? (
            <Happening key={`now-${told}`} view={view} now={now} volley={volley} beat={beat} />
          ) : (
            <Aiming view={view} hovered={hovered} aimed={aimed} />
          )}
          {roll && <LastRoll key={`roll-${told}`} roll={roll} beat={now ? beat : 0} />}
        </svg>
      </LieContext>
    </div>
  )
}

/** From where a way goes: whoever walks, or the flux. */
const startOf = (view: View, ask: string | undefined): Hex | undefined => {
  if (ask?.startsWith('command')) return view.battle?.flux?.hex
  const actor = actorOf(view)
  return actor === null ? undefined : hexOfFigure(view, actor)
}

function thingAt(view: View, target: Element): Hovered | undefined {
  const piece = target.closest('[data-piece]')?.getAttribute('data-piece') ?? ''
  const [kind, number] = piece.split('-')
  const id = Number(number)
  if (kind === 'hex') return { hex: id, figure: null }
  if (kind === 'flux' && view.battle?.flux) return { hex: view.battle.flux.hex, figure: null }
  if (kind === 'mine' && view.battle?.mine) return { hex: view.battle.mine.hex, figure: null }
  if (kind !== 'fig') return undefined
  const hex = hexOfFigure(view, id)
  return hex === undefined ? undefined : { hex, figure: id }
}

/** Whoever acts, or the flux, can be pulled to where it shall go: the way shows under the pointer, letting go goes. */
function useDrag(
  view: View,
  lie: Lie,
  plans: readonly Plan<TimeTripper>[],
  carryOut: (plan: Plan<TimeTripper>) => void,
  hover: (at: Hovered | undefined) => void,
) {
  const from = useRef<{ x: number; y: number; on: boolean } | undefined>(undefined)
  const hexUnder = (e: PointerEvent): Hex | undefined => {
    const box = e.currentTarget.getBoundingClientRect()
    const x = ((e.clientX - box.left) / box.width) * lie.width
    const y = ((e.clientY - box.top) / box.height) * lie.height
    const far = (hex: Hex): number => Math.hypot(lie.at(hex)[0] - x, (lie.at(hex)[1] - y) / lie.squash)
    const nearest = ALL.reduce((best, hex) => (far(hex) < far(best) ? hex : best))
    return far(nearest) < lie.reach(nearest) ? nearest : undefined
  }
  const handlers = {
    onPointerDown(e: PointerEvent): void {
      const piece = (e.target as Element).closest('[data-piece]')?.getAttribute('data-piece')
      const actor = actorOf(view)
      const mine = plans[0]?.id.startsWith('flux') ? 'flux' : actor === null ? undefined : `fig-${actor}`
      from.current = plans.length > 0 && piece === mine ? { x: e.clientX, y: e.clientY, on: false } : undefined
    },
    onPointerMove(e: PointerEvent): void {
      const start = from.current
      if (!start) return
      if (!start.on && Math.hypot(e.clientX - start.x, e.clientY - start.y) < DRAG) return
      if (!start.on) e.currentTarget.setPointerCapture(e.pointerId)
      start.on = true
      const hex = hexUnder(e)
      hover(hex === undefined ? undefined : { hex, figure: null })
    },
    onPointerUp(e: PointerEvent): void {
      const start = from.current
      from.current = undefined
      if (!start?.on) return
      const hex = hexUnder(e)
      const plan = hex === undefined ? undefined : planTo(plans, hex)
      hover(undefined)
      if (plan) carryOut(plan)
    },
    onPointerCancel(): void {
      from.current = undefined
    },
  }
  return { handlers, isOn: () => from.current?.on === true }
}
