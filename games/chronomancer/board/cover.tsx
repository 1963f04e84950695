/** A crowded shop at dusk: the moon is a clock, the back door a portal, and a boat is coming in. */
import { Icon, t } from '@anachron/kit'
import books from '@anachron/kit/icons/book-pile'
import skull from '@anachron/kit/icons/candle-skull'
import cat from '@anachron/kit/icons/cat'
import ball from '@anachron/kit/icons/crystal-ball'
import hourglass from '@anachron/kit/icons/hourglass'
import lantern from '@anachron/kit/icons/old-lantern'
import hat from '@anachron/kit/icons/pointy-hat'
import vase from '@anachron/kit/icons/porcelain-vase'
import boat from '@anachron/kit/icons/shooner-sailboat'

const DUSK = ['#2a1b4d', '#3f2768', '#5c3583', '#844794', '#b55e93', '#e08480', '#f2b071']

export default function Cover() {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <defs>
        <clipPath id="ch-window">
          <path d="M52 300V190A98 98 0 0 1 248 190V300Z" />
        </clipPath>
        <radialGradient id="ch-glow">
          <stop offset="0" stopColor="#c9fff1" />
          <stop offset=".5" stopColor="#4fc0ae" />
          <stop offset="1" stopColor="#4fc0ae" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill="#1d1430" />
      <g clipPath="url(#ch-window)">
        {DUSK.map((colour, i) => (
          <rect key={colour} x="50" y={92 + i * 27} width="200" height="30" fill={colour} />
        ))}
        <circle cx="150" cy="168" r="50" fill="#f7e7bd" />
        <g stroke="#5c3583" strokeWidth="2.4" strokeLinecap="round">
          {Array.from({ length: 12 }, (_, i) => (
            <path key={`h${i * 30}`} d="M150 124v6" transform={`rotate(${i * 30} 150 168)`} />
          ))}
          <path d="M150 168V138M150 168l20 12" strokeWidth="3.4" />
        </g>
        <circle cx="150" cy="168" r="3.6" fill="#5c3583" />
        <path d="M50 262H250V310H50Z" fill="#245a6b" />
        <g stroke="#4fc0ae" strokeWidth="1.6" opacity=".7">
          <path d="M64 274h40M120 270h60M196 278h44M80 288h70M170 292h60" />
        </g>
        <g color="#1d1430">
          <Icon body={boat} size={64} at={[74, 212]} />
        </g>
      </g>
      <path d="M52 300V190A98 98 0 0 1 248 190V300Z" fill="none" stroke="#c9a15a" strokeWidth="7" />
      <path d="M52 300V190A98 98 0 0 1 248 190V300" fill="none" stroke="#7d5f2d" strokeWidth="1.5" />
      <path d="M150 92V300" stroke="#c9a15a" strokeWidth="2" opacity=".35" />
      <g color="#c9a15a">
        <path d="M26 0V126M276 0V112" stroke="#c9a15a" strokeWidth="1.4" />
        <Icon body={lantern} size={38} at={[7, 122]} />
        <Icon body={lantern} size={38} at={[257, 108]} />
      </g>
      <path d="M0 300H300V314H0Z" fill="#8a6a34" />
      <path d="M0 314H300V400H0Z" fill="#35224f" />
      <g color="#120b20">
        <Icon body={hat} size={58} at={[206, 248]} />
        <Icon body={cat} size={46} at={[16, 256]} />
      </g>
      <circle cx="150" cy="292" r="52" fill="url(#ch-glow)" opacity=".75" />
      <g color="#eafff9">
        <Icon body={ball} size={56} at={[122, 248]} />
      </g>
      <g color="#c9a15a" opacity=".95">
        <Icon body={vase} size={30} at={[20, 330]} />
        <Icon body={books} size={30} at={[76, 330]} />
        <Icon body={hourglass} size={30} at={[136, 330]} />
        <Icon body={skull} size={30} at={[196, 330]} />
        <Icon body={vase} size={30} at={[250, 330]} />
      </g>
      <path d="M0 366H300" stroke="#8a6a34" strokeWidth="5" />
      <g fontFamily="Fraunces, Georgia, serif" fill="#f7e7bd" textAnchor="middle">
        <text x="150" y="44" fontSize="24.5" fontWeight="600">
          {t('The Chronomancer')}
        </text>
        <text x="150" y="67" fontSize="16" fontWeight="400" fill="#e3b97a">
          {t('and his Assistant')}
        </text>
      </g>
      <path d="M6 6H294V394H6Z" fill="none" stroke="#c9a15a" strokeWidth="2" />
    </svg>
  )
}
