/** Small drawings of this game's own. */

/** A HAMMER on its way down: red head, steel face, a stub of a handle. Around (0, 0), 100 × 100. */
export function HammerArt({ size = 64 }: { size?: number }) {
  return (
    <svg className="th-hammer-art" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <g strokeLinejoin="round" stroke="var(--th-outline)" strokeWidth="4">
        <path d="M43 4H57V40H43Z" fill="var(--th-handle)" />
        <path d="M14 36H86V74H14Z" fill="var(--th-red)" />
        <path d="M14 36H86V45H14Z" fill="var(--th-red-high)" strokeWidth="0" />
        <path d="M8 72H92V90H8Z" fill="var(--th-face)" />
      </g>
      <g fill="var(--th-outline)">
        <circle cx="23" cy="59" r="4" />
        <circle cx="77" cy="59" r="4" />
      </g>
    </svg>
  )
}

/** A cube with its sign on the front, so that the two colours are two shapes as well. */
export function Cube({ kind, size = 18 }: { kind: 'action' | 'jamais'; size?: number }) {
  return (
    <svg className={`th-cube th-cube-${kind}`} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
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

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[10, 10]],
  2: [
    [5, 5],
    [15, 15],
  ],
  3: [
    [5, 5],
    [10, 10],
    [15, 15],
  ],
  4: [
    [5, 5],
    [15, 5],
    [5, 15],
    [15, 15],
  ],
  5: [
    [5, 5],
    [15, 5],
    [10, 10],
    [5, 15],
    [15, 15],
  ],
  6: [
    [5, 5],
    [15, 5],
    [5, 10],
    [15, 10],
    [5, 15],
    [15, 15],
  ],
}

export function Die({ face, size = 30 }: { face: number; size?: number }) {
  return (
    <svg className="th-die" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="4" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="1.9" />
      ))}
    </svg>
  )
}

/** The points of a jagged star as comics draw a blow. */
function star(points: number, inner: number, outer: number): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const r = (i % 2 ? inner : outer) * (1 + 0.14 * Math.sin(i * 2.7))
    const angle = (i / (points * 2)) * Math.PI * 2
    return `${(100 + r * Math.cos(angle)).toFixed(1)},${(60 + r * 0.62 * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}
const STAR = star(14, 62, 94)

export type Mood = 'good' | 'bad' | 'loud'

/** A blow, a repair, a leap: one shout and what it was about. */
export function Burst({ shout, words, mood, beat }: { shout: string; words: string; mood: Mood; beat: number }) {
  return (
    <div className="th-burst" data-mood={mood} aria-hidden="true" style={{ animationDuration: `${beat}ms` }}>
      <svg viewBox="0 0 200 120" aria-hidden="true">
        <polygon points={STAR} transform="translate(3 4)" className="th-burst-shadow" />
        <polygon points={STAR} className="th-burst-star" />
      </svg>
      <span className="th-shout">{shout}</span>
      {words && <span className="th-shout-words">{words}</span>}
    </div>
  )
}
