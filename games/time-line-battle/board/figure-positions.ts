/** What the figures of the rulebook show: small tables in the middle of a Day. */
import { isUnit, type Rank } from '../content/cards.ts'
import type { Example } from '../content/examples.ts'
import { newCard } from '../rules/deployment.ts'
import { tableWith } from '../rules/position.ts'
import type { Card, Phase, View } from '../rules/types.ts'
import { view as viewOf } from '../rules/view.ts'

/** The table on a Day of a Timeline, with everybody there who has arrived by then. */
function onDay(
  deployed: Example['deployed'],
  day: number,
  { phase = 'aim', change = () => {} }: { phase?: Phase; change?(cards: Card[]): void } = {},
): View {
  const first = Math.min(...deployed.flat().map(([at]) => at))
  const state = tableWith({ timeline: 1 - first, start: 0, deployed })
  state.day = day
  for (const card of state.cards) {
    card.inPlay = isUnit(card.rank) && card.day <= day
    card.level = card.inPlay ? day - card.day : 0
  }
  change(state.cards)
  state.stack = [
    { kind: 'match', at: 'nextDay' },
    { kind: 'day', at: phase, card: null },
  ]
  return viewOf(state, 0)
}

const one = (rank: Rank, id: number, more: Partial<Card> = {}): Card => ({
  ...newCard({ id, owner: 0, rank, day: 0, seq: id }),
  inPlay: true,
  ...more,
})

export const LINE = onDay([[[0, '2 6 10']], [[0, '3 5 9']]], 0)

export const DAYS: readonly View[] = [
  onDay([[[0, '2 6']], [[0, '3 10']]], 0),
  onDay(
    [
      [
        [0, '2 6'],
        [-1, '4 Q'],
      ],
      [
        [0, '3 10'],
        [-1, '5 8'],
      ],
    ],
    -1,
  ),
  onDay(
    [
      [
        [0, '2 6'],
        [-1, '4 Q'],
        [-2, '10 7'],
      ],
      [
        [0, '3 10'],
        [-1, '5 8'],
        [-2, '9 K'],
      ],
    ],
    -2,
  ),
]

export const REACH = onDay(
  [
    [
      [0, '6'],
      [-1, '2 K'],
      [-2, '4'],
    ],
    [
      [0, '10'],
      [-1, '3 7'],
      [-2, '8'],
    ],
  ],
  -1,
)

export const POOLS = onDay(
  [
    [
      [0, '2 6'],
      [-1, '5 10'],
    ],
    [
      [0, '3 9'],
      [-1, '4 7'],
    ],
  ],
  0,
  {
    change: (cards) => {
      for (const card of cards) if (card.rank === 7) card.damage = 3
    },
  },
)

export const SHIELDED = onDay([[[0, '2 4']], [[0, '6 7']]], 0)

export const GROWING: readonly Card[] = [0, 1, 2, 3, 4, 5].map((level) => one(6, level, { level }))

/** First one with everything on it, then bare, with a Turret, with Armor. */
export const MOUNTED: readonly [Card, ...Card[]] = [
  one(2, 10, { level: 2, damage: 4, turrets: 1, armors: 1, copy: 2 }),
  one(2, 11),
  one(2, 12, { turrets: 1 }),
  one(2, 13, { armors: 1 }),
]
