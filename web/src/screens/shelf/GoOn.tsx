import { ago } from '../../app/ago.ts'
import { titleOf } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { seatNames } from '../../client/names.ts'
import { isYours, type Placed } from './Matches.tsx'
import { tableHref } from './start.ts'

const MOST = 3

/** For whoever comes back: the matches that wait for them, before everything else. */
export function GoOn({ tables }: { tables: readonly Placed[] }) {
  const { hidden } = useSettings()
  const waiting = tables
    .filter(({ card, you }) => isYours(card, you) && card.entry > 0 && !hidden.includes(card.table))
    .slice(0, MOST)
  if (waiting.length === 0) return null
  return (
    <nav className="go-on" aria-label="Go on with">
      {waiting.map(({ place, card, you }) => (
        <a key={card.table} href={tableHref(place, card.table)}>
          <span className="go-on-words">
            Go on: <b>{titleOf(card.game)}</b>
          </span>
          <span className="note">
            {against(card.seats, you)}
            {ago(card.touched, Date.now())}
          </span>
        </a>
      ))}
    </nav>
  )
}

/** Who else sits there. */
const against = (seats: Placed['card']['seats'], you: string | undefined): string => {
  const others = seatNames(seats, you).filter((name) => name !== 'You')
  return others.length > 0 ? `${others.join(', ')} · ` : ''
}
