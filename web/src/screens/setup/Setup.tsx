import type { Json, Option, OptionSchema } from '@anachron/kernel'
import type { Workshop } from '@anachron/web/kit'
import type { SeatPlan } from '@anachron/wire'
import { useEffect, useState } from 'react'
import { coverOf, type OpenGame, openGame, openWorkshop } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { go, href, useRoute } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { here, useClient, useConnection } from '../../client/houses.ts'
import { favourite, tableHref } from '../shelf/start.ts'
import { Clock, type ClockChoice, clockOf } from './Clock.tsx'
import { OptionField } from './OptionField.tsx'
import { SeatRow } from './SeatRow.tsx'
import './setup.css'

export default function Setup() {
  const { path } = useRoute()
  const id = path[1] ?? ''
  const browser = here()
  useConnection(browser)
  const [game, setGame] = useState<OpenGame | null>()
  useEffect(() => {
    openGame(id).then(
      (found) => setGame(found ?? null),
      () => setGame(null),
    )
  }, [id])
  return (
    <>
      <Masthead title="Set up" />
      <main className="setup" id="main" tabIndex={-1}>
        {game === null && (
          <>
            <h1>There is no such game on the shelf.</h1>
            <p>
              <a href="#/">Back to the shelf</a>
            </p>
          </>
        )}
        {/* Who can sit down is known once the host has answered. */}
        {game && browser.levels.length > 0 && <Form key={id} game={game} />}
      </main>
    </>
  )
}

const defaults = (schema: OptionSchema): Record<string, Json> =>
  Object.fromEntries(Object.entries(schema).map(([key, option]) => [key, option.default as Json]))

function Form({ game: { game, entry } }: { game: OpenGame }) {
  const browser = here()
  useConnection(browser)
  const server = useClient('server')
  const level = favourite(browser.levels)
  const [seats, setSeats] = useState<SeatPlan[]>(() => firstSeats(game.seats.min, level))
  const [options, setOptions] = useState(() => defaults(game.options))
  const [clock, setClock] = useState<ClockChoice>('none')
  const [listed, setListed] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [workshop, setWorkshop] = useState<Workshop>()
  useEffect(() => {
    openWorkshop(entry.id).then(setWorkshop, () => setWorkshop(undefined))
  }, [entry.id])
  const online = seats.some((seat) => seat.kind === 'open')
  const Cover = coverOf(entry.id)
  const start = (): void => {
    const client = online ? server : browser
    if (!client) {
      setTrouble('A seat for somebody elsewhere needs a server, and none can be reached.')
      return
    }
    const rule = clockOf(clock)
    client
      .request('create', {
        game: game.id,
        seats,
        options: options as never,
        listed: listed && online ? 'open' : 'private',
        entropy: drawEntropy(),
        ...(rule ? { clock: rule } : {}),
      })
      .then(
        ({ table }) => go(tableHref(online ? 'server' : 'here', table)),
        (problem: Error) => setTrouble(problem.message),
      )
  }
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        start()
      }}
    >
      <div className="setup-head">
        {Cover && (
          <div className="setup-cover">
            <Cover />
          </div>
        )}
        <div>
          <h1>{game.title}</h1>
          <p className="note">Everything below has a good default. Change what you like and begin.</p>
        </div>
      </div>
      <fieldset>
        <legend>Seats</legend>
        {seatCounts.length > 1 && (
          <label className="field-label setup-count">
            How many
            <select
              className="field"
              value={seats.length}
              onChange={(e) => setSeats(resized(seats, Number(e.target.value), level))}
            >
              {seatCounts.map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        {seats.map((seat, i) => (
          <SeatRow
            key={i}
            seat={i}
            plan={seat}
            levels={browser.levels}
            online={!!server}
            onChange={(plan) => setSeats(seats.map((one, n) => (n === i ? plan : one)))}
          />
        ))}
        {online && (
          <label className="tick-box">
            <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
            Show this table to everybody on the shelf; otherwise only people with the link can sit down
          </label>
        )}
      </fieldset>
      {Object.keys(game.options).length > 0 && (
        <fieldset>
          <legend>Options</legend>
          {Object.entries(game.options as OptionSchema).map(([key, option]) => (
            <OptionField
              key={key}
              option={option as Option}
              value={options[key] as Json}
              rulesAt={href('rules', entry.id, option.rule)}
              own={workshop?.fields?.[key]}
              onChange={(value) => setOptions({ ...options, [key]: value })}
            />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>Time to think</legend>
        <Clock value={clock} onChange={setClock} />
      </fieldset>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="setup-doors">
        <button type="submit" className="button first">
          {online ? 'Set the table' : 'Begin'}
        </button>
        <a className="button quiet" href="#/">
          Back to the shelf
        </a>
      </div>
    </form>
  )
}

function firstSeats(min: number, level: string): SeatPlan[] {
  return resized([{ kind: 'you' }], min, level)
}

const resized = (seats: readonly SeatPlan[], n: number, level: string): SeatPlan[] =>
  Array.from({ length: n }, (_, i) => seats[i] ?? { kind: 'bot', level })
