/** A technical drawing: one tank on four days, each day more of it there, and a bomb on its way into the future. */
import { Icon, t } from '@anachron/kit'
import tank from '@anachron/kit/icons/battle-tank'
import jet from '@anachron/kit/icons/jet-fighter'
import bomb from '@anachron/kit/icons/time-bomb'

const CYAN = '#6fd3e3'
const DAYS = [-3, -2, -1, 0]
const column = (i: number): number => 36 + i * 60

export default function Cover() {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <rect width="300" height="400" fill="#0c2030" />
      <g stroke={CYAN} strokeWidth=".5">
        {Array.from({ length: 26 }, (_, i) => (
          <path key={`v${i * 12}`} d={`M${i * 12} 0V400`} opacity={i % 5 === 0 ? 0.28 : 0.1} />
        ))}
        {Array.from({ length: 34 }, (_, i) => (
          <path key={`h${i * 12}`} d={`M0 ${i * 12}H300`} opacity={i % 5 === 0 ? 0.28 : 0.1} />
        ))}
      </g>
      <g fontFamily="JetBrains Mono, monospace" fill="#eaf7f8">
        <text x="24" y="58" fontSize="31" fontWeight="700" letterSpacing="1">
          {t('TIME LINE')}
        </text>
        <text x="24" y="94" fontSize="31" fontWeight="700" letterSpacing="1">
          {t('BATTLE')}
        </text>
        <path d="M24 108H276" stroke={CYAN} />
        <text x="24" y="124" fontSize="8" fill={CYAN} letterSpacing="1">
          {t('PLATE 1 · A WAR ON SEVERAL DAYS AT ONCE')}
        </text>
      </g>
      {DAYS.map((day, i) => (
        <g key={day}>
          <path d={`M${column(i)} 150V352`} stroke={CYAN} strokeWidth=".8" strokeDasharray="2 4" opacity=".8" />
          <g color={CYAN} opacity={0.16 + i * 0.28}>
            <Icon body={tank} size={54} at={[column(i) - 4, 280]} />
            <g transform={`translate(${column(i) + 24} 268)`} fill="none" stroke="currentColor" strokeWidth="2">
              {Array.from({ length: i }, (_, n) => (
                <path key={n * 5} d={`M-7 ${-n * 5}l7 -4l7 4`} />
              ))}
            </g>
          </g>
          <g color="#f2a93b" opacity={0.95 - i * 0.24}>
            <Icon body={jet} size={40} at={[column(i) + 4, 164]} />
          </g>
          <text
            x={column(i) + 24}
            y="368"
            fontSize="11"
            textAnchor="middle"
            fill="#eaf7f8"
            fontFamily="JetBrains Mono, monospace"
          >
            {day === 0 ? '0' : `−${-day}`}
          </text>
        </g>
      ))}
      <path d="M16 352H284m-9 -5l9 5l-9 5" fill="none" stroke={CYAN} strokeWidth="1.6" />
      <path d="M98 214C140 118 214 136 232 264" fill="none" stroke="#f3ead8" strokeDasharray="5 4" strokeWidth="1.4" />
      <g color="#f3ead8">
        <Icon body={bomb} size={26} at={[84, 206]} />
      </g>
      <g fill="none" stroke="#f3ead8" strokeWidth="1.2">
        <circle cx="236" cy="306" r="27" />
        <circle cx="236" cy="306" r="19" strokeDasharray="3 3" />
        <path d="M236 270v18M236 324v18M200 306h18M254 306h18" />
      </g>
      <path d="M12 12H288V388H12Z" fill="none" stroke={CYAN} opacity=".7" />
    </svg>
  )
}
