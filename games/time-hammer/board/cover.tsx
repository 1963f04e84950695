/** Riveted steel, seven decades as a bridge, and the hammer on its way down. */
import { t } from '@anachron/kit'

const DECADES = ['90', '00', '10', '20', '30', '40', '50']

function burst(points: number, inner: number, outer: number): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const r = (i % 2 ? inner : outer) * (1 + 0.16 * Math.sin(i * 2.7))
    const angle = (i / (points * 2)) * Math.PI * 2
    return `${(150 + r * Math.cos(angle)).toFixed(1)},${(276 + r * 0.72 * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

export default function Cover() {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <defs>
        <pattern id="th-hazard" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)">
          <rect width="28" height="28" fill="#15181d" />
          <rect width="14" height="28" fill="#f2c230" />
        </pattern>
        <pattern id="th-dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3" cy="3" r="1.3" fill="#000" opacity=".2" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="#58636f" />
      <path d="M0 0H300V136L0 190Z" fill="#69747f" />
      <path d="M0 190L300 136V270H0Z" fill="#4b555f" />
      <rect width="300" height="400" fill="url(#th-dots)" />
      <path d="M0 190L300 136M96 0L118 168" stroke="#353d46" strokeWidth="3" />
      <g fill="#343c45">
        {Array.from({ length: 12 }, (_, i) => (
          <g key={`r${i * 26}`}>
            <circle cx={i * 26 + 8} cy={176 - i * 4.7} r="3.2" />
            <circle cx={i * 26 + 7} cy={175 - i * 4.7} r="1.3" fill="#8b97a3" />
          </g>
        ))}
      </g>
      <polygon points={burst(15, 66, 128)} fill="#15181d" transform="translate(4 5)" />
      <polygon points={burst(15, 66, 128)} fill="#f4d23d" />
      <polygon points={burst(13, 40, 80)} fill="#fff4c8" />
      <g transform="rotate(-28 150 270)">
        <g stroke="#f3ead8" strokeWidth="4" strokeLinecap="round" opacity=".9">
          <path d="M92 118V56M118 108V38M186 108V44M210 120V70" />
        </g>
        <rect x="141" y="60" width="20" height="128" fill="#2c333b" stroke="#15181d" strokeWidth="4" />
        <rect x="138" y="52" width="26" height="54" rx="6" fill="#6d3b1f" stroke="#15181d" strokeWidth="4" />
        <path d="M92 176H210V246H92Z" fill="#d8402a" stroke="#15181d" strokeWidth="5" />
        <path d="M92 176H210V192H92Z" fill="#ee6a4f" />
        <path d="M84 238H218V262H84Z" fill="#aeb8c2" stroke="#15181d" strokeWidth="5" />
        <g fill="#15181d">
          <circle cx="104" cy="212" r="4" />
          <circle cx="198" cy="212" r="4" />
        </g>
      </g>
      <g>
        <path d="M0 322H300V344H0Z" fill="#23292f" />
        {DECADES.map((decade, i) => (
          <g key={decade}>
            <path
              d={`M${i * 43 + 2} 344v40M${i * 43 + 2} 352a20 20 0 0 1 39 0`}
              fill="none"
              stroke="#23292f"
              strokeWidth="5"
            />
            <text
              x={i * 43 + 21.5}
              y="338.5"
              textAnchor="middle"
              fontFamily="JetBrains Mono, monospace"
              fontWeight="700"
              fontSize="14"
              fill={i === 3 ? '#f4d23d' : '#dfe5ea'}
            >
              {decade}
            </text>
          </g>
        ))}
        <rect y="380" width="300" height="20" fill="url(#th-hazard)" />
      </g>
      <g fontFamily="Inter, sans-serif" fontWeight="800" fontSize="50" letterSpacing="-2" transform="rotate(-3 150 60)">
        <text x="22" y="58" fill="#15181d">
          {t('TIME')}
        </text>
        <text x="19" y="55" fill="#f3ead8">
          {t('TIME')}
        </text>
        <text x="22" y="104" fill="#15181d">
          {t('HAMMER')}
        </text>
        <text x="19" y="101" fill="#ff5a3c">
          {t('HAMMER')}
        </text>
      </g>
      <text
        x="278"
        y="126"
        textAnchor="end"
        fontFamily="Fraunces, Georgia, serif"
        fontWeight="600"
        fontSize="19"
        fill="#f3ead8"
        transform="rotate(-3 278 126)"
      >
        {t('The Dual')}
      </text>
      <path d="M3 3H297V397H3Z" fill="none" stroke="#15181d" strokeWidth="6" />
    </svg>
  )
}
