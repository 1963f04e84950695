import type { Result } from '@anachron/kernel'
import { percent, SeatMark, t } from '@anachron/kit'
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react'
import { coverOf } from '../../../app/games.ts'
import { go, href } from '../../../app/route.ts'
import { useGround } from '../../../app/settings.ts'
import type { Analysis } from '../../../client/analysis.ts'
import { drawEntropy } from '../../../client/entropy.ts'
import { type Opponent, opponentsOf } from '../../../opponents/opponents.ts'
import { turned } from '../../../words/table.ts'
import { ending, tell } from '../../../words/tell.ts'
import { playAgainst, tableHref } from '../../shelf/start.ts'
import { Costly, Doors } from '../analysis/Costly.tsx'
import { costliest, useSharedLookback } from '../analysis/lookback.ts'
import { Rematch } from '../Rematch.tsx'
import { useBegun } from '../story/when.ts'
import { type AtTable, useTable } from '../table-context.ts'
import { Count } from './Count.tsx'
import { Film } from './Film.tsx'
import { PictureSheet } from './PictureSheet.tsx'
import { fileOf, pictureOfEnding } from './picture.ts'
import './ending.css'

export interface EndingProps {
  result: Result
  /** Back to the board. */
  close(): void
}

/** The end of a match takes the stage: one word, one reason, the count, the match in pictures, and what to do next. */
export function Ending({ result, close }: EndingProps) {
  const at = useTable()
  const { table, place, info, matchView, game, names, mine, setSide } = at
  const box = useRef<HTMLElement>(null)
  const [trouble, setTrouble] = useState<string>()
  const [picture, setPicture] = useState<File>()
  const lookback = useSharedLookback()
  const ground = useGround()
  const outcome = outcomeOf(result, mine)
  const { ask } = lookback
  useEffect(() => box.current?.focus(), [])
  // Whoever has lost, or nearly, wants to know where.
  useEffect(() => {
    if (outcome === 'lost' || outcome === 'drawn') ask()
  }, [outcome, ask])
  const again = (): void => {
    table.client.request('rematch', { table: table.id, entropy: drawEntropy() }).then(
      (answer) => go(tableHref(place, answer.table)),
      (problem: Error) => setTrouble(problem.message),
    )
  }
  const share = (): void => {
    if (!box.current) return
    const { title } = game.game
    pictureOfEnding(box.current, { word, why, title }).then(
      (made) => setPicture(fileOf(made, { title, word, points: result.points })),
      (problem: Error) => setTrouble(problem.message),
    )
  }
  const why = ending(game.game, result, names, matchView.as)
  const word = wordOf(outcome, result, at)
  const isOffered = place === 'server' && info.rematch !== undefined && info.rematchBy !== undefined
  const Cover = coverOf(info.game)
  return (
    <section
      ref={box}
      className="ending"
      data-outcome={outcome}
      // It is dark in the room when the light falls on who has won.
      data-ground={ground === 'contrast' ? ground : 'night'}
      style={{ '--cloth': game.entry.spine.cloth } as CSSProperties}
      aria-label={t('How it ended')}
      tabIndex={-1}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return
        e.stopPropagation()
        close()
      }}
    >
      <div className="ending-cover">
        {Cover && (
          <Suspense>
            <Cover />
          </Suspense>
        )}
      </div>
      <div className="ending-said">
        <h2 className="ending-word" style={{ '--letters': word.length } as CSSProperties}>
          {word}
        </h2>
        <p className="ending-why">{why}</p>
        <Count result={result} />
      </div>
      <CostliestChoice outcome={outcome} close={close} />
      <Film show={close} />
      <div className="ending-doors">
        {isOffered && <Rematch />}
        {!isOffered && (
          <button type="button" className="button first" onClick={again}>
            {t('Rematch')}
          </button>
        )}
        {outcome === 'won' && <Stronger setTrouble={setTrouble} />}
        <button
          type="button"
          className="button"
          onClick={() => {
            ask()
            setSide('result')
            close()
          }}
        >
          {t('Analyse')}
        </button>
        <button type="button" className="button" onClick={share}>
          {t('Share as a picture')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('Look at the board')}
        </button>
        <a className="button quiet" href={href()}>
          {t('To the shelf')}
        </a>
        {picture && <PictureSheet file={picture} onClose={() => setPicture(undefined)} />}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </section>
  )
}

/** The next match of whoever has beaten a bot here. */
function Stronger({ setTrouble }: { setTrouble(words: string): void }) {
  const { place, info, game } = useTable()
  const next = place === 'here' ? strongerThan(info) : undefined
  return (
    next && (
      <button
        type="button"
        className="button"
        onClick={() => playAgainst(game.entry, next.level).catch((problem: Error) => setTrouble(problem.message))}
      >
        {t`Now against ${next.name}`}
      </button>
    )
  )
}

/** Who waits for whoever has beaten these: the opponent after the strongest of them. */
function strongerThan({ game, seats }: AtTable['info']): Opponent | undefined {
  const order = opponentsOf(game)
  const beaten = seats.flatMap((seat) =>
    seat.kind === 'bot' ? [order.findIndex(({ level }) => level === seat.level)] : [],
  )
  return beaten.length > 0 ? order[Math.max(...beaten) + 1] : undefined
}

type Outcome = 'won' | 'lost' | 'drawn' | 'over'

/** For the person at this screen; for two of them, and for onlookers, it is merely over. */
function outcomeOf({ payoff }: Result, mine: readonly number[]): Outcome {
  const [own] = mine
  if (own === undefined || mine.length > 1) return 'over'
  const got = payoff[own] ?? 0
  return got === 1 ? 'won' : got > 0 ? 'drawn' : 'lost'
}

function wordOf(outcome: Outcome, { payoff }: Result, { names }: Pick<AtTable, 'names'>): string {
  if (outcome === 'won') return t('You won')
  if (outcome === 'lost') return t('You lost')
  if (outcome === 'drawn') return t('Drawn')
  const winner = payoff.indexOf(1)
  return winner < 0 ? t('Drawn') : t`${names[winner] ?? ''} won`
}

/** The one decision of this person that cost most, as soon as it is found. */
function CostliestChoice({ outcome, close }: { outcome: Outcome; close(): void }) {
  const { mine, info } = useTable()
  const { analysis, progress, asked } = useSharedLookback()
  const begun = useBegun()
  if (mine.length === 0 || (!asked && !analysis)) return null
  const [worst] = analysis ? costliest(analysis, { seats: mine, after: info.branchOf?.entry, begun, most: 1 }) : []
  if (!worst && outcome === 'won' && progress === undefined) return null
  return (
    <section className="ending-costly" aria-label={t('Your costliest choice')} aria-live="polite">
      <h3>{t('Your costliest choice')}</h3>
      {worst ? (
        <Costly judged={worst} onLook={close} />
      ) : progress === undefined ? (
        <Turned close={close} />
      ) : (
        <p className="note">{t`Looking for it … ${Math.round(100 * progress)} %`}</p>
      )}
    </section>
  )
}

/** No choice of one's own cost much: then where it turned against one, to try it again from there. */
function Turned({ close }: { close(): void }) {
  const { mine, names, info } = useTable()
  const { analysis } = useSharedLookback()
  const own = mine[0] ?? 0
  const fall = ({ before, after }: Analysis['turningPoints'][number]): number => (before[own] ?? 0) - (after[own] ?? 0)
  const since = info.branchOf?.entry ?? 0
  const here = analysis?.turningPoints.filter(({ entry }) => entry > since) ?? []
  const [worst] = here.toSorted((a, b) => fall(b) - fall(a))
  if (!worst || fall(worst) <= 0)
    return <p className="note">{t('Nothing to show: no choice of yours cost much. The dice and cards did.')}</p>
  const share = (of: readonly number[]): string => percent(of[worst.seat] ?? 0)
  return (
    <div className="costly">
      <p>{t('No choice of yours cost much. This is where it turned:')}</p>
      <p className="costly-done">
        {tell(turned({ ...worst, before: share(worst.before), after: share(worst.after) }), names)}{' '}
        <small className="note">{t('knowing what was hidden then')}</small>
      </p>
      <Doors entry={worst.entry} seat={own} onLook={close} />
    </div>
  )
}

/** Who has how much, for the panel beside the board. */
export function ResultSeats({ result }: { result: Result }) {
  const { names } = useTable()
  const best = Math.max(...result.payoff)
  return (
    <ul className="result-seats">
      {names.map((name, i) => (
        <li key={name} data-best={(result.payoff[i] ?? 0) === best || undefined}>
          <SeatMark seat={i} /> {name}
          {result.points && <span className="number"> {result.points[i]}</span>}
        </li>
      ))}
    </ul>
  )
}
