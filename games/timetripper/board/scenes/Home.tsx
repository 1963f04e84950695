/** Home: the jungle trail of 1971, and the way there as stamps. */
import { count } from '@anachron/kernel/words'
import { Icon, type SceneProps, t } from '@anachron/kit'
import { catalogueOf } from '../../rules/catalogue.ts'
import type { TimeTripper } from '../../rules/types.ts'
import { useBox } from '../box.ts'
import { poundNumber } from '../names.ts'
import { Scenery } from '../PlaceArt.tsx'
import { TRIPPER } from '../pictures.ts'
import { HOME } from '../places/battles.ts'
import { paintOfPlace } from '../places/palettes.ts'
import { Stamp } from '../Stamp.tsx'
import './scenes.css'

export function HomeScene({ event, view }: SceneProps<TimeTripper>) {
  const [box, { width, height }] = useBox<HTMLDivElement>()
  if (event.kind !== 'home') return null
  const tall = height > width
  const { ink } = paintOfPlace(HOME)
  const stamps = view.visited.slice(-(tall ? 8 : Math.max(5, Math.floor(width / 130))))
  return (
    <div ref={box} className="tt-landing tt-home tt">
      <Scenery
        place={HOME}
        width={width}
        height={height}
        horizon={height * 0.54}
        scale={tall ? 1 : (1.7 * height) / 900}
        left={width * 0.3}
        right={width * 0.7}
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g color={ink} transform={`translate(${width / 2} ${height * 0.54})`}>
          <Icon body={TRIPPER} size={68} at={[-34, -58]} />
        </g>
      </svg>
      <div className="tt-came-home">
        <h2>{t('Home')}</h2>
        <p>{t('The jungle trail, 1971. The set hums once and is quiet. Nobody will believe a word of it.')}</p>
      </div>
      <div className="tt-home-foot">
        <dl className="tt-counts">
          <div>
            <dt>{t(event.battles < 10 ? 'under ten is very good' : 'on the way')}</dt>
            <dd>{t(count(event.battles, 'battle'))}</dd>
          </div>
          {event.value > 0 && (
            <div>
              <dt>{t('treasure brought home')}</dt>
              <dd>{event.value}</dd>
            </div>
          )}
          <div>
            <dt>{t('packed at the start')}</dt>
            <dd>{t`${poundNumber(view.startWeight)} lb`}</dd>
          </div>
        </dl>
        <div className="tt-stamps">
          {stamps.map((number) => {
            const site = catalogueOf(view.own).battles[number]
            return site && <Stamp key={number} battle={site} />
          })}
        </div>
      </div>
    </div>
  )
}
