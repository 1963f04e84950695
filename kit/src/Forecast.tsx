import type { ReadForecast } from './board.ts'
import { percent } from './figures.ts'
import './forecast.css'

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
