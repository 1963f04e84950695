/** A 1980 folio: flat field colours, and in the middle the flux, the only psychedelic thing in the house. */
import { hexCorners } from '@anachron/hex'
import { Icon, t } from '@anachron/kit'
import rex from '@anachron/kit/icons/dinosaur-rex'
import lancer from '@anachron/kit/icons/mounted-knight'
import tim from '@anachron/kit/icons/run'

const FLUX = ['#e86bb0', '#f2a93b', '#f4e04d', '#6fd3e3', '#8a5bd6', '#e2583e', '#3fae8f']

/** A closed wobbling ring around the middle of the flux. */
function ring(radius: number, turn: number): string {
  const points = Array.from({ length: 73 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2
    const r = radius * (1 + 0.09 * Math.sin(angle * 5 + turn) + 0.04 * Math.sin(angle * 3 - turn * 2))
    return `${(150 + r * Math.cos(angle)).toFixed(1)} ${(206 + r * 0.94 * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

export default function Cover() {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <rect width="300" height="400" fill="#c9c29a" />
      <g>
        {Array.from({ length: 20 }, (_, i) => (
          <path key={FLUX.length + i} d={ring(176 - i * 8.8, i * 0.42)} fill={FLUX[i % FLUX.length]} />
        ))}
        <circle cx="150" cy="206" r="7" fill="#fff7df" />
      </g>
      <path d="M0 322L0 400H300V318C252 300 214 330 164 316C104 300 56 336 0 322Z" fill="#5f7350" />
      <g fill="none" stroke="#40513a" strokeWidth="1.2" opacity=".75">
        {Array.from({ length: 3 }, (_, row) =>
          Array.from({ length: 9 }, (_, q) => (
            <polygon
              key={`${row}.${q * 31}`}
              points={hexCorners(22)}
              transform={`translate(${q * 33 + 4} ${346 + row * 38 + (q % 2) * 19})`}
            />
          )),
        )}
      </g>
      <g color="#1e241b">
        <Icon body={rex} size={132} at={[4, 204]} />
        <Icon body={lancer} size={96} at={[204, 228]} flip />
        <Icon body={tim} size={84} at={[124, 262]} />
      </g>
      <rect width="300" height="92" fill="#2d3a2a" />
      <path d="M0 92H300" stroke="#1e241b" strokeWidth="3" />
      <text
        x="150"
        y="58"
        textAnchor="middle"
        fontFamily="Fraunces, Georgia, serif"
        fontSize="43"
        fontWeight="900"
        fill="#f3ead8"
        letterSpacing="-1"
      >
        {t('TimeTripper')}
      </text>
      <text
        x="150"
        y="78"
        textAnchor="middle"
        fontFamily="Inter, sans-serif"
        fontSize="8.5"
        fontWeight="600"
        fill="#c9c29a"
        letterSpacing="1.6"
      >
        {t('SEVENTY-TWO BATTLES · ONE WAY HOME')}
      </text>
      <path d="M5 5H295V395H5Z" fill="none" stroke="#1e241b" strokeWidth="3" />
    </svg>
  )
}
