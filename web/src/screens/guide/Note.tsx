import type { GuideNote } from '@anachron/kit'
import { ownMatch, plain, playOnWords, secondLesson, stepOf } from '../../words/app.ts'
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
  // Of a step without a note of its own nothing is true but what is to be done now.
  const between = past && waitsForYou && does !== ''
  return (
    <section className="note-card" aria-live="polite" aria-label="Lesson">
      <p className="note">{plain(stepOf(Math.min(step, of), of))}</p>
      {finished ? (
        <>
          <h2>Now it is yours</h2>
          <p>
            {over ? 'This match is over. ' : ''}
            {plain(over ? ownMatch(rival) : playOnWords(rival))}
          </p>
          <button type="button" className="button first" onClick={playOn}>
            {over ? 'Play a match of your own' : 'Play on from here'}
          </button>
          {second && (
            <a className="button" href={secondAt}>
              {plain(secondLesson(second))}
            </a>
          )}
          <a className="button" href="#/">
            To the shelf
          </a>
        </>
      ) : (
        <>
          {between && <h2>{does}</h2>}
          {note && !between && <h2 data-past={past || undefined}>{note.title}</h2>}
          {note && !between && (
            <p data-past={past || undefined}>
              {note.words} {note.rule && <RuleLink rule={note.rule} />}
            </p>
          )}
          {nudge && (
            <p className="note-nudge" role="status">
              {nudge}
            </p>
          )}
          {waitsForYou && does && (
            <p className="note-do">
              Marked on the board
              {between ? (
                '.'
              ) : (
                <>
                  : <b>{does}</b>
                </>
              )}
            </p>
          )}
          {note && !past && !waitsForYou && (
            <button type="button" className="button first" onClick={onward}>
              Go on
            </button>
          )}
        </>
      )}
    </section>
  )
}
