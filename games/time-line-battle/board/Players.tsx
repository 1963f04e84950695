import { SeatMark, Spot, t, tell } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { kindOf } from '../content/cards.ts'
import type { View } from '../rules/types.ts'
import { heldLabel, playerLabel } from '../words/labels.ts'
import { cardName } from '../words/names.ts'
import { type Layout, type Size, sideBelow } from './layout.ts'
import { openHand } from './open-hand.ts'

const ROW = 28
const WIDE = 245
/** Where there is little room, a crowd is told by sign and points. */
const BRIEF = 78
const NARROW = 640

const seatsOf = (view: View, above: boolean): number[] =>
  view.players.flatMap((_, seat) => ((view.sides[seat] !== sideBelow(view)) === above ? [seat] : []))

/** Room for those who play, at the upper and lower edge of the field. */
export function capFor(view: View, { width }: Size): number {
  const most = Math.max(seatsOf(view, true).length, seatsOf(view, false).length)
  const wide = view.players.length > 2 && width < NARROW ? BRIEF : WIDE
  return ROW * Math.ceil(most / Math.max(1, Math.floor(width / wide))) + 4
}

/** Points, hands and decks, each at the edge of the half it belongs to. */
export function Players({ view, names, layout }: { view: View; names: readonly string[]; layout: Layout }) {
  const crowd = view.players.length > 2
  // Always the same place, however the Days move.
  const place: CSSProperties = crowd || layout.banded ? {} : { left: 14 }
  return ([true, false] as const).map((above) => (
    <div
      key={String(above)}
      className="tlb-players"
      data-above={above || undefined}
      data-crowd={crowd || undefined}
      style={place}
    >
      {seatsOf(view, above).map((seat) => (
        <Player key={seat} view={view} names={names} seat={seat} above={above} />
      ))}
    </div>
  ))
}

interface PlayerProps {
  view: View
  names: readonly string[]
  seat: number
  above: boolean
}

function Player({ view, names, seat, above }: PlayerProps) {
  const player = view.players[seat]
  if (!player) return null
  const due = dueOf(view, seat)
  return (
    <Spot
      as="div"
      piece={`player-${seat}`}
      className={`tlb-player tlb-seat-${seat}`}
      label={tell(playerLabel(seat, player), names, view.viewer)}
    >
      {view.players.length > 2 ? <SeatMark seat={seat} /> : <ShotMark above={above} />}
      <span className="tlb-player-name">{names[seat]}</span>
      <span className="tlb-player-vp number">{t`${player.vp} VP`}</span>
      <Hand view={view} names={names} seat={seat} />
      <span className="note">{t`deck ${player.deckSize}`}</span>
      {view.start === seat && view.phase !== 'over' && <span className="tlb-start">{t('starts')}</span>}
      {due > 0 && <span className="tlb-due">{t`${due} to lay`}</span>}
    </Spot>
  )
}

/** Cards still to be laid, as the board shows it: a card that lies there is laid, whatever is asked about the hand. */
function dueOf(view: View, seat: number): number {
  const player = view.players[seat]
  if (!player || view.phase !== 'deploy') return 0
  return player.toDeploy - (player.own !== 'hidden' && player.own.playing !== null ? 1 : 0)
}

/** What this half shoots with. */
const ShotMark = ({ above }: { above: boolean }) => (
  <svg className="tlb-shot-mark" aria-hidden="true" width="16" height="16" viewBox="-8 -8 16 16">
    <path d={above ? 'M0 -6l6 6l-6 6l-6 -6z' : 'M0 -6l6 11h-12z'} data-open={above || undefined} />
  </svg>
)

/** The cards that somebody holds: how many, or the cards themselves for whoever sees through everybody's eyes. */
function Hand({ view, names, seat }: { view: View; names: readonly string[]; seat: number }) {
  const hand = openHand(view, seat)
  const player = view.players[seat]
  const held = player && player.own !== 'hidden' ? player.own.hand.length : player?.handSize
  if (!hand) return <span className="note">{t`hand ${held ?? 0}`}</span>
  return (
    <span className="tlb-faces">
      {hand.map((rank, i) => (
        <span key={i} role="img" aria-label={tell(heldLabel(rank, seat), names, view.viewer)} title={t(cardName(rank))}>
          {kindOf(rank).sign}
        </span>
      ))}
    </span>
  )
}
