/** The pictures of the rulebook: moments of a match and positions of its own, drawn with the pieces of the board. */
import { Callout, type Figure, type Glimpse, type PictureProps, recorded, t } from '@anachron/kit'
import type { ReactNode } from 'react'
import { ADVENTURERS, COLOURS, CUSTOMERS, FIGURES, TILES, TOWNSFOLK_IDS } from '../content/index.ts'
import type { ChronoTypes, Shop } from '../rules/types.ts'
import { Boats } from './Boats.tsx'
import { Clock } from './Clock.tsx'
import { examples } from './examples.ts'
import { Person } from './Figures.tsx'
import { Halls } from './Halls.tsx'
import { Piers } from './Piers.tsx'
import { Ring } from './Ring.tsx'
import type { RingPlan } from './ring-layout.ts'
import { Shelf } from './Shelf.tsx'
import { Paints, Sky } from './Sky.tsx'
import { Sponsors } from './Sponsors.tsx'
import { FolkCard } from './Square.tsx'
import { Staff } from './Staff.tsx'
import { Stream } from './Stream.tsx'
import { type Box, type Scene, sceneOf } from './scene-layout.ts'
import { WholeTile } from './Tile.tsx'
import { Adventurer, Good } from './Tokens.tsx'
import { Vices } from './Vices.tsx'
import './board.css'
import './rule-figures.css'

type Picture = PictureProps<ChronoTypes>

const at = (entry: number, seat = 0): Glimpse => ({
  match: recorded(() => import('../fixtures/two-players.match.json', { with: { type: 'json' } })),
  entry,
  seat,
})

/** The position that is offered at a rule. */
const positionAt = (rule: string): Glimpse => ({
  match: () => {
    const found = examples.find((example) => example.at === rule)
    if (!found) throw new Error(`no position at ${rule}`)
    return found.match()
  },
})

const Bench = ({ children, name = '' }: { children: ReactNode; name?: string }) => (
  <div className={`ch ch-plate ${name}`}>{children}</div>
)

/** The whole table as at the fullest size; figures cut their part out of it. */
const SCENE = sceneOf({ width: 952, height: 640 }, 'workshop') as Scene & {
  [part in 'ring' | 'stream' | 'window' | 'sponsors' | 'shelf' | 'staff' | 'vices']-?: NonNullable<Scene[part]>
}

/** A part of the table, with a little room around it. */
const Part = ({ box, children }: { box: Box; children: ReactNode }) => (
  <svg aria-hidden="true" viewBox={`${box.x - 4} ${box.y - 4} ${box.width + 8} ${box.height + 8}`}>
    <Paints />
    {children}
  </svg>
)

const WORKSHOP: Box = {
  x: 0,
  y: SCENE.ring.rows[0] - 66,
  width: SCENE.stream.x + SCENE.stream.width,
  height: SCENE.stream.y + SCENE.stream.height - SCENE.ring.rows[0] + 66,
}

const Workshop = ({ view, viewer, names, over }: Picture & { over?(plan: RingPlan): ReactNode }) => (
  <Bench>
    <Part box={WORKSHOP}>
      <Stream view={view} seat={viewer} box={SCENE.stream} title />
      <Ring view={view} seat={viewer} names={names} now={undefined} plan={SCENE.ring} {...(over ? { over } : {})} />
    </Part>
  </Bench>
)

const { window: SEEN } = SCENE
const SEA: Box = { x: SEEN.halls.at[0], y: 0, width: SEEN.halls.step * 5, height: SEEN.bottom }
const QUAY: Box = { x: SEEN.halls.at[0], y: 0, width: SCENE.width - SEEN.halls.at[0], height: SEEN.bottom }

const Quay = ({ view }: Pick<Picture, 'view'>) => (
  <Part box={QUAY}>
    <Sky window={SEEN} width={SCENE.width} />
    <Halls view={view} halls={SEEN.halls} />
    <Piers view={view} now={undefined} window={SEEN} />
  </Part>
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
              {t(ADVENTURERS[customer].name)}
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
          {t('Relics')}
        </text>
        <text className="ch-plate-word" x={254} y={180}>
          {t('Artifacts')}
        </text>
        {FIGURES.map((figure, i) => (
          <g key={figure} transform={`translate(${36 + i * 150} 218)`}>
            <Person figure={figure} size={0.62} />
            <text className="ch-plate-word" x={24} y={4}>
              {figure === 'chronomancer' ? t('Chronomancer') : t('Assistant')}
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
      <svg key={tile} aria-hidden="true" viewBox="-2 -2 94 162">
        <WholeTile face={`${tile}w`} width={90} height={76} />
        <g transform="translate(0 82)">
          <WholeTile face={`${tile}b`} width={90} height={76} />
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
    glimpse: at(11, 1),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Part box={SCENE.sponsors}>
          <Sponsors view={view} seat={viewer} box={SCENE.sponsors} />
        </Part>
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
    glimpse: at(58),
    Picture: (picture) => (
      <Workshop
        {...picture}
        over={({ spaces, slots, tile, r }) => {
          const { view, viewer } = picture
          const [x, y] = spaces[(view.shops[viewer] as Shop).chronomancer]
          const { stream } = SCENE
          return (
            <>
              <Callout n={1} at={[14, spaces.LA[1] - 56]} to={[spaces.LA[0], spaces.LA[1] - 26]} />
              <Callout
                n={2}
                at={[slots.TL[0] + 50, slots.TL[1] - 18]}
                to={[slots.TL[0] + tile.width / 2, slots.TL[1] + 12]}
              />
              <Callout n={3} at={[spaces.T2[0], spaces.T2[1] - r - 16]} to={[spaces.T2[0], spaces.T2[1] - 20]} />
              <Callout n={4} at={[spaces.RC[0], spaces.RC[1] - 56]} to={[spaces.RC[0], spaces.RC[1] - 26]} />
              <Callout n={5} at={[stream.x + 290, stream.y - 12]} to={[stream.x + 250, stream.y + 14]} />
              <Callout n={6} at={[x - r - 14, y + r - 6]} to={[x - r * 0.66, y - 4]} />
            </>
          )
        }}
      />
    ),
  },
  {
    at: 'CH-C17',
    caption:
      'The portal in the middle of the upper row: its left half is the right edge of one tile and only costs; its right half is the left edge of the next and says what you get. Costs are added up below.',
    words: 'A workshop with its four tiles; each seam between two tiles is one portal space.',
    glimpse: positionAt('CH-C21'),
    Picture: Workshop,
  },
  {
    at: 'CH-R31',
    caption: 'The ten tiles, white face above, blue face below. The left half gives, the right half only costs.',
    words: 'Ten tiles with both faces.',
    Drawing: Tiles,
  },
  {
    at: 'CH-H10',
    caption:
      'Six boats off the cove. Filled discs are passengers, dashed ones free seats. Where a boat has landed its place is empty.',
    words: 'The sea with boats, some partly filled, some landed, and the bag.',
    glimpse: at(45),
    Picture: ({ view }) => (
      <Bench name="ch-plate-half">
        <Part box={SEA}>
          <Sky window={SEEN} width={SCENE.width} />
          <Boats view={view} now={undefined} boats={SEEN.boats as NonNullable<typeof SEEN.boats>} />
        </Part>
      </Bench>
    ),
  },
  {
    at: 'CH-R13',
    caption:
      'The quay: above, the halls with those at home and, small, those who will go home if they do not land. Below, the three piers with what a Good of each colour would fetch there now.',
    words: 'Five halls along the skyline; three piers with prices: Trinket Pier, Treasure Pier, Black Market.',
    glimpse: at(150),
    Picture: ({ view }) => (
      <Bench name="ch-plate-half">
        <Quay view={view} />
      </Bench>
    ),
  },
  {
    at: 'CH-H16',
    caption:
      'The Clock. Whoever is furthest behind takes a turn. Ringed hours bring an Adventurer; the bell is the Market token.',
    words: 'A round clock with seventeen hours, the pieces of two players, ringed hours and the Market bell.',
    glimpse: at(150),
    Picture: ({ view, names }) => (
      <Bench name="ch-plate-clock">
        <Part box={{ x: -94, y: -94, width: 188, height: 188 }}>
          <Clock view={view} names={names} now={undefined} at={[0, 0]} r={86} tower={false} />
        </Part>
      </Bench>
    ),
  },
  {
    at: 'CH-C29',
    caption: 'The start: both figures in the left Time Machine, the Assistant one space ahead.',
    words: 'A workshop at the start of the game with both figures in the left Time Machine.',
    glimpse: positionAt('CH-C29'),
    Picture: Workshop,
  },
  {
    at: 'CH-C32',
    caption: 'Before Freeze Time: the Assistant at the third portal has only the right Time Machine before him.',
    words: 'A workshop with the Assistant at the third portal and the Chronomancer at the second.',
    glimpse: positionAt('CH-C32'),
    Picture: Workshop,
  },
  {
    at: 'Townsfolk and Staff',
    caption: 'The Townsfolk. The discs are Faction icons; the signs below are what they do when they come.',
    words: 'All Townsfolk cards with their icons and abilities.',
    glimpse: at(150),
    Picture: ({ view }) => (
      <Bench name="ch-plate-folk">
        {TOWNSFOLK_IDS.map((id) => (
          <svg key={id} aria-hidden="true" viewBox="-2 -2 104 116">
            <FolkCard id={id} view={view} at={[0, 0]} width={100} height={112} where="" />
          </svg>
        ))}
      </Bench>
    ),
  },
  {
    at: 'CH-C45',
    caption: 'A full Staff board: somebody works behind each of the four Abilities.',
    words:
      'The Staff board with Recombobulator, Embiggener, Fractor and Security, each with a Townsfolk card behind it.',
    glimpse: positionAt('CH-C45'),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Part box={SCENE.staff}>
          <Staff view={view} seat={viewer} box={SCENE.staff} />
        </Part>
      </Bench>
    ),
  },
  {
    at: 'CH-R51',
    caption: 'Corruption as it lies beside a workshop: what is held, and what it will cost.',
    words: 'Corruption cards: a Whisper and a Scandal with their losses.',
    glimpse: positionAt('CH-C45'),
    Picture: ({ view, viewer }) => (
      <Bench>
        <Part box={SCENE.vices}>
          <Vices view={view} seat={viewer} box={SCENE.vices} />
        </Part>
      </Bench>
    ),
  },
  {
    at: 'CH-R27',
    caption: 'The Market of the example below: the shelf, and the piers that pay.',
    words: 'A Sale Shelf with two green Relics, a red Relic and a red Artifact, and the quay with its three piers.',
    glimpse: positionAt('CH-R27'),
    Picture: ({ view, viewer }) => (
      <Bench name="ch-plate-half">
        <Quay view={view} />
        <Part box={SCENE.shelf}>
          <Shelf view={view} seat={viewer} box={SCENE.shelf} />
        </Part>
      </Bench>
    ),
  },
]
