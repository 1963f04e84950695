import type { Hour } from './opponents.ts'

interface Rays {
  cx: number
  cy: number
  from: number
  to: number
  many: number
  width: number
  colour: string
}

function Rays({ cx, cy, from, to, many, width, colour }: Rays) {
  const lines = Array.from({ length: many }, (_, i) => {
    const [x, y] = [Math.cos((i / many) * 2 * Math.PI), Math.sin((i / many) * 2 * Math.PI)]
    const at = (r: number): string => `${(cx + r * x).toFixed(1)} ${(cy + r * y).toFixed(1)}`
    return `M${at(from)}L${at(to)}`
  })
  return <path d={lines.join('')} stroke={colour} strokeWidth={width} strokeLinecap="round" />
}

const STARS = Array.from({ length: 26 }, (_, i) => ({
  x: (i * 53.7 + 9) % 120,
  y: (i * 31.3 + 7) % 84,
  r: 0.6 + (i % 3) * 0.45,
}))

/** The hour behind the head: dawn for the gentle, noon for the keen, midnight for experts. */
export function Sky({ hour }: { hour: Hour }) {
  if (hour === 'dawn')
    return (
      <>
        <path d="M0 0H120V140H0Z" fill="#f3c78a" />
        <path d="M0 78H120V140H0Z" fill="#e79a6c" />
        <Rays cx={60} cy={80} from={50} to={92} many={28} width={3} colour="#f9dca8" />
        <circle cx="60" cy="80" r="46" fill="#fbe7bd" />
        <path d="M0 104q30-8 60 0t60 0V140H0Z" fill="#c96f58" />
      </>
    )
  if (hour === 'noon')
    return (
      <>
        <path d="M0 0H120V140H0Z" fill="#4fa3a8" />
        <Rays cx={60} cy={56} from={54} to={110} many={36} width={2.2} colour="#72bdbd" />
        <circle cx="60" cy="56" r="48" fill="#d9efdf" />
        <circle cx="60" cy="56" r="41" fill="none" stroke="#4fa3a8" strokeWidth="1.4" strokeDasharray="1 6.16" />
      </>
    )
  return (
    <>
      <path d="M0 0H120V140H0Z" fill="#1b1d46" />
      <g fill="#e9dfb8">
        {STARS.map(({ x, y, r }) => (
          <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r} />
        ))}
      </g>
      <circle cx="60" cy="56" r="49" fill="#34368a" />
      <path d="M60 7a49 49 0 1 1-34 84a56 56 0 0 0 34-84Z" fill="#5b55b8" />
      <circle cx="60" cy="56" r="43" fill="none" stroke="#d7c27a" strokeWidth="1" strokeDasharray="1 10.25" />
    </>
  )
}
