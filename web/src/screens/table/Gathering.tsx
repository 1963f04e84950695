import { SeatMark, t } from '@anachron/kit'
import { useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { useTitle } from '../../app/title.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { levelName, seatNames } from '../../client/names.ts'
import type { Place } from '../../client/places.ts'
import type { ClientTable, TableState } from '../../client/table.ts'
import { sitDown, startWith } from '../../words/app.ts'
import { Invite } from '../invite/Invite.tsx'
import { InShort, primerOf } from '../rules/InShort.tsx'
import { favourite } from '../shelf/start.ts'
import { differing, Terms } from '../terms/Terms.tsx'
import { YourName } from '../you/YourName.tsx'
import { Connection } from './Connection.tsx'
import { Chat } from './chat/Chat.tsx'
import { useTalk } from './chat/talk.ts'

/** A table whose seats are not all taken: the link to send, and who is here. */
export function Gathering({
  table,
  place,
  state,
  game,
}: {
  table: ClientTable
  place: Place
  state: TableState
  game: OpenGame
}) {
  const [trouble, setTrouble] = useState<string>()
  const { info } = state
  useTitle(game.game.title, false)
  const talk = useTalk(table, state, true)
  if (!info) return null
  const you = table.client.you?.id
  const names = seatNames(info, you)
  const seated = info.seats.some((seat) => seat.person === you)
  const tell = (problem: Error): void => setTrouble(problem.message)
  const sit = (seat: number): void => {
    table.client
      .request('sit', { table: table.id, seat, entropy: drawEntropy() })
      .then(() => table.watchAs(seat))
      .catch(tell)
  }
  const leave = (seat: number): void => {
    table.client.request('leave', { table: table.id, seat }).catch(tell)
  }
  const others = info.seats.some((seat) => seat.kind === 'person' && seat.person !== you)
  const kept = info.seats.some((seat) => seat.kind === 'open' && seat.owner)
  const isFree = info.seats.some((seat) => seat.kind === 'open' && (seat.owner ?? you) === you)
  const level = favourite(table.client.levels)
  return (
    <>
      <Masthead title={game.game.title} />
      <Connection client={table.client} place={place} />
      <main className="gathering" id="main" tabIndex={-1}>
        <p className="gathering-game">{game.game.title}</p>
        <h1>{seated ? t('Waiting for people') : isFree ? t('A seat is free') : t('No seat is free for you')}</h1>
        <p>
          {!seated
            ? t(sitDown(game.game.title))
            : kept
              ? t('The rematch is offered. The match starts by itself when all have said yes.')
              : t('Send this link. The match starts by itself when the last seat is taken.')}
        </p>
        {seated && !kept && <Invite table={table.id} />}
        <Terms of={{ ...info, differs: differing(game.game.options, info.options) }} schema={game.game.options} />
        <ul className="gathering-seats">
          {info.seats.map((seat, i) => (
            <li key={i}>
              <SeatMark seat={i} />
              <span>{names[i]}</span>
              {seat.kind === 'person' && seat.person !== you && (
                <span className="note">{seat.here ? t('at the table') : t('away')}</span>
              )}
              {seat.kind === 'open' && seat.owner && seat.owner !== you && (
                <span className="note">{t`kept for ${seat.ownerName ?? ''}`}</span>
              )}
              {seat.kind === 'open' && !seated && (seat.owner ?? you) === you && (
                <button type="button" className="button" onClick={() => sit(i)}>
                  {t('Sit here')}
                </button>
              )}
              {seat.person === you && (
                <button type="button" className="button" onClick={() => leave(i)}>
                  {info.by === you && !others ? t('Cancel this table') : t('Stand up')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {info.spectators > (seated ? 0 : 1) && (
          <p className="note">
            {info.spectators === 1 ? t('One person looks on.') : t`${info.spectators} people look on.`}
          </p>
        )}
        {place === 'server' && (others || info.spectators > 0 || talk.lines.length > 0) && (
          <section className="gathering-chat" aria-label={t('Chat')}>
            {/* Whoever has come and not sat down yet speaks to those who wait: both hear each other. */}
            <Chat at={{ table, info, state, talk }} first={talk.lines.at(-1)?.room} />
          </section>
        )}
        {!seated && <InShort primer={primerOf(game, info)} />}
        <YourName client={table.client} label={t('Your name at this table')} />
        {info.by === you && (
          <p>
            <button
              type="button"
              className="button"
              onClick={() => table.client.request('start', { table: table.id, level }).catch(tell)}
            >
              {t(startWith(levelName(level)))}
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
