import type { Workshop, WorkshopFieldProps } from '@anachron/web/kit'
import { battleName, sentence } from '../words/names.ts'
import { OwnBattles } from './OwnBattles.tsx'
import { bestOf, tripWords, useTrips } from './trips.ts'
import './trips.css'

function YourTrips() {
  const [trips, , isFound] = useTrips()
  const best = bestOf(trips)
  if (!isFound) return <p role="status">Looking for your trips …</p>
  return (
    <div className="tt-trips">
      <h1>Your trips</h1>
      <p className="note">
        Kept for you. A personal best is a trip home that took fewer battles than the last, with the same kit.
      </p>
      <h2>The best</h2>
      <p>{best ? `${sentence(tripWords(best))}.` : 'None has led home yet.'}</p>
      <h2>All of them</h2>
      {trips.length === 0 ? (
        <p>There was none yet.</p>
      ) : (
        <ol className="tt-trip-list" aria-label="Your trips, the last first">
          {trips.map((trip, i) => (
            <li key={`${i}-${trip.way.join('-')}`} data-best={trip === best || undefined}>
              <p>{sentence(tripWords(trip))}.</p>
              <p className="note">
                {trip.way.map((number) => battleName('', number)).join(' → ')}
                {trip.home && ' → home'}
              </p>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a className="button first" href="#/setup/timetripper">
          Set out
        </a>
      </p>
    </div>
  )
}

/** How many battles are to be beaten: those of the last trip home, or any number. */
function LastTrip({ value, onChange }: WorkshopFieldProps) {
  const [[last]] = useTrips()
  return (
    <div className="tt-last-trip">
      <label className="field-label">
        Battles of your last trip
        <input
          className="field number"
          type="number"
          min={0}
          max={200}
          value={Number(value)}
          onChange={(e) => onChange(e.target.valueAsNumber)}
        />
      </label>
      {last?.home && (
        <button type="button" className="button" onClick={() => onChange(last.battles)}>
          The {last.battles} of your last trip
        </button>
      )}
    </div>
  )
}

/** What is packed: chosen at the start, or the same as last time. */
function Kit({ value, onChange }: WorkshopFieldProps) {
  const [[last]] = useTrips()
  return (
    <label className="tick-box">
      <input
        type="checkbox"
        checked={value !== null}
        disabled={!last && value === null}
        onChange={(e) => onChange(e.target.checked && last ? last.kit : null)}
      />
      Pack the same kit as on your last trip
    </label>
  )
}

export const workshop: Workshop = { Screen: YourTrips, fields: { lastTrip: LastTrip, kit: Kit, battles: OwnBattles } }
