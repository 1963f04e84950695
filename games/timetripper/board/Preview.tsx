/** The way to where the pointer is: its steps, its end, its price. */

import type { Hex, View } from '../rules/types.ts'
import { Ghost } from './FigureToken.tsx'
import { hexMiddlePath } from './geometry.ts'
import { COUNTER, useLie } from './lie.ts'
import type { Way } from './reach.ts'
import { actorOf } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

export interface PreviewProps {
  view: View
  way: Way
  from: Hex | undefined
  flux: boolean
}

export function Preview({ view, way, from, flux }: PreviewProps) {
  const lie = useLie()
  if (from === undefined) return null
  const d = hexMiddlePath([from, ...way.hexes].map((hex) => lie.at(hex)))
  const [x, y] = lie.at(way.to)
  const side = lie.side(way.to)
  const who = actorOf(view)
  return (
    <g className="tt-preview" {...UNSPOKEN}>
      <path className="tt-way-edge" d={d} />
      <path className="tt-way-march" d={d} />
      <polygon
        className="tt-way-end"
        data-held={way.dangers.includes('held') || undefined}
        points={lie.corners(way.to, 0.92)}
        transform={`translate(${x} ${y})`}
      />
      {!flux && (
        <g transform={`translate(${x} ${y}) scale(${(side / COUNTER).toFixed(3)})`}>
          <Ghost id={who ?? 0} seat={view.trippers[who ?? 0]?.seat ?? 0} />
        </g>
      )}
      {way.price > 0 && (
        <g className="tt-way-price" transform={`translate(${x + side * 0.5} ${y - side * 0.5})`}>
          <circle r="12.500" />
          <text y="4.500">{`−${way.price}`}</text>
        </g>
      )}
      {way.dangers.includes('held') && (
        <g className="tt-way-held" transform={`translate(${x - side * 0.5} ${y - side * 0.5})`}>
          <circle r="11" />
          <text y="5">!</text>
        </g>
      )}
    </g>
  )
}
