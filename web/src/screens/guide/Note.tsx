import type { GuideNote } from '@anachron/kit'
import { rich, t } from '@anachron/kit'
import { ownMatch, playOnWords, secondLesson, stepOf } from '../../words/app.ts'
import { RuleLink } from '../rules/RuleLink.tsx'

export interface NoteProps {
  note: GuideNote | undefined
  /** The note was said before: it stays to be read while things happen. */
  past: boolean
  nudge: string | undefined
  step: number
  of: number
  finished: boolean
  /** The recorded match is over: there is nothing to play on from. */
  over: boolean
  /** Whom the learner meets next; nobody in a game for one. */
  rival: string | undefined
  /** What the lesson after this one is called, and where it is. */
  second: string | undefined
  secondAt: string
  /** The learner goes on by answering. */
  waitsForYou: boolean
  /** What the learner is to do then, in words. */
  does: string
  onward(): void
  playOn(): void
}

/** What the teacher says at this moment. */
export function Note(props: NoteProps) {
  const { note, past, nudge, step, of, finished, over, second, secondAt, rival, waitsForYou, does, onward, playOn } =
    props
  // A step without a note of its own says what is to be done now; the reason, said before, stays below it.
  const between = past && waitsForYou && does !== ''
  return (
    <section className="note-card" aria-live="polite" aria-label={t('Lesson')}>
      <p className="note">{t(stepOf(Math.min(step, of), of))}</p>
      {finished ? (
        <>
          <h2>{t('Now it is yours')}</h2>
          <p>{over ? `${t('This match is over.')} ${t(ownMatch(rival))}` : t(playOnWords(rival))}</p>
          <button type="button" className="button first" onClick={playOn}>
            {over ? t('Play a match of your own') : t('Play on from here')}
          </button>
          {second && (
            <a className="button" href={secondAt}>
              {t(secondLesson(t(second)))}
            </a>
          )}
          <a className="button" href="#/">
            {t('To the shelf')}
          </a>
        </>
      ) : (
        <>
          {between && <h2>{does}</h2>}
          {note && !between && <h2 data-past={past || undefined}>{t(note.title)}</h2>}
          {/* What answers a try stands first: the note has been read, and may scroll out of sight. */}
          {nudge && (
            <p className="note-nudge" role="status">
              {nudge}
            </p>
          )}
          {note && (
            <p data-past={past || undefined}>
              {between && <b>{rich`${t(note.title)}: `}</b>}
              {t(note.words)} {note.rule && <RuleLink rule={note.rule} />}
            </p>
          )}
          {waitsForYou && does && (
            <p className="note-do">
              {between ? t('Marked on the board.') : rich`Marked on the board: ${<b>{does}</b>}`}
            </p>
          )}
          {note && !past && !waitsForYou && (
            <button type="button" className="button first" onClick={onward}>
              {t('Go on')}
            </button>
          )}
        </>
      )}
    </section>
  )
}
