import { Spot } from '@anachron/web/kit'
import type { Rank } from '../content/cards.ts'
import { cardName, dayName } from '../rules/say.ts'
import { type Layout, placeIn, SMALL } from './layout.ts'
import { SmallCard } from './Unit.tsx'

const plain = {
  copy: 1,
  seq: 0,
  inPlay: false,
  dead: false,
  used: false,
  level: 0,
  damage: 0,
  turrets: 0,
  armors: 0,
  host: null,
  aim: null,
  budget: 0,
} as const

export interface LaidCardsProps {
  laid: readonly Rank[]
  /** How many are still to come. */
  due: number
  layout: Layout
  seat: number
}

/** What the viewer has laid face down so far, known to them alone, and the places that wait for the rest. */
export function LaidCards({ laid, due, layout, seat }: LaidCardsProps) {
  const column = layout.columns[0]
  if (!column) return null
  const taken = layout.tokens.filter(({ card, above }) => card.day === column.day && !above).length
  return (
    <g className="tlb-laid">
      {Array.from({ length: due }, (_, i) => {
        const [x, y] = placeIn(column, layout.axis, 'below', taken + laid.length + i)
        const { width, height } = SMALL
        return (
          <rect
            key={`due-${i}`}
            className="tlb-due-place"
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx="3"
          />
        )
      })}
      {laid.map((rank, i) => (
        <Spot
          key={i}
          piece={`laid-${i}`}
          from={`hand-${rank}`}
          className={`tlb-seat-${seat % 4}`}
          at={placeIn(column, layout.axis, 'below', taken + i)}
          label={`${cardName(rank)}, laid face down into ${dayName(column.day)}`}
        >
          <SmallCard
            card={{ ...plain, id: -1 - i, owner: seat, rank, day: column.day }}
            above={false}
            withPips={false}
          />
          <rect
            className="tlb-face-down"
            x={-SMALL.width / 2 - 3}
            y={-SMALL.height / 2 - 3}
            width={SMALL.width + 6}
            height={SMALL.height + 6}
            rx="5"
          />
        </Spot>
      ))}
    </g>
  )
}
