import {
  applyEntry,
  EVERYTHING,
  type Game,
  type Match,
  type MatchLog,
  redacted,
  stateAt,
  type Types,
  type Viewer,
} from '@anachron/kernel'
import { type AnyBoard, Stage, t, tell } from '@anachron/kit'
import { useMemo, useState } from 'react'

export interface ReplayProps {
  game: Game<Types>
  board: AnyBoard
  match: Match<Types>
  names: readonly string[]
  /** Where to begin: the entry after which one looks. */
  at: number
  /** Whose eyes at first. */
  as: Viewer
}

const nothing = (): undefined => undefined
const NOTHING: ReadonlySet<string> = new Set()

/** What an entry brought about, as whoever looks may know it, in words. */
function story({ game, match, names }: ReplayProps, at: number, viewer: Viewer): string {
  const entry = match.log.entries[at - 1]
  if (!entry) return beginning(match.log)
  const events = applyEntry(game, stateAt(match, at - 1), entry).flatMap((event) => redacted(game, event, viewer) ?? [])
  return events.map((event) => tell(game.words.event(event, viewer), names, viewer)).join(' ')
}

const beginning = ({ origin }: MatchLog): string =>
  origin.kind === 'position' ? String(origin.words) : t('The match begins.')

/** A match to walk through: the board, one line of what happened, and where in it one is. Nothing can be decided. */
export function Replay(props: ReplayProps) {
  const { game, board, match, names } = props
  const last = match.log.entries.length
  const [at, setAt] = useState(Math.min(props.at, last))
  const [viewer, setViewer] = useState(props.as)
  const state = useMemo(() => stateAt(match, at), [match, at])
  const view = useMemo(() => game.view(state, viewer), [game, state, viewer])
  const result = at === last && match.state.result ? tell(game.words.result(match.state.result), names, viewer) : ''
  const step = (by: number) => () => setAt((now) => Math.min(last, Math.max(0, now + by)))
  return (
    <>
      <h1>{game.title}</h1>
      <div className="replay-board">
        <Stage picture={view} beat={0}>
          <board.Board
            view={view}
            viewer={viewer}
            names={names}
            asked={undefined}
            choose={nothing}
            plans={[]}
            carryOut={nothing}
            why={async () => undefined}
            forecast={nothing}
            now={undefined}
            happened={[]}
            beat={0}
            pointedAt={NOTHING}
          />
        </Stage>
      </div>
      <p className="replay-story" role="status">
        {story(props, at, viewer)} <strong>{result}</strong>
      </p>
      <div className="replay-walk">
        <button type="button" onClick={step(-1)} disabled={at === 0}>
          {t('Back')}
        </button>
        <input
          type="range"
          aria-label={t('Where in the match')}
          min={0}
          max={last}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
        />
        <button type="button" onClick={step(1)} disabled={at === last}>
          {t('Onward')}
        </button>
        <span>{t`${at} of ${last}`}</span>
        <label>
          {t('Seen by')}{' '}
          <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
            {match.state.result && <option value={EVERYTHING}>{t('everybody together')}</option>}
            {names.map((name, seat) => (
              <option key={`${seat} ${name}`} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  )
}
