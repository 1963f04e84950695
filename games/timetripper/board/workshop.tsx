import type { Workshop, WorkshopFieldProps } from '@anachron/web/kit'
import { tripWords, useTrips } from './trips.ts'
import './trips.css'

function YourTrips() {
  const [{ last, best }] = useTrips()
  return (
    <div className="tt-trips">
      <h1>Your trips</h1>
      <p className="note">
        Kept for you. A personal best is a trip home that took fewer battles than the last, with the same kit.
      </p>
      <h2>The best</h2>
      <p>{best ? `${tripWords(best)}.` : 'None has led home yet.'}</p>
      <h2>The last</h2>
      <p>{last ? `${tripWords(last)}.` : 'There was none yet.'}</p>
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
  const [{ last }] = useTrips()
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
  const [{ last }] = useTrips()
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

export const workshop: Workshop = { Screen: YourTrips, fields: { lastTrip: LastTrip, kit: Kit } }
