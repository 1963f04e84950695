/** The pictures of the rulebook: moments of a recorded match, and the cards as they are held. */
import { type Figure, type Glimpse, type PictureProps, recorded } from '@anachron/kit'
import type { ReactNode } from 'react'
import { AGENT_IDS, type CardId, FIDO_IDS, GADGET_IDS, HAMMER_IDS, JUMP_IDS, QUARK_IDS } from '../content/index.ts'
import type { TimeHammer } from '../rules/types.ts'
import { Patterns } from './art.tsx'
import { Bridge } from './Bridge.tsx'
import { CardFace } from './CardFace.tsx'
import { NOTHING_OPEN } from './can.ts'
import { Gantry } from './Gantry.tsx'
import { layoutOf } from './layout.ts'
import { Piers } from './Piers.tsx'
import { QuarkNote } from './Rail.tsx'
import './board.css'
import './rule-figures.css'

type Picture = PictureProps<TimeHammer>

const at = (entry: number, seat = 0): Glimpse => ({
  match: recorded(() => import('../fixtures/rounds.match.json', { with: { type: 'json' } })),
  entry,
  seat,
})

const Sheet = ({ children }: { children: ReactNode }) => <div className="th th-plate-sheet">{children}</div>

const Cards = ({ ids, size = 'full' }: { ids: readonly CardId[]; size?: 'full' | 'small' }) => (
  <Sheet>
    <div className="th-all-cards" data-size={size}>
      {ids.map((id) => (
        <CardFace key={id} id={id} where="" size={size} />
      ))}
    </div>
  </Sheet>
)

/** As large as the whole field is on a desk; on a narrower page it scrolls sideways. */
const FIELD = { width: 900, height: 470 }

const BridgeOf = ({ view, names, viewer, events }: Picture) => (
  <Sheet>
    <Bridge
      view={view}
      names={names}
      below={viewer}
      open={NOTHING_OPEN}
      take={() => {}}
      now={events.findLast(({ kind }) => kind === 'hammerActivated' || kind === 'hammerMoved')}
      beat={0}
      layout={layoutOf(FIELD)}
    />
  </Sheet>
)

/** A part of the field: from, to, in pixels of it. */
const Part = ({
  x,
  y,
  width,
  height,
  children,
}: {
  x: number
  y: number
  width: number
  height: number
  children: ReactNode
}) => (
  <Sheet>
    <svg
      className="th-field"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ maxWidth: width * 1.4 }}
      aria-hidden="true"
    >
      <Patterns />
      {children}
    </svg>
  </Sheet>
)

const PiersOf = ({ view, names, viewer }: Picture) => (
  <Part x={0} y={0} width={PIERS.width} height={PIERS.height}>
    <Piers view={view} names={names} layout={PIERS} open={NOTHING_OPEN} below={viewer} />
  </Part>
)
/** Both piers beside each other, without the bridge between them. */
const PIERS = layoutOf({ width: 560, height: 470 })

export const figures: readonly Figure<TimeHammer>[] = [
  {
    at: 'TH-3',
    caption:
      'What a player owns. Green cubes are Actions, blue ones Jamais’. They wander between the Actions space, the Jamais’ area, the Reserve and Agents On Guard, but never leave their owner.',
    words:
      'The piers of the bridge: both players’ cubes in two rows, empty places for those in the Reserve or On Guard, the Repair bonus, and the rival’s hand as backs.',
    glimpse: at(118),
    width: PIERS.width,
    Picture: PiersOf,
  },
  {
    at: 'TH-5',
    caption:
      'The skill track. A wrench: from here on repairs get better. A card: arriving here earns one. The last space is E, Expert.',
    words:
      'Twelve spaces from 1 to E. On 5 the Repair bonus rises to 1, on 8 to 2, and both earn a card. The first player stands on 4, the second on 6.',
    glimpse: at(118),
    Picture: ({ view, names }) => (
      <Part x={0} y={0} width={900} height={62}>
        <Gantry view={view} names={names} box={{ x: 0, y: 0, width: 900, height: 60 }} />
      </Part>
    ),
  },
  {
    at: 'TH-12',
    caption:
      'Draw Deck, discard pile and Déjà vu pile. The HAMMERs that wait in Déjà vu are listed with decade and level.',
    words:
      'Three piles: the Draw Deck face down with its number of cards, the discard pile with its top card, the Déjà vu pile with a HAMMER.',
    glimpse: at(118),
    width: PIERS.width,
    Picture: PiersOf,
  },
  {
    at: 'TH-20',
    caption:
      'Seven decades as a bridge of three spans: Past, Present, Future. Your Agents stand on the near side, the rival’s on the far side. The small number on a plate is the Flux that selects the decade.',
    words:
      'The bridge of decades from 1990 to 2050. The first player’s Agents stand on 1990 and 2000, the second player’s on 2010 and 2030.',
    glimpse: at(118),
    width: FIELD.width,
    Picture: BridgeOf,
  },
  {
    at: 'TH-24',
    caption:
      'Relay has come to 2010, where Wags stands too: one each, so the Command stays with the second player. Commands that nobody has lie on their plate.',
    words:
      'The bridge again; on 2010 there is one Agent of each player, and the Command card still lies on the second player’s side.',
    glimpse: at(122),
    width: FIELD.width,
    Picture: BridgeOf,
  },
  {
    at: 'TH-53',
    caption:
      'The foot of every card: Flux, from 0 to 7, and Stasis, from 3 to 9. They add up to 9; Flux 7 goes with P, the Paradox.',
    words: 'Three Jump cards: Flux 1 with Stasis 8, Flux 4 with Stasis 5, Flux 7 with P.',
    Drawing: () => <Cards ids={JUMP_IDS.filter((_, i) => i % 5 === 0)} />,
  },
  {
    at: 'TH-58',
    caption:
      'A repair under way. Everything leans on what it answers: the HAMMER, and the Stasis drawn against it. Below it is counted. While it stands, either player may Reboot the card for a Jamais’.',
    words: 'A HAMMER, the Stasis card leaning on it, and the sum: Stasis and Repair bonus against the level.',
    glimpse: at(47),
    width: FIELD.width,
    Picture: BridgeOf,
  },
  {
    at: 'TH-66',
    caption: 'A HAMMER has come down on a decade that somebody holds. The number on it is its level.',
    words: 'The bridge with a HAMMER lying on one of its decades; the decade is marked as infected.',
    glimpse: at(54),
    width: FIELD.width,
    Picture: BridgeOf,
  },
  {
    at: 'TH-72',
    caption:
      'The repair has failed: everybody who stood there has been thrown to 2020, the Command is back in the Gallery, and the HAMMER has moved on toward 2020, where somebody will be lost.',
    words: 'The same bridge one moment later: the Agents stand on 2020, and so does the HAMMER.',
    glimpse: at(57),
    width: FIELD.width,
    Picture: BridgeOf,
  },
  {
    at: 'TH-109',
    caption:
      'A fight: whoever attacks, the attacker’s Flux, the defender’s Flux, and the two totals. On a tie the attacker wins.',
    words: 'An attack card with two Flux cards leaning on it, and the totals of attacker and defender line by line.',
    glimpse: at(131),
    width: FIELD.width,
    Picture: BridgeOf,
  },
  {
    at: 'Quarks',
    caption: 'The six Quarks. One rules each round, if you play with them.',
    words: 'Six Quarks with what they change.',
    Drawing: () => (
      <Sheet>
        <div className="th-all-quarks">
          {QUARK_IDS.map((id) => (
            <QuarkNote key={id} quark={id} />
          ))}
        </div>
      </Sheet>
    ),
  },
  {
    at: 'The cards',
    caption: 'Agents and the two Fidos. J is added to their Jumps, A to their fights; the cost is both together.',
    words: 'Twelve Agents and two Fidos with their bonuses.',
    Drawing: () => <Cards ids={[...AGENT_IDS, ...FIDO_IDS]} />,
  },
  {
    at: 'The cards',
    caption: 'Jumps. They differ in their values only.',
    words: 'Twelve Jump cards.',
    Drawing: () => <Cards ids={JUMP_IDS} size="small" />,
  },
  {
    at: 'The cards',
    caption:
      'Gadgets. The coloured word says in whose turn, the words beside it in which phases they can be played. A plus sign between them: the text names a condition. A card with an arrow: playing it costs a card of your hand.',
    words: 'Twelve Gadgets with their texts.',
    Drawing: () => <Cards ids={GADGET_IDS} />,
  },
  {
    at: 'The cards',
    caption: 'HAMMERs: the decade they strike and their level.',
    words: 'Twelve HAMMERs.',
    Drawing: () => <Cards ids={HAMMER_IDS} />,
  },
]
