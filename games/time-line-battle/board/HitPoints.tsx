import type { CSSProperties } from 'react'
import type { Landing } from './hit-times.ts'

interface HitPointsProps {
  hp: number
  lost: number
  /** What the day will cost. */
  due: number
  /** What is being lost just now, hit by hit; `lost` has it already. */
  fresh: readonly Landing[]
  at: readonly [number, number]
  width: number
  height: number
}

const BETWEEN = 1.5

/** Boxes as large as let all of them stand in the room there is. */
function boxes(hp: number, width: number, height: number): { size: number; across: number } {
  for (let size = 9; size > 3.4; size -= 0.4) {
    const across = Math.max(1, Math.floor((width + BETWEEN) / (size + BETWEEN)))
    if (Math.ceil(hp / across) * (size + BETWEEN) <= height + BETWEEN) return { size, across }
  }
  return { size: 3.2, across: Math.max(1, Math.floor((width + BETWEEN) / (3.2 + BETWEEN))) }
}

/** One box a hit point: full, hatched where the day will take it, crossed when it is gone. */
export function HitPoints({ hp, lost, due, fresh, at: [left, top], width, height }: HitPointsProps) {
  const { size, across } = boxes(hp, width, height)
  const path = (from: number, to: number, draw: (x: number, y: number) => string): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => {
      const n = from + i
      return draw(left + (n % across) * (size + BETWEEN), top + Math.floor(n / across) * (size + BETWEEN))
    }).join('')
  const box = (x: number, y: number): string => `M${x} ${y}h${size}v${size}h${-size}z`
  const cross = (x: number, y: number): string => `M${x} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}`
  const slash = (x: number, y: number): string => `M${x} ${y + size}l${size} ${-size}`
  const threatened = Math.min(hp, lost + due)
  const before = Math.max(0, lost - fresh.reduce((sum, { taken }) => sum + taken, 0))
  let from = before
  return (
    <g className="tlb-hp">
      <path className="tlb-hp-left" d={path(threatened, hp, box)} />
      <path className="tlb-hp-due" d={path(lost, threatened, box) + path(lost, threatened, slash)} />
      <path className="tlb-hp-lost" d={path(0, before, box) + path(0, before, cross)} />
      {fresh.map(({ taken, at: when }, i) => {
        const to = Math.min(lost, from + taken)
        const [boxed, crossed] = [path(from, to, box), path(from, to, cross)]
        from = to
        return (
          <g key={i} className="tlb-hp-fresh" style={{ '--at': when } as CSSProperties}>
            <path className="tlb-hp-lost" d={boxed + crossed} />
            <path className="tlb-hp-left" d={boxed} />
          </g>
        )
      })}
    </g>
  )
}
