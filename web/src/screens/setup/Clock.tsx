import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { ClockRule } from '@anachron/wire'
import { clockWords, timeUpWords } from '@anachron/wire/clock-words'
import { Choice } from '../../look/Choice.tsx'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY } as const
type Unit = keyof typeof UNITS
const UNIT_WORDS: Record<Unit, Sentence> = { minutes: say`minutes`, hours: say`hours`, days: say`days` }

/** What has been chosen so far, as it stands in the fields. */
export interface ClockChoice {
  kind: 'none' | 'match' | 'move'
  minutes: number
  bonus: number
  each: number
  unit: Unit
  atZero: ClockRule['atZero']
}

export const NO_CLOCK: ClockChoice = { kind: 'none', minutes: 10, bonus: 5, each: 3, unit: 'days', atZero: 'loss' }

const PRESETS: readonly { label: Sentence; choice: Partial<ClockChoice> }[] = [
  { label: say`5 min`, choice: { kind: 'match', minutes: 5, bonus: 3, atZero: 'loss' } },
  { label: say`10 min`, choice: { kind: 'match', minutes: 10, bonus: 5, atZero: 'loss' } },
  { label: say`30 min`, choice: { kind: 'match', minutes: 30, bonus: 15, atZero: 'bot' } },
  { label: say`1 day a decision`, choice: { kind: 'move', each: 1, unit: 'days', atZero: 'bot' } },
  { label: say`3 days a decision`, choice: { kind: 'move', each: 3, unit: 'days', atZero: 'bot' } },
]

const within = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Number.isFinite(value) ? value : min))

export function clockOf({ kind, minutes, bonus, each, unit, atZero }: ClockChoice): ClockRule | undefined {
  if (kind === 'none') return undefined
  if (kind === 'move')
    return { per: 'move', time: Math.round(within(each * UNITS[unit], MINUTE, 30 * DAY)), bonus: 0, atZero }
  const time = Math.round(within(minutes * MINUTE, 30 * SECOND, DAY))
  return { per: 'match', time, bonus: Math.round(within(bonus * SECOND, 0, HOUR)), atZero }
}

export interface ClockProps {
  value: ClockChoice
  onChange(value: ClockChoice): void
}

/** Time to think: usual ones at a press, or one's own; and, apart from that, what happens when it is up. */
export function Clock({ value, onChange }: ClockProps) {
  const rule = clockOf(value) ?? null
  const set = (change: Partial<ClockChoice>): void => onChange({ ...value, ...change })
  return (
    <div className="clock-choice">
      <Choice
        label={t('Clock')}
        value={value.kind}
        options={[
          { value: 'none', label: t('No clock'), help: t('Take all the time there is.') },
          { value: 'match', label: t('For the match') },
          { value: 'move', label: t('For each decision') },
        ]}
        onChange={(kind) => set({ kind, atZero: kind === 'move' ? 'bot' : value.atZero })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <p className="clock-presets" role="group" aria-label={t('Usual times')}>
        {PRESETS.map(({ label, choice }) => (
          <button
            key={t(label)}
            type="button"
            className="button quiet"
            aria-pressed={Object.entries(choice).every(([key, one]) => value[key as keyof ClockChoice] === one)}
            onClick={() => set(choice)}
          >
            {t(label)}
          </button>
        ))}
      </p>
      {value.kind === 'match' && (
        <p className="clock-fields">
          <NumberField
            label={t('Minutes each')}
            value={value.minutes}
            min={0.5}
            max={1440}
            step={0.5}
            set={(minutes) => set({ minutes })}
          />
          <NumberField
            label={t('Seconds more after every answer')}
            value={value.bonus}
            min={0}
            max={3600}
            step={1}
            set={(bonus) => set({ bonus })}
          />
        </p>
      )}
      {value.kind === 'move' && (
        <p className="clock-fields">
          <NumberField
            label={t('For each decision')}
            value={value.each}
            min={1}
            max={720}
            step={1}
            set={(each) => set({ each })}
          />
          <label className="field-label">
            {t('Unit')}
            <select className="field" value={value.unit} onChange={(e) => set({ unit: e.target.value as Unit })}>
              {Object.keys(UNITS).map((unit) => (
                <option key={unit} value={unit}>
                  {t(UNIT_WORDS[unit as Unit])}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {rule && (
        <Choice
          label={t('When time is up')}
          value={value.atZero}
          options={[
            { value: 'loss', label: t('The match is lost') },
            { value: 'bot', label: t('A bot plays on') },
          ]}
          onChange={(atZero) => set({ atZero })}
        />
      )}
      {rule && (
        <p className="note" role="status">
          {t`${clockWords(rule)}. ${timeUpWords(rule)}.`}
        </p>
      )}
    </div>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  set(value: number): void
}

function NumberField({ label, value, min, max, step, set }: NumberFieldProps) {
  return (
    <label className="field-label">
      {label}
      <input
        className="field"
        type="number"
        inputMode="decimal"
        value={Number.isNaN(value) ? '' : value}
        min={min}
        max={max}
        step={step}
        onChange={(e) => set(e.target.valueAsNumber)}
      />
    </label>
  )
}
