import type { CSSProperties, ReactNode } from 'react'
import { Die } from './Die.tsx'
import type { Thrown } from './effect.ts'
import type { Placed } from './place.ts'

const MOST_COINS = 8

/** One effect as it is drawn over the board; without motion the same fact as a still. */
export function Drawn({ placed }: { placed: Placed }) {
  const { effect, at, from } = placed
  switch (effect.kind) {
    case 'tracer':
      return (
        <Placing
          className="effect-tracer"
          placed={placed}
          more={wayOf(edgeOf(from, at), edgeOf(at, from))}
          where={edgeOf(from, at)}
          seat={effect.seat}
        >
          <i className="effect-line" />
          <i className="effect-bolt" />
        </Placing>
      )
    case 'arc':
      return (
        <Placing className="effect-arc" placed={placed} more={wayOf(from, at)} where={from} seat={effect.seat}>
          <Thrower>{THROWN[effect.thrown]}</Thrower>
        </Placing>
      )
    case 'coins':
      return (
        <Placing className="effect-coins" placed={placed} more={wayOf(from, at)} where={from}>
          {Array.from({ length: Math.min(MOST_COINS, effect.count) }, (_, i) => (
            <Thrower key={i} n={i}>
              {COIN}
            </Thrower>
          ))}
        </Placing>
      )
    case 'burst':
      return (
        <Placing className="effect-burst" placed={placed} where={at}>
          <svg aria-hidden="true" viewBox="-50 -50 100 100" data-size={effect.size}>
            <polygon className="effect-flame" points={STAR} />
            <polygon className="effect-core" points={STAR} transform="rotate(15) scale(.55)" />
          </svg>
        </Placing>
      )
    case 'ring':
      return (
        <Placing className="effect-ring" placed={placed} where={at} more={sizeOf(at)} seat={effect.seat}>
          <i />
        </Placing>
      )
    case 'flip':
      return (
        <Placing className="effect-flip" placed={placed} where={at} more={sizeOf(at)} seat={effect.seat}>
          <i />
        </Placing>
      )
    case 'number':
      return (
        <Placing className="effect-number" placed={placed} where={at}>
          <b data-tone={effect.tone}>{effect.text}</b>
        </Placing>
      )
    case 'stamp':
      return (
        <Placing className="effect-stamp" placed={placed} where={at}>
          <b>{effect.text}</b>
        </Placing>
      )
    case 'dice':
      return (
        <Placing className="effect-dice" placed={placed} where={at}>
          {effect.faces.map((face, i) => (
            <Die key={i} face={face} />
          ))}
        </Placing>
      )
    case 'shake':
      return null
  }
}

interface PlacingProps {
  className: string
  placed: Placed
  where: { x: number; y: number }
  more?: Record<string, string>
  seat?: number | undefined
  children: ReactNode
}

function Placing({ className, placed: { timing, effect }, where, more, seat, children }: PlacingProps) {
  const style = {
    '--ms': `${timing.ms}ms`,
    '--delay': `${timing.delay}ms`,
    ...(seat === undefined ? {} : { '--by': `var(--seat-${seat % 8})` }),
    ...more,
    transform: `translate(${where.x}px, ${where.y}px)`,
  }
  return (
    <span
      className={`effect ${className}`}
      data-effect={effect.kind}
      data-odd={odd(seat)}
      style={style as CSSProperties}
    >
      {children}
    </span>
  )
}

/** Seats differ by shape, too. */
const odd = (seat: number | undefined): true | undefined => (seat !== undefined && seat % 2 === 1) || undefined

/** Flies in an arc: one layer goes along, one up and down, one turns. */
const Thrower = ({ n = 0, children }: { n?: number; children: ReactNode }) => (
  <i className="effect-along" style={{ '--n': n } as CSSProperties}>
    <i className="effect-up">
      <i className="effect-turn">{children}</i>
    </i>
  </i>
)

interface Spot {
  x: number
  y: number
}

/** Where the straight way to another piece leaves this one: shots cross no picture and no number. */
function edgeOf(piece: Spot & { width: number; height: number }, towards: Spot): Spot {
  const [dx, dy] = [towards.x - piece.x, towards.y - piece.y]
  const across = Math.max(Math.abs(dx) / (piece.width / 2), Math.abs(dy) / (piece.height / 2))
  return across <= 1 ? piece : { x: piece.x + dx / across, y: piece.y + dy / across }
}

function wayOf(from: Spot, to: Spot): Record<string, string> {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return {
    '--dx': `${dx}px`,
    '--dy': `${dy}px`,
    '--up': `${Math.min(0, dy) - Math.min(120, 30 + length * 0.25)}px`,
    '--length': `${length}px`,
    '--reach': String(length),
    '--angle': `${Math.atan2(dy, dx)}rad`,
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }): Record<string, string> => ({
  '--wide': `${width}px`,
  '--high': `${height}px`,
})

const POINTS = 12
const STAR = Array.from({ length: POINTS * 2 }, (_, i) => {
  const angle = (i * Math.PI) / POINTS
  const radius = i % 2 ? 24 + (i % 3) * 3 : 46 - (i % 5) * 3
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
}).join(' ')

const COIN = (
  <svg aria-hidden="true" className="effect-coin" viewBox="-12 -12 24 24">
    <circle r="11" />
    <path d="M0 -6v12M3 -3.500h-4a2 2 0 0 0 0 4h2a2 2 0 0 1 0 4h-4" />
  </svg>
)

const THROWN: Record<Thrown, ReactNode> = {
  bomb: (
    <svg aria-hidden="true" className="effect-bomb" viewBox="-16 -16 32 32">
      <circle cy="3" r="10" />
      <path d="M4 -6l3 -4q4 -3 6 1" />
      <path className="effect-fuse" d="M13 -9l1 -4M14 -8l4 0M13 -7l2 3" />
    </svg>
  ),
  spark: (
    <svg aria-hidden="true" className="effect-spark" viewBox="-12 -12 24 24">
      <path d="M0 -11L3 -3L11 0L3 3L0 11L-3 3L-11 0L-3 -3Z" />
    </svg>
  ),
}
