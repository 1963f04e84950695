/** Corruption cards held, and what they cost at the end. */
import { Icon, Spot } from '@anachron/web/kit'
import { CORRUPTION, CORRUPTIONS } from '../content/index.ts'
import { cardsHeld, lossOf, lossTo } from '../rules/corruption.ts'
import type { Action, ChronoFrame, Shop, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { skull, VICE } from './pictures.ts'

const tries = (frame: ChronoFrame | undefined, card: (typeof CORRUPTIONS)[number]): Action[] =>
  frame?.kind === 'purge' ? [{ kind: 'discard', card }] : [{ kind: 'secure', card }]

export function Vices({ view, seat }: { view: View; seat: number }) {
  const shop = view.shops[seat] as Shop
  const held = cardsHeld(shop)
  return (
    <section className="ch-vices" aria-label="Corruption" data-piece={`vices-${seat}`}>
      <h3>
        Corruption
        <span className="ch-held">
          {held === 0 ? 'none' : `${say.count(held, 'card')}, −${lossTo(shop.corruption, view.lair)} Gold`}
        </span>
      </h3>
      <div className="ch-vice-cards">
        {CORRUPTIONS.map((card, i) => {
          const n = shop.corruption[i] as number
          if (n === 0) return null
          const { name, source } = CORRUPTION[card]
          return (
            <Spot
              key={card}
              as="div"
              piece={`vice-${seat}-${card}`}
              from="vice-deck"
              className="ch-vice"
              label={`${say.count(n, name)}, ${lossOf(card, view.lair)} Gold lost each`}
              facts={[
                card === 'vendetta' ? 'Costs 1 Gold for every Rogue in the lair at the end.' : 'Lost in Final Scoring.',
                sourceWords(source),
              ]}
              action={seat === view.viewer ? tries(view.stack.at(-1), card) : undefined}
            >
              <Icon body={VICE[card]} size={20} />
              <span>
                {n > 1 && <b className="number">{n}× </b>}
                {name}
              </span>
              <b className="number">−{lossOf(card, view.lair)}</b>
            </Spot>
          )
        })}
        {held === 0 && (
          <span className="ch-clean">
            <Icon body={skull} size={16} /> a clean shop so far
          </span>
        )}
      </div>
    </section>
  )
}
