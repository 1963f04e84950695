/** The shapes that stand for things wherever they are drawn: kinds of cells, kinds of cards, stars. */
import type { CardType, CellKind } from '../content/index.ts'

/** The outline of a star with so many points, its two radii, around (0, 0). */
export const star = (points: number, outer: number, inner: number, turn = 0): string =>
  Array.from({ length: points * 2 }, (_, k) => {
    const r = k % 2 ? inner : outer
    const angle = turn + (k * Math.PI) / points
    return `${(r * Math.sin(angle)).toFixed(1)},${(-r * Math.cos(angle)).toFixed(1)}`
  }).join(' ')

/** In a square of 20: square for Ancient, hexagon for Future, sun for Universal, circle for any kind. */
const OUTLINE: Record<CellKind | 'any', string> = {
  ancient:
    'M4 2.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5z',
  future: 'M5.2 1.5h9.600L19.5 10l-4.7 8.5H5.200L.5 10z',
  universal:
    'M10 0l2.4 2.8 3.5-1 .6 3.7 3.5 1.5-1.7 3.3 1.7 3.3-3.5 1.5-.6 3.7-3.5-1L10 20l-2.4-2.2-3.5 1-.6-3.700L0 13.600l1.7-3.300L0 7l3.5-1.5.6-3.7 3.5 1z',
  any: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z',
}

export const CellShape = ({ kind }: { kind: CellKind | 'any' }) => (
  <svg className="ts-shape" viewBox="0 0 20 20" aria-hidden="true">
    <path d={OUTLINE[kind]} />
  </svg>
)

/** Shield, burst and link: what kind of card it is, beside its colour. */
const KIND: Partial<Record<CardType, string>> = {
  advance: 'M10 1l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V4z',
  obstacle: 'M10 0l2.5 6 6.5-2.5L16.5 10l2.5 6.5L12.5 14 10 20l-2.5-6L1 16.5 3.5 10 1 3.5 7.5 6z',
  'event-chain':
    'M7 5a5 5 0 1 0 2.6 9.200l-1.4-1.700a3 3 0 1 1 0-5l1.4-1.700A5 5 0 0 0 7 5zm6 0a5 5 0 1 1-2.6 9.200l1.4-1.700a3 3 0 1 0 0-5l-1.4-1.700A5 5 0 0 1 13 5z',
}

export function KindMark({ type }: { type: CardType }) {
  const path = KIND[type]
  return path ? (
    <svg className="ts-kind" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : null
}

/** The clasp of a locked link. */
export const Clasp = () => (
  <svg className="ts-clasp" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6 9V6.5a4 4 0 0 1 8 0V9" fill="none" stroke="#fff1c4" strokeWidth="2.2" />
    <rect x="3" y="8.5" width="14" height="10" rx="2" fill="#e9c877" stroke="#0a1233" />
    <circle cx="10" cy="13" r="1.8" fill="#0a1233" />
  </svg>
)
