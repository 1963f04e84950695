import type { GuideNote } from '@anachron/web/kit'
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
  /** The learner goes on by answering. */
  waitsForYou: boolean
  /** What the learner is to do then, in words. */
  does: string
  onward(): void
  playOn(): void
}

/** What the teacher says at this moment. */
export function Note({ note, past, nudge, step, of, finished, over, waitsForYou, does, onward, playOn }: NoteProps) {
  return (
    <aside className="note-card" aria-live="polite" aria-label="Lesson">
      <p className="note">
        {Math.min(step, of)} of {of}
      </p>
      {finished ? (
        <>
          <h2>Now it is yours</h2>
          <p>
            From this very position you can play on against a bot. The lesson stays as it is; your match is a branch of
            it.
          </p>
          <button type="button" className="button first" onClick={playOn}>
            {over ? 'Play a match of your own' : 'Play on from here'}
          </button>
          <a className="button" href="#/">
            To the shelf
          </a>
        </>
      ) : (
        <>
          {note && <h2 data-past={past || undefined}>{note.title}</h2>}
          {note && (
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
              Marked on the board: <b>{does}</b>
            </p>
          )}
          {note && !past && !waitsForYou && (
            <button type="button" className="button first" onClick={onward}>
              Go on
            </button>
          )}
        </>
      )}
    </aside>
  )
}
