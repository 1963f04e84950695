/** The column in the middle of the field: the rival's hand, home, and the own deck and Void. */
import { Icon, Spot, t, tell } from '@anachron/kit'
import sandsOfTime from '@anachron/kit/icons/sands-of-time'
import { tallyIn } from '../rules/from-view.ts'
import { isGoingHome } from '../rules/home.ts'
import type { PlayerView, View } from '../rules/types.ts'
import { deckName, isUnknown } from '../words/index.ts'
import { playerFacts, playerLabel } from '../words/labels.ts'
import { shortName } from '../words/phrases.ts'
import { CardPicture } from './CardPicture.tsx'
import type { Field } from './geometry.ts'
import { useHeld } from './held.ts'
import { below } from './layout.ts'
import { Slot } from './Slot.tsx'
import { VoidFace } from './VoidFace.tsx'

const HOME = 'TS-TS-01'
/** Backs that are drawn; more cards than that are counted in the bar. */
const BACKS = 5

interface HomeProps {
  view: View
  names: readonly string[]
  field: Field
}

export function Home({ view, names, field }: HomeProps) {
  const held = useHeld()
  const own = below(view)
  const { gate, tall } = field
  const way = held.ways.find(({ play }) => play.kind === 'timestream' || play.kind === 'intervention')
  const side = 2 * gate.r + 12
  return (
    <>
      {!tall && <RivalHand view={view} names={names} field={field} />}
      <Score view={view} names={names} field={field} />
      {!tall && <OwnPiles view={view} names={names} field={field} seat={own} />}
      {way && (
        <Slot
          way={way}
          place="gate"
          style={{ left: gate.x - side / 2, top: gate.y - side / 2, width: side, height: side, borderRadius: '50%' }}
          brief
        />
      )}
    </>
  )
}

const factsOf = (view: View, seat: number, names: readonly string[]): string[] =>
  playerFacts(view, seat).map((fact) => tell(fact, names, view.viewer))

/** Cards that one knows to be there lie face up. */
function RivalHand({ view, names, field }: HomeProps) {
  const seat = 1 - below(view)
  const player = view.players[seat] as PlayerView
  const known = [...player.shown, ...(player.peeked ?? [])]
  const home = known.includes(HOME)
  const faces = known.filter((card) => card !== HOME)
  const drawn = Math.min(BACKS, player.handSize)
  const middle = (drawn - 1) / 2
  // What brings it home lies in the middle of the fan.
  const centre = Math.floor(drawn / 2)
  const faceAt = (i: number): string | undefined =>
    home ? (i === centre ? HOME : faces[i < centre ? i : i - 1]) : faces[i]
  const note = home ? t('holds TIMESTREAM') : known.length > 0 ? t`holds ${t(shortName(known[0] as string))}` : ''
  const { list } = player
  const deck = list ? [t`Plays ${t(deckName(list))}.`] : isUnknown(view, seat) ? [t('The list is closed.')] : []
  return (
    <Spot
      as="div"
      className="ts-rival-hand"
      piece={`player-${seat}`}
      style={{ left: field.gate.x, top: field.bar + 8 }}
      label={tell(playerLabel(seat, player), names, view.viewer)}
      face={<VoidFace view={view} seat={seat} names={names} />}
      facts={[...deck, ...factsOf(view, seat, names)]}
    >
      {Array.from({ length: drawn }, (_, i) => {
        const face = faceAt(i)
        return (
          <span
            key={i}
            className={`ts-back ${face === HOME ? 'ts-back-home' : face ? 'ts-back-known' : ''}`}
            style={{ transform: `rotate(${((i - middle) * 14).toFixed(1)}deg)` }}
          >
            {face && <CardPicture name={face} size={face === HOME ? 28 : 22} />}
          </span>
        )
      })}
      {note && field.height > 400 && <span className="ts-gate-note">{note}</span>}
    </Spot>
  )
}

function Score({ view, names, field }: HomeProps) {
  const own = below(view)
  const { gate } = field
  const [ours, theirs] = [tallyIn(view, own)[0], tallyIn(view, 1 - own)[0]]
  if (field.tall) {
    const told = (side: 'own' | 'rival', filled: number) => (
      <span className="ts-score" data-side={side}>
        {side === 'own' ? t('You') : t('Rival')} <b>{t`${filled} of 3`}</b>
      </span>
    )
    return (
      <p className="ts-home" data-tall style={{ left: gate.x + gate.r + 12, top: gate.y }}>
        <span className="unseen">{t('Links:')}</span>
        {told('rival', theirs)}
        {told('own', ours)}
      </p>
    )
  }
  return (
    <p className="ts-home" style={{ left: gate.x, top: gate.y + gate.r + 14 }}>
      <b>{t('Home')}</b>
      <span className="unseen">{t('Links:')}</span>
      <span className="ts-score" data-side="own">
        {names[own]} <b>{t`${ours} of 3`}</b>
      </span>
      <span className="ts-score" data-side="rival">
        {names[1 - own]} <b>{t`${theirs} of 3`}</b>
      </span>
    </p>
  )
}

function OwnPiles({ view, names, field, seat }: HomeProps & { seat: number }) {
  const player = view.players[seat] as PlayerView
  // What brought somebody home lies at home.
  const top = player.void.findLast((card) => card !== HOME || !(view.result || isGoingHome(view)))
  const y = field.gate.y + field.gate.r + 74
  if (field.height - field.bar - y < 66) return null
  return (
    <Spot
      as="div"
      className="ts-own-piles"
      piece={`player-${seat}`}
      style={{ left: field.gate.x, top: y }}
      label={tell(playerLabel(seat, player), names, view.viewer)}
      face={<VoidFace view={view} seat={seat} names={names} />}
      facts={[...(player.list ? [t`You play ${t(deckName(player.list))}.`] : []), ...factsOf(view, seat, names)]}
    >
      <span className="ts-pile">
        <Icon body={sandsOfTime} size={22} />
      </span>
      <span className="ts-pile ts-void">{top && <CardPicture name={top} size={22} />}</span>
    </Spot>
  )
}
