/** What the others have just done, left on the field until the next press: arrows, shots, losses. */

import type { View } from '../rules/types.ts'
import { useLie } from './lie.ts'
import type { Meanwhile } from './meanwhile.ts'
import { hexOfFigure } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

const n = (value: number): string => value.toFixed(1)

export function Happened({ view, meanwhile }: { view: View; meanwhile: Meanwhile }) {
  const lie = useLie()
  return (
    <g className="tt-happened" {...UNSPOKEN}>
      {meanwhile.moves.map(({ who, from, to, wild }) => {
        const [x0, y0] = lie.at(from)
        const [x1, y1] = lie.at(to)
        const [dx, dy] = [x1 - x0, y1 - y0]
        const long = Math.hypot(dx, dy) || 1
        const reach = lie.reach(to)
        const [ex, ey] = [x1 - (dx / long) * reach * 0.62, y1 - (dy / long) * reach * 0.5]
        const [mx, my] = [(x0 + ex) / 2 - dy * 0.13, (y0 + ey) / 2 + dx * 0.1]
        const a = Math.atan2(ey - my, ex - mx)
        const tip = (turn: number): string => `l${n(-11 * Math.cos(a + turn))} ${n(-11 * Math.sin(a + turn))}`
        const d = `M${n(x0)} ${n(y0)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}M${n(ex)} ${n(ey)}${tip(-0.5)}M${n(ex)} ${n(ey)}${tip(0.5)}`
        return (
          <g key={who} data-wild={wild || undefined} className="tt-came">
            <ellipse cx={x0} cy={y0} rx={n(lie.reach(from) * 0.36)} ry={n(lie.reach(from) * 0.36 * lie.squash)} />
            <path className="tt-came-edge" d={d} />
            <path d={d} />
          </g>
        )
      })}
      {meanwhile.shots.map(({ by, at }, i) => {
        const [from, to] = [hexOfFigure(view, by), hexOfFigure(view, at)]
        if (from === undefined || to === undefined || from === to) return null
        const [x, y] = lie.at(from)
        const [tx, ty] = lie.at(to)
        const [dx, dy] = [tx - x, ty - y]
        return (
          <path
            key={`${by}-${i}`}
            className="tt-shot-line"
            d={`M${n(x + dx * 0.09)} ${n(y - 12 + dy * 0.09)}L${n(tx - dx * 0.1)} ${n(ty - 12 - dy * 0.1)}`}
          />
        )
      })}
    </g>
  )
}

/** Over the counters: who fired, who held back, what it cost. */
export function HappenedMarks({ view, meanwhile }: { view: View; meanwhile: Meanwhile }) {
  const lie = useLie()
  const above = (id: number): readonly [number, number] | undefined => {
    const hex = hexOfFigure(view, id)
    if (hex === undefined) return undefined
    const [x, y] = lie.at(hex)
    return [x, y - lie.side(hex) * 0.5 - 7]
  }
  return (
    <g className="tt-happened" {...UNSPOKEN}>
      {[...meanwhile.fired].map((id) => {
        const at = above(id)
        return (
          at && (
            <path
              key={id}
              className="tt-fired"
              transform={`translate(${at.join(' ')})`}
              d="M0-9l2.600 4.600 5.400-1.800-2.600 4.600 4.400 3.600-5.400.8v5.400l-4.400-3.600-4.400 2.600.8-5.400-4.400-2.600 5.400-1.800Z"
            />
          )
        )
      })}
      {[...meanwhile.stopped].map((id) => {
        const at = above(id)
        return (
          at && (
            <g key={id} className="tt-stopped" transform={`translate(${at.join(' ')})`}>
              <circle r="7.500" />
              <path d="M-2.400-3.200v6.400M2.400-3.200v6.400" />
            </g>
          )
        )
      })}
      {meanwhile.losses.map(({ who, loss }, i) => {
        const hex = hexOfFigure(view, who)
        if (hex === undefined) return null
        const [x, y] = lie.at(hex)
        const away = lie.side(hex) * 0.54 + 17 + Math.floor(i / 2) * 34
        return (
          <g
            key={`${who}-${i}`}
            className="tt-loss"
            transform={`translate(${n(x + (i % 2 === 0 ? -away : away))} ${n(y - 12)})`}
          >
            <rect x="-16" y="-11" width="32" height="22" rx="4" />
            <text y="5">{`−${loss}`}</text>
          </g>
        )
      })}
    </g>
  )
}
