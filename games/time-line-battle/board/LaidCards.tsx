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

/** What the viewer has laid face down so far: known to them alone. */
export function LaidCards({ laid, layout, seat }: { laid: readonly Rank[]; layout: Layout; seat: number }) {
  const column = layout.columns[0]
  if (!column) return null
  const taken = layout.tokens.filter(({ card, above }) => card.day === column.day && !above).length
  return (
    <g className="tlb-laid">
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
