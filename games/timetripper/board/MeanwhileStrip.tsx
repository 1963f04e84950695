/** One line of paper in the sky: how many came on, fired, struck, who was swept up, and what it cost. */
import { Icon, t } from '@anachron/kit'
import boots from '@anachron/kit/icons/boot-prints'
import { isTripper } from '../rules/state.ts'
import { FluxMark } from './FluxMark.tsx'
import { GEAR_PICTURES } from './gear-pictures.ts'
import type { Meanwhile } from './meanwhile.ts'
import { tripperName } from './names.ts'
import { portraitOf } from './portraits.ts'

export function MeanwhileStrip({ meanwhile }: { meanwhile: Meanwhile }) {
  const { moves, fired, struck, stopped, losses, shells, swept, fled, awed } = meanwhile
  const friends = swept.filter(isTripper)
  const others = swept.length - friends.length
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
      {friends.map((who) => (
        <span key={who} className="tt-mean-swept">
          <Icon body={portraitOf(who)} size={22} />
          {t`${tripperName(who)} is in the flux`}
        </span>
      ))}
      {others > 0 && (
        <span className="tt-mean-swept">
          <svg width="20" height="20" viewBox="-12 -12 24 24" aria-hidden="true">
            <FluxMark radius={10} heading={null} spin={0} />
          </svg>
          {t`${others} swept up`}
        </span>
      )}
      {awed > 0 && <span>{t`${awed} follow you`}</span>}
      {fled > 0 && <span>{t`${fled} run away`}</span>}
      {moves.length + fired.size + struck.size + shells + swept.length + fled + awed === 0 && (
        <span>{t`${stopped.size} held back`}</span>
      )}
      {losses.slice(0, 4).map(({ loss }, i) => (
        <b key={i}>−{loss}</b>
      ))}
    </p>
  )
}
