import { t, tell } from '@anachron/kit'
import type { CellKind, Cost as CostOf } from '../content/index.ts'
import { costWords } from '../words/card-text.ts'
import { CellShape } from './shapes.tsx'
import './cost.css'

const KINDS: readonly [CellKind, string][] = [
  ['ancient', 'A'],
  ['future', 'F'],
  ['universal', 'U'],
]

const Pip = ({ kind, text }: { kind: CellKind | 'any'; text: string }) => (
  <i className={`ts-pip ts-${kind}`}>
    <CellShape kind={kind} />
    <b>{text}</b>
  </i>
)

/** What a card costs, in lights: a number for cells of any kind, one light for each cell of a certain kind. */
export function Cost({ cost }: { cost: CostOf }) {
  const words = tell(costWords(cost), [])
  const isFree = Object.values(cost).every((part) => part === 0)
  return (
    <span className="ts-cost" role="img" aria-label={t`Cost: ${words}`} title={words}>
      {cost.any > 0 && <Pip kind="any" text={`${cost.any}`} />}
      {KINDS.map(([kind, letter]) =>
        Array.from({ length: cost[kind] }, (_, i) => <Pip key={`${kind}${i}`} kind={kind} text={letter} />),
      )}
      {cost.void > 0 && <i className="ts-pip ts-price">V{cost.void}</i>}
      {cost.discardCell > 0 && <i className="ts-pip ts-price">D{cost.discardCell}</i>}
      {isFree && <Pip kind="any" text="0" />}
    </span>
  )
}
