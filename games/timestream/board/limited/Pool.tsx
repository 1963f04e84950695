import { rich, t } from '@anachron/kit'
import { CARD_TYPES, cards } from '../../content/index.ts'
import type { CardId } from '../../rules/types.ts'
import { typeName } from '../../words/card-text.ts'
import { CostCurve } from '../Charts.tsx'
import { Cost } from '../Cost.tsx'
import { chainsFor, countsOf } from './pools.ts'

/** What somebody has picked so far: how it costs, and whether there is something for each location. */
export function Pool({ pool }: { pool: readonly CardId[] }) {
  const counts = countsOf(pool)
  return (
    <section className="ts-pool" aria-label={t`Your cards, ${pool.length} cards`}>
      <h2>{rich`Your cards ${<span className="number">{pool.length}</span>}`}</h2>
      <p className="note">
        {t('For location')}{' '}
        {([1, 2, 3] as const).map((phase) => (
          <span key={phase} className="ts-pool-chain" data-none={chainsFor(pool, phase) === 0 || undefined}>
            {phase}: <b className="number">{chainsFor(pool, phase)}</b>
          </span>
        ))}
      </p>
      <CostCurve list={counts} />
      {CARD_TYPES.map((type) => {
        const held = cards.filter((card) => card.type === type && counts[card.id])
        if (held.length === 0) return null
        return (
          <div key={type}>
            <h3>{t(typeName(type))}</h3>
            <ul className="ts-pool-list">
              {held.map((card) => (
                <li key={card.id}>
                  {(counts[card.id] ?? 0) > 1 && <b className="number">{counts[card.id]} ×</b>} {t(card.name)}{' '}
                  {card.type !== 'power-cell' && <Cost cost={card.cost} />}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
