import type { Seat } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { t, tell, useCarried } from '@anachron/kit'
import { DECADES, type Decade } from '../content/index.ts'
import { holds } from '../rules/decades.ts'
import type { View } from '../rules/types.ts'
import { UNSAID } from './art.tsx'
import { type Open, onDecade } from './can.ts'
import type { Layout } from './layout.ts'

const SIDES = [
  [1990, 2000, 2010],
  [2030, 2040, 2050],
] as const satisfies readonly (readonly Decade[])[]

/** TH-22: the whole Past or Future of one seat, or two thirds of it, along that seat's edge of the plates. */
export function Trios({ view, layout, below, open }: { view: View; layout: Layout; below: Seat; open: Open }) {
  const { held: carried } = useCarried()
  // An upright plate has no room for words beside a chance.
  const speaks = !layout.upright || (!carried && DECADES.every((decade) => onDecade(open, decade).length === 0))
  return view.players.flatMap((player, seat) =>
    SIDES.map((decades) => {
      const held = decades.filter((decade) => holds(player, decade)).length
      if (held < 2) return null
      const whole = held === decades.length
      const { x, y, width, height } = bandOf(layout, decades, seat === below, speaks)
      const words = tell(whole ? say`Trio: +1 skill every turn` : say`Trio: ${held} of 3`, [])
      return (
        <g key={`${seat} ${decades[0]}`} className={`th-trio th-seat-${seat}`} {...UNSAID}>
          <rect className="th-trio-band" data-whole={whole || undefined} {...{ x, y, width, height }} rx="3" />
          {speaks && (
            <text
              className="th-trio-words"
              data-whole={whole || undefined}
              x={layout.upright ? 0 : x + width / 2}
              y={layout.upright ? 0 : y + height - 4}
              transform={layout.upright ? `translate(${x + 12} ${y + height / 2}) rotate(-90)` : undefined}
            >
              {layout.upright && height < LONG ? t('Trio') : words}
            </text>
          )}
        </g>
      )
    }),
  )
}

/** So long is a band that stands upright and has room for all its words. */
const LONG = 156

function bandOf(layout: Layout, decades: readonly Decade[], isNear: boolean, speaks: boolean) {
  const first = layout.decades[decades[0] as Decade].plate
  const last = layout.decades[decades.at(-1) as Decade].plate
  if (layout.upright) {
    const width = speaks ? 16 : 5
    return {
      x: isNear ? first.x + first.width - width - 1 : first.x + 1,
      y: first.y + 2,
      width,
      height: last.y + last.height - first.y - 5,
    }
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
