import { Icon, t } from '@anachron/kit'
import { type CSSProperties, useRef } from 'react'
import { type AgentId, agentCards, DECADES, type Decade } from '../content/index.ts'
import { PRESENT } from '../rules/decades.ts'
import { HammerArt, Patterns, Rivet, Shout } from './art.tsx'
import { clamp } from './layout.ts'
import { pictureOf } from './pictures.ts'
import { useSize } from './use-size.ts'

interface CrackProps {
  decade: Decade
  level: number
  total: number
  /** Who stood there. */
  thrown: readonly { card: AgentId; seat: number }[]
  line: string
}

/** A repair has failed: the plate breaks, Agents fly towards 2020, and the HAMMER rolls after them. */
export function Crack({ decade, level, total, thrown, line }: CrackProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width: W, height: H } = useSize(box)
  const i = DECADES.indexOf(decade)
  const way = decade < PRESENT ? 1 : -1
  const each = clamp(W / 3.4, 120, 300)
  const deck = Math.min(H * 0.2, 150, each * 0.62)
  const top = H * 0.58
  const year = Math.min(46, each * 0.3)
  const scale = clamp(Math.min(H / 330, W / 320), 0.8, 2.1)
  const tall = clamp(H * 0.21, 78, 150)
  const cast = (units: number): CSSProperties => ({ '--back': `${(-way * units).toFixed()}px` }) as CSSProperties
  return (
    <div ref={box} className="th-moment">
      <svg className="th-scene" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <Patterns />
        <g transform={`translate(${W / 2 - each / 2} ${top})`}>
          {[-1, 1].map((k) => (
            <g key={k} transform={`translate(${k * each} 0)`}>
              <Plate width={each} deck={deck} year={DECADES[i + k]} size={year} />
            </g>
          ))}
          <g className="th-broken-left">
            <Half width={each} deck={deck} right={false} />
          </g>
          <g className="th-broken-right">
            <Half width={each} deck={deck} right />
          </g>
          <text className="th-scene-sign th-broken-year" x={each / 2} y={deck + 58} style={{ fontSize: year }}>
            {decade}
          </text>
        </g>
        <g transform={`translate(${W / 2 + way * each} ${top + deck * 0.5})`}>
          <g className="th-rolls" style={cast(each)}>
            <ellipse rx={60 * scale} ry={9 * scale} cy="3" fill="#0008" />
            <HammerArt scale={scale} level={level} />
          </g>
        </g>
        {thrown.map(({ card, seat }, k) => {
          const far = (0.42 + 0.9 * ((k + 1) / thrown.length)) * Math.min(each, W * 0.36)
          return (
            <g
              key={card}
              transform={`translate(${W / 2 + way * far} ${H * 0.36 + (k % 2) * tall * 0.3}) rotate(${way * (14 + k * 9)})`}
            >
              <g className="th-thrown" style={{ ...cast(far), animationDelay: `${330 + k * 110}ms` }}>
                <Flier card={card} seat={seat} tall={tall} />
              </g>
            </g>
          )
        })}
        <g transform={`translate(${W / 2 - way * Math.min(W * 0.2, 240)} ${H * 0.2})`}>
          <g className="th-scene-shout">
            <Shout
              width={Math.min(W * 0.6, H * 0.52, 430)}
              word={t('CRACK!')}
              line={t`${total} against ${level}`}
              fill="#f4593f"
            />
          </g>
        </g>
        <foreignObject
          x={W * 0.06}
          y={top + deck + (W < 560 ? 92 : 84)}
          width={W * (W < 560 ? 0.66 : 0.88)}
          height={H * 0.2}
        >
          <p className="th-crack-line">{line}</p>
        </foreignObject>
      </svg>
    </div>
  )
}

interface PlateProps {
  width: number
  deck: number
  year: Decade | undefined
  /** Of its letters. */
  size: number
}

function Plate({ width, deck, year, size }: PlateProps) {
  if (year === undefined) return null
  return (
    <>
      <rect width={width} height={deck} fill="var(--th-st2)" stroke="#0b0d12" strokeWidth="4" />
      <rect width={width} height={deck} fill="url(#th-tread)" />
      <rect width={width} height="10" fill="var(--th-st1)" />
      <rect y={deck} width={width} height="52" fill="#333d4a" stroke="#0b0d12" strokeWidth="4" />
      <text className="th-scene-sign" x={width / 2} y={deck + 26 + size * 0.36} style={{ fontSize: size }}>
        {year}
      </text>
      <Rivet x={14} y={22} r={5} />
      <Rivet x={width - 14} y={22} r={5} />
    </>
  )
}

/** One half of the plate, with a jagged edge where it broke. */
function Half({ width, deck, right }: { width: number; deck: number; right: boolean }) {
  const mid = width / 2
  const edge = `L${mid - 12} ${deck * 0.25}L${mid + 10} ${deck * 0.5}L${mid - 8} ${deck * 0.76}L${mid + 6} ${deck}`
  const d = right ? `M${width} 0H${mid}${edge}H${width}Z` : `M0 0H${mid}${edge}H0Z`
  return (
    <>
      <path d={d} fill="var(--th-st2)" stroke="#0b0d12" strokeWidth="4" strokeLinejoin="round" />
      <path d={d} fill="url(#th-tread)" />
      <Rivet x={right ? width - 14 : 14} y={22} r={5} />
    </>
  )
}

function Flier({ card, seat, tall }: { card: AgentId; seat: number; tall: number }) {
  const wide = tall * 0.74
  return (
    <g transform={`translate(${-wide / 2} ${-tall / 2})`}>
      <rect x="4" y="5" width={wide} height={tall} rx={wide * 0.2} fill="#0b0d12" />
      <rect className={`th-half-${seat}`} width={wide} height={tall} rx={wide * 0.2} />
      <rect
        x={wide * 0.1}
        y={wide * 0.1}
        width={wide * 0.8}
        height={tall - wide * 0.48}
        rx={wide * 0.12}
        fill="#fff8e8"
      />
      <g className="th-fighter-icon">
        <Icon body={pictureOf(card)} size={wide * 0.62} at={[wide * 0.19, wide * 0.2]} />
      </g>
      <text className="th-thrown-name" x={wide / 2} y={tall - wide * 0.13}>
        {t(agentCards[card].name)}
      </text>
    </g>
  )
}
