/** The sky that opens when the recording comes home: rays, rings of stars, and the gate as large as it gets. */
import { Icon } from '@anachron/kit'
import sandsOfTime from '@anachron/kit/icons/sands-of-time'
import { useId } from 'react'
import { star } from './shapes.tsx'

const WIDE = 1600
const HIGH = 1000
const GATE = 235

const at = (r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
}

const ray = (i: number): string => {
  const half = i % 2 ? 1.6 : 3.2
  return `M0 0L${at(1150, i * 15 - half)}L${at(1150, i * 15 + half)}Z`
}

const RAYS = Array.from({ length: 24 }, (_, i) => i)
const RINGS = Array.from({ length: 9 }, (_, i) => i)

/** Stars of one ring around the gate, every third one large. */
const ring = (k: number): string[] =>
  Array.from({ length: 26 }, (_, i) => {
    const angle = ((i + (k % 2) / 2) / 26) * 2 * Math.PI
    const [x, y] = [280 * Math.sin(angle), -280 * Math.cos(angle)]
    const points = i % 3 ? star(4, 6, 1.7, angle) : star(8, 9, 3.8, angle)
    return points.replaceAll(/(\S+),(\S+)/g, (_, px, py) => `${(x + +px).toFixed(1)},${(y + +py).toFixed(1)}`)
  })

/** Wires of the rim, twelve times. */
const circuits = (r: number): string =>
  Array.from({ length: 12 }, (_, i) => {
    const a = i * 30 + 15
    return [
      `M${at(r * 0.9, a)}L${at(r * 0.5, a)}`,
      `M${at(r * 0.9, a - 5)}L${at(r * 0.8, a - 5)}L${at(r * 0.72, a)}`,
      `M${at(r * 0.9, a + 5)}L${at(r * 0.84, a + 5)}L${at(r * 0.76, a)}`,
    ].join('')
  }).join('')

const ticks = (r: number): string =>
  Array.from({ length: 72 }, (_, i) => `M${at(r, i * 5)}L${at(r - (i % 6 ? 8 : 16), i * 5)}`).join('')

export function Dome() {
  const [leaf, sky, light] = [useId(), useId(), useId()]
  return (
    <svg className="ts-dome" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={leaf} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="0.45" stopColor="#d9b152" />
          <stop offset="0.6" stopColor="#f4dc98" />
          <stop offset="1" stopColor="#94702a" />
        </linearGradient>
        <radialGradient id={sky} gradientUnits="userSpaceOnUse" cx={WIDE / 2} cy="320" r="960">
          <stop offset="0" stopColor="#fff6dc" />
          <stop offset="0.07" stopColor="#ffe3a0" />
          <stop offset="0.16" stopColor="#7f8fd8" />
          <stop offset="0.3" stopColor="#2a52bd" />
          <stop offset="0.6" stopColor="#0f2260" />
          <stop offset="1" stopColor="#050a1f" />
        </radialGradient>
        <radialGradient id={light} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1000">
          <stop offset="0" stopColor="#fff1c4" stopOpacity="0.9" />
          <stop offset="0.35" stopColor="#f0cf7f" stopOpacity="0.34" />
          <stop offset="1" stopColor="#f0cf7f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill={`url(#${sky})`} />
      <g transform={`translate(${WIDE / 2} 320)`}>
        <g className="ts-dome-rays" fill={`url(#${light})`}>
          {RAYS.map((i) => (
            <path key={i} d={ray(i)} opacity={i % 2 ? 0.5 : 0.8} />
          ))}
        </g>
        {RINGS.map((k) => (
          <g
            key={k}
            className="ts-dome-ring"
            fill="#f6d98c"
            style={{ animationDelay: `${-k}s`, transform: `scale(${(0.35 + k * 0.26).toFixed(2)})` }}
          >
            {ring(k).map((points) => (
              <polygon key={points} points={points} />
            ))}
          </g>
        ))}
        <g className="ts-dome-gate">
          <circle r={GATE} fill="#0b1748" stroke={`url(#${leaf})`} strokeWidth="5" />
          <g fill="none" stroke="#e9c877">
            <circle r={GATE - 11} strokeWidth="1.2" />
            <path d={ticks(GATE - 11)} strokeWidth="1.2" />
            <path d={circuits(GATE)} strokeWidth="1.4" />
          </g>
          <polygon points={star(12, GATE * 0.8, GATE * 0.44)} fill="#1b3a95" stroke={`url(#${leaf})`} strokeWidth="2" />
          <polygon points={star(6, GATE * 0.74, GATE * 0.32)} fill={`url(#${leaf})`} stroke="#fff6dc" />
          {[0, 1, 2, 3, 4, 5].map((i) => (
            <path
              key={i}
              d={`M0 0L${at(GATE * 0.32, i * 60 + 30)}L${at(GATE * 0.74, i * 60)}Z`}
              fill="#7a5716"
              opacity="0.38"
            />
          ))}
          <circle r={GATE * 0.31} fill="#0d1b4c" stroke="#fff1c4" strokeWidth="3" />
          <g color="#fff1c4">
            <Icon body={sandsOfTime} size={GATE * 0.48} at={[-GATE * 0.24, -GATE * 0.24]} />
          </g>
        </g>
      </g>
    </svg>
  )
}
