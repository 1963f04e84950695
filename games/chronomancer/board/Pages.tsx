/** On a phone the table has three pages; the one that a question is about comes by itself. */
import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { PAGES, type Page } from './scene-layout.ts'

const NAMES: Readonly<Record<Page, Sentence>> = {
  harbour: say`Harbour`,
  workshop: say`Workshop`,
  counter: say`Counter`,
}

interface PagesProps {
  page: Page
  turn(page: Page): void
  /** The page that the question is about. */
  about: Page | undefined
  style: CSSProperties
}

export const Pages = ({ page, turn, about, style }: PagesProps) => (
  <nav className="ch-pages" aria-label={t('Parts of the table')} style={style}>
    {PAGES.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === page}
        data-about={one === about || undefined}
        onClick={() => turn(one)}
      >
        {t(NAMES[one])}
      </button>
    ))}
  </nav>
)
