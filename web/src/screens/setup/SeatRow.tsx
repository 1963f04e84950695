import { SeatMark, t } from '@anachron/kit'
import type { SeatPlan } from '@anachron/wire'
import { useId } from 'react'
import { levelName } from '../../client/names.ts'
import { opponentAt } from '../../opponents/opponents.ts'
import { seatWords } from '../../words/app.ts'

export interface SeatRowProps {
  game: string
  seat: number
  plan: SeatPlan
  levels: readonly string[]
  online: boolean
  /** Several people share this screen: what this one is called. */
  called: string | undefined
  setCalled(name: string): void
  onChange(plan: SeatPlan): void
}

/** Who is to sit in one seat. */
export function SeatRow({ game, seat, plan, levels, online, called, setCalled, onChange }: SeatRowProps) {
  const id = useId()
  const value = plan.kind === 'bot' ? `bot:${plan.level}` : plan.kind
  const choose = (chosen: string): void => {
    const [kind, level] = chosen.split(':')
    if (kind === 'bot') onChange({ kind, level: level ?? '' })
    else onChange({ kind: kind as 'you' | 'open' | 'hot-seat' })
  }
  return (
    <div className="seat-row">
      <SeatMark seat={seat} size={18} />
      <label htmlFor={id}>{t(seatWords(seat))}</label>
      <select id={id} className="field" value={value} onChange={(e) => choose(e.target.value)}>
        <option value="you">{t('You')}</option>
        <option value="hot-seat">{t('Somebody else at this screen')}</option>
        {levels.map((level) => (
          <option key={level} value={`bot:${level}`}>
            {opponentWords(game, level)}
          </option>
        ))}
        {online && <option value="open">{t('Open: whoever follows the link')}</option>}
      </select>
      {called !== undefined && (
        <input
          className="field"
          value={called}
          maxLength={40}
          aria-label={t`Name of player ${seat + 1}`}
          placeholder={t`Player ${seat + 1}`}
          onChange={(e) => setCalled(e.target.value)}
        />
      )}
    </div>
  )
}

/** By the name under which people meet them on the shelf. */
function opponentWords(game: string, level: string): string {
  const opponent = opponentAt(game, level)
  return opponent ? t`${opponent.name}, a bot (${opponent.strength})` : t`Bot: ${levelName(level)}`
}
