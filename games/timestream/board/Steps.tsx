import type { Step, View } from '../rules/types.ts'

/** TS-23, TS-25, TS-26, TS-27: the steps of a turn in which something is decided or seen, by their numbers. */
const STEPS: readonly [number, string, Step][] = [
  [3, 'Cells', 'cells'],
  [4, 'Play', 'play'],
  [5, 'Strike', 'target'],
  [6, 'Discard', 'discard'],
]

/** Which turn it is, and how far it has come. */
export function Steps({ view }: { view: View }) {
  if (view.turn === 0) return null
  return (
    <ol className="ts-steps" aria-label={`Turn ${view.turn}, steps`}>
      <li className="ts-turn number">Turn {view.turn}</li>
      {STEPS.map(([number, title, step]) => (
        <li key={step} aria-current={view.step === step ? 'step' : undefined}>
          <span className="number">{number}</span> <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}
