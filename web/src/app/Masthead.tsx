import { type Sentence, say } from '@anachron/kernel/words'
import { Glyph, type GlyphName, t } from '@anachron/kit'
import type { ReactNode } from 'react'
import { Menu } from './Menu.tsx'
import { href } from './route.ts'
import './masthead.css'

const DOORS: readonly (readonly [address: string, words: Sentence, glyph: GlyphName])[] = [
  [href('lab'), say`Lab`, 'gear'],
  [href('you'), say`You`, 'person'],
  [href('about'), say`About`, 'help'],
]

/** The name of the app: large on the shelf, a thin bar everywhere else. */
export function Masthead({ wide = false, title, children }: { wide?: boolean; title?: string; children?: ReactNode }) {
  return (
    <header className="masthead" data-wide={wide || undefined}>
      <button type="button" className="button unseen" onClick={() => document.getElementById('main')?.focus()}>
        {t('Skip to the content')}
      </button>
      {wide ? (
        <h1 className="brand">
          <Mark />
          <span>Anachron</span>
        </h1>
      ) : (
        <a className="brand" href={href()}>
          <Mark />
          <span>Anachron</span>
        </a>
      )}
      {wide && <p className="brand-line">{t('A table for time-travel games. Rewind it, replay it, branch it.')}</p>}
      {title && <p className="masthead-title">{title}</p>}
      {children}
      <nav aria-label={t('House')}>
        {DOORS.map(([to, words, glyph]) => (
          <a key={to} className="button quiet" href={to}>
            <Glyph name={glyph} />
            <span>{t(words)}</span>
          </a>
        ))}
        <Menu />
      </nav>
    </header>
  )
}

/** An arch with a clock whose hand goes backwards. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M6 37V19a14 14 0 0 1 28 0v18M3 37h34"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M13.500 27.500a8.800 8.800 0 1 1 13 0M26.500 27.500l.2-4M26.500 27.500l-4-.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M20 21.500v-6M20 21.500l-4-3" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
