/** Energy as a gold burst, Resistance as an ivory shield: the same two marks wherever the numbers stand. */
import { t } from '@anachron/kit'
import type { Card } from '../content/index.ts'

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
  /** It may strike in the turn in which it arrives. */
  swift?: boolean
}

export const isSwift = ({ keywords }: Pick<Card, 'keywords'>): boolean => keywords.includes('target-first')

const Chevrons = () => (
  <svg className="ts-swift" viewBox="0 0 12 12" role="img" aria-label={t('Target First')}>
    <path d="M1 1l5 5-5 5M6 1l5 5-5 5" />
  </svg>
)

const change = (now: number, printed: number | undefined): 'up' | 'down' | undefined =>
  printed === undefined || now === printed ? undefined : now > printed ? 'up' : 'down'

export function Strength({ energy, resistance, plain, swift = false }: StrengthProps) {
  return (
    <span className="ts-strength">
      {swift && <Chevrons />}
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
