import { SeatMark } from '@anachron/web/kit'
import type { Clocks, Sight, TableInfo } from '@anachron/wire'
import { useEffect, useState } from 'react'

export interface SeatsProps {
  info: TableInfo
  names: readonly string[]
  sight: Sight
  clocks: Clocks | null
  skew: number
}

/** Who sits here, who decides, who is away, and the clocks. */
export function Seats({ info, names, sight, clocks, skew }: SeatsProps) {
  return (
    <ul className="seats" aria-label="Seats">
      {info.seats.map((seat, i) => (
        <li
          key={i}
          className="seat"
          data-seat={i}
          data-turn={sight.decision?.seats.includes(i) || undefined}
          data-self={sight.as === i || undefined}
        >
          <SeatMark seat={i} />
          <span className="seat-name">{names[i]}</span>
          {seat.kind === 'person' && !seat.here && <span className="note">away</span>}
          {clocks && <Clock clocks={clocks} seat={i} skew={skew} />}
          {sight.decision?.seats.includes(i) && <span className="unseen">decides</span>}
        </li>
      ))}
    </ul>
  )
}

function Clock({ clocks, seat, skew }: { clocks: Clocks; seat: number; skew: number }) {
  const running = clocks.running.includes(seat)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  const spent = running ? Math.max(0, now + skew - clocks.at) : 0
  const left = Math.max(0, (clocks.left[seat] ?? 0) - spent)
  return (
    <span className="clock number" data-low={left < 30_000 || undefined} role="timer">
      {timeWords(left)}
    </span>
  )
}

function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} days`
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
