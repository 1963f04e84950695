import type { CSSProperties } from 'react'

/** Which of the nine places of a face have a pip. */
const PIPS: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}
/** How the cube is turned so that a face is in front, as degrees about x and y; the face itself is turned back. */
const TURNED: Record<number, readonly [number, number]> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}

/** A die that comes to rest with a face in front. */
export function Die({ face }: { face: number }) {
  const [x, y] = TURNED[face] ?? [0, 0]
  return (
    <span className="effect-die">
      <span className="effect-cube" style={{ '--x': `${x}deg`, '--y': `${y}deg` } as CSSProperties}>
        {Object.entries(PIPS).map(([value, pips]) => {
          const [backX, backY] = TURNED[Number(value)] ?? [0, 0]
          return (
            <svg
              aria-hidden="true"
              key={value}
              viewBox="0 0 30 30"
              style={{ transform: `rotateY(${-backY}deg) rotateX(${-backX}deg) translateZ(var(--half))` }}
            >
              {pips.map((at) => (
                <circle key={at} cx={7 + (at % 3) * 8} cy={7 + Math.floor(at / 3) * 8} r="2.8" />
              ))}
            </svg>
          )
        })}
      </span>
    </span>
  )
}
