import { SeatMark } from '@anachron/web/kit'
import type { SeatPlan } from '@anachron/wire'
import { levelName } from '../../client/names.ts'

export interface SeatRowProps {
  seat: number
  plan: SeatPlan
  levels: readonly string[]
  online: boolean
  onChange(plan: SeatPlan): void
}

/** Who is to sit in one seat. */
export function SeatRow({ seat, plan, levels, online, onChange }: SeatRowProps) {
  const value = plan.kind === 'bot' ? `bot:${plan.level}` : plan.kind
  const choose = (chosen: string): void => {
    const [kind, level] = chosen.split(':')
    if (kind === 'bot') onChange({ kind, level: level ?? '' })
    else onChange({ kind: kind as 'you' | 'open' | 'hot-seat' })
  }
  return (
    <label className="seat-row">
      <SeatMark seat={seat} size={18} />
      <span>Seat {seat + 1}</span>
      <select className="field" value={value} onChange={(e) => choose(e.target.value)}>
        <option value="you">You</option>
        <option value="hot-seat">Somebody else at this screen</option>
        {levels.map((level) => (
          <option key={level} value={`bot:${level}`}>
            Bot: {levelName(level)}
          </option>
        ))}
        {online && <option value="open">Open: whoever follows the link</option>}
      </select>
    </label>
  )
}
