/** The pictures of the rulebook: positions drawn with the board's own lines and cards. */
import { given, say } from '@anachron/kernel/words'
import { Callout, type Figure, t } from '@anachron/kit'
import { RANKS } from '../content/cards.ts'
import { EXAMPLES } from '../content/examples.ts'
import { forecastDay } from '../rules/forecast.ts'
import { openExample } from '../rules/position.ts'
import type { View } from '../rules/types.ts'
import { view as viewOf } from '../rules/view.ts'
import { Lines } from './Field.tsx'
import { DAYS, GROWING, LINE, MOUNTED, POOLS, REACH, SHIELDED } from './figure-positions.ts'
import { HandCard } from './Hand.tsx'
import { layoutOf } from './layout.ts'
import { Unit } from './Token.tsx'
import './rule-figures.css'

const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

/** Both lines of a position; with the forecast of the day, if that is what it is about. */
function Position({ view, plan = false }: { view: View; plan?: boolean }) {
  const layout = layoutOf(view, { width: 760, height: 400 }, 8)
  return (
    <div className="tlb hued tlb-plate">
      <Lines view={view} names={NAMES} layout={layout} plan={plan ? forecastDay(view) : null} />
    </div>
  )
}

/** A token as large as on a desk. */
const TOKEN = { width: 118, height: 180 }

const Cards = () => (
  <div className="tlb hued tlb-all-cards tlb-hand">
    {RANKS.map((rank) => (
      <HandCard key={rank} rank={rank} />
    ))}
  </div>
)

function Anatomy() {
  const { width: w, height: h } = TOKEN
  const [unit] = MOUNTED
  return (
    <div className="tlb hued tlb-plate">
      <svg aria-hidden="true" className="tlb-field tlb-close" viewBox="-160 -104 320 208">
        <g className="tlb-seat-0">
          <Unit card={unit} {...TOKEN} above={false} />
        </g>
        <Callout n={1} at={[-130, -70]} to={[-w / 2 + 12, -h / 2 + 13]} />
        <Callout n={2} at={[-130, 4]} to={[-w / 2 + 22, 4]} />
        <Callout n={3} at={[-130, 78]} to={[-w / 2 + 12, h / 2 - 18]} />
        <Callout n={4} at={[130, 44]} to={[20, h / 2 - 38]} />
        <Callout n={5} at={[130, -70]} to={[w / 2 - 12, -h / 2 + 14]} />
        <Callout n={6} at={[130, 0]} to={[16, 26]} />
      </svg>
    </div>
  )
}

function Growth() {
  return (
    <div className="tlb hued tlb-plate">
      <svg aria-hidden="true" className="tlb-field tlb-close" viewBox="-6 -6 768 192">
        {GROWING.map((unit, i) => (
          <g key={unit.id} className="tlb-seat-0" transform={`translate(${i * 126 + 63} 90)`}>
            <Unit card={unit} {...TOKEN} above={false} />
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
        <p>{t`Timeline ${view.timeline}`}</p>
        <Position view={view} />
      </div>
    ))}
  </div>
)

/** Every worked example with its cards where they lie. */
const examples: readonly Figure[] = EXAMPLES.map((example) => {
  const view = viewOf(openExample(example), 0)
  return {
    at: example.id,
    caption: say`${given(example.id)} as it lies in the morning of its first Day.`,
    words: say`The position of ${given(example.id)}: ${example.title}. Its cards are listed in the text below.`,
    Drawing: () => <Position view={view} />,
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
      'Two lines facing each other over the axis. The lowest number stands at the left: that is the Front. The highest stands at the right: the Rear.',
    words:
      'Your line below the axis, from Front to Rear: Mammoth Tank, Tech Troops, Strike Craft. The rival’s above: Generator Tank, Laser Assembly, Operations Craft.',
    Drawing: () => <Position view={LINE} />,
  },
  {
    at: 'TLB-22',
    caption: 'A Unit in play.',
    words: 'A Mammoth Tank with its parts numbered.',
    legend: [
      'Its number: the order in the line.',
      'Its name; II marks the second of its kind.',
      'Hit points, one box each. A cross is a point of damage, a slash one that today will cost.',
      'Damage it deals, boosts included. A dart is yours, a diamond the rival’s; a bar below it: at the Rear.',
      'Its Level, a chevron for each Day survived.',
      'What it carries (J, Q) and what it can do: ◇ soaks up so much a Day, ⊘ cannot be touched from the Rear, ± picks its target.',
    ],
    Drawing: Anatomy,
  },
  {
    at: 'TLB-24',
    caption:
      'It is Day −1, and the Bomb (K) that lies in this Day goes off. It may hit the two rival Units that came today, the Drone that came on Day −2 and is still alive, or one that will only arrive tomorrow.',
    words:
      'Three Days. Your Bomb lies in Day −1. Rival Units of Day −1, the living Recon Drone of Day −2 and a Strike Craft of Day 0 are all in its reach.',
    Drawing: () => <Position view={REACH} />,
  },
  {
    at: 'TLB-34',
    caption:
      'The same Mammoth Tank bare, with a Turret (J: half as much Damage again, at the Rear) and with Armor (Q: eight more hit points).',
    words:
      'Three Mammoth Tanks: Damage 5 at the Front with 13 hit points; with a Turret Damage 7 at the Rear; with Armor 21 hit points.',
    Drawing: () => (
      <div className="tlb hued tlb-plate">
        <svg aria-hidden="true" className="tlb-field tlb-close" viewBox="-6 -6 420 192">
          {MOUNTED.slice(1).map((unit, i) => (
            <g key={unit.id} className="tlb-seat-0" transform={`translate(${i * 140 + 64} 90)`}>
              <Unit card={unit} {...TOKEN} above={false} />
            </g>
          ))}
        </svg>
      </div>
    ),
  },
  {
    at: 'TLB-39',
    caption:
      'The forecast that the board draws all day long. The numbers at the ends of a line: what comes at its Front and at its Rear. Between line and axis: what that costs each Unit, and after ◇ what is soaked up. A red cross: this Unit will die.',
    words:
      'Two lines with the day’s forecast: damage measured off along each line, slashed hit points on the Units, crosses on those that will die.',
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
