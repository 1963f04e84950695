/** Two dice on the ground beside the field, and under them what they meant. */
import { NARROW, useLie } from './lie.ts'
import { facesOf, type Roll } from './rolls.ts'
import { toldLate, tumbling } from './suspense.ts'
import { UNSPOKEN } from './unspoken.ts'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

export function LastRoll({ roll, beat }: { roll: Roll; beat: number }) {
  const { width, height, scenery } = useLie()
  const narrow = width < NARROW
  const side = narrow ? 24 : Math.max(26, Math.min(38, height / 20))
  const left = scenery?.clear[0] ?? 0
  const [x, y] = narrow ? [width - 74, 26] : [Math.max(78, left * 0.5), height * 0.47]
  const [a, b] = facesOf(roll.total)
  const wide = roll.words.length * 6.7 + 18
  return (
    <g className="tt-dice" data-tone={roll.good === null ? undefined : roll.good ? 'good' : 'bad'} {...UNSPOKEN}>
      <Die at={[x - side * 0.72, y]} face={a} turn={-14} side={side} beat={beat} />
      <Die at={[x + side * 0.72, y + 5]} face={b} turn={22} side={side} beat={beat} />
      <g
        transform={`translate(${Math.min(Math.max(x, wide / 2 + 6), width - wide / 2 - 6)} ${y + side * (narrow ? 1.2 : 1.4)})`}
      >
        <g className="tt-dice-words" style={toldLate(beat)}>
          <rect x={-wide / 2} y="-12" width={wide} height="24" rx="4" />
          <text y="4.500">{roll.words}</text>
        </g>
      </g>
    </g>
  )
}

interface DieProps {
  at: readonly [number, number]
  face: number
  turn: number
  side: number
  beat: number
}

/** One die; with a beat it tumbles to where it lies. */
export const Die = ({ at, face, turn, side: s, beat }: DieProps) => (
  <g transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`}>
    <ellipse className="tt-die-shadow" cx="3" cy={s * 0.62} rx={s * 0.7} ry={s * 0.22} />
    <g style={beat > 0 ? { animation: `tt-tumble ${tumbling(beat)}ms cubic-bezier(.2,.8,.3,1) both` } : undefined}>
      <g transform={`rotate(${turn})`}>
        <rect className="tt-die-edge" x={-s / 2} y={-s / 2 + 4} width={s} height={s} rx={s * 0.2} />
        <rect className="tt-die" x={-s / 2} y={-s / 2} width={s} height={s} rx={s * 0.2} />
        {(PIPS[face] ?? []).map(([px, py]) => (
          <circle key={`${px}.${py}`} cx={px * s * 0.26} cy={py * s * 0.26} r={s * 0.09} />
        ))}
      </g>
    </g>
  </g>
)
