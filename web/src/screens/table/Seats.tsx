import { SeatMark, t } from '@anachron/kit'
import type { Clocks } from '@anachron/wire'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useConnection } from '../../client/places.ts'
import { opponentAt } from '../../opponents/opponents.ts'
import { daysLeft } from '../../words/app.ts'
import { useTable } from './table-context.ts'
import type { Speech } from './voices/use-voices.ts'

const Face = lazy(() => import('../../opponents/Face.tsx'))

/** Who sits here, who decides, who is away, what threatens them, and the clocks. */
export function Seats({ threat, speech }: { threat?(seat: number): ReactNode; speech?: Speech | undefined }) {
  const { table, state, info, names, matchView } = useTable()
  const { clocks } = state
  // Without news nobody knows whose clock runs.
  const isHeld = useConnection(table.client) !== 'ready'
  return (
    <ul className="seats" aria-label={t('Seats')} data-many={info.seats.length > 4 || undefined}>
      {info.seats.map((seat, i) => {
        const danger = threat?.(i)
        const says = speech?.seat === i ? speech : undefined
        return (
          <li
            key={i}
            className="seat"
            data-seat={i}
            data-turn={matchView.decision?.seats.includes(i) || undefined}
            data-self={matchView.as === i || undefined}
            data-danger={danger ? true : undefined}
            data-says={says?.words ? true : undefined}
            data-rings={says?.rings || undefined}
            style={{ '--seat': `var(--seat-${i % 8})` } as React.CSSProperties}
          >
            <SeatFace game={info.game} level={seat.kind === 'bot' ? seat.level : undefined} seat={i} />
            <span className="seat-name">{names[i]}</span>
            {/* Who listens is told it once, politely. */}
            {says?.words && (
              <q className="seat-saying" aria-hidden="true">
                {says.words}
              </q>
            )}
            {danger && <span className="threat">{danger}</span>}
            {seat.kind === 'person' && !seat.here && <span className="note">{t('away')}</span>}
            {seat.kind === 'bot' && seat.ownerName && info.phase === 'playing' && (
              <span className="note">{t`for ${seat.ownerName}`}</span>
            )}
            {clocks && <Clock clocks={clocks} seat={i} skew={table.client.skew} isHeld={isHeld} />}
            {matchView.decision?.seats.includes(i) && <span className="unseen">{t('decides')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The opponent's face as on the shelf; people have the mark of their seat. */
function SeatFace({ game, level, seat }: { game: string; level: string | undefined; seat: number }) {
  const opponent = opponentAt(game, level)
  return (
    <span className="seat-face">
      {opponent && (
        <Suspense>
          <Face of={opponent} />
        </Suspense>
      )}
      <SeatMark seat={seat} size={opponent ? 14 : 24} />
    </span>
  )
}

interface ClockProps {
  clocks: Clocks
  seat: number
  skew: number
  /** Nothing is heard from the host: it stands. */
  isHeld: boolean
}

function Clock({ clocks, seat, skew, isHeld }: ClockProps) {
  const running = clocks.running.includes(seat) && !isHeld
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  const spent = clocks.running.includes(seat) ? Math.max(0, now + skew - clocks.at) : 0
  const left = Math.max(0, (clocks.left[seat] ?? 0) - spent)
  return (
    <span className="clock number" data-low={left < 30_000 || undefined} data-held={isHeld || undefined} role="timer">
      {timeWords(left)}
    </span>
  )
}

function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  if (seconds >= 172_800) return t(daysLeft(Math.floor(seconds / 86_400)))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
