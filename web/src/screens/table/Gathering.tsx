import { SeatMark } from '@anachron/web/kit'
import { useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { drawEntropy } from '../../client/entropy.ts'
import type { Place } from '../../client/houses.ts'
import { levelName, seatNames } from '../../client/names.ts'
import type { Table, TableState } from '../../client/table.ts'
import { InShort } from '../rules/InShort.tsx'
import { favourite, tableHref } from '../shelf/start.ts'
import { YourName } from '../you/YourName.tsx'
import { Connection } from './Connection.tsx'

/** A table whose seats are not all taken: the link to send, and who is here. */
export function Gathering({
  table,
  place,
  state,
  game,
}: {
  table: Table
  place: Place
  state: TableState
  game: OpenGame
}) {
  const [trouble, setTrouble] = useState<string>()
  const [copied, setCopied] = useState(false)
  const { info } = state
  if (!info) return null
  const you = table.client.you?.id
  const names = seatNames(info.seats, you)
  const link = new URL(tableHref(place, table.id), location.href).href
  const seated = info.seats.some((seat) => seat.person === you)
  const tell = (problem: Error): void => setTrouble(problem.message)
  const sit = (seat: number): void => {
    table.client
      .request('sit', { table: table.id, seat, entropy: drawEntropy() })
      .then(() => table.watchAs(seat))
      .catch(tell)
  }
  const level = favourite(table.client.levels)
  return (
    <>
      <Masthead title={game.game.title} />
      <Connection client={table.client} place={place} />
      <main className="gathering" id="main" tabIndex={-1}>
        <h1>{seated ? 'Waiting for people' : 'A seat is free'}</h1>
        <p>
          {seated
            ? 'Send this link. The match starts by itself when the last seat is taken.'
            : `Sit down to play ${game.game.title}.`}
        </p>
        {seated && (
          <span className="copy-line">
            <input
              className="field"
              readOnly
              value={link}
              aria-label="Link to this table"
              onFocus={(e) => e.currentTarget.select()}
            />
            <button
              type="button"
              className="button first"
              onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true), tell)}
            >
              {copied ? 'Copied' : 'Copy the link'}
            </button>
          </span>
        )}
        {!seated && game.board?.primer && <InShort primer={game.board.primer} />}
        <ul className="gathering-seats">
          {info.seats.map((seat, i) => (
            <li key={i}>
              <SeatMark seat={i} />
              <span>{names[i]}</span>
              {seat.kind === 'open' && (
                <button type="button" className="button" onClick={() => sit(i)}>
                  Sit here
                </button>
              )}
            </li>
          ))}
        </ul>
        <YourName client={table.client} label="Your name at this table" />
        {info.by === you && (
          <p>
            <button
              type="button"
              className="button"
              onClick={() => table.client.request('start', { table: table.id, level }).catch(tell)}
            >
              Start now, with {levelName(level)} bots in the free seats
            </button>
          </p>
        )}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </main>
    </>
  )
}
