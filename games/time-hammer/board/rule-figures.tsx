/** The pictures of the rulebook: moments of a recorded match, and the cards as they are held. */
import { type Figure, type Moment, type PictureProps, recorded } from '@anachron/web/kit'
import type { ReactNode } from 'react'
import { AGENT_IDS, type CardId, FIDO_IDS, GADGET_IDS, HAMMER_IDS, JUMP_IDS, QUARK_IDS } from '../content/index.ts'
import type { TimeHammer } from '../rules/types.ts'
import { Bridge } from './Bridge.tsx'
import { CardFace } from './CardFace.tsx'
import { NOTHING_OPEN } from './can.ts'
import { Fate } from './Fate.tsx'
import { Piles } from './Piles.tsx'
import { Player } from './Player.tsx'
import { QuarkNote, SkillTrack } from './Status.tsx'
import './board.css'
import './rule-figures.css'

type Picture = PictureProps<TimeHammer>

const at = (entry: number, seat = 0): Moment => ({
  match: recorded(() => import('../fixtures/rounds.match.json', { with: { type: 'json' } })),
  entry,
  seat,
})

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="th-frame">
    <div className="th th-plate-sheet">{children}</div>
  </div>
)

const Cards = ({ ids, size = 'full' }: { ids: readonly CardId[]; size?: 'full' | 'small' }) => (
  <Sheet>
    <div className="th-all-cards" data-size={size}>
      {ids.map((id) => (
        <CardFace key={id} id={id} where="" size={size} />
      ))}
    </div>
  </Sheet>
)

const BridgeOf = ({ view, names, viewer, events }: Picture) => (
  <Sheet>
    <Bridge
      view={view}
      names={names}
      below={viewer}
      open={NOTHING_OPEN}
      pick={() => {}}
      now={events.findLast(({ kind }) => kind === 'hammerActivated' || kind === 'hammerMoved')}
      beat={0}
    />
  </Sheet>
)

const FateOf = ({ view, names }: Picture) => (
  <Sheet>
    <Fate view={view} names={names} open={NOTHING_OPEN} idle={null} />
  </Sheet>
)

export const figures: readonly Figure<TimeHammer>[] = [
  {
    at: 'TH-3',
    caption:
      'What a player owns. Green cubes are Actions, blue ones Jamais’. They wander between the Actions space, the Jamais’ area, the Reserve and Agents On Guard, but never leave their owner.',
    words:
      'Both players’ rows: cubes in the Actions space, the Jamais’ area and the Reserve, the Repair bonus, and the cards in the rival’s hand as backs.',
    moment: at(118),
    Picture: ({ view, names }) => (
      <Sheet>
        <Player view={view} seat={1} names={names} />
        <Player view={view} seat={0} names={names} />
      </Sheet>
    ),
  },
  {
    at: 'TH-5',
    caption:
      'The skill track. A wrench: from here on repairs get better. A card: arriving here earns one. Whoever enters E wins at once.',
    words:
      'Twelve spaces from 1 to E. On 5 the Repair bonus rises to 1, on 8 to 2, and both earn a card. The first player stands on 4, the second on 6.',
    moment: at(118),
    Picture: ({ view, names }) => (
      <Sheet>
        <SkillTrack view={view} names={names} />
      </Sheet>
    ),
  },
  {
    at: 'TH-12',
    caption:
      'Draw Deck, discard pile and Déjà vu pile. The HAMMERs that wait in Déjà vu are listed with decade and level.',
    words:
      'Three piles: the Draw Deck face down with its number of cards, the discard pile with its top card, the Déjà vu pile with a HAMMER.',
    moment: at(118),
    Picture: ({ view }) => (
      <Sheet>
        <Piles view={view} open={NOTHING_OPEN} />
      </Sheet>
    ),
  },
  {
    at: 'TH-20',
    caption:
      'Seven decades as a bridge of three spans: Past, Present, Future. Your Agents stand on the near side, the rival’s on the far side. The small number on a plate is the Flux that selects the decade.',
    words:
      'The bridge of decades from 1990 to 2050. The first player’s Agents stand on 1990 and 2000, the second player’s on 2010 and 2030.',
    moment: at(118),
    Picture: BridgeOf,
  },
  {
    at: 'TH-24',
    caption:
      'Relay has come to 2010, where Wags stands too: one each, so the Command stays with the second player. Commands that nobody has lie on their plate.',
    words:
      'The bridge again; on 2010 there is one Agent of each player, and the Command card still lies on the second player’s side.',
    moment: at(122),
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
    moment: at(47),
    Picture: FateOf,
  },
  {
    at: 'TH-66',
    caption: 'A HAMMER has come down on a decade that somebody holds. The number on it is its level.',
    words: 'The bridge with a HAMMER lying on one of its decades; the decade is marked as infected.',
    moment: at(54),
    Picture: BridgeOf,
  },
  {
    at: 'TH-72',
    caption:
      'The repair has failed: everybody who stood there has been thrown to 2020, the Command is back in the Gallery, and the HAMMER has moved on toward 2020, where somebody will be lost.',
    words: 'The same bridge one moment later: the Agents stand on 2020, and so does the HAMMER.',
    moment: at(57),
    Picture: BridgeOf,
  },
  {
    at: 'TH-109',
    caption:
      'A fight: whoever attacks, the attacker’s Flux, the defender’s Flux, and the two totals. On a tie the attacker wins.',
    words: 'An attack card with two Flux cards leaning on it, and the totals of attacker and defender line by line.',
    moment: at(131),
    Picture: FateOf,
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
    caption: 'Gadgets. The coloured word says in whose turn, the words beside it in which phases they can be played.',
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
