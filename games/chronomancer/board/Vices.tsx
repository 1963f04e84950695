/** Corruption cards held, and what they cost at the end. */
import { Icon, Spot, t } from '@anachron/kit'
import { CORRUPTION, CORRUPTIONS } from '../content/index.ts'
import { cardsHeld, lossOf, lossTo } from '../rules/corruption.ts'
import type { Action, ChronoFrame, Shop, View } from '../rules/types.ts'
import { viceLabel } from '../words/labels.ts'
import { skull } from './pictures.ts'
import { said } from './said.ts'
import type { Box } from './scene-layout.ts'

const tries = (frame: ChronoFrame | undefined, card: (typeof CORRUPTIONS)[number]): Action[] =>
  frame?.kind === 'purge' ? [{ kind: 'discard', card }] : [{ kind: 'secure', card }]

export function Vices({ view, seat, box }: { view: View; seat: number; box: Box }) {
  const shop = view.shops[seat] as Shop
  const loss = lossTo(shop.corruption, view.lair)
  const held = cardsHeld(shop)
  const from = 54
  const { height } = box
  const width = (box.width - from) / 4
  return (
    <g className="ch-vices" data-piece={`vices-${seat}`} style={{ transform: `translate(${box.x}px, ${box.y}px)` }}>
      <g className="ch-corrupt">
        <Icon body={skull} size={20} at={[2, height / 2 - 10]} />
      </g>
      <text className="ch-mo ch-loss" x={25} y={height / 2 + 5}>
        {loss > 0 ? `−${loss}` : '0'}
      </text>
      {held === 0 && (
        <text className="ch-clean" x={from} y={height / 2 + 4.5}>
          {t('a clean shop so far')}
        </text>
      )}
      {CORRUPTIONS.map((card, i) => {
        const n = shop.corruption[i] as number
        if (n === 0) return null
        const { name } = CORRUPTION[card]
        const edges = Math.min(2, n - 1)
        return (
          <Spot
            key={card}
            piece={`vice-${seat}-${card}`}
            from="vice-deck"
            at={[from + i * width, 0]}
            className="ch-vice"
            label={said(viceLabel(view, card, n))}
            facts={[
              card === 'vendetta'
                ? t('Costs 1 Gold for every Rogue in the lair at the end.')
                : t('Lost in the final count.'),
            ]}
            action={seat === view.viewer ? tries(view.stack.at(-1), card) : undefined}
          >
            {Array.from({ length: edges + 1 }, (_, k) => edges - k).map((k) => (
              <rect
                key={k}
                className="ch-vice-card"
                x={k * 3}
                y={2 - k * 2}
                width={width - 10}
                height={height - 4}
                rx={4}
              />
            ))}
            <text className="ch-mo ch-loss" x={4} y={height / 2 + 4.7}>
              −{lossOf(card, view.lair)}
            </text>
            <text
              x={21}
              y={height / 2 + 4.5}
              {...(name.length * 6.6 + 24 > width - 12
                ? { textLength: width - 35, lengthAdjust: 'spacingAndGlyphs' }
                : {})}
            >
              {t(name)}
            </text>
            {n > 1 && (
              <g transform={`translate(${width - 12} 5)`}>
                <circle className="ch-vice-count" r={8.5} />
                <text className="ch-mo ch-vice-number" y={4.4} textAnchor="middle">
                  {n}
                </text>
              </g>
            )}
            <rect className="halo" x={-2} width={width - 6} height={height} rx={6} />
          </Spot>
        )
      })}
    </g>
  )
}
