/**
 * The pictures of the rulebook: scenes of its examples and moments of a recorded trip, drawn with the pieces of the
 * board.
 */
import type { Json } from '@anachron/kernel'
import { Callout, type Figure, type Glimpse, type PictureProps, recorded } from '@anachron/kit'
import type { Action } from '../rules/actions.ts'
import { hexCalled } from '../rules/display.ts'
import type { Scene } from '../rules/scene.ts'
import type { Heading, TimeTripper } from '../rules/types.ts'
import { BattleCard } from './BattleCard.tsx'
import { Counters } from './Counters.tsx'
import { UnitToken } from './FigureToken.tsx'
import { Kit } from './Kit.tsx'
import { Packing } from './Packing.tsx'
import { Plot } from './Plot.tsx'
import { RecordTrack } from './RecordTrack.tsx'
import { specimen } from './specimen.ts'
import { TimeCharts } from './TimeCharts.tsx'
import './board.css'
import './counters.css'
import './belt.css'
import './time.css'
import './packing.css'
import './rule-figures.css'

type Picture = PictureProps<TimeTripper>

/** A scene, and what is done in it. */
const scene = (of: Scene, ...actions: Action[]): Glimpse => ({
  match: async () => ({
    ...(await import('../rules/scene.ts')).matchOf(of, 'A figure of the rulebook'),
    entries: actions.map((action) => ({ seat: 0, action: action as unknown as Json })),
  }),
  entry: actions.length,
})

const trip = (entry: number): Glimpse => ({
  match: recorded(() => import('../fixtures/home-safely.match.json', { with: { type: 'json' } })),
  entry,
})

const [archer, rider] = [specimen('Hoplites'), specimen('Mounted spearmen (Ostrogoths)')]

function Anatomy() {
  return (
    <div className="tt tt-plate">
      <svg aria-hidden="true" className="tt-close" viewBox="-84 -52 216 104">
        <UnitToken {...archer} stunned={false} />
        <g transform="translate(92 0)">
          <UnitToken {...rider} stunned />
        </g>
        <Callout n={1} at={[-62, -38]} to={[-17, -15]} />
        <Callout n={2} at={[40, -38]} to={[17, -15]} />
        <Callout n={3} at={[-62, 38]} to={[-17, 15]} />
        <Callout n={4} at={[40, 38]} to={[17, 15]} />
        <Callout n={5} at={[122, 38]} to={[104, -14]} />
      </svg>
    </div>
  )
}

const Charts = ({ view, events }: Picture) => (
  <div className="tt tt-plate">
    <TimeCharts view={view} options={[]} now={events.find(({ kind }) => kind === 'travelled')} beat={0} small />
  </div>
)

export const figures: readonly Figure<TimeTripper>[] = [
  {
    at: 'TT-2.1',
    caption: 'Two counters: a hoplite, and an Ostrogoth on his horse with the stars of a stun.',
    words: 'A square counter with a silhouette and four numbers in its corners; beside it a rider on his mount.',
    legend: [
      'Attack',
      'Accuracy; X: strikes at neighbours only',
      'Defense',
      'Detection',
      'The counter of his mount lies under him',
    ],
    Drawing: Anatomy,
  },
  {
    at: 'TT-2.2',
    caption:
      'The Battle Display: 121 hexes, column before row. The small codes below are for random set-up, the numbers at the rim for those who enter there. T marks 0707.',
    words: 'The whole hex field with its printed numbers and a Tripper on 0707.',
    glimpse: scene({ battle: 12, gear: ['m16'], units: { 'Viking axemen': ['0202', '1110'] } }),
    Picture: ({ view }) => <Plot view={view} />,
  },
  {
    at: 'TT-2.3',
    caption:
      'Two charts of time, the past and the future. Battles you have seen are filled in; the Time Hole is in the middle of each.',
    words:
      'Two hexagonal boards of 37 cells each; some cells of a trip are filled in, and the marker stands on one of them.',
    glimpse: trip(102),
    Picture: Charts,
  },
  {
    at: 'TT-2.4',
    caption:
      'The Record Track: the counter stands on the Endurance, the frame on the box that is left when the weight is taken off. The number in the corner of that box is the allowance.',
    words: 'A track of boxes from 0 to 20 with a counter at 20 and a frame at 12.',
    glimpse: scene({
      battle: 12,
      gear: ['shotgun', 'p357', 'm72', ['m26', 2], 'bayonet', 'repellent', ['reloads-m16', 2]],
    }),
    Picture: ({ view }) => (
      <div className="tt tt-plate">
        <RecordTrack view={view} who={0} />
        <Kit view={view} who={0} />
      </div>
    ),
  },
  {
    at: 'TT-3.3',
    caption: 'Packing: the rucksack, and what every pound costs.',
    words: 'The equipment screen with the rucksack and the weapons that can be taken.',
    glimpse: scene({ battle: 12, at: 'packing', gear: ['shotgun', 'p357', ['m26', 2]] }),
    Picture: ({ view }) => (
      <div className="tt tt-plate">
        <Packing view={view} who={0} asked={{ ask: 'equip.pack' }} options={[]} />
      </div>
    ),
  },
  {
    at: 'TT-5.0B',
    caption:
      'A journey through time. Where the board ends in front of the marker it turns two directions to the right, and goes on.',
    words: 'The charts of time with the way of a journey drawn from cell to cell.',
    glimpse: trip(61),
    Picture: Charts,
  },
  {
    at: 'TT-6.41',
    caption:
      'The card of a battle: who is there, with their four values in the order Attack, Accuracy, Defense, Detection.',
    words: 'A battle card with the names, values and numbers of the opponents.',
    glimpse: trip(61),
    Picture: ({ view }) => (
      <div className="tt tt-plate">
        <BattleCard view={view} />
      </div>
    ),
  },
  {
    at: 'TT-7.21',
    caption:
      'Zones of control, hatched: the six hexes around each enemy. Whoever steps into one stops there, and whoever stands in one stays.',
    words: 'A Tripper on 0707 and three Vikings nearby; the hexes around each Viking are hatched.',
    glimpse: scene({ battle: 12, gear: ['m16'], units: { 'Viking axemen': ['0505', '0905', '0710'] } }),
    Picture: ({ view }) => <Plot view={view} around={['0404', '1004', '0411', '1011']} />,
  },
  {
    at: 'TT-8.21',
    caption: 'Range is counted in hexes: five from the Tripper to the hoplite.',
    words: 'A line from the Tripper on 0707 to a hoplite on 0702 with the number 5.',
    glimpse: scene({ battle: 7, units: { Hoplites: ['0702'] } }),
    Picture: ({ view }) => (
      <Plot
        view={view}
        around={['0502', '0902', '0508', '0908']}
        hovered={{ hex: hexCalled('0702'), figure: view.units[0]?.id ?? null }}
      />
    ),
  },
  {
    at: 'TT-8.6',
    caption:
      'What two dice must reach with Accuracy C from 0707. The board shows this for every weapon while you point at it.',
    words: 'The hexes around 0707 with the total needed in each, growing with distance.',
    glimpse: scene({ battle: 7, units: { Hoplites: ['0702'] } }),
    Picture: ({ view }) => (
      <Plot
        view={view}
        around={['0402', '1002', '0411', '1011']}
        at={{ kind: 'range', hex: hexCalled('0707'), accuracy: 'C', modifier: 0 }}
      />
    ),
  },
  {
    at: 'TT-8.23',
    caption:
      'A burst of the M16 is spread over hexes in a row, in the order of the numbers. Everybody who stands in them is rolled for.',
    words: 'Two numbered hexes in front of the Tripper, with the hoplites that the burst may hit.',
    glimpse: scene(
      { battle: 7, gear: ['m16'], units: { Hoplites: ['0604', '0704', '0804'] } },
      { do: 'aim', at: 4 },
      { do: 'weapon', what: 'm16', mode: 'burst' },
      { do: 'spread', hex: hexCalled('0704') },
    ),
    Picture: ({ view }) => <Plot view={view} around={['0502', '0902', '0508', '0908']} />,
  },
  {
    at: 'TT-8.42',
    caption: 'An M26 about to go off: 12 in its hex, 8 one hex away, less farther out. Friends are hit as well.',
    words: 'Rings of hexes around the grenade with its Attack in each.',
    glimpse: scene({ battle: 12, gear: [['m26', 2]], units: { 'Viking axemen': ['0705', '0606'] } }),
    Picture: ({ view }) => (
      <Plot view={view} around={['0402', '1002', '0410', '1010']} blast={{ what: 'm26', hex: hexCalled('0705') }} />
    ),
  },
  {
    at: 'TT-8.44',
    caption: 'A Claymore in 0512 facing 0511: the arc widens by a hex on each side with every step.',
    words: 'A cone of hexes opening from 0512 to the north.',
    glimpse: scene({
      battle: 12,
      tripper: '0512',
      gear: ['claymore'],
      units: { 'Viking axemen': ['0511', '1207', '1208', '0209', '0210'] },
    }),
    Picture: ({ view }) => <Plot view={view} at={{ kind: 'cone', hex: hexCalled('0512'), facing: 0 as Heading }} />,
  },
  {
    at: 'The flux',
    caption: 'The flux, and the hexes it can be led to next. Whoever stands in it is swept along.',
    words: 'The many-coloured flux on 0705 with a Tripper nearby.',
    glimpse: scene({ battle: 12, gear: ['m16', 'radio'], flux: '0705', units: { 'Viking axemen': ['0303'] } }),
    Picture: ({ view }) => <Plot view={view} around={['0502', '0902', '0508', '0908']} />,
  },
  {
    at: 'The 72 battles',
    caption: 'Everybody one can meet, as their counters lie on the board.',
    words: 'The counters of all opponents of the 72 battles with their names.',
    Drawing: Counters,
  },
]
