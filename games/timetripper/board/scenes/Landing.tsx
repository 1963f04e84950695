/** Landing: the flux tears open, and behind it lies the place. */
import { say } from '@anachron/kernel/words'
import { Icon, type SceneProps, t } from '@anachron/kit'
import { catalogueOf, type Site } from '../../rules/catalogue.ts'
import type { TimeTripper, View } from '../../rules/types.ts'
import { useBox } from '../box.ts'
import { UnitToken } from '../FigureToken.tsx'
import { Scenery } from '../PlaceArt.tsx'
import { TRIPPER } from '../pictures.ts'
import { placeOf } from '../places/battles.ts'
import { paintOfPlace } from '../places/palettes.ts'
import { specialsOf } from '../rules-in-short.ts'
import { specimenOf } from '../specimen.ts'
import { Tear } from './tear.tsx'
import './scenes.css'

export function LandingScene({ event, view }: SceneProps<TimeTripper>) {
  const [box, { width, height }] = useBox<HTMLDivElement>()
  const site = event.kind === 'arrived' ? catalogueOf(event.own).battles[event.battle] : undefined
  if (!site) return null
  const place = placeOf(site)
  const { ink } = paintOfPlace(place)
  const tall = height > width
  const horizon = height * (tall ? 0.42 : 0.5)
  const size = Math.min(118, (width * 0.78) / Math.max(5, site.title.length * 0.52), height * 0.17)
  return (
    <div ref={box} className="tt-landing tt">
      <Scenery
        place={place}
        width={width}
        height={height}
        horizon={horizon}
        scale={tall ? 1.1 : (1.8 * height) / 900}
        left={width * 0.3}
        right={width * 0.7}
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <linearGradient id="tt-dark" x2="0" y2="1">
          <stop offset=".3" stopColor={ink} stopOpacity="0" />
          <stop offset=".78" stopColor={ink} stopOpacity=".84" />
        </linearGradient>
        <rect width={width} height={height} fill="url(#tt-dark)" />
        <linearGradient id="tt-beam" x2="0" y2="1">
          <stop offset="0" stopColor="#fff7df" stopOpacity=".7" />
          <stop offset="1" stopColor="#fff7df" stopOpacity="0" />
        </linearGradient>
        <path
          d={`M${width * 0.475}-20L${width * 0.4} ${height * 0.6}H${width * 0.6}L${width * 0.525}-20Z`}
          fill="url(#tt-beam)"
        />
        <g className="tt-falls" color={ink}>
          <g transform={`translate(${width / 2} ${height * 0.2}) rotate(38)`}>
            <Icon body={TRIPPER} size={74} at={[-37, -37]} />
          </g>
        </g>
        <Tear at={[width / 2, height * 0.475]} size={[width * (tall ? 0.5 : 0.43), height * (tall ? 0.5 : 0.49)]} />
      </svg>
      <div className="tt-landed">
        <p className="tt-landed-year">{t(site.date)}</p>
        <h2 style={{ fontSize: `${size.toFixed(0)}px` }}>{t(site.title)}</h2>
        <p className="tt-landed-flavour">{t(site.flavour)}</p>
        <div className="tt-landed-card">
          <div className="tt-landed-foes">
            {foesOf(view, site.number).map(({ line, count }) => (
              <span key={line.index}>
                <svg viewBox="-25 -27 50 54" aria-hidden="true">
                  <UnitToken {...specimenOf(line)} stunned={false} />
                </svg>
                <b>{count > 0 ? `×${count}` : ''}</b>
              </span>
            ))}
          </div>
          <div>
            {shortRules(site).map(({ name, words }) => (
              <p key={t(name)}>
                <b>{t(name)}</b> {t(words)}
              </p>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Who waits there; how many, once they have been set up. */
function foesOf(view: View, battle: number) {
  return (catalogueOf(view.own).battles[battle]?.lines ?? [])
    .filter(({ kind }) => kind !== 'mount')
    .slice(0, 4)
    .map((line) => ({
      line,
      count: view.units.filter((unit) => unit.line === line.index && unit.place === 'field').length,
    }))
}

/** As many as fit. */
const shortRules = (site: Site) => {
  const rules = specialsOf(site)
  return rules.length === 0 ? [{ name: say`No special rule.`, words: say`None is needed.` }] : rules.slice(0, 3)
}
