import type { AnyGame, Json, OptionSchema } from '@anachron/kernel'
import type { Workshop } from '@anachron/kit'
import { t } from '@anachron/kit'
import type { SeatPlan } from '@anachron/wire'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { coverOf, type OpenGame, openGame, openWorkshop } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { go, href, useRoute } from '../../app/route.ts'
import { changeSettings, currentSettings, useSettings } from '../../app/settings.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { here, useClient, useConnection } from '../../client/places.ts'
import { favourite, tableHref } from '../shelf/start.ts'
import { Clock, type ClockChoice, clockOf, NO_CLOCK } from './Clock.tsx'
import { defaults, fittedTo, schemaFor, usualSeats } from './fitting.ts'
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
      <Masthead title={t('Set up')} />
      <main className="setup" id="main" tabIndex={-1}>
        {game === null && (
          <>
            <h1>{t('There is no such game on the shelf.')}</h1>
            <p>
              <a href="#/">{t('Back to the shelf')}</a>
            </p>
          </>
        )}
        {/* Who can sit down is known once the host has answered. */}
        {game && browser.levels.length > 0 && <Form key={id} game={game} />}
      </main>
    </>
  )
}

function Form({ game: { game, entry } }: { game: OpenGame }) {
  const browser = here()
  useConnection(browser)
  const server = useClient('server')
  const level = favourite(browser.levels)
  const [seats, setSeats] = useState<SeatPlan[]>(() => firstSeats(usualSeats(game, entry), level))
  const [options, setOptions] = useState(() => defaults(game.options))
  const [clock, setClock] = useState<ClockChoice>(NO_CLOCK)
  const [listed, setListed] = useState(false)
  // Left alone, they are off where strangers meet against a clock.
  const [wantsHints, setHints] = useState<boolean>()
  const [privateTalk, setPrivateTalk] = useState(false)
  const [welcomesBots, setWelcomesBots] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const online = seats.some((seat) => seat.kind === 'open')
  const schema = schemaFor(game.options, seats.length)
  const values = fittedTo(schema, options)
  const hints = wantsHints ?? !(online && listed && clock.kind !== 'none')
  const start = (): void => {
    const client = online ? server : browser
    if (!client) {
      setTrouble(t('A seat for somebody elsewhere needs a server, and none can be reached.'))
      return
    }
    const rule = clockOf(clock)
    client
      .request('create', {
        game: game.id,
        seats: named(seats),
        options: values as never,
        listed: listed && online ? 'open' : 'private',
        entropy: drawEntropy(),
        ...(online ? { hints, privateTalk, welcomesBots: welcomesBots && listed } : {}),
        ...(rule ? { clock: rule } : {}),
      })
      .then(
        ({ table }) => go(tableHref(online ? 'server' : 'here', table)),
        (problem: Error) => setTrouble(problem.message),
      )
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        start()
      }}
    >
      <Head title={game.title} Cover={coverOf(entry.id)} />
      <Seating of={game} seats={seats} setSeats={setSeats} levels={browser.levels} hasServer={!!server}>
        {online && (
          <label className="tick-box">
            <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
            {t('Show this table to everybody on the shelf; otherwise only people with the link can sit down')}
          </label>
        )}
      </Seating>
      {Object.keys(game.options).length > 0 && (
        <GameOptions id={entry.id} schema={schema} values={values} onChange={setOptions} />
      )}
      <fieldset>
        <legend>{t('Time to think')}</legend>
        <Clock value={clock} onChange={setClock} />
      </fieldset>
      {online && (
        <fieldset>
          <legend>{t('Among people')}</legend>
          <label className="tick-box">
            <input type="checkbox" checked={hints} onChange={(e) => setHints(e.target.checked)} />
            {t('Hints: everybody at this table may ask a bot for advice, and all see that they may')}
          </label>
          <label className="tick-box">
            <input type="checkbox" checked={privateTalk} onChange={(e) => setPrivateTalk(e.target.checked)} />
            {t('What players say to each other is for them alone; otherwise onlookers read it, and never write there')}
          </label>
          {listed && (
            <label className="tick-box">
              <input type="checkbox" checked={welcomesBots} onChange={(e) => setWelcomesBots(e.target.checked)} />
              {t('Bots of other people may sit down, too; they are marked, and all see that they may')}
            </label>
          )}
        </fieldset>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="setup-doors">
        <button type="submit" className="button first">
          {online ? t('Set the table') : t('Begin')}
        </button>
        <a className="button quiet" href="#/">
          {t('Back to the shelf')}
        </a>
      </div>
    </form>
  )
}

const isAtThisScreen = ({ kind }: SeatPlan): boolean => kind === 'you' || kind === 'hot-seat'
const sharesScreen = (seats: readonly SeatPlan[]): boolean => seats.filter(isAtThisScreen).length > 1

/** People who share a screen go by the names they gave. */
function named(seats: readonly SeatPlan[]): SeatPlan[] {
  const { people } = currentSettings()
  return seats.map((plan, i) => {
    const called = people[i]?.trim()
    return called && sharesScreen(seats) && (plan.kind === 'you' || plan.kind === 'hot-seat')
      ? { ...plan, called }
      : plan
  })
}

function Head({ title, Cover }: { title: string; Cover: ComponentType | undefined }) {
  return (
    <div className="setup-head">
      {Cover && (
        <div className="setup-cover">
          <Cover />
        </div>
      )}
      <div>
        <h1>{title}</h1>
        <p className="note">{t('Everything below has a good default. Change what you like and begin.')}</p>
      </div>
    </div>
  )
}

interface SeatingProps {
  of: Pick<AnyGame, 'id' | 'seats'>
  seats: readonly SeatPlan[]
  setSeats(seats: SeatPlan[]): void
  levels: readonly string[]
  hasServer: boolean
  children: ReactNode
}

/** How many seats, and who is to sit in each. */
function Seating({ of, seats, setSeats, levels, hasServer, children }: SeatingProps) {
  const { people } = useSettings()
  const shared = sharesScreen(seats)
  const counts = Array.from({ length: of.seats.max - of.seats.min + 1 }, (_, i) => of.seats.min + i)
  return (
    <fieldset>
      <legend>{t('Seats')}</legend>
      {counts.length > 1 && (
        <label className="field-label setup-count">
          {t('How many')}
          <select
            className="field"
            value={seats.length}
            onChange={(e) => setSeats(resized(seats, Number(e.target.value), favourite(levels)))}
          >
            {counts.map((n) => (
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
          game={of.id}
          seat={i}
          plan={seat}
          levels={levels}
          online={hasServer}
          called={shared && isAtThisScreen(seat) ? (people[i] ?? '') : undefined}
          setCalled={(name) =>
            changeSettings({
              people: Array.from({ length: Math.max(people.length, i + 1) }, (_, n) =>
                n === i ? name : (people[n] ?? ''),
              ),
            })
          }
          onChange={(plan) => setSeats(seats.map((one, n) => (n === i ? plan : one)))}
        />
      ))}
      {children}
    </fieldset>
  )
}

interface GameOptionsProps {
  /** Of the game. */
  id: string
  schema: OptionSchema
  values: Record<string, Json>
  onChange(values: Record<string, Json>): void
}

/** The options of the game; some games have fields of their own for them. */
function GameOptions({ id, schema, values, onChange }: GameOptionsProps) {
  const [workshop, setWorkshop] = useState<Workshop>()
  useEffect(() => {
    openWorkshop(id).then(setWorkshop, () => setWorkshop(undefined))
  }, [id])
  return (
    <fieldset>
      <legend>{t('Options')}</legend>
      {Object.entries(schema).map(([key, option]) => (
        <OptionField
          key={key}
          option={option}
          value={values[key] as Json}
          rulesAt={href('rules', id, option.rule)}
          own={workshop?.fields?.[key]}
          onChange={(value) => onChange({ ...values, [key]: value })}
        />
      ))}
    </fieldset>
  )
}

function firstSeats(min: number, level: string): SeatPlan[] {
  return resized([{ kind: 'you' }], min, level)
}

const resized = (seats: readonly SeatPlan[], n: number, level: string): SeatPlan[] =>
  Array.from({ length: n }, (_, i) => seats[i] ?? { kind: 'bot', level })
