/** Hexes as things to press: tinted by what it costs to get there, with a way to each. */
import { type Plan, Spot, t, useTableActions } from '@anachron/kit'
import type { MouseEvent } from 'react'
import { apart, beside, hexName } from '../rules/display.ts'
import { isInOpponentZoc } from '../rules/movement.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import type { Hex, TimeTripper, View } from '../rules/types.ts'
import { ALL, markerOf } from './Ground.tsx'
import { useLie } from './lie.ts'
import { type Way, waysOf } from './reach.ts'
import { actorOf, covered, hexActions, hexOfFigure } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

export interface HexSpotsProps {
  view: View
  plans: readonly Plan<TimeTripper>[]
}

/** The plan that ends in a hex. */
export const planTo = (plans: readonly Plan<TimeTripper>[], hex: Hex): Plan<TimeTripper> | undefined =>
  plans.find(({ id }) => id === `walk-${hex}` || id === `flux-${hex}`)

/**
 * Those that are lit, and those next to whoever acts, can be reached by keyboard; over all others the pointer still
 * learns why not.
 */
export function HexSpots({ view, plans }: HexSpotsProps) {
  const tableActions = useTableActions()
  const lie = useLie()
  const actor = actorOf(view)
  const here = actor === null ? undefined : hexOfFigure(view, actor)
  const kind = markerOf(view)
  const taken = covered(view)
  const turn = topOf(view, 'turn')
  const ways = new Map<Hex, Way>(tableActions.still || !turn ? [] : waysOf(view, turn.who).map((way) => [way.to, way]))
  return (
    <g className="tt-hexes">
      {ALL.map((hex) => {
        const candidates = hexActions(view, hex)
        const plan = tableActions.still ? undefined : planTo(plans, hex)
        const lit =
          plan !== undefined || (!tableActions.still && candidates.some((action) => tableActions.isOption(action)))
        const label = hexLabel(view, hex, here)
        const marked = kind && view.battle?.markers.includes(hex) ? [`${t(kind[1])}: ${t(kind[2])}`] : []
        const facts = marked
        const way = lit ? ways.get(hex) : undefined
        if (!taken.has(hex) && (lit || (candidates.length > 0 && here !== undefined && apart(here, hex) === 1)))
          return (
            <Spot
              key={hex}
              piece={`hex-${hex}`}
              at={lie.at(hex)}
              label={label}
              facts={facts}
              action={plan ? undefined : candidates}
              plan={plan}
              className="tt-hex-spot"
            >
              <polygon
                className="tt-hex-pad"
                data-price={way ? Math.min(4, way.price) : undefined}
                points={lie.corners(hex, 0.93)}
              />
              <polygon className="halo" points={lie.corners(hex, 0.93)} />
              {way && way.price > 0 && here !== undefined && isSpoke(here, hex) && (
                <text className="tt-price" y="5" {...UNSPOKEN}>
                  {`−${way.price}`}
                </text>
              )}
            </Spot>
          )
        const say = (anchor: Element, pressed: boolean): void =>
          tableActions.consider({ label, facts, actions: [], attempt: candidates[0], anchor, pressed })
        return (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: bare ground takes no focus; where somebody stands or may go there is a spot with words
          <g key={hex} aria-hidden="true">
            <polygon
              className="tt-hex-pad"
              data-piece={`hex-${hex}`}
              points={lie.corners(hex, 0.93)}
              transform={`translate(${lie.at(hex).join(' ')})`}
              onPointerMove={(e) =>
                e.pointerType !== 'touch' && !tableActions.isConsidered(e.currentTarget) && say(e.currentTarget, false)
              }
              onPointerLeave={() => tableActions.consider(undefined)}
              data-pointed={tableActions.pointedAt.has(`hex-${hex}`) || undefined}
              {...(candidates.length > 0 ? { onClick: (e: MouseEvent) => say(e.currentTarget, isTouch(e)) } : {})}
            />
            {tableActions.pointedAt.has(`hex-${hex}`) && (
              <text className="tt-price" x={lie.at(hex)[0]} y={lie.at(hex)[1] + 5}>
                {hexName(hex)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** By touch it stays to be read; a pointer reads it by being there. */
const isTouch = (e: MouseEvent): boolean =>
  (e.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch'

/** Whether a hex lies straight ahead in one of the six directions: prices stand there only. */
function isSpoke(from: Hex, to: Hex): boolean {
  for (let heading = 0; heading < 6; heading++)
    for (let hex = beside(from, heading); hex >= 0; hex = beside(hex, heading)) if (hex === to) return true
  return false
}

function hexLabel(view: View, hex: Hex, from: Hex | undefined): string {
  const far = from === undefined || from === hex ? '' : t`, ${apart(from, hex)} away`
  return t`Hex ${hexName(hex)}${far}${isInOpponentZoc(boardOf(view), hex) ? t(', next to an enemy who holds it') : ''}`
}
