import { Icon, Spot, t } from '@anachron/kit'
import { PHASES, type QuarkId, quarks } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { PHASE_NAMES } from '../words/phases.ts'
import type { Box } from './layout.ts'
import { QUARK_PICTURES } from './pictures.ts'

/** The near catwalk: round, phase, Paradox and Quark. */
export function Rail({ view, box }: { view: View; box: Box }) {
  const { x, y, width, height } = box
  if (height === 0) return null
  const { rounds } = view.options
  const round = rounds - view.die + 1
  const narrow = width < 560
  const line = y + height / 2 + 4.5
  const each = narrow ? 80 : 84
  const phases = narrow ? PHASES.filter((phase) => phase === view.phase) : PHASES
  const start = narrow ? 96 : (width - PHASES.length * each) / 2
  return (
    <g className="th-rail">
      <rect x={x} y={y} width={width} height={height} fill="var(--th-st4)" />
      <path d={`M${x} ${y}h${width}`} stroke="var(--th-out)" strokeWidth="3" />
      <Spot piece="die" label={t`Round ${round} of ${rounds}; the die shows ${view.die}`}>
        <text className="th-rail-words" x={x + 10} y={line}>
          {t`Round ${round} of ${rounds}`}
        </text>
      </Spot>
      <Spot label={t`${t(PHASE_NAMES[view.phase])} phase`}>
        {phases.map((phase, i) => (
          <g
            key={phase}
            className="th-phase"
            data-now={phase === view.phase || undefined}
            transform={`translate(${start + i * each} ${y + 2.5})`}
          >
            <path
              d={`M0 0h${each - 8}l7 ${(height - 4) / 2}l-7 ${(height - 4) / 2}h${-(each - 8)}l7 ${-(height - 4) / 2}z`}
            />
            <text x={each / 2 + 2} y={height / 2 + 2}>
              {t(PHASE_NAMES[phase])}
            </text>
          </g>
        ))}
      </Spot>
      {view.paradox && (
        <Spot
          piece="paradox"
          className="th-paradox"
          label={t('Paradox')}
          facts={[t('Nothing can be Rebooted before this turn ends.')]}
        >
          <rect x={width - (narrow ? 78 : 150)} y={y + 2} width={narrow ? 74 : 142} height={height - 4} rx="3" />
          <text x={width - (narrow ? 41 : 79)} y={line}>
            {narrow ? t('Paradox') : t('Paradox: no Reboots')}
          </text>
        </Spot>
      )}
      {view.quark && <Quark quark={view.quark} x={narrow ? start + each + 8 : 120} line={line} />}
    </g>
  )
}

const quarkFacts = (id: QuarkId) => ({
  label: t`Quark of this round: ${t(quarks[id].name)}`,
  facts: [t(quarks[id].text)],
})

const Quark = ({ quark, x, line }: { quark: QuarkId; x: number; line: number }) => (
  <Spot piece="quark" className="th-quark-mark" {...quarkFacts(quark)}>
    <Icon body={QUARK_PICTURES[quark]} size={16} at={[x, line - 13]} />
    <text className="th-rail-words" x={x + 20} y={line}>
      {t(quarks[quark].name)}
    </text>
  </Spot>
)

/** A Quark and what it changes, as the rulebook shows it. */
export function QuarkNote({ quark: id }: { quark: QuarkId }) {
  return (
    <Spot as="div" className="th-quark" {...quarkFacts(id)}>
      <Icon body={QUARK_PICTURES[id]} size={22} />
      <span>
        <b>{t(quarks[id].name)}</b> {t(quarks[id].text)}
      </span>
    </Spot>
  )
}
