import { costWords } from '../card-text.ts'
import type { Cost as CostOf } from '../content/index.ts'
import './cost.css'

const KINDS = [
  ['ancient', 'A'],
  ['future', 'F'],
  ['universal', 'U'],
] as const

/** What a card costs, in lights: a number for cells of any kind, one light for each cell of a certain kind. */
export function Cost({ cost }: { cost: CostOf }) {
  const words = costWords(cost)
  return (
    <span className="ts-cost" role="img" aria-label={`Cost: ${words}`} title={words}>
      {cost.any > 0 && <i className="ts-pip">{cost.any}</i>}
      {KINDS.map(([kind, letter]) =>
        Array.from({ length: cost[kind] }, (_, i) => (
          <i key={`${kind}${i}`} className={`ts-pip ts-${kind}`}>
            {letter}
          </i>
        )),
      )}
      {cost.void > 0 && <i className="ts-pip ts-price">V{cost.void}</i>}
      {cost.discardCell > 0 && <i className="ts-pip ts-price">D{cost.discardCell}</i>}
      {words === 'nothing' && <i className="ts-pip">0</i>}
    </span>
  )
}
