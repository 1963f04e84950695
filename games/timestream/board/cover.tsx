/** Lapis and gold leaf: six lanes run as circuits into one star. */
import { t } from '@anachron/kit'

const GOLD = '#e3c16f'
const CX = 150
const CY = 212

const polar = (r: number, degrees: number): readonly [number, number] => [
  CX + r * Math.sin((degrees * Math.PI) / 180),
  CY - r * Math.cos((degrees * Math.PI) / 180),
]
const at = (r: number, degrees: number): string =>
  polar(r, degrees)
    .map((n) => n.toFixed(1))
    .join(' ')

function star(points: number, outer: number, inner: number): string {
  return Array.from({ length: points * 2 }, (_, i) => at(i % 2 ? inner : outer, (i * 180) / points)).join(' ')
}

export default function Cover() {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <defs>
        <radialGradient id="ts-lapis" cx="50%" cy="53%" r="70%">
          <stop offset="0" stopColor="#2b4fae" />
          <stop offset=".55" stopColor="#18317c" />
          <stop offset="1" stopColor="#0c1a4a" />
        </radialGradient>
        <linearGradient id="ts-leaf" gradientUnits="userSpaceOnUse" x1="20" y1="80" x2="280" y2="340">
          <stop offset="0" stopColor="#f6e3a4" />
          <stop offset=".5" stopColor="#d5ab4f" />
          <stop offset="1" stopColor="#f3d98d" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill="url(#ts-lapis)" />
      <g fill="#f6e3a4">
        {Array.from({ length: 70 }, (_, i) => (
          <circle
            key={`s${i * 71}`}
            cx={(i * 71.3) % 300}
            cy={(i * 127.7) % 400}
            r={0.5 + ((i * 7) % 5) * 0.16}
            opacity={0.25 + ((i * 3) % 7) * 0.07}
          />
        ))}
      </g>
      <g fill="none" stroke={GOLD}>
        {[132, 128, 98, 64, 61].map((r) => (
          <circle key={r} cx={CX} cy={CY} r={r} strokeWidth={r === 132 || r === 64 ? 1.8 : 0.6} />
        ))}
        {Array.from({ length: 72 }, (_, i) => (
          <path key={`t${i * 5}`} d={`M${at(122, i * 5)}L${at(i % 6 ? 125 : 116, i * 5)}`} strokeWidth=".7" />
        ))}
      </g>
      {Array.from({ length: 6 }, (_, lane) => {
        const a = lane * 60
        return (
          <g key={`lane${a}`} fill="none" stroke="url(#ts-leaf)" strokeWidth="1.6" strokeLinejoin="round">
            <path d={`M${at(116, a)}L${at(46, a)}`} strokeWidth="3" />
            <path d={`M${at(114, a - 11)}L${at(94, a - 9)}L${at(84, a)}`} />
            <path d={`M${at(114, a + 11)}L${at(94, a + 9)}L${at(76, a)}`} />
            <path d={`M${at(108, a + 22)}L${at(82, a + 22)}L${at(66, a + 10)}L${at(58, a)}`} strokeWidth="1" />
            <g fill="#0c1a4a">
              <circle cx={polar(116, a)[0]} cy={polar(116, a)[1]} r="5.5" />
              <circle cx={polar(114, a - 11)[0]} cy={polar(114, a - 11)[1]} r="2.6" />
              <circle cx={polar(114, a + 11)[0]} cy={polar(114, a + 11)[1]} r="2.6" />
              <circle cx={polar(108, a + 22)[0]} cy={polar(108, a + 22)[1]} r="2" />
            </g>
            <circle cx={polar(116, a)[0]} cy={polar(116, a)[1]} r="2" fill="#f6e3a4" stroke="none" />
          </g>
        )
      })}
      <polygon points={star(12, 54, 27)} fill="#0f2361" stroke="url(#ts-leaf)" strokeWidth="1.2" />
      <polygon points={star(6, 46, 19)} fill="url(#ts-leaf)" />
      <circle cx={CX} cy={CY} r="14" fill="#122a70" stroke="#f6e3a4" strokeWidth="1.5" />
      <path d={`M${CX} ${CY}v-9M${CX} ${CY}l6 4`} stroke="#f6e3a4" strokeWidth="2" strokeLinecap="round" />
      <text
        x="150"
        y="56"
        textAnchor="middle"
        fontFamily="Fraunces, Georgia, serif"
        fontSize="30"
        fontWeight="500"
        letterSpacing="4.5"
        fill="url(#ts-leaf)"
      >
        {t('TIMESTREAM')}
      </text>
      <path d="M84 70H216M150 66l5 4l-5 4l-5 -4Z" stroke={GOLD} fill={GOLD} strokeWidth=".8" />
      <text
        x="150"
        y="372"
        textAnchor="middle"
        fontFamily="Inter, sans-serif"
        fontSize="8.5"
        letterSpacing="2.4"
        fill="#f0dca0"
      >
        {t('A DUEL ALONG CHAINS OF EVENTS')}
      </text>
      <path d="M10 10H290V390H10ZM15 15H285V385H15Z" fill="none" stroke={GOLD} strokeWidth=".9" />
    </svg>
  )
}
