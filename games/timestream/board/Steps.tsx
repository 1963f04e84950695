import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { type CSSProperties, useRef } from 'react'
import type { Step, View } from '../rules/types.ts'

/** TS-23, TS-25, TS-26, TS-27: the steps of a turn in which something is decided or seen. */
const STEPS: readonly [Sentence, Step][] = [
  [say`Cell`, 'cells'],
  [say`Play`, 'play'],
  [say`Strike`, 'target'],
  [say`End`, 'discard'],
]

/** Whether the step of the cells went by without one: whose turn it is has no more than before it. */
function useSkippedCell({ turn, active, players }: View): boolean {
  const seen = useRef<{ turn: number; now: readonly number[]; before: readonly number[] | undefined }>(undefined)
  const now = players.map(({ cells }) => cells.length)
  const { turn: last, now: known, before } = seen.current ?? {}
  // Somebody who comes in the middle of a turn, or looks at another time, is told nothing.
  seen.current = { turn, now, before: last === turn ? before : last === turn - 1 ? known : undefined }
  const had = seen.current.before?.[active]
  return had !== undefined && (now[active] as number) <= had
}

/** Which turn it is and whose, and how far it has come. */
export function Steps({ view, names, style }: { view: View; names: readonly string[]; style?: CSSProperties }) {
  const skipped = useSkippedCell(view)
  if (view.turn === 0 || view.result) return null
  const at = STEPS.findIndex(([, step]) => step === view.step)
  return (
    <div className="ts-steps" style={style}>
      <p>
        <b>{t`Turn ${view.turn}`}</b> <span>{names[view.active]}</span>
      </p>
      <ol aria-label={t('Steps of the turn')}>
        {STEPS.map(([title, step], i) => (
          <li
            key={step}
            aria-current={i === at ? 'step' : undefined}
            data-past={(i < at && !(step === 'cells' && skipped)) || undefined}
          >
            {step === 'cells' && skipped && i < at ? t`${t(title)}: none` : t(title)}
          </li>
        ))}
      </ol>
    </div>
  )
}
