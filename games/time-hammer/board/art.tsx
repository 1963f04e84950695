/** Small drawings of this game's own, in SVG. */
import type { ReactNode } from 'react'

/** For drawings that are told in words elsewhere. */
export const UNSAID = { 'aria-hidden': true } as const

/** A HAMMER that has come down, its face at (0, 0): red head, steel face, its level on it. About 116 × 106. */
export function HammerArt({ scale = 1, level }: { scale?: number; level?: number | string | undefined }) {
  return (
    <g className="th-hammer-art" transform={`scale(${scale}) rotate(9)`} strokeLinejoin="round">
      <path d="M-8 -98H10V-60H-8Z" fill="#b9793a" stroke="var(--th-out)" strokeWidth="4" />
      <path d="M-6 -96H-1V-62H-6Z" fill="#e0a566" />
      <path d="M-11 -106H13V-94H-11Z" fill="var(--th-out)" />
      <path d="M-45 -62H57V-12H-45Z" fill="var(--th-out)" />
      <path d="M-50 -66H52V-16H-50Z" fill="var(--th-red)" stroke="var(--th-out)" strokeWidth="4" />
      <path d="M-48 -64H50V-55H-48Z" fill="var(--th-red-high)" />
      <path d="M-48 -26H50V-18H-48Z" fill="var(--th-red-deep)" />
      <path d="M-56 -20H58V0H-56Z" fill="#cfd8df" stroke="var(--th-out)" strokeWidth="4" />
      <path d="M-54 -18H56V-13H-54Z" fill="#fff" />
      <path d="M-54 -5H56V-1H-54Z" fill="#8493a3" />
      {RIVETS.map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="3.4" fill="var(--th-out)" />
      ))}
      {level !== undefined && (
        <text className="th-level" x="1" y="-27">
          {level}
        </text>
      )}
    </g>
  )
}

const RIVETS = [
  [-40, -56],
  [42, -56],
  [-40, -27],
  [42, -27],
] as const

/** A cube with its sign on the front, so that the two colours are two shapes as well. */
export function Cube({
  kind,
  size = 18,
  at,
}: {
  kind: 'action' | 'jamais'
  size?: number
  at?: readonly [number, number]
}) {
  return (
    <svg
      className={`th-cube th-cube-${kind}`}
      x={at?.[0]}
      y={at?.[1]}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path className="th-cube-top" d="M2 6L7 1.500H18.500L13.500 6Z" />
      <path className="th-cube-side" d="M13.500 6L18.500 1.500V13.500L13.500 18.500Z" />
      <path className="th-cube-front" d="M2 6H13.500V18.500H2Z" />
      {kind === 'action' ? (
        <path className="th-cube-sign" d="M5.500 9L10.500 12.250L5.500 15.500Z" />
      ) : (
        <path className="th-cube-sign th-cube-turn" d="M10.800 10.500A3.400 3.400 0 1 0 11 13.600M11.300 8.700V11H9" />
      )}
    </svg>
  )
}

/** The points of a jagged star as comics draw a blow, around (0, 0). */
export function star(outer: number, inner: number, points = 15, flat = 0.62): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner * (0.86 + (0.28 * ((i * 37) % 5)) / 5) : outer * (0.82 + (0.36 * ((i * 53) % 7)) / 7)
    const angle = (i * Math.PI) / points
    return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle) * flat).toFixed(1)}`
  }).join(' ')
}

/** So broad is a letter of a shout's line on average, in pixels. */
const LETTER = 7.4

/** In two lines where one would leave the star. */
function ShoutLine({ width, y, line }: { width: number; y: number; line: string }) {
  const words = line.split(' ')
  const half = words.findIndex((_, i) => words.slice(0, i + 1).join(' ').length * 2 >= line.length) + 1
  const rows =
    line.length * LETTER <= width || half >= words.length
      ? [line]
      : [words.slice(0, half).join(' '), words.slice(half).join(' ')]
  return rows.map((row, i) => (
    <text key={row} className="th-shout-line" y={y + i * 16}>
      {row}
    </text>
  ))
}

/** A shout in a star, around (0, 0). */
export function Shout({ width, word, line, fill }: { width: number; word: string; line?: string; fill?: string }) {
  const size = Math.min(width * 0.2, (width * 1.05) / word.length)
  return (
    <g className="th-shout" {...UNSAID}>
      <polygon points={star(width * 0.62, width * 0.43)} transform="translate(5 6)" fill="#0b0d12" />
      <polygon points={star(width * 0.62, width * 0.43)} className="th-shout-edge" style={{ fill }} />
      <polygon points={star(width * 0.5, width * 0.37)} fill="#ffd94a" />
      <g transform="rotate(-5)">
        <text className="th-shout-word" y={line ? size * 0.16 : size * 0.34} fontSize={size}>
          {word}
        </text>
        {line && <ShoutLine width={width * 0.74} y={size * 0.16 + Math.max(17, size * 0.5)} line={line} />}
      </g>
    </g>
  )
}

export const Rivet = ({ x, y, r = 3 }: { x: number; y: number; r?: number }) => (
  <>
    <circle cx={x} cy={y} r={r} fill="var(--th-st4)" />
    <circle cx={x - r * 0.25} cy={y - r * 0.25} r={r * 0.5} fill="var(--th-st1)" />
  </>
)

/** A number in a box with a word under it: what sums are made of. */
export function Block({
  x,
  y,
  width,
  height,
  value,
  label,
  tone,
  children,
}: {
  x: number
  y: number
  width: number
  height: number
  value: ReactNode
  label: string
  /** Whose it is, or how it went. */
  tone: 'card' | 'seat-0' | 'seat-1' | 'good' | 'bad' | 'dark' | 'hidden'
  children?: ReactNode
}) {
  return (
    <g className={`th-block th-block-${tone}`} transform={`translate(${x} ${y})`}>
      <rect className="th-block-shadow" x="3" y="3" width={width} height={height} rx="4" />
      <rect className="th-block-face" width={width} height={height} rx="4" />
      <text className="th-block-value" x={width / 2} y={height * 0.56} fontSize={height * 0.46}>
        {value}
      </text>
      <text className="th-block-label" x={width / 2} y={height - 7}>
        {label}
      </text>
      {children}
    </g>
  )
}

/** Patterns that the drawings share. */
export const Patterns = () => (
  <defs>
    <pattern id="th-dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <circle cx="4.5" cy="4.5" r="2" fill="var(--th-dot)" />
    </pattern>
    <pattern id="th-tread" width="16" height="16" patternUnits="userSpaceOnUse">
      <path
        d="M3 6l4-4M11 14l4-4M11 2l4 4M3 10l4 4"
        stroke="var(--th-st3)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".55"
      />
    </pattern>
    <pattern id="th-hazard" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="26" height="26" fill="var(--th-hazard)" />
      <rect width="13" height="26" fill="#14161c" />
    </pattern>
    <linearGradient id="th-fade" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#fff" />
    </linearGradient>
    <mask id="th-below">
      <rect width="100%" height="100%" fill="url(#th-fade)" />
    </mask>
    <radialGradient id="th-glow">
      <stop offset="0" stopColor="#fff" />
      <stop offset=".35" stopColor="#fff" stopOpacity=".55" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
  </defs>
)
