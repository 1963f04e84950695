import type { AnyGame } from '@anachron/kernel'
import type { Primer } from '@anachron/kit'
import { t } from '@anachron/kit'
import type { TableInfo } from '@anachron/wire'
import type { OpenGame } from '../../app/games.ts'
import { defaults, usualSeats } from '../setup/fitting.ts'
import './in-short.css'

/** The game in short, as this table plays it; without a table as it is usually played. */
export function primerOf(
  { game, board, entry }: Pick<OpenGame, 'game' | 'board' | 'entry'>,
  table?: Pick<TableInfo, 'options' | 'seats'>,
): Primer | undefined {
  const { options } = game as AnyGame
  const agreed = { ...defaults(options), ...(table?.options as object | undefined) }
  return board?.primer?.(agreed, table?.seats.length ?? usualSeats(game as AnyGame, entry))
}

/** A game in three answers. */
export function InShort({ primer }: { primer: Primer | undefined }) {
  if (!primer) return null
  return (
    <dl className="in-short">
      <dt>{t('Aim')}</dt>
      <dd>{t(primer.aim)}</dd>
      <dt>{t('Play')}</dt>
      <dd>{t(primer.turn)}</dd>
      <dt>{t('End')}</dt>
      <dd>{t(primer.end)}</dd>
    </dl>
  )
}
