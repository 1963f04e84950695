import type { ShelfEntry } from '@anachron/games'
import { say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { coverOf } from '../../app/games.ts'
import { href } from '../../app/route.ts'

export interface BoxProps {
  entry: ShelfEntry
  isOpen: boolean
  /** Another box is open: this one shows its back. */
  isAside: boolean
  /** Matches of this game in which it is this person's move, and those going on at all. */
  waits: number
  going: number
  /** What lies beside the lid when the box is open. */
  children?: ReactNode
}

/** One box on the shelf. Pressed, it opens where it stands. */
export function Box({ entry, isOpen, isAside, waits, going, children }: BoxProps) {
  const Cover = coverOf(entry.id)
  const { cloth, ink } = entry.spine
  const style = { '--cloth': cloth, '--letters': ink } as CSSProperties
  return (
    <article
      className="box"
      data-open={isOpen || undefined}
      data-aside={isAside || undefined}
      style={style}
      aria-label={entry.title}
    >
      {going > 0 && <Ribbon waits={waits} />}
      {isOpen ? (
        <div className="box-lid">{picture(entry, Cover)}</div>
      ) : (
        <a className="box-lid" id={`lid-${entry.id}`} href={href({ game: entry.id })}>
          <span className="unseen">{t`Open ${entry.title}`}</span>
          {isAside ? (
            <span className="box-spine" aria-hidden="true">
              {entry.title}
            </span>
          ) : (
            picture(entry, Cover)
          )}
        </a>
      )}
      {children}
      {!isOpen && !isAside && (
        <p className="box-label">
          <span>{t`${entry.players} players`}</span>
          <span>{t`${entry.minutes} min`}</span>
          <Weight of={entry.weight} />
        </p>
      )}
    </article>
  )
}

const picture = (entry: ShelfEntry, Cover: ReturnType<typeof coverOf>): ReactNode => (
  <span className="box-cover" aria-hidden="true">
    <Suspense fallback={<span className="box-blank" />}>{Cover ? <Cover /> : <Blank title={entry.title} />}</Suspense>
  </span>
)

/** Hangs out of a box in which a match goes on. */
function Ribbon({ waits }: { waits: number }) {
  return (
    <span className="ribbon" data-waits={waits > 0 || undefined}>
      <span aria-hidden="true">{waits > 0 ? waits : '…'}</span>
      <span className="unseen">{waits > 0 ? t`Your move in ${waits}` : t('A match goes on')}</span>
    </span>
  )
}

const WEIGHTS = ['', say`very light`, say`light`, say`medium`, say`heavy`, say`very heavy`]

function Weight({ of }: { of: number }) {
  const words = t(WEIGHTS[of] ?? '')
  return (
    <span className="weight" title={t`Weight ${of} of 5: ${words}`}>
      <span className="unseen">{words}</span>
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
