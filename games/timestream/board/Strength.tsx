/** Energy as a gold burst, Resistance as an ivory shield: the same two marks wherever the numbers stand. */
import { t } from '@anachron/kit'

const Burst = () => (
  <svg viewBox="0 0 22 20" preserveAspectRatio="none" aria-hidden="true">
    <path d="M11 0l3 2.6 4-.4.6 4L22 10l-3.4 3.8-.6 4-4-.4-3 2.6-3-2.6-4 .4-.6-4L0 10l3.4-3.8.6-4 4 .4z" />
  </svg>
)

const Shield = () => (
  <svg viewBox="0 0 22 20" preserveAspectRatio="none" aria-hidden="true">
    <path d="M1 1h20v9c0 6-5 8.5-10 10C6 18.5 1 16 1 10z" />
  </svg>
)

interface StrengthProps {
  energy: number
  resistance: number
  /** What stands on the card itself; what is more than that is marked. */
  plain?: readonly [energy: number, resistance: number]
}

const change = (now: number, printed: number | undefined): 'up' | 'down' | undefined =>
  printed === undefined || now === printed ? undefined : now > printed ? 'up' : 'down'

export function Strength({ energy, resistance, plain }: StrengthProps) {
  return (
    <span className="ts-strength">
      <i className="ts-energy" data-change={change(energy, plain?.[0])} title={t('Energy')}>
        <Burst />
        <b>{energy}</b>
      </i>
      <i className="ts-resistance" data-change={change(resistance, plain?.[1])} title={t('Resistance')}>
        <Shield />
        <b>{resistance}</b>
      </i>
    </span>
  )
}
