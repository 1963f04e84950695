/** The pictures of the rulebook: positions drawn with the board's own lines and cards. */
import { Callout, type Figure } from '@anachron/web/kit'
import { RANKS } from '../content/cards.ts'
import { EXAMPLES } from '../content/examples.ts'
import { forecastDay } from '../rules/forecast.ts'
import { openExample } from '../rules/position.ts'
import type { View } from '../rules/types.ts'
import { view as viewOf } from '../rules/view.ts'
import { Lines } from './Field.tsx'
import { DAYS, GROWING, LINE, MOUNTED, POOLS, REACH, SHIELDED } from './figure-positions.ts'
import { HandCard } from './Hand.tsx'
import { layoutOf, TOKEN } from './layout.ts'
import { Unit } from './Unit.tsx'
import './rule-figures.css'

const NAMES = ['First', 'Second', 'Third', 'Fourth']

/** Both lines of a position; with the forecast of the day, if that is what it is about. */
function Position({ view, deep = 3, plan = false }: { view: View; deep?: number; plan?: boolean }) {
  return (
    <div className="tlb tlb-plate">
      <Lines view={view} names={NAMES} layout={layoutOf(view, 0, deep)} plan={plan ? forecastDay(view) : null} />
    </div>
  )
}

const Cards = () => (
  <div className="tlb tlb-all-cards tlb-hand">
    {RANKS.map((rank) => (
      <HandCard key={rank} rank={rank} />
    ))}
  </div>
)

function Anatomy() {
  const { width: w, height: h } = TOKEN
  const [unit] = MOUNTED
  return (
    <div className="tlb tlb-plate">
      <svg aria-hidden="true" className="tlb-field tlb-close" viewBox="-160 -62 320 124">
        <g className="tlb-seat-0">
          <Unit card={unit} above={false} />
        </g>
        <Callout n={1} at={[-140, -46]} to={[-w / 2 + 10, -h / 2 + 6]} />
        <Callout n={2} at={[-30, -50]} to={[-20, -h / 2 + 6]} />
        <Callout n={3} at={[30, 52]} to={[0, 3]} />
        <Callout n={4} at={[140, -46]} to={[w / 2 - 30, -12]} />
        <Callout n={5} at={[142, 44]} to={[w / 2 - 6, h / 2 - 14]} />
        <Callout n={6} at={[-140, 44]} to={[-w / 2 + 14, h / 2 - 8]} />
      </svg>
    </div>
  )
}

function Growth() {
  return (
    <div className="tlb tlb-plate">
      <svg aria-hidden="true" className="tlb-field tlb-close" viewBox={`-12 -12 ${2 * 226 + 24} ${3 * 62 + 24}`}>
        {GROWING.map((unit, i) => (
          <g
            key={unit.id}
            className="tlb-seat-0"
            transform={`translate(${(i % 2) * 226 + 113} ${Math.floor(i / 2) * 62 + 31})`}
          >
            <Unit card={unit} above={false} />
          </g>
        ))}
      </svg>
    </div>
  )
}

const Timelines = () => (
  <div className="tlb-days">
    {DAYS.map((view) => (
      <div key={view.timeline}>
        <p>Timeline {view.timeline}</p>
        <Position view={view} deep={2} />
      </div>
    ))}
  </div>
)

/** Every worked example with its cards where they lie. */
const examples: readonly Figure[] = EXAMPLES.map((example) => {
  const view = viewOf(openExample(example), 0)
  return {
    at: example.id,
    caption: `${example.id} as it lies in the morning of its first Day.`,
    words: `The position of ${example.id}: ${example.title}. Its cards are listed in the text below.`,
    Drawing: () => <Position view={view} deep={4} />,
  }
})

export const figures: readonly Figure[] = [
  {
    at: 'TLB-3',
    caption: 'The thirteen cards as you hold them. Every deck has two of each.',
    words:
      'Thirteen cards: ten Units, from the Obliterator (A) to the Strike Craft (10), and three Supports: Beam Turret, Heavy Armor, Temporal Bomb.',
    Drawing: Cards,
  },
  {
    at: 'TLB-8',
    caption:
      'The same war three times. Day 0 is always at the right; every Timeline puts one more Day in front of it, and cards stay in the Day they were deployed into.',
    words:
      'Three drawings of the time axis: Timeline 1 with Day 0 alone, Timeline 2 with Day −1 and Day 0, Timeline 3 with Day −2, Day −1 and Day 0.',
    Drawing: Timelines,
  },
  {
    at: 'TLB-22',
    caption:
      'Two lines facing each other over the axis. The lowest number stands at the axis: that is the Front. The highest stands farthest away: the Rear.',
    words:
      'Your line below the axis: Mammoth Tank, Tech Troops, Strike Craft from the axis outwards. The rival’s above: Generator Tank, Laser Assembly, Operations Craft.',
    Drawing: () => <Position view={LINE} />,
  },
  {
    at: 'TLB-22',
    caption: 'A Unit in play.',
    words: 'A Mammoth Tank with its parts numbered.',
    legend: [
      'Its number: the order in the line.',
      'Its name; II marks the second of its kind.',
      'Hit points, one box each. A cross is a point of damage.',
      'Damage it deals, boosts included. One arrow: at the Front. A barred arrow: at the Rear.',
      'Its Level, a chevron for each Day survived.',
      'What it carries (J, Q) and what it can do: ◇ soaks up so much a Day, ⊘ cannot be touched from the Rear, ± picks its target.',
    ],
    Drawing: Anatomy,
  },
  {
    at: 'TLB-24',
    caption:
      'It is Day −1, and the Bomb (K) that lies in this Day goes off. It may hit the two rival Units that came today, or one that will only arrive tomorrow; the Drone that came on Day −2 is out of its reach.',
    words:
      'Three Days. Your Bomb lies in Day −1. Rival Units of Day −1 and Day 0 are in its reach, the Recon Drone of Day −2 is not.',
    Drawing: () => <Position view={REACH} />,
  },
  {
    at: 'TLB-34',
    caption:
      'The same Mammoth Tank bare, with a Turret (J: half as much Damage again, at the Rear) and with Armor (Q: eight more hit points).',
    words:
      'Three Mammoth Tanks: Damage 5 at the Front with 13 hit points; with a Turret Damage 7 at the Rear; with Armor 21 hit points.',
    Drawing: () => (
      <div className="tlb tlb-plate">
        <svg aria-hidden="true" className="tlb-field tlb-close" viewBox="-12 -12 248 186">
          {MOUNTED.slice(1).map((unit, i) => (
            <g key={unit.id} className="tlb-seat-0" transform={`translate(112 ${i * 58 + 24})`}>
              <Unit card={unit} above={false} />
            </g>
          ))}
        </svg>
      </div>
    ),
  },
  {
    at: 'TLB-39',
    caption:
      'The forecast that the board draws all day long. Dashed arrows on the axis: what each side will send to the Front and to the Rear. Hatched boxes: what that will cost. A cross in the corner: this Unit will die.',
    words:
      'Two lines with the day’s forecast: pools of damage on the axis, hatched hit points on the Units, crosses on those that will die.',
    Drawing: () => <Position view={POOLS} plan />,
  },
  {
    at: 'TLB-46',
    caption:
      'The Shield Tank stands second, but its budget (◇) covers the foremost: the first blows never reach the Mammoth Tank’s hit points.',
    words:
      'A Mammoth Tank in front of a Shield Tank with budget 3. Of the damage to the Front the first 3 are soaked up.',
    Drawing: () => <Position view={SHIELDED} plan />,
  },
  {
    at: 'TLB-50',
    caption: 'Tech Troops from Level 0 to Level 5: two hit points and three Damage more for every Day survived.',
    words: 'Six times the Tech Troops with zero to five chevrons; Damage 2, 5, 8, 11, 14, 17 and hit points 8 to 18.',
    Drawing: Growth,
  },
  ...examples,
]
