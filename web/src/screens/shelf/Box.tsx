import type { ShelfEntry } from '@anachron/games'
import { Suspense, useState } from 'react'
import { coverOf } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { invite, playNow } from './start.ts'

/** One box on the shelf. */
export function Box({ entry, hasServer }: { entry: ShelfEntry; hasServer: boolean }) {
  const [busy, setBusy] = useState<string | undefined>()
  const [trouble, setTrouble] = useState<string | undefined>()
  const Cover = coverOf(entry.id)
  const start = async (what: string, how: (entry: ShelfEntry) => Promise<void>): Promise<void> => {
    setBusy(what)
    setTrouble(undefined)
    try {
      await how(entry)
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <article className="box" aria-labelledby={`box-${entry.id}`}>
      <div className="box-cover" aria-hidden="true">
        <Suspense fallback={<div className="box-blank" />}>
          {Cover ? <Cover /> : <Blank title={entry.title} />}
        </Suspense>
      </div>
      <div className="box-words">
        <h2 id={`box-${entry.id}`}>{entry.title}</h2>
        <p className="box-facts">
          <span>{entry.players} players</span>
          <span>{entry.minutes} min</span>
          <Weight of={entry.weight} />
        </p>
        <p className="box-sentence">{entry.sentence}</p>
        <div className="box-doors">
          <button type="button" className="button first" disabled={!!busy} onClick={() => start('play', playNow)}>
            {busy === 'play' ? 'Dealing …' : 'Play now'}
          </button>
          {hasServer && (
            <button type="button" className="button" disabled={!!busy} onClick={() => start('invite', invite)}>
              {busy === 'invite' ? 'Setting a table …' : 'Invite a friend'}
            </button>
          )}
          <a className="button" href={href('setup', entry.id)}>
            Set up…
          </a>
        </div>
        <p className="box-more">
          <a href={href('guide', entry.id)}>Guided first game</a>
          <a href={href('rules', entry.id)}>Rulebook</a>
          {entry.workshop && <a href={href('workshop', entry.id)}>{entry.workshop}</a>}
        </p>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </article>
  )
}

const WEIGHTS = ['', 'very light', 'light', 'medium', 'heavy', 'very heavy']

function Weight({ of }: { of: number }) {
  return (
    <span className="weight" title={`Weight ${of} of 5: ${WEIGHTS[of]}`}>
      <span className="unseen">{WEIGHTS[of]}</span>
      {[1, 2, 3, 4, 5].map((n) => (
        <i key={n} data-on={n <= of || undefined} />
      ))}
    </span>
  )
}

/** The box of a game that has no cover yet. */
function Blank({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <rect width="300" height="400" fill="#222939" />
      <path d="M70 320V180a80 80 0 0 1 160 0v140" fill="none" stroke="#f2a93b" strokeWidth="5" />
      <text x="150" y="70" textAnchor="middle" fontFamily="Fraunces, serif" fontSize="28" fill="#f3ead8">
        {title}
      </text>
    </svg>
  )
}
