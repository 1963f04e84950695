/** The pictures of the rulebook: moments of a match and positions of its own, drawn with the pieces of the board. */
import { Callout, type Figure, type Moment, type PictureProps, recorded } from '@anachron/web/kit'
import type { ReactNode } from 'react'
import { ADVENTURERS, COLOURS, CUSTOMERS, FIGURES, TILES, TOWNSFOLK_IDS } from '../content/index.ts'
import type { ChronoTypes, Shop } from '../rules/types.ts'
import { Clock } from './Clock.tsx'
import { examples } from './examples.ts'
import { Quay } from './Quay.tsx'
import { Ring } from './Ring.tsx'
import { Sea } from './Sea.tsx'
import { Shelf } from './Shelf.tsx'
import { Sponsors } from './Sponsors.tsx'
import { FolkCard } from './Square.tsx'
import { Staff } from './Staff.tsx'
import { Tile } from './Tile.tsx'
import { Adventurer, Good, Person } from './Tokens.tsx'
import { Vices } from './Vices.tsx'
import './board.css'
import './rule-figures.css'

type Picture = PictureProps<ChronoTypes>

const at = (entry: number, seat = 0): Moment => ({
  match: recorded(() => import('../fixtures/two-players.match.json', { with: { type: 'json' } })),
  entry,
  seat,
})

/** The position that is offered at a rule. */
const positionAt = (rule: string): Moment => ({
  match: () => {
    const found = examples.find((example) => example.at === rule)
    if (!found) throw new Error(`no position at ${rule}`)
    return found.match()
  },
})

const Bench = ({ children, name = '' }: { children: ReactNode; name?: string }) => (
  <div className={`ch ch-plate ${name}`}>{children}</div>
)

const Workshop = ({ view, viewer }: Picture) => (
  <Bench>
    <Ring view={view} seat={viewer} whose="yours" now={undefined} />
  </Bench>
)

function Tokens() {
  const step = 62
  return (
    <Bench>
      <svg aria-hidden="true" viewBox="0 0 320 236">
        {CUSTOMERS.map((customer, i) => (
          <g key={customer}>
            <Adventurer customer={customer} at={[36 + i * step, 30]} size={44} />
            <text className="ch-plate-word" x={36 + i * step} y={68} textAnchor="middle">
              {ADVENTURERS[customer].name}
            </text>
          </g>
        ))}
        {COLOURS.map((colour, i) => (
          <g key={colour}>
            <Good kind="relic" colour={colour} at={[36 + i * step, 108]} size={42} />
            <Good kind="artifact" colour={colour} at={[36 + i * step, 176]} size={46} />
          </g>
        ))}
        <text className="ch-plate-word" x={254} y={112}>
          Relics
        </text>
        <text className="ch-plate-word" x={254} y={180}>
          Artifacts
        </text>
        {FIGURES.map((figure, i) => (
          <g key={figure} transform={`translate(${36 + i * 150} 218)`}>
            <Person figure={figure} size={30} />
            <text className="ch-plate-word" x={24} y={4}>
              {figure === 'chronomancer' ? 'Chronomancer' : 'Assistant'}
            </text>
          </g>
        ))}
      </svg>
    </Bench>
  )
}

const Tiles = () => (
  <Bench name="ch-plate-tiles">
    {TILES.map((tile) => (
      <svg key={tile} aria-hidden="true" viewBox="-2 -2 194 242">
        <Tile face={`${tile}w`} width={190} height={116} r={45} />
        <g transform="translate(0 122)">
          <Tile face={`${tile}b`} width={190} height={116} r={45} />
        </g>
      </svg>
    ))}
  </Bench>
)

export const figures: readonly Figure<ChronoTypes>[] = [
  {
    at: 'CH-C2',
    caption:
      'Who and what comes and goes. Relics lie on round stands, Artifacts on square ones; each colour has its people and its Goods.',
    words:
      'Five Adventurers: Warrior, Bard, Wizard, Noble, Rogue. Four Relics and four Artifacts in red, green, blue, yellow. The Chronomancer and the Assistant.',
    Drawing: Tokens,
  },
  {
    at: 'CH-C6',
    caption:
      'Sponsorship icons: two are bare and pay at the Market as many Gold as stands beside them, two still lie under a Frozen Hour.',
    words: 'Four Sponsorship icons in a row, some covered by a Frozen Hour.',
    moment: at(11, 1),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Sponsors view={view} seat={viewer} />
      </Bench>
    ),
  },
  {
    at: 'The ring',
    caption: 'A workshop.',
    words:
      'A workshop with its parts numbered: two Time Machines left and right, six portal spaces, four tiles, the Time Stream below.',
    legend: [
      'Left Time Machine. Snow: the Assistant freezes time. Arrows: the Chronomancer shifts a column.',
      'A tile in one of the four slots.',
      'A portal space: two halves, one action, and what it costs.',
      'Right Time Machine. The way goes clockwise, along the dotted line.',
      'The Time Stream: tiles that can enter, with the face that would be up.',
      'The Chronomancer; the Assistant is ahead of him.',
    ],
    moment: at(62),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Ring
          view={view}
          seat={viewer}
          whose="yours"
          now={undefined}
          over={({ spaces, slots, stream, tile }) => {
            const [x, y] = spaces[(view.shops[viewer] as Shop).chronomancer]
            return (
              <>
                <Callout n={1} at={[12, 12]} to={[spaces.LA[0] - 24, spaces.LA[1] - 20]} />
                <Callout n={2} at={[slots.TL[0] + 62, 12]} to={[slots.TL[0] + tile.width / 2, slots.TL[1] + 18]} />
                <Callout n={3} at={[spaces.T2[0], 10]} to={[spaces.T2[0], spaces.T2[1] - 20]} />
                <Callout n={4} at={[spaces.RC[0], 12]} to={[spaces.RC[0], spaces.RC[1] - 30]} />
                <Callout
                  n={5}
                  at={[(stream[2]?.[0] ?? 0) + 80, (stream[2]?.[1] ?? 0) - 14]}
                  to={[(stream[2]?.[0] ?? 0) + 60, (stream[2]?.[1] ?? 0) + 14]}
                />
                <Callout n={6} at={[x + 40, y - tile.r - 26]} to={[x + 10, y - tile.r - 8]} />
              </>
            )
          }}
        />
      </Bench>
    ),
  },
  {
    at: 'CH-C17',
    caption:
      'The portal in the middle of the upper row: its left half is the right edge of one tile and only costs; its right half is the left edge of the next and says what you get. Costs are added up below.',
    words: 'A workshop with its four tiles; each seam between two tiles is one portal space.',
    moment: positionAt('CH-C21'),
    Picture: Workshop,
  },
  {
    at: 'CH-R31',
    caption: 'The ten tiles, white face above, blue face below. The left half gives, the right half only costs.',
    words: 'Ten tiles, P01 to P10, with both faces.',
    Drawing: Tiles,
  },
  {
    at: 'CH-H10',
    caption:
      'Six boats off the cove. Filled discs are passengers, dashed ones free seats. Where a boat has landed its place is empty.',
    words: 'The sea with boats, some partly filled, some landed, and the bag.',
    moment: at(45),
    Picture: ({ view }) => (
      <Bench name="ch-plate-half">
        <Sea view={view} now={undefined} />
      </Bench>
    ),
  },
  {
    at: 'CH-R13',
    caption:
      'The quay: above, the halls with those at home and, small, those who will go home if they do not land. Below, the three piers with what a Good of each colour would fetch there now.',
    words: 'Five halls along the skyline; three piers with prices: Trinket Pier, Treasure Pier, Black Market.',
    moment: at(150),
    Picture: ({ view }) => (
      <Bench name="ch-plate-half">
        <Quay view={view} now={undefined} />
      </Bench>
    ),
  },
  {
    at: 'CH-H16',
    caption:
      'The Clock. Whoever is furthest behind takes a turn. Ringed hours bring an Adventurer; the bell is the Market token.',
    words: 'A round clock with seventeen hours, the pieces of two players, ringed hours and the Market bell.',
    moment: at(150),
    Picture: ({ view, names }) => (
      <Bench name="ch-plate-clock">
        <Clock view={view} names={names} />
      </Bench>
    ),
  },
  {
    at: 'CH-C29',
    caption: 'The start: both figures in the left Time Machine, the Assistant one space ahead.',
    words: 'A workshop at the start of the game with both figures in the left Time Machine.',
    moment: positionAt('CH-C29'),
    Picture: Workshop,
  },
  {
    at: 'CH-C32',
    caption: 'Before Freeze Time: the Assistant at T3 has only the right Time Machine before him.',
    words: 'A workshop with the Assistant at T3 and the Chronomancer at T2.',
    moment: positionAt('CH-C32'),
    Picture: Workshop,
  },
  {
    at: 'Townsfolk and Staff',
    caption:
      'The Townsfolk. The discs are Faction icons; the number at the right is what they would be worth if the game ended in the position shown.',
    words: 'All Townsfolk cards with their icons and abilities.',
    moment: at(150),
    Picture: ({ view }) => (
      <Bench name="ch-plate-folk">
        {TOWNSFOLK_IDS.map((id) => (
          <FolkCard key={id} id={id} view={view} where="" />
        ))}
      </Bench>
    ),
  },
  {
    at: 'CH-C45',
    caption: 'A full Staff board: somebody works behind each of the four Abilities.',
    words:
      'The Staff board with Recombobulator, Embiggener, Fractor and Security, each with a Townsfolk card behind it.',
    moment: positionAt('CH-C45'),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Staff view={view} seat={viewer} />
      </Bench>
    ),
  },
  {
    at: 'CH-R51',
    caption: 'Corruption as it lies beside a workshop: what is held, and what it will cost.',
    words: 'Corruption cards: a Whisper and a Scandal with their losses.',
    moment: positionAt('CH-C45'),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Vices view={view} seat={viewer} />
      </Bench>
    ),
  },
  {
    at: 'CH-R27',
    caption: 'The Market of the example below: the shelf, and the piers that pay.',
    words: 'A Sale Shelf with two green Relics, a red Relic and a red Artifact, and the quay with its three piers.',
    moment: positionAt('CH-R27'),
    Picture: ({ view, viewer }) => (
      <Bench name="ch-plate-half">
        <Quay view={view} now={undefined} />
        <Shelf view={view} seat={viewer} />
      </Bench>
    ),
  },
]
