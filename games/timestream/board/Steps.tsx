import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { CSSProperties } from 'react'
import type { Step, View } from '../rules/types.ts'

/** TS-23, TS-25, TS-26, TS-27: the steps of a turn in which something is decided or seen. */
const STEPS: readonly [Sentence, Step][] = [
  [say`Cell`, 'cells'],
  [say`Play`, 'play'],
  [say`Strike`, 'target'],
  [say`End`, 'discard'],
]

/** Which turn it is and whose, and how far it has come. */
export function Steps({ view, names, style }: { view: View; names: readonly string[]; style?: CSSProperties }) {
  if (view.turn === 0 || view.result) return null
  const at = STEPS.findIndex(([, step]) => step === view.step)
  return (
    <div className="ts-steps" style={style}>
      <p>
        <b>{t`Turn ${view.turn}`}</b> <span>{names[view.active]}</span>
      </p>
      <ol aria-label={t('Steps of the turn')}>
        {STEPS.map(([title, step], i) => (
          <li key={step} aria-current={i === at ? 'step' : undefined} data-past={i < at || undefined}>
            {t(title)}
          </li>
        ))}
      </ol>
    </div>
  )
}
