/**
 * The pictures of the rulebook: small tables laid out for one thing each, drawn with the lanes and cards of the board.
 */
import { type Figure, t, tell, you } from '@anachron/kit'
import { type CardType, cards } from '../content/index.ts'
import { layOut, type SideSpec, type TableSpec } from '../rules/position.ts'
import type { TimestreamTypes, View } from '../rules/types.ts'
import { view as viewOf } from '../rules/view.ts'
import { cellsLabel } from '../words/labels.ts'
import { CellBar } from './Cells.tsx'
import { Field } from './Field.tsx'
import { HandCard } from './HandCard.tsx'
import './board.css'
import './rule-figures.css'

const names = (): string[] => [you(), t('Rival')]
const seen = (table: TableSpec): View => viewOf(layOut(table), 0)

const Table = ({ view }: { view: View }) => (
  <div className="ts ts-plate">
    <Field view={view} names={names()} options={[]} now={undefined} happened={[]} />
  </div>
)

/** Your three lanes alone, and the gate. */
const Own = ({ view }: { view: View }) => (
  <div className="ts ts-plate ts-plate-own">
    <Field view={view} names={names()} options={[]} now={undefined} happened={[]} />
  </div>
)

const SIZE = { width: 112, height: 148 }
const FLAT = { x: 0, seen: SIZE.width, turn: 0, drop: 0 }

/** Cards as they are held, each seen whole. */
const Held = ({ ids }: { ids: readonly string[] }) => (
  <div className="ts ts-plate ts-plate-cards">
    <section className="ts-hand" data-still aria-label={t('Cards')}>
      {ids.map((id) => (
        <HandCard key={id} id={id} piece={`hand-${id}`} actions={[]} where={t('in your hand')} at={FLAT} size={SIZE} />
      ))}
    </section>
  </div>
)

/** Cards of a kind. */
const kind = (...types: CardType[]) => {
  const ids = cards.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  return () => <Held ids={ids} />
}

/** As broad as the left half of the field. */
const OWN = 540

const own = (side: SideSpec, rival: SideSpec = {}): View => seen({ players: [side, rival] })

const SIX = seen({
  players: [
    {
      locations: ['Slipstream Descent', 'Athens', null],
      advances: [['Chrono Ranger'], ['Temporal Sentinel'], ['Field Recorder']],
      obstacles: [['Drone Swarm'], ['Revisionist Agent'], ['Chrono Hunter']],
    },
    {
      locations: ['Desert Landing', 'Jerusalem', 'Record: The Damascus Road'],
      advances: [[], ["Tentmakers' Workshop"], []],
      obstacles: [['Highway Robbers', 'Stern Magistrate'], ['Stern Magistrate'], []],
    },
  ],
})
const CHAIN = own(
  {
    locations: ['Desert Landing', 'Jerusalem', null],
    advances: [['Chrono Ranger', 'Field Recorder', 'Temporal Sentinel'], [], []],
  },
  { obstacles: [['Highway Robbers', 'Stern Magistrate'], [], []] },
)
const CELLS = seen({ players: [{ cells: 'AAafFxUu', hand: ['Athens'] }, { cells: 'AAF' }] })
const LOCKED = own({ locations: ['Desert Landing', { card: 'Jerusalem', locked: true }, null] })
const INTRUDER = own({
  locations: ['Desert Landing', 'Jerusalem', null],
  intruders: { 3: { card: 'Data Corruption', counter: 2 } },
  advances: [[], [], ['Field Recorder']],
})
const LINKED = own({
  locations: [{ card: 'Desert Landing', links: ["Ship's Physician"] }, 'Jerusalem', null],
  advances: [['Chrono Ranger'], [], []],
})
const ACROSS = own(
  { locations: ['Desert Landing', null, null], advances: [['Chrono Ranger'], ['Temporal Sentinel'], []] },
  { obstacles: [['Highway Robbers'], ['Stern Magistrate'], []] },
)
const HOME = own({
  locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'],
  hand: ['TIMESTREAM'],
  cells: 'AAAAAFFU',
})

export const figures: readonly Figure<TimestreamTypes>[] = [
  {
    at: 'TS-9',
    caption:
      'The table: your three lanes at the left, the rival’s at the right, turned round so that lanes 3 meet in the middle. The gold frames are the locations. Above each of yours come the rival’s Obstacles, below it stand your Advances; on the rival’s side it is the other way round.',
    words: 'Six lanes side by side, each with a location in the middle and chains of units above and below it.',
    Drawing: () => <Table view={SIX} />,
    width: 900,
  },
  {
    at: 'TS-7',
    caption:
      'A chain. The unit next to the location is the first: it strikes and is struck. New ones join at the far end.',
    words: 'Lane 1 with three Advances one below the other and two Obstacles above.',
    width: OWN,
    Drawing: () => <Own view={CHAIN} />,
  },
  {
    at: 'TS-29',
    caption:
      'Power Cells as lights. Bright ones can pay; dashed ones are spent: they have paid, or are frozen. A, F and U stand for Ancient, Future and Universal.',
    get words() {
      return tell(cellsLabel(0, CELLS.players[0]?.cells ?? []), names())
    },
    Drawing: () => (
      <div className="ts ts-plate ts-plate-bar">
        <CellBar view={CELLS} seat={0} names={names()} options={[]} />
      </div>
    ),
  },
  {
    at: 'TS-29',
    caption: 'All Power Cells.',
    words: 'Cards of all Power Cells.',
    Drawing: kind('power-cell'),
  },
  {
    at: 'TS-36',
    caption: 'All Event Chain cards. The numbers at the foot are the locations they can fill.',
    words: 'Cards of all Event Chain cards and TIMESTREAM.',
    Drawing: kind('event-chain', 'timestream'),
  },
  {
    at: 'TS-39',
    caption: 'Location 1 is filled, location 2 is locked by a second copy, location 3 is still empty.',
    words: 'Three locations: Desert Landing, Jerusalem marked as locked, and an empty one.',
    width: OWN,
    Drawing: () => <Own view={LOCKED} />,
  },
  {
    at: 'TS-45',
    caption:
      'All three locations are filled and eight cells are bright, a Universal, an Ancient and a Future one among them: the way home is open.',
    words: 'Three filled locations, a row of eight bright cells and TIMESTREAM in hand.',
    width: OWN,
    Drawing: () => (
      <>
        <Own view={HOME} />
        <Held ids={HOME.players[0]?.hand ?? []} />
      </>
    ),
  },
  {
    at: 'TS-46',
    caption: 'All Advances.',
    words: 'Cards of all Advances.',
    Drawing: kind('advance'),
  },
  {
    at: 'TS-46',
    caption: 'All Obstacles.',
    words: 'Cards of all Obstacles.',
    Drawing: kind('obstacle'),
  },
  {
    at: 'TS-51',
    caption:
      'An intruder in location 3 with two turns left. Until it is gone nothing can be filled there; the Field Recorder can strike at it.',
    words: 'Location 3 holds the rival’s Data Corruption with a counter of 2; below it stands a Field Recorder.',
    width: OWN,
    Drawing: () => <Own view={INTRUDER} />,
  },
  {
    at: 'TS-53',
    caption: 'A link card attached to the card of location 1: named under it, its strength counted in.',
    words: 'Desert Landing with Ship’s Physician linked to it.',
    width: OWN,
    Drawing: () => <Own view={LINKED} />,
  },
  {
    at: 'TS-58',
    caption: 'All Interventions.',
    words: 'Cards of all Interventions.',
    Drawing: kind('intervention'),
  },
  {
    at: 'TS-67',
    caption:
      'In lane 1 the Chrono Ranger and the Highway Robbers can reach each other, because there is something in the location between them. In lane 2 they cannot: across an empty location nothing strikes.',
    words: 'Two lanes with a guard and an attacker each; the first location is filled, the second empty.',
    width: OWN,
    Drawing: () => <Own view={ACROSS} />,
  },
]
