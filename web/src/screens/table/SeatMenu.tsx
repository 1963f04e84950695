import { type Sentence, say } from '@anachron/kernel/words'
import { Glyph, type GlyphName, SeatMark, t } from '@anachron/kit'
import type { RequestInput, SeatInfo, TableInfo } from '@anachron/wire'
import { spanWords } from '@anachron/wire/clock-words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawEntropy } from '../../client/entropy.ts'
import type { ClientTable } from '../../client/table.ts'
import { tell } from '../../words/tell.ts'
import { favourite } from '../shelf/start.ts'
import { differing, Terms } from '../terms/Terms.tsx'
import { AboutPerson } from './chat/AboutPerson.tsx'
import { mute } from './chat/muted.ts'
import { useTable } from './table-context.ts'
import './seat-menu.css'

/** Beside the board: who sits where, what one may do about one's own seat and those of others, and the terms. */
export function SeatMenu() {
  const { info, names, game } = useTable()
  const [trouble, setTrouble] = useState<string>()
  const seats = useRef<HTMLUListElement>(null)
  // Whoever comes here while somebody is away has come for that; who is here already, nothing moves for.
  useEffect(() => {
    seats.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="seat-menu">
      <ul ref={seats} aria-label={t('Who sits here')}>
        {info.seats.map((seat, i) => (
          <li key={i}>
            <p>
              <SeatMark seat={i} /> <strong>{names[i]}</strong>
            </p>
            <SeatState seat={seat} index={i} />
            <SeatDoors seat={seat} index={i} complain={setTrouble} />
          </li>
        ))}
      </ul>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <h3>{t('This table')}</h3>
      <Terms of={{ ...info, differs: differing(game.game.options, info.options) }} schema={game.game.options} />
      <p className="note">
        {info.spectators === 0
          ? t('Nobody looks on.')
          : info.spectators === 1
            ? t('One onlooker.')
            : t`${info.spectators} onlookers.`}{' '}
        {t`Whoever is asked and away is waited for ${spanWords(info.patience)}.`}
      </p>
    </div>
  )
}

const WHY: Record<NonNullable<SeatInfo['standIn']>, Sentence> = {
  time: say`whose time was up`,
  others: say`who was away for long`,
  wish: say`as they wished`,
}

function SeatState({ seat, index }: { seat: SeatInfo; index: number }) {
  const { table, info } = useTable()
  const now = useNow(seat.kind === 'person' && !seat.here)
  const isMine = seat.owner === table.client.you?.id
  if (seat.kind === 'bot' && seat.owner) {
    const whom = isMine ? t('you') : (seat.ownerName ?? t('somebody'))
    const stands = info.phase === 'over' ? t`A bot finished for ${whom}` : t`A bot plays for ${whom}`
    const why = seat.standIn && (isMine ? WHY_YOU : WHY)[seat.standIn]
    return (
      <p className="note">
        {why ? t`${stands}, ${why}.` : `${stands}.`}
        {info.phase === 'playing' && !isMine && ` ${t('They may take the seat back.')}`}
      </p>
    )
  }
  if (seat.kind === 'open') return <p className="note">{t('Whoever follows the link may sit down.')}</p>
  if (seat.kind === 'person' && !seat.here) {
    const away = seat.awaySince === undefined ? 0 : now + table.client.skew - seat.awaySince
    const long = spanWords(Math.floor(away / 60_000) * 60_000)
    return <p className="note">{away > 60_000 ? t`Away for ${long}.` : t('Away.')}</p>
  }
  return (
    <p className="note">{seat.person === table.client.you?.id ? t`Seat ${index + 1}, yours.` : t('At the table.')}</p>
  )
}

const WHY_YOU: typeof WHY = {
  time: say`because your time was up`,
  others: say`because you were away for long`,
  wish: say`as you wished`,
}

interface SeatDoorsProps {
  seat: SeatInfo
  index: number
  complain(words: string | undefined): void
}

function SeatDoors({ seat, index, complain }: SeatDoorsProps) {
  const { table, info, mine } = useTable()
  const you = table.client.you?.id
  const level = favourite(table.client.levels)
  const handOver = (to: RequestInput<'hand-over'>['to']): void => {
    complain(undefined)
    table.client
      .request('hand-over', { table: table.id, seat: index, to })
      .then(() => (to.kind === 'back' ? table.watchAs(index) : undefined))
      .catch((problem: Error) => complain(problem.message))
  }
  const isPlaying = info.phase === 'playing'
  if (isPlaying && seat.person === you && !seat.guest)
    return (
      <>
        <Door
          glyph="bot"
          words={t('Let a bot play for me')}
          note={t('I may take my seat back')}
          press={() => handOver({ kind: 'bot', level })}
        />
        {info.seats.length > 1 && (
          <Door
            glyph="link"
            words={t('Leave my seat to a substitute')}
            note={t('whoever follows the link, but nobody who has played another seat')}
            press={() => handOver({ kind: 'open' })}
            sure={t('Yes, stand up')}
          />
        )}
        <Anytime index={index} complain={complain} />
      </>
    )
  if (isPlaying && seat.owner === you && seat.kind !== 'person')
    return <Door glyph="person" first words={t('Take my seat back')} press={() => handOver({ kind: 'back' })} />
  if (isPlaying && seat.kind === 'open' && maySubstitute(info, you))
    return (
      <Door
        glyph="person"
        first
        words={t('Sit here')}
        note={seat.ownerName ? t`and play on for ${seat.ownerName}` : undefined}
        press={() => sitDown(table, index).catch((problem: Error) => complain(problem.message))}
      />
    )
  return (
    <>
      {isPlaying && mine.length > 0 && <Absence seat={seat} index={index} handOver={handOver} complain={complain} />}
      {seat.kind === 'person' && seat.person && seat.person !== you && (
        <PersonDoors person={seat.person} name={seat.name ?? 'Somebody'} complain={complain} />
      )}
    </>
  )
}

/** Whoever has a seat in a match knows what only that seat may know. */
export const maySubstitute = ({ seats }: TableInfo, you: string | undefined): boolean =>
  !seats.some(({ person, owner }) => person === you || owner === you)

export async function sitDown(table: ClientTable, seat: number): Promise<void> {
  await table.client.request('sit', { table: table.id, seat, entropy: drawEntropy() })
  table.watchAs(seat)
}

interface AbsenceProps extends SeatDoorsProps {
  handOver(to: RequestInput<'hand-over'>['to']): void
}

/** What the others may do about somebody who is asked and away: wait, and after the table's patience go on. */
function Absence({ seat, index, handOver, complain }: AbsenceProps) {
  const { table, state } = useTable()
  const overdue = useOverdue(seat, index)
  if (overdue === undefined) return null
  const level = favourite(table.client.levels)
  const left = state.clocks?.running.includes(index) ? state.clocks.left[index] : undefined
  const soon = overdue > 0 ? t`you may in ${spanWords(Math.ceil(overdue / 60_000) * 60_000)}` : undefined
  return (
    <>
      <p className="seat-door" data-now>
        <Glyph name="clock" />
        <span>
          <b>{t('Wait')}</b>
          <span className="note">{left === undefined ? t('nothing runs out') : t('their clock runs meanwhile')}</span>
        </span>
      </p>
      <Door
        glyph="bot"
        words={t('Let a bot play for them')}
        note={soon ?? t('they may take the seat back')}
        isOff={soon !== undefined}
        press={() => handOver({ kind: 'bot', level })}
      />
      <Door
        glyph="flag"
        words={t('Claim the win')}
        note={soon ?? t('ends the match: they have given up')}
        isOff={soon !== undefined}
        sure={t('Yes, end the match')}
        press={() => {
          complain(undefined)
          table.client
            .request('claim', { table: table.id, seat: index })
            .catch((problem: Error) => complain(problem.message))
        }}
      />
    </>
  )
}

/** Concede, a draw: what the game lets a seat do whoever is asked. */
function Anytime({ index, complain }: Pick<SeatDoorsProps, 'index' | 'complain'>) {
  const { table, matchView, game, names } = useTable()
  if (matchView.as !== index) return null
  return matchView.anytime.map((action) => {
    const words = tell(game.game.words.action(action as never, matchView.view as never), names, index)
    return (
      <Door
        key={JSON.stringify(action)}
        glyph="flag"
        words={words}
        sure={t`${words}: yes`}
        press={() => {
          complain(undefined)
          table.act(index, action).catch((problem: Error) => complain(problem.message))
        }}
      />
    )
  })
}

interface PersonDoorsProps extends Pick<SeatDoorsProps, 'complain'> {
  person: string
  name: string
}

function PersonDoors({ person, name, complain }: PersonDoorsProps) {
  const { table, talk } = useTable()
  const [isAsked, setAsked] = useState(false)
  const hear = (): void => {
    mute(table.client, person, false).catch((problem: Error) => complain(problem.message))
  }
  if (isAsked)
    return <AboutPerson table={table} person={person} name={name} close={() => setAsked(false)} complain={complain} />
  return (
    <>
      {talk.muted.has(person) && (
        <Door glyph="sound" words={t('Unmute')} note={t('read again what they say')} press={hear} />
      )}
      <Door glyph="mute" words={t('Mute or report…')} isGrave press={() => setAsked(true)} />
    </>
  )
}

interface DoorProps {
  glyph: GlyphName
  words: string
  note?: ReactNode
  first?: boolean
  isOff?: boolean
  /** Said in the colour of what is serious. */
  isGrave?: boolean
  /** What is asked before it is done. */
  sure?: string
  press(): void
}

/** One thing that can be done about a seat. What cannot be taken back is pressed twice. */
function Door({ glyph, words, note, first = false, isOff = false, isGrave = false, sure, press }: DoorProps) {
  const [asked, setAsked] = useState(false)
  if (asked)
    return (
      <p className="hint-doors">
        <button
          type="button"
          className="button danger"
          onClick={() => {
            setAsked(false)
            press()
          }}
        >
          {sure}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: whoever pressed the first by mistake presses the second by habit */}
        <button type="button" className="button" autoFocus onClick={() => setAsked(false)}>
          {t('No')}
        </button>
      </p>
    )
  return (
    <button
      type="button"
      className={`seat-door ${first ? 'first' : ''}`}
      data-grave={isGrave || undefined}
      aria-disabled={isOff || undefined}
      onClick={() => (isOff ? undefined : sure ? setAsked(true) : press())}
    >
      <Glyph name={glyph} />
      <span>
        <b>{words}</b>
        {note && <span className="note">{note}</span>}
      </span>
    </button>
  )
}

/** The time, as often as it is worth while. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [isNeeded])
  return now
}

/** Milliseconds until the others may go on without whoever sits there; undefined where nobody waits for them. */
export function useOverdue(seat: SeatInfo, index: number): number | undefined {
  const { table, state, info, matchView } = useTable()
  const isWaitedFor = seat.kind === 'person' && !seat.here && matchView.decision?.seats.includes(index) === true
  const now = useNow(isWaitedFor)
  if (!isWaitedFor) return undefined
  const moved = state.entryEvents.at(-1)?.at ?? 0
  return Math.max(seat.awaySince ?? 0, moved) + info.patience - (now + table.client.skew)
}
