/** The three kits as small posters: somebody against a sky, with what he has in his hands. */
import { Icon } from '@anachron/kit'
import rex from '@anachron/kit/icons/dinosaur-rex'
import crowd from '@anachron/kit/icons/meeple-army'
import runner from '@anachron/kit/icons/sprint'
import { GEAR_PICTURES } from './gear-pictures.ts'

interface Poster {
  /** Sky above, at the horizon, sun, far ground, near ground, figures. */
  paint: readonly [string, string, string, string, string, string]
  /** Body, size, left, top, turned. */
  things: readonly (readonly [string, number, number, number, number])[]
  /** What stands small on the horizon. */
  far: readonly (readonly [string, number, number, number])[]
}

const { m26, claymore, bayonet, m72, shotgun } = GEAR_PICTURES

const POSTERS: readonly Poster[] = [
  {
    paint: ['#7d3b2a', '#f2b766', '#ffe7ae', '#8f5a35', '#4b2e20', '#20140d'],
    far: [
      [crowd, 46, 26, 168],
      [crowd, 38, 84, 176],
      [crowd, 42, 232, 172],
    ],
    things: [
      [m26, 88, 28, 104, -24],
      [m26, 112, 98, 62, 6],
      [m26, 84, 192, 116, 28],
      [claymore, 92, 104, 226, 0],
    ],
  },
  {
    paint: ['#3c6f8f', '#f6cfa8', '#fff3d3', '#7b8a6a', '#3f5140', '#17211b'],
    far: [[crowd, 44, 22, 178]],
    things: [
      [runner, 186, 52, 74, 0],
      [bayonet, 70, 196, 246, 20],
    ],
  },
  {
    paint: ['#2f5b4c', '#d9d288', '#fff4bd', '#4d7350', '#243d2d', '#0e1a13'],
    far: [],
    things: [
      [rex, 150, 8, 66, 0],
      [m72, 124, 150, 110, 0],
      [shotgun, 112, 70, 214, 40],
    ],
  },
]

export function KitPicture({ nth }: { nth: number }) {
  const { paint, things, far } = POSTERS[nth % POSTERS.length] as Poster
  const [high, low, sun, ground, near, ink] = paint
  const id = `tt-kit-sky-${nth}`
  return (
    <svg className="tt-kit-picture" viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={high} />
          <stop offset="0.66" stopColor={low} />
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} d="M0 0H300V330H0Z" />
      {[88, 66, 44].map((r, i) => (
        <circle key={r} cx="196" cy="112" r={r} fill={sun} opacity={[0.22, 0.34, 0.9][i]} />
      ))}
      <path fill={ground} d="M0 212Q48 184 96 206T190 202T300 210V330H0Z" />
      <g color={near}>
        {far.map(([body, size, x, y]) => (
          <Icon key={x} body={body} size={size} at={[x, y]} />
        ))}
      </g>
      <path fill={near} d="M0 268Q70 244 150 258T300 252V330H0Z" />
      <g color={ink}>
        {things.map(([body, size, x, y, turn]) => (
          <g key={x} transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}>
            <Icon body={body} size={size} at={[x, y]} />
          </g>
        ))}
      </g>
    </svg>
  )
}
