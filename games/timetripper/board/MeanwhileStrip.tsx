/** One line of paper in the sky: how many came on, fired, struck, and what it cost. */
import { Icon, t } from '@anachron/kit'
import boots from '@anachron/kit/icons/boot-prints'
import { GEAR_PICTURES } from './gear-pictures.ts'
import type { Meanwhile } from './meanwhile.ts'

export function MeanwhileStrip({ meanwhile }: { meanwhile: Meanwhile }) {
  const { moves, fired, struck, stopped, losses, shells } = meanwhile
  return (
    <p className="tt-mean">
      <em>{t('Meanwhile')}</em>
      {moves.length > 0 && (
        <span>
          <Icon body={boots} size={18} />
          {t`${moves.length} moved`}
        </span>
      )}
      {fired.size > 0 && (
        <span>
          <Icon body={GEAR_PICTURES.own} size={18} />
          {t`${fired.size} fired`}
        </span>
      )}
      {struck.size > 0 && (
        <span>
          <Icon body={GEAR_PICTURES.bayonet} size={18} />
          {t`${struck.size} struck`}
        </span>
      )}
      {shells > 0 && (
        <span>
          <Icon body={GEAR_PICTURES.m26} size={18} />
          {shells === 1 ? t('a shell') : t`${shells} shells`}
        </span>
      )}
      {moves.length + fired.size + struck.size + shells === 0 && <span>{t`${stopped.size} held back`}</span>}
      {losses.slice(0, 4).map(({ loss }, i) => (
        <b key={i}>−{loss}</b>
      ))}
    </p>
  )
}
