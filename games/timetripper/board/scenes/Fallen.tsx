/** Somebody’s last battle, and where nobody is left the end of the trip: the place without its colours, who did it. */
import { Icon, phrase, type SceneProps, t } from '@anachron/kit'
import { catalogueOf } from '../../rules/catalogue.ts'
import { apart } from '../../rules/display.ts'
import { lineOf } from '../../rules/state.ts'
import type { TimeTripper, View } from '../../rules/types.ts'
import { useBox } from '../box.ts'
import { UnitToken } from '../FigureToken.tsx'
import { pronouns, sentence, tripperName } from '../names.ts'
import { Scenery } from '../PlaceArt.tsx'
import { TRIPPER } from '../pictures.ts'
import { placeOf } from '../places/battles.ts'
import { actorOf, stillUnderWay } from '../scene.ts'
import { specimenOf } from '../specimen.ts'
import './scenes.css'

export function FallenScene({ event, view }: SceneProps<TimeTripper>) {
  const [box, { width, height }] = useBox<HTMLDivElement>()
  const site = catalogueOf(view.own).battles[view.battle?.number ?? 0]
  if (event.kind !== 'suffered' || !site) return null
  const tall = height > width
  const horizon = height * (tall ? 0.42 : 0.5)
  const size = tall ? 80 : 104
  const killers = killersOf(view, event.who)
  const left = stillUnderWay(view, event.who).map(tripperName)
  const { their } = pronouns(event.who)
  return (
    <div ref={box} className="tt-landing tt-death tt">
      <div className="tt-death-place">
        <Scenery
          place={placeOf(site)}
          width={width}
          height={height}
          horizon={horizon}
          scale={tall ? 1.1 : (1.8 * height) / 900}
          left={width * 0.3}
          right={width * 0.7}
        />
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <radialGradient id="tt-last-light" cx=".5" cy=".46" r=".62">
          <stop offset="0" stopColor="#7a1410" stopOpacity=".15" />
          <stop offset="1" stopColor="#0b0405" stopOpacity=".93" />
        </radialGradient>
        <rect width={width} height={height} fill="url(#tt-last-light)" />
        <g color="#fff3dc" transform={`translate(${width / 2} ${horizon - height * 0.04})`}>
          <g className="tt-lies">
            <Icon body={TRIPPER} size={size} at={[-size / 2, -size / 2]} />
          </g>
        </g>
      </svg>
      <div className="tt-landed">
        <p className="tt-landed-year">{t`${t(site.title)}, ${t(site.date)}`}</p>
        <h2>{t`${tripperName(event.who)} falls`}</h2>
        <p className="tt-landed-flavour">
          {event.loss > 0 && `${t`The last blow took ${event.loss}.`} `}
          {left.length > 0
            ? t`The trip goes on with ${left.join(', ')}. What ${tripperName(event.who)} carried lies where ${t(pronouns(event.who).they)} fell.`
            : t('The set goes on humming in the grass, and nobody answers it.')}
        </p>
        {killers.length > 0 && (
          <div className="tt-landed-card">
            <div className="tt-landed-foes">
              {killers.map(({ line, count }) => (
                <span key={line.index}>
                  <svg viewBox="-25 -27 50 54" aria-hidden="true">
                    <UnitToken {...specimenOf(line)} stunned={false} />
                  </svg>
                  <b>×{count}</b>
                </span>
              ))}
            </div>
            <p>
              {t`${killers
                .map(({ line, count }) => (count === 1 ? sentence(phrase(line.one)) : `${count} ${phrase(line.name)}`))
                .join(', ')} had got at him.`}{' '}
              {view.battles === 1
                ? t`It was ${t(their)} first battle.`
                : t`It was battle ${view.battles} of ${t(their)} trip.`}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

/** Whoever was acting; where that is not known those beside him, or whoever shoots. */
function killersOf(view: View, who: number) {
  const hex = view.trippers[who]?.hex ?? -1
  const up = view.units.filter(
    (unit) => unit.place === 'field' && !unit.fallen && unit.owner === null && lineOf(view, unit).kind !== 'mount',
  )
  const actor = up.filter(({ id }) => id === actorOf(view))
  const near = up.filter((unit) => apart(unit.hex, hex) === 1)
  const those = actor.length > 0 ? actor : near.length > 0 ? near : up.filter(({ accuracy }) => accuracy !== 'X')
  const lines = [...new Set(those.map((unit) => lineOf(view, unit)))]
  return lines.slice(0, 3).map((line) => ({ line, count: those.filter((unit) => lineOf(view, unit) === line).length }))
}
