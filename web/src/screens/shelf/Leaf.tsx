import type { ShelfEntry } from '@anachron/games'
import { Glyph, t } from '@anachron/kit'
import { useEffect, useRef, useState } from 'react'
import { fetchAhead } from '../../app/ahead.ts'
import { href } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { type Opponent, opponentsOf } from '../../opponents/opponents.ts'
import { Foe } from './Foe.tsx'
import type { Placed } from './placed.ts'
import { recordAgainst } from './record.ts'
import { invite, playAgainst, playAlone, playHere } from './start.ts'

export interface LeafProps {
  entry: ShelfEntry
  hasServer: boolean
  /** This person's matches of the game. */
  matches: readonly Placed[]
  close(): void
}

/** What lies in an open box: a lesson, three opponents, and the ways to play with people. */
export function Leaf({ entry, hasServer, matches, close }: LeafProps) {
  const [busy, setBusy] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const isNew = !useSettings().met.includes(entry.id)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  useEffect(() => fetchAhead(entry.id), [entry.id])
  const isAlone = entry.usual === 1
  const start = async (what: string, how: () => Promise<void>): Promise<void> => {
    setBusy(what)
    setTrouble(undefined)
    try {
      await how()
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
      setBusy(undefined)
    }
  }
  const foe = (opponent: Opponent, at: number) => (
    <Foe
      key={opponent.id}
      opponent={opponent}
      isFirst={at === 0 && !isNew && !isAlone}
      isBusy={busy === opponent.id}
      disabled={busy !== undefined}
      record={recordAgainst(matches, opponent.level)}
      onPress={() => start(opponent.id, () => playAgainst(entry, opponent.level))}
    />
  )
  return (
    <div className="leaf" data-ground="paper">
      <h2 ref={title} tabIndex={-1}>
        {entry.title}
      </h2>
      <p className="leaf-sentence">{t(entry.sentence)}</p>
      <button type="button" className="button quiet icon leaf-close" aria-label={t('Close the box')} onClick={close}>
        <Glyph name="close" />
      </button>
      <Learn entry={entry} />
      {isAlone && (
        <button
          type="button"
          className="button first leaf-alone"
          disabled={busy !== undefined}
          onClick={() => start('alone', () => playAlone(entry))}
        >
          {busy === 'alone' ? t('Setting up …') : t('Go alone')}
        </button>
      )}
      {isAlone && <p className="leaf-or">{t('or take somebody along:')}</p>}
      <div className="foes">{opponentsOf(entry.id).map(foe)}</div>
      <div className="leaf-ways">
        <WithAFriend
          entry={entry}
          hasServer={hasServer}
          isBusy={busy === 'friend'}
          start={(how) => start('friend', how)}
        />
        <a className="button" href={href('setup', entry.id)}>
          {t('Set up…')}
        </a>
        <span className="leaf-links">
          <a href={href('rules', entry.id)}>{t('Rulebook')}</a>
          {entry.workshop && <a href={href('workshop', entry.id)}>{t(entry.workshop)}</a>}
        </span>
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}

/** The next lesson that this person has not had, and beside it the other one; who has had them all may begin anew. */
function Learn({ entry: { id, secondLesson } }: Pick<LeafProps, 'entry'>) {
  const { met } = useSettings()
  const isNew = !met.includes(id)
  const [hadFirst, hadSecond] = [met.includes(`${id}/1`), met.includes(`${id}/2`)]
  // Whoever has played may still want to be taught; whoever has been taught goes on.
  const isSecond = secondLesson !== undefined && hadFirst && !hadSecond
  return (
    <div className="leaf-lessons">
      <a className="leaf-learn" data-first={isNew || undefined} href={href('guide', id, ...(isSecond ? ['2'] : []))}>
        <span>
          <b>{t('Learn')}</b>{' '}
          {isSecond ? t`${secondLesson}: the second lesson.` : t('A guided first game, step by step.')}
        </span>
        <span className="leaf-go">{isSecond ? t('Go on') : hadFirst ? t('Once more') : t('Start here')} →</span>
      </a>
      {secondLesson !== undefined && !isNew && (
        <a className="leaf-other" href={href('guide', id, ...(isSecond ? [] : ['2']))}>
          {isSecond ? t('The first lesson') : t`Second lesson: ${secondLesson}`}
        </a>
      )}
    </div>
  )
}

/** Two ways to play with a friend: each at their own screen, or both at this one. */
function WithAFriend({ entry, hasServer, isBusy, start }: FriendProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => setOpen(true)}>
        {isBusy ? t('Setting a table …') : t('With a friend')}
      </button>
      {open && (
        <Sheet title={t('With a friend')} onClose={() => setOpen(false)}>
          <div className="leaf-friend">
            <button
              type="button"
              className="button"
              disabled={!hasServer}
              onClick={() => {
                setOpen(false)
                start(() => invite(entry))
              }}
            >
              <span>
                <b>{t('Far away: a link')}</b>{' '}
                {hasServer ? t('You send it, they open it and sit down.') : t('Needs a server; none can be reached.')}
              </span>
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                setOpen(false)
                start(() => playHere(entry))
              }}
            >
              <span>
                <b>{t('Here, at this screen')}</b> {t('You hand it over, turn by turn. Hidden hands stay hidden.')}
              </span>
            </button>
          </div>
        </Sheet>
      )}
    </>
  )
}

interface FriendProps {
  entry: ShelfEntry
  hasServer: boolean
  isBusy: boolean
  start(how: () => Promise<void>): void
}
