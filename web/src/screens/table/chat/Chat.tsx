import { type Sentence, say } from '@anachron/kernel/words'
import { momentOf, SeatMark, t } from '@anachron/kit'
import type { ChatLine, Room } from '@anachron/wire'
import { useEffect, useRef, useState } from 'react'
import type { AtTable } from '../table-context.ts'
import { AboutPerson } from './AboutPerson.tsx'
import { linked } from './links.ts'
import { mute } from './muted.ts'
import { roomsFor } from './rooms.ts'
import './chat.css'

const ROOM_WORDS: Record<Room, Sentence> = { players: say`Players`, onlookers: say`Onlookers` }
const PHRASES: readonly Sentence[] = [say`Well played`, say`One moment`, say`Thanks`]

/** What of a table the talk at it needs: people also talk while they wait for the last one. */
type Around = Pick<AtTable, 'table' | 'info' | 'state' | 'talk'>

/** What is said at the table, by players and onlookers in rooms of their own. `first` is shown until one is chosen. */
export function Chat({ at, first }: { at: Around; first?: Room | undefined }) {
  const { table, info } = at
  const rooms = roomsFor(info, table.client.you?.id)
  const [wanted, setWanted] = useState<Room>()
  const shown = rooms.find(({ room }) => room === (wanted ?? first)) ?? rooms[0]
  const [trouble, setTrouble] = useState<string>()
  if (!shown) return null
  const { room, isOpen } = shown
  return (
    <div className="chat">
      {rooms.length > 1 && (
        <div className="chat-rooms" role="tablist" aria-label={t('Rooms')}>
          {rooms.map((one) => (
            <button
              key={one.room}
              type="button"
              role="tab"
              aria-selected={one.room === room}
              onClick={() => setWanted(one.room)}
            >
              {t(ROOM_WORDS[one.room])}
              {one.room === 'onlookers' && info.spectators > 0 && <span className="number"> {info.spectators}</span>}
            </button>
          ))}
        </div>
      )}
      {rooms.length === 1 && room === 'players' && info.spectators > 0 && (
        <p className="note">
          {info.spectators === 1 ? t('One person looks on.') : t`${info.spectators} people look on.`}{' '}
          {info.privateTalk ? t('They cannot read this.') : t('They read this, and talk in a room of their own.')}
        </p>
      )}
      <Lines at={at} room={room} complain={setTrouble} />
      {isOpen ? (
        <Saying key={room} at={at} room={room} complain={setTrouble} />
      ) : (
        <p className="note">{t('Here only those who play talk.')}</p>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}

interface RoomProps {
  at: Around
  room: Room
  complain(words: string | undefined): void
}

function Lines({ at: { table, info, state, talk }, room, complain }: RoomProps) {
  const [about, setAbout] = useState<ChatLine>()
  // What was new when the room was entered stays marked while one is in it.
  const [from] = useState(talk.readTo)
  const list = useRef<HTMLOListElement>(null)
  const lines = talk.lines.filter((line) => line.room === room)
  const you = table.client.you?.id
  const firstNew = lines.find(({ n, person }) => n > from && person !== you)?.n
  const news = lines.filter(({ n, person }) => n > from && person !== you).length
  const newest = lines.at(-1)?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled to
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest, room])
  const hear = (person: string): void => {
    mute(table.client, person, false).catch((problem: Error) => complain(problem.message))
  }
  return (
    <>
      <ol
        ref={list}
        aria-label={room === 'players' ? t('Chat of the players') : t('Chat of the onlookers')}
        aria-live="polite"
      >
        {lines.map((line) => (
          <li key={line.n} data-own={line.person === you || undefined}>
            {line.n === firstNew && <p className="chat-new">{t`${news} new`}</p>}
            <Said
              line={line}
              seat={info.seats.findIndex(({ person, owner }) => (owner ?? person) === line.person)}
              isOwn={line.person === you}
              press={() => setAbout(line)}
            />
          </li>
        ))}
      </ol>
      {about && (
        <AboutPerson
          key={about.n}
          table={table}
          person={about.person}
          name={about.name}
          said={about}
          close={() => setAbout(undefined)}
          complain={complain}
        />
      )}
      <Silenced lines={state.chat.filter((line) => line.room === room)} muted={talk.muted} hear={hear} />
    </>
  )
}

interface SaidProps {
  line: ChatLine
  /** Of whoever said it; -1: none. */
  seat: number
  isOwn: boolean
  press(): void
}

function Said({ line, seat, isOwn, press }: SaidProps) {
  return (
    <div className="chat-line">
      {isOwn ? (
        <span className="unseen">{t('You')}</span>
      ) : (
        <button type="button" className="chat-name" aria-label={t`${line.name}: what to do about them`} onClick={press}>
          {seat >= 0 && <SeatMark seat={seat} size={14} />}
          {line.name}
        </button>
      )}
      <span className="chat-text">
        {linked(line.text).map(({ text, href }, i) =>
          href ? (
            <a key={i} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </span>{' '}
      <time dateTime={new Date(line.at).toISOString()}>{momentOf(line.at)}</time>
    </div>
  )
}

/** Who is muted here, and how to hear them again. */
function Silenced({
  lines,
  muted,
  hear,
}: {
  lines: readonly ChatLine[]
  muted: ReadonlySet<string>
  hear(person: string): void
}) {
  const names = new Map(lines.filter(({ person }) => muted.has(person)).map(({ person, name }) => [person, name]))
  return [...names].map(([person, name]) => (
    <p key={person} className="chat-about note">
      {t`${name} is muted.`}
      <button type="button" className="button quiet" onClick={() => hear(person)}>
        {t('Unmute')}
      </button>
    </p>
  ))
}

function Saying({ at: { table }, room, complain }: RoomProps) {
  const [text, setText] = useState('')
  const utter = (words: string, then: () => void): void => {
    if (!words.trim()) return
    table.client.request('chat', { table: table.id, text: words.trim(), room }).then(
      () => {
        then()
        complain(undefined)
      },
      (problem: Error) => complain(problem.message),
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <p className="chat-phrases" role="group" aria-label={t('Said at a press')}>
        {PHRASES.map((one) => t(one)).map((phrase) => (
          <button key={phrase} type="button" className="button quiet" onClick={() => utter(phrase, () => {})}>
            {phrase}
          </button>
        ))}
      </p>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          utter(text, () => setText(''))
        }}
      >
        <input
          className="field"
          value={text}
          maxLength={500}
          onChange={(e) => setText(e.target.value)}
          placeholder={t('Say something')}
          aria-label={t('Say something')}
        />
        <button type="submit" className="button">
          {t('Say')}
        </button>
      </form>
    </>
  )
}
