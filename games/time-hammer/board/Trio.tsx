import type { Seat } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { tell } from '@anachron/kit'
import type { Decade } from '../content/index.ts'
import { holds } from '../rules/decades.ts'
import type { View } from '../rules/types.ts'
import { UNSAID } from './art.tsx'
import type { Layout } from './layout.ts'

const SIDES = [
  [1990, 2000, 2010],
  [2030, 2040, 2050],
] as const satisfies readonly (readonly Decade[])[]

/** TH-22: the whole Past or Future of one seat, or two thirds of it, along that seat's edge of the plates. */
export function Trios({ view, layout, below }: { view: View; layout: Layout; below: Seat }) {
  return view.players.flatMap((player, seat) =>
    SIDES.map((decades) => {
      const held = decades.filter((decade) => holds(player, decade)).length
      if (held < 2) return null
      const whole = held === decades.length
      const { x, y, width, height } = bandOf(layout, decades, seat === below)
      const words = tell(whole ? say`Trio: +1 skill every turn` : say`Trio: ${held} of 3`, [])
      return (
        <g key={`${seat} ${decades[0]}`} className={`th-trio th-seat-${seat}`} {...UNSAID}>
          <rect className="th-trio-band" data-whole={whole || undefined} {...{ x, y, width, height }} rx="3" />
          {!layout.upright && (
            <text className="th-trio-words" data-whole={whole || undefined} x={x + width / 2} y={y + height - 4}>
              {words}
            </text>
          )}
        </g>
      )
    }),
  )
}

function bandOf(layout: Layout, decades: readonly Decade[], isNear: boolean) {
  const first = layout.decades[decades[0] as Decade].plate
  const last = layout.decades[decades.at(-1) as Decade].plate
  if (layout.upright)
    return {
      x: isNear ? first.x + first.width - 6 : first.x + 1,
      y: first.y + 2,
      width: 5,
      height: last.y + last.height - first.y - 5,
    }
  const whole = last.x + last.width - first.x
  const width = Math.min(whole - 12, 190)
  return {
    x: first.x + (whole - width) / 2,
    y: isNear ? first.y + first.height - 19 : first.y + 2,
    width,
    height: 17,
  }
}
