import type { ReadForecast } from './board.ts'
import './forecast.css'

/** Sums of chances are never quite round. */
const CLOSE = 1e-6

/** A chance as people read it; certainty is not claimed where there is none. */
export const percent = (chance: number): string => {
  const hundred = chance * 100
  if (hundred > CLOSE && hundred < 1) return '<1 %'
  return hundred > 99 && hundred < 100 - CLOSE ? '>99 %' : `${Math.round(hundred)} %`
}

/** What an action would bring: outcomes with their chances as bars, and what else is worth knowing. */
export function Forecast({ forecast }: { forecast: ReadForecast }) {
  return (
    <div className="forecast">
      {forecast.outcomes.length > 0 && (
        <ul className="forecast-outcomes">
          {forecast.outcomes.map(({ words, chance }) => (
            <li key={words}>
              <span className="forecast-bar" style={{ width: `${Math.max(1, chance * 100)}%` }} />
              <span className="forecast-words">{words}</span>
              <span className="number">{percent(chance)}</span>
            </li>
          ))}
        </ul>
      )}
      {forecast.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
