import { ago, t, YOU } from '@anachron/kit'
import { lazy, Suspense } from 'react'
import { coverOf, titleOf } from '../../app/games.ts'
import { seatNames } from '../../client/names.ts'
import { more, seatList } from '../../words/app.ts'
import { tell } from '../../words/tell.ts'
import { type Glance, useGlance } from './glance.ts'
import { isYours } from './Matches.tsx'
import type { Placed } from './placed.ts'
import { tableHref } from './start.ts'

const SmallBoard = lazy(async () => ({ default: (await import('../table/SmallBoard.tsx')).SmallBoard }))

const MOST = 3

/** For whoever comes back: the matches that wait for them, before everything else. */
export function GoOn({ tables }: { tables: readonly Placed[] }) {
  const waiting = tables.filter(({ summary, you }) => isYours(summary, you) && summary.entry > 0)
  if (waiting.length === 0) return null
  const left = waiting.length - MOST
  return (
    <nav className="go-on" aria-label={t('Continue')}>
      {waiting.slice(0, MOST).map((placed) => (
        <Waiting key={placed.summary.table} {...placed} />
      ))}
      {left > 0 && (
        <button
          type="button"
          className="go-on-more"
          onClick={() => document.getElementById('your-matches')?.scrollIntoView({ behavior: 'smooth' })}
        >
          {t(more(left))}
        </button>
      )}
    </nav>
  )
}

function Waiting(placed: Placed) {
  const { place, summary, you } = placed
  const glance = useGlance(placed)
  return (
    <a href={tableHref(place, summary.table)} data-waits data-seen={glance ? true : undefined}>
      <Scene game={summary.game} glance={glance} />
      <span className="go-on-words">
        <span className="note">
          <b>{titleOf(summary.game)}</b> {against(summary, you)}
        </span>
        <span className="go-on-headline">{glance?.headline ?? '\u00a0'}</span>
        <span className="go-on-state">
          <b>{t('Your move')}</b> <span className="note">{ago(summary.touched, Date.now())}</span>
        </span>
      </span>
    </a>
  )
}

/** The board as it stands; until it is there, the cover. */
function Scene({ game, glance }: { game: string; glance: Glance | undefined }) {
  const Cover = coverOf(game)
  const Board = glance?.game.board?.Board
  return (
    <span className="go-on-scene" aria-hidden="true">
      <Suspense>
        {glance && Board ? (
          <SmallBoard Board={Board} then={glance.matchView} names={glance.names} />
        ) : (
          Cover && <Cover />
        )}
      </Suspense>
    </span>
  )
}

/** Who else sits there. */
const against = (summary: Placed['summary'], you: string | undefined): string => {
  const names = seatNames(summary, you)
  const others = [...names.keys()].filter((seat) => names[seat] !== YOU)
  return others.length > 0 ? t`vs ${tell(seatList(others), names)}` : t('alone')
}
