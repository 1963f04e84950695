import type { Workshop, WorkshopFieldProps } from '@anachron/kit'
import { t } from '@anachron/kit'
import { Atlas, Routes } from './Atlas.tsx'
import { OwnBattles } from './OwnBattles.tsx'
import { bestOf, tripWords, useTrips } from './trips.ts'
import './trips.css'
import './places.css'

function YourTrips() {
  const [trips, , isFound] = useTrips()
  const best = bestOf(trips)
  if (!isFound) return <p role="status">{t('Looking for your trips …')}</p>
  return (
    <div className="tt tt-trips">
      <h1>{t('Your trips')}</h1>
      <p className="note">
        {trips.length === 0
          ? t('Every place you land in leaves a stamp here.')
          : best
            ? t`Your best: ${tripWords(best)}.`
            : t('None has led home yet.')}{' '}
        <a className="button first" href="#/setup/timetripper">
          {t('Set out')}
        </a>
      </p>
      {trips.length > 0 && <Routes trips={trips} />}
      <Atlas trips={trips} />
    </div>
  )
}

/** How many battles are to be beaten: those of the last trip home, or any number. */
function LastTrip({ value, onChange }: WorkshopFieldProps) {
  const [[last]] = useTrips()
  return (
    <div className="tt-last-trip">
      <label className="field-label">
        {t('Battles of your last trip')}
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
          {t`The ${last.battles} of your last trip`}
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
      {t('Pack the same kit as on your last trip')}
    </label>
  )
}

export const workshop: Workshop = { Screen: YourTrips, fields: { lastTrip: LastTrip, kit: Kit, battles: OwnBattles } }
