import type { Primer } from '@anachron/web/kit'
import type { Sight } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { changeSettings, currentSettings, useSettings } from '../../app/settings.ts'
import { Glyph } from '../../kit/Glyph.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { InShort } from '../rules/InShort.tsx'
import './primer.css'

export interface Newcomer {
  primer: Primer
  /** The page of the guided first game, where there is one. */
  lesson: string | undefined
  /** They know it now. */
  got(): void
}

/** Whoever sits at a game for the first time is told it in short, until they say that they know it or have played it to its end. */
export function useNewcomer({ entry, board }: OpenGame, { as, result }: Sight): Newcomer | undefined {
  const { id } = entry
  const known = useSettings().met.includes(id)
  const over = result !== null
  useEffect(() => {
    if (over && as >= 0) meet(id)
  }, [over, as, id])
  if (known || over || as < 0 || !board?.primer) return undefined
  return {
    primer: board.primer,
    lesson: board.guide && href('guide', id),
    got: () => {
      meet(id)
      // What had the focus is gone with it.
      document.getElementById('main')?.focus()
    },
  }
}

function meet(id: string): void {
  const { met } = currentSettings()
  if (!met.includes(id)) changeSettings({ met: [...met, id] })
}

/** Above the log, where there is room at the beginning of a match. */
export const PrimerCard = (newcomer: Newcomer) => (
  <section className="primer" aria-label="In short">
    <h2>New here? In short:</h2>
    <Told {...newcomer} />
  </section>
)

/** On a small screen: one line that opens it. */
export function PrimerRibbon(newcomer: Newcomer) {
  const [open, setOpen] = useState(false)
  return (
    <div className="primer-ribbon">
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        New here? <b>The game in short</b>
      </button>
      <button type="button" className="button quiet icon" aria-label="I know this game" onClick={newcomer.got}>
        <Glyph name="close" size={16} />
      </button>
      {open && (
        <Sheet title="In short" onClose={() => setOpen(false)}>
          <Told {...newcomer} />
        </Sheet>
      )}
    </div>
  )
}

const Told = ({ primer, lesson, got }: Newcomer) => (
  <>
    <InShort primer={primer} />
    <p className="primer-doors">
      <button type="button" className="button" onClick={got}>
        Got it
      </button>
      {lesson && (
        <a className="button quiet" href={lesson}>
          Guided first game
        </a>
      )}
    </p>
  </>
)
