/** What is to be seen out of the window: dusk, a far town, the sea. It is the same at every look. */
import type { Window } from './scene-layout.ts'

const rnd = (i: number): number => {
  const x = Math.sin(i * 127.1 + 3.7) * 43758.5453
  return x - Math.floor(x)
}
const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Gradients by name, once in every drawing; a second drawing on the page names its own. */
export const Paints = ({ name = 'ch' }: { name?: string }) => (
  <defs>
    <linearGradient id={`${name}-sky`} x1="0" y1="0" x2="0" y2="1">
      {[0, 0.4, 0.74, 0.93, 1].map((offset, i) => (
        <stop key={offset} offset={offset} style={{ stopColor: `var(--ch-sky-${i})` }} />
      ))}
    </linearGradient>
    <linearGradient id={`${name}-sea`} x1="0" y1="0" x2="0" y2="1">
      {[0, 0.22, 1].map((offset, i) => (
        <stop key={offset} offset={offset} style={{ stopColor: `var(--ch-sea-${i})` }} />
      ))}
    </linearGradient>
    <radialGradient id={`${name}-portal`}>
      <stop offset="0" style={{ stopColor: 'var(--ch-portal-0)' }} />
      <stop offset="1" style={{ stopColor: 'var(--ch-portal-1)' }} />
    </radialGradient>
    <radialGradient id={`${name}-lamp`}>
      <stop offset="0" style={{ stopColor: 'var(--ch-lamp)', stopOpacity: 0.3 }} />
      <stop offset="1" style={{ stopColor: 'var(--ch-lamp)', stopOpacity: 0 }} />
    </radialGradient>
  </defs>
)

interface SkyProps {
  window: Pick<Window, 'top' | 'bottom' | 'horizon' | 'bell'>
  width: number
  /** Of its paints. */
  name?: string
}

export function Sky({ window: { top, bottom, horizon, bell }, width, name = 'ch' }: SkyProps) {
  const high = horizon - top
  const deep = bottom - horizon
  const wide = width > 600
  const roofs = times(31).map((i) => {
    const y = horizon - 6 - rnd(i + 70) * 20 - (i > 17 ? 8 : 0)
    return `L${(i / 30) * width} ${y}L${((i + 0.7) / 30) * width} ${y}`
  })
  return (
    <g className="ch-sky">
      <rect y={top} width={width} height={high + 2} fill={`url(#${name}-sky)`} />
      {times(46).map((i) => (
        <circle
          key={i}
          className="ch-star"
          cx={rnd(i) * width}
          cy={top + rnd(i + 50) * high * 0.62}
          r={0.5 + rnd(i + 9) * 0.9}
          opacity={0.25 + 0.6 * rnd(i + 3)}
        />
      ))}
      {wide && (
        <>
          <circle className="ch-star" cx={width * 0.962} cy={top + high * 0.33} r={16} />
          <circle className="ch-shade" cx={width * 0.962 - 7} cy={top + high * 0.33 - 4} r={14} />
        </>
      )}
      <path className="ch-far" d={`M0 ${horizon + 2}V${horizon - 14}${roofs.join('')}L${width} ${horizon + 2}Z`} />
      {times(26).map((i) => (
        <rect
          key={i}
          className="ch-light"
          x={width * 0.57 + rnd(i + 200) * width * 0.42}
          y={horizon - 5 - rnd(i + 300) * 14}
          width={2}
          height={2.6}
          opacity={0.4 + 0.6 * rnd(i)}
        />
      ))}
      <rect y={horizon} width={width} height={deep} fill={`url(#${name}-sea)`} />
      {times(34).map((i) => {
        const y = horizon + 4 + rnd(i + 20) ** 1.4 * (deep - 8)
        return (
          <path
            key={i}
            className={i % 3 ? 'ch-ripple' : 'ch-glint'}
            d={`M${rnd(i + 120) * width} ${y}h${10 + (rnd(i) * 34 * (y - horizon)) / deep + 8}`}
            opacity={0.12 + 0.2 * rnd(i + 5)}
          />
        )
      })}
      {bell && (
        <>
          <Lantern x={width * 0.204} long={10} />
          <Lantern x={width * 0.58} long={14} />
          <Lantern x={width * 0.9} long={8} />
        </>
      )}
    </g>
  )
}

const Lantern = ({ x, long }: { x: number; long: number }) => (
  <g className="ch-lantern" transform={`translate(${x} -2)`}>
    <path className="ch-chain" d={`M0 0v${long}`} />
    <circle cy={long + 8} r={17} opacity={0.16} />
    <path d={`M-5 ${long + 2}h10l2 6l-2 7h-10l-2 -7z`} />
    <path className="ch-cap" d={`M-5 ${long}h10v2h-10zM-5 ${long + 15}h10v2h-10z`} />
  </g>
)

/** The bell over the piers that rings in the Market. */
export const Bell = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <g className="ch-bell" transform={`translate(${x} ${y})`}>
    <path className="ch-beam" d="M-26 0H26" />
    <g className="ch-bell-body" data-piece="bell">
      <path d="M-17 34Q-11 28 -11 17Q-10 7 0 6Q10 7 11 17Q11 28 17 34Z" />
      <path className="ch-gleam" d="M-6 12Q-7 22 -9 29" />
      <circle cy={37} r={4} />
    </g>
  </g>
)

/** The wall behind the bench: boards, cogs, and a lamp's light. */
export function Wall({ from, width, height, middle }: { from: number; width: number; height: number; middle: number }) {
  return (
    <g className="ch-wall">
      <rect y={from} width={width} height={Math.max(0, height - from)} />
      {times(Math.ceil(width / 34)).map((i) => (
        <path key={i} d={`M${i * 34} ${from}V${height}`} />
      ))}
      <ellipse
        cx={middle}
        cy={from + (height - from) * 0.38}
        rx={middle * 1.1}
        ry={(height - from) * 0.55}
        fill="url(#ch-lamp)"
      />
    </g>
  )
}
