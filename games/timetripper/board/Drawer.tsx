/** Papers over the field, when somebody asks for them: the battle, and the rest of the team. */
import { Glyph, t } from '@anachron/kit'
import { useEffect } from 'react'
import type { FigureId, View } from '../rules/types.ts'
import { BattleCard } from './BattleCard.tsx'
import { Others } from './Team.tsx'

export interface DrawerProps {
  view: View
  names: readonly string[]
  who: FigureId
  close(): void
}

export function Drawer({ view, names, who, close }: DrawerProps) {
  useEffect(() => {
    const pressed = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') close()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [close])
  return (
    <section className="tt-drawer" aria-label={t('Papers')}>
      <button type="button" className="button quiet icon" aria-label={t('Close')} onClick={close}>
        <Glyph name="close" />
      </button>
      <BattleCard view={view} />
      <Others view={view} names={names} who={who} />
    </section>
  )
}
