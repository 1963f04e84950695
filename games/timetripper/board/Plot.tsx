/** The Battle Display, or a part of it, for a figure of the rulebook. */

import { hexCalled } from '../rules/display.ts'
import type { Hex, View } from '../rules/types.ts'
import { Aiming, Blast, type Hovered } from './Aiming.tsx'
import { Fallen, Flux, Mine, Standing } from './Figures.tsx'
import { Markers, Print, Zones } from './Ground.tsx'
import { FIELD, middleOf, SIZE } from './geometry.ts'
import { PointerContext, type Pointing } from './pointing.ts'

export interface PlotProps {
  view: View
  /** The hexes at its corners; without: all of it. */
  around?: readonly string[]
  /** What is pointed at, as if somebody did. */
  at?: Pointing
  hovered?: Hovered
  blast?: { what: 'm26' | 'm1'; hex: Hex }
}

export function Plot({ view, around, at, hovered, blast }: PlotProps) {
  return (
    <PointerContext value={{ at, point: () => {} }}>
      <div className="tt tt-plate tt-plot" data-part={around ? true : undefined}>
        <svg aria-hidden="true" viewBox={around ? boxOf(around) : `0 0 ${FIELD.width} ${FIELD.height}`}>
          <defs>
            <pattern id="tt-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V7" className="tt-hatch" />
            </pattern>
          </defs>
          <Print />
          <Markers view={view} />
          <Zones view={view} />
          <Flux view={view} spin={0} />
          <Fallen view={view} />
          <Mine view={view} />
          <Standing view={view} />
          <Aiming view={view} hovered={hovered} />
          {blast && <Blast view={view} {...blast} />}
        </svg>
      </div>
    </PointerContext>
  )
}

function boxOf(hexes: readonly string[]): string {
  const middles = hexes.map((name) => middleOf(hexCalled(name)))
  const xs = middles.map(([x]) => x)
  const ys = middles.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE]
  return `${left} ${top} ${Math.max(...xs) - left + SIZE} ${Math.max(...ys) - top + SIZE}`
}
