import type { Primer } from '@anachron/kit'
import { Glyph, rich, t } from '@anachron/kit'
import type { MatchView, TableInfo } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { changeSettings, currentSettings, useSettings } from '../../app/settings.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { InShort, primerOf } from '../rules/InShort.tsx'
import './primer.css'

export interface Newcomer {
  primer: Primer
  /** The page of the guided first game, where there is one. */
  lesson: string | undefined
  /** They know it now. */
  got(): void
}

/**
 * Whoever sits at a game for the first time is told it in short, until they say that they know it or have played it to
 * its end.
 */
export function useNewcomer(game: OpenGame, table: TableInfo, { as, result }: MatchView): Newcomer | undefined {
  const { id } = game.entry
  const known = useSettings().met.includes(id)
  const over = result !== null
  useEffect(() => {
    if (over && as >= 0) meet(id)
  }, [over, as, id])
  const primer = known || over || as < 0 ? undefined : primerOf(game, table)
  return (
    primer && {
      primer,
      lesson: game.board?.guide && href('guide', id),
      got: () => {
        meet(id)
        // What had the focus is gone with it.
        document.getElementById('main')?.focus()
      },
    }
  )
}

/** They have learnt it: nobody tells them once more that they are new. */
export function meet(id: string): void {
  const { met } = currentSettings()
  if (!met.includes(id)) changeSettings({ met: [...met, id] })
}

/** In the inspector, while nothing is pointed at. */
export const PrimerCard = (newcomer: Newcomer) => (
  <section className="primer" aria-label={t('In short')}>
    <h2>{t('New here? In short:')}</h2>
    <ShortAndOnward {...newcomer} />
  </section>
)

/** On a small screen: one line that opens it. */
export function PrimerRibbon(newcomer: Newcomer) {
  const [open, setOpen] = useState(false)
  return (
    <div className="primer-ribbon">
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {rich`New here? ${<b>{t('The game in short')}</b>}`}
      </button>
      <button type="button" className="button quiet icon" aria-label={t('I know this game')} onClick={newcomer.got}>
        <Glyph name="close" size={16} />
      </button>
      {open && (
        <Sheet title={t('In short')} onClose={() => setOpen(false)}>
          <ShortAndOnward {...newcomer} />
        </Sheet>
      )}
    </div>
  )
}

const ShortAndOnward = ({ primer, lesson, got }: Newcomer) => (
  <>
    <InShort primer={primer} />
    <p className="primer-hold">{t('Hold a finger on anything to read what it is and does.')}</p>
    <p className="primer-doors">
      <button type="button" className="button" onClick={got}>
        {t('Got it')}
      </button>
      {lesson && (
        <a className="button quiet" href={lesson}>
          {t('Guided first game')}
        </a>
      )}
    </p>
  </>
)
