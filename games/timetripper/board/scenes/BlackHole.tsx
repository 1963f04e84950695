/** The Black Hole: the greatest disaster of a trip. */
import { Icon, type SceneProps, t } from '@anachron/kit'
import type { TimeTripper, View } from '../../rules/types.ts'
import { useBox } from '../box.ts'
import { GEAR_PICTURES } from '../gear-pictures.ts'
import { gearName, tripperName } from '../names.ts'
import { TRIPPER } from '../pictures.ts'
import { dice } from '../places/paint.ts'
import './scenes.css'

const FIRE = ['#40060a', '#6d0d10', '#a31d14', '#d8451f', '#ff7a2f', '#ffb35a', '#ffe0a0'] as const

export function BlackHoleScene({ view }: SceneProps<TimeTripper>) {
  const [box, { width, height }] = useBox<HTMLDivElement>()
  const [cx, cy] = [width / 2, height * 0.34]
  const R = Math.min(width, height) * 0.19
  return (
    <div ref={box} className="tt-landing tt-blackhole tt">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect width={width} height={height} fill="#030208" />
        <Streaks cx={cx} cy={cy} R={R} />
        <g className="tt-disc" transform={`translate(${cx} ${cy}) rotate(-12)`}>
          {Array.from({ length: 15 }, (_, i) => {
            const q = R * (2.5 - i * 0.1)
            return (
              <ellipse
                key={i}
                rx={q}
                ry={q * 0.3}
                fill="none"
                stroke={FIRE[Math.min(6, Math.floor(i / 2.1))]}
                strokeWidth={R * 0.12}
              />
            )
          })}
          <circle r={R * 1.04} fill="none" stroke="#ffd9a0" strokeWidth={R * 0.05} />
          <circle r={R} fill="#000" />
          {Array.from({ length: 9 }, (_, i) => {
            const q = R * (1.9 - i * 0.1)
            return (
              <path
                key={i}
                d={`M${-q} 0A${q} ${q * 0.3} 0 0 0 ${q} 0`}
                fill="none"
                stroke={FIRE[Math.min(6, 2 + Math.floor(i / 1.8))]}
                strokeWidth={R * 0.07}
              />
            )
          })}
        </g>
        {[TRIPPER, GEAR_PICTURES.treasure, GEAR_PICTURES['recovered-melee'], GEAR_PICTURES.m26].map((body, i) => {
          const a = -2.7 + i * 0.8
          const q = R * (3.1 - i * 0.34)
          const z = R * (0.5 - i * 0.05)
          return (
            <g
              key={body.length}
              color={i ? '#ffd9a0' : '#fff'}
              transform={`translate(${cx + Math.cos(a) * q * 1.1} ${cy + Math.sin(a) * q * 0.62}) rotate(${a * 80})`}
            >
              <Icon body={body} size={z} at={[-z / 2, -z / 2]} />
            </g>
          )
        })}
      </svg>
      <div className="tt-landed">
        <h2>{t('The Black Hole')}</h2>
        <p className="tt-landed-flavour">
          {t('A flash without light, a fall without a floor, and everything begins again.')}
        </p>
        <dl className="tt-counts">
          {lossesOf(view).map(([what, words]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Streaks({ cx, cy, R }: { cx: number; cy: number; R: number }) {
  const r = dice(4)
  let d = ''
  for (let i = 0; i < 200; i++) {
    const a = r() * 7
    const q = R * (1.5 + r() * 3.4)
    const long = (8 + 60 * r()) * ((R * 2.4) / q)
    const [x, y] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.8]
    d += `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(a + 1.9) * long).toFixed(1)} ${(Math.sin(a + 1.9) * long * 0.8).toFixed(1)}`
  }
  return <path d={d} stroke="#cfd6ff" strokeWidth="1" opacity=".5" fill="none" />
}

/** What is lost, and what one begins again with; the view is still that of before. */
function lossesOf(view: View): readonly (readonly [string, string])[] {
  const held = view.trippers.flatMap((tripper, id) => (tripper.place === 'held' ? [{ tripper, id }] : []))
  const treasure = held.flatMap(({ tripper }) => tripper.gear.filter(({ what }) => what === 'treasure'))
  const most = held.toSorted((a, b) => b.tripper.experience - a.tripper.experience)[0]
  return [
    [t('Experience'), most && most.tripper.experience > 0 ? `${most.tripper.experience} → 0` : '0'],
    ...(treasure.length > 0 ? [['lost', treasure.map((gear) => gearName(gear, view.own)).join(', ')] as const] : []),
    [t('the first kit'), held.length > 1 ? t('rolled anew') : t`${tripperName(most?.id ?? 0)} has it again`],
  ]
}
