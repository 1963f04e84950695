import type { Json, OptionSchema } from '@anachron/kernel'
import { figure, t } from '@anachron/kit'
import { BOT_NAMES, botNamed, type PlanRequest } from '@anachron/lab/browser'
import { useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { seatWords } from '../../words/app.ts'
import { OptionField } from '../setup/OptionField.tsx'

export interface LabOrder extends PlanRequest {
  /** A second set of options to compare with. */
  versus?: object | undefined
}

const AMOUNTS = [1_000, 10_000, 100_000, 1_000_000]
const THINKERS = ['novice', 'skilled', 'expert']

const defaults = (schema: OptionSchema): Record<string, Json> =>
  Object.fromEntries(Object.entries(schema).map(([key, option]) => [key, option.default as Json]))

/** What is to be played. */
export function LabForm({ opened, onOrder }: { opened: OpenGame; onOrder(order: LabOrder): void }) {
  const { game } = opened
  const [bots, setBots] = useState<string[]>(() => Array.from({ length: game.seats.min }, () => 'random'))
  const [games, setGames] = useState(10_000)
  const [iterations, setIterations] = useState(100)
  const [seed, setSeed] = useState('1')
  const [options, setOptions] = useState(() => defaults(game.options))
  const [versus, setVersus] = useState<Record<string, Json>>()
  const thinks = bots.some((name) => THINKERS.includes(name))
  const hasOptions = Object.keys(game.options).length > 0
  const order = (): LabOrder => ({
    games,
    bots,
    seed,
    seats: bots.length,
    options,
    versus,
    full: true,
    ...(thinks ? { budget: { iterations } } : {}),
  })
  return (
    <form
      className="lab-form"
      onSubmit={(e) => {
        e.preventDefault()
        onOrder(order())
      }}
    >
      <Players opened={opened} bots={bots} setBots={setBots} />
      <div className="lab-row">
        <label className="field-label">
          {t('Matches')}
          <select className="field" value={games} onChange={(e) => setGames(Number(e.target.value))}>
            {AMOUNTS.map((n) => (
              <option key={n} value={n}>
                {figure(n)}
              </option>
            ))}
          </select>
        </label>
        {thinks && <Thoughts value={iterations} onChange={setIterations} />}
        <label className="field-label">
          {t('Seed')}
          <input className="field number" value={seed} onChange={(e) => setSeed(e.target.value)} />
        </label>
      </div>
      {hasOptions && (
        <details>
          <summary>{t('Options of the game')}</summary>
          <Fields opened={opened} values={options} change={setOptions} />
        </details>
      )}
      {hasOptions && (
        <details onToggle={(e) => setVersus(e.currentTarget.open ? (versus ?? options) : undefined)}>
          <summary>{t('Compare with other options')}</summary>
          {versus && <Fields opened={opened} values={versus} change={setVersus} />}
        </details>
      )}
      <div>
        <button type="submit" className="button first">
          {t('Play')}
        </button>
      </div>
    </form>
  )
}

interface PlayersProps {
  opened: OpenGame
  bots: readonly string[]
  setBots(bots: string[]): void
}

/** How many seats, and which bot plays each. */
function Players({ opened: { game, bot }, bots, setBots }: PlayersProps) {
  const known = BOT_NAMES.filter((name) => botNamed(name, bot as never))
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return (
    <div className="lab-row">
      {seatCounts.length > 1 && (
        <label className="field-label">
          {t('Seats')}
          <select
            className="field"
            value={bots.length}
            onChange={(e) => setBots(Array.from({ length: Number(e.target.value) }, (_, i) => bots[i] ?? 'random'))}
          >
            {seatCounts.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      )}
      {bots.map((name, seat) => (
        <label className="field-label" key={`seat ${seat + 1}`}>
          {t(seatWords(seat))}
          <select
            className="field"
            value={name}
            onChange={(e) => setBots(bots.map((old, i) => (i === seat ? e.target.value : old)))}
          >
            {known.map((one) => (
              <option key={one} value={one}>
                {one === 'own' ? t`own (${bot?.name ?? ''})` : one}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

/** How much bots think that do. */
function Thoughts({ value, onChange }: { value: number; onChange(value: number): void }) {
  return (
    <label className="field-label">
      {t('Thoughts a decision')}
      <input
        className="field number"
        type="number"
        min={1}
        max={100_000}
        value={value}
        onChange={(e) => onChange(e.target.valueAsNumber || 1)}
      />
    </label>
  )
}

interface FieldsProps {
  opened: OpenGame
  values: Record<string, Json>
  change(next: Record<string, Json>): void
}

function Fields({ opened: { game, entry }, values, change }: FieldsProps) {
  return (
    <div className="lab-options">
      {Object.entries(game.options as OptionSchema)
        .filter(([, option]) => option.kind !== 'data')
        .map(([key, option]) => (
          <OptionField
            key={key}
            option={option}
            value={values[key] as Json}
            rulesAt={href('rules', entry.id, option.rule)}
            onChange={(value) => change({ ...values, [key]: value })}
          />
        ))}
    </div>
  )
}
