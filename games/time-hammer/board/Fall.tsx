import { t } from '@anachron/kit'
import { type CSSProperties, useRef } from 'react'
import { DECADES, type Decade } from '../content/index.ts'
import { HammerArt, Patterns, Rivet, Shout } from './art.tsx'
import { clamp } from './layout.ts'
import { useSize } from './use-size.ts'

/** Always the same splinters. */
const BITS = Array.from({ length: 18 }, (_, i) => {
  const [a, b] = [((i * 37) % 18) / 18, ((i * 11) % 7) / 7]
  const angle = -Math.PI * (0.08 + 0.84 * a)
  const far = 140 + b * 260
  return { dx: Math.cos(angle) * far, dy: Math.sin(angle) * far * 0.8 + 90, turn: b * 720, round: i % 3 !== 0 }
})

/** A HAMMER falls onto the decade; the bridge shakes and rivets fly. */
export function Fall({ decade, level, line }: { decade: Decade; level: number; line: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { width: W, height: H } = useSize(box)
  const i = DECADES.indexOf(decade)
  const each = clamp(W / 3.4, 130, 300)
  const top = H * 0.52
  const deck = Math.min(H * 0.2, 150)
  const scale = clamp(Math.min(H / 260, W / 240), 1.2, 2.9)
  const near = [i - 1, i, i + 1].map((k) => DECADES[k])
  return (
    <div ref={box} className="th-moment">
      <svg className="th-scene" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <Patterns />
        <g className="th-scene-span">
          {near.map((one, k) =>
            one === undefined ? null : (
              <g key={one} transform={`translate(${W / 2 + (k - 1.5) * each} ${top})`}>
                <rect width={each} height={deck} fill="var(--th-st2)" stroke="#0b0d12" strokeWidth="4" />
                <rect width={each} height={deck} fill="url(#th-tread)" />
                <rect width={each} height="10" fill="var(--th-st1)" />
                <rect
                  y={deck}
                  width={each}
                  height="58"
                  fill={one === decade ? '#b3200f' : '#333d4a'}
                  stroke="#0b0d12"
                  strokeWidth="4"
                />
                <text className="th-scene-sign" x={each / 2} y={deck + 45}>
                  {one}
                </text>
                <Rivet x={14} y={22} r={5} />
                <Rivet x={each - 14} y={22} r={5} />
              </g>
            ),
          )}
        </g>
        <g transform={`translate(${W / 2} ${top + deck * 0.62})`}>
          <ellipse rx={72 * scale} ry={12 * scale} cy="3" fill="#0008" />
          <g className="th-scene-hammer">
            <HammerArt scale={scale} level={level} />
          </g>
          {BITS.map(({ dx, dy, turn, round }, k) => (
            <g
              key={k}
              className="th-bit"
              style={
                {
                  '--dx': `${dx.toFixed()}px`,
                  '--dy': `${dy.toFixed()}px`,
                  '--r': `${turn.toFixed()}deg`,
                } as CSSProperties
              }
            >
              {round ? (
                <circle cx={(k - 9) * 9} cy="-4" r={4 + (k % 4)} fill="#c3ced7" stroke="#0b0d12" strokeWidth="2" />
              ) : (
                <path d={`M${(k - 9) * 9} -8l16 5l-6 12z`} fill="#93a2b1" stroke="#0b0d12" strokeWidth="2" />
              )}
            </g>
          ))}
        </g>
        <g transform={`translate(${W / 2} ${H * 0.17})`}>
          <g className="th-scene-klang">
            <Shout width={Math.min(W * 0.7, H * 0.55, 460)} word={t('KLANG!')} line={t`level ${level} on ${decade}`} />
          </g>
        </g>
        <text className="th-fall-line" x={W / 2} y={H * 0.95}>
          {W >= 560 ? line : ''}
        </text>
      </svg>
    </div>
  )
}
