/** The Sale Shelf: all twenty Goods of a workshop; what is still in the supply is only a place. */
import { Spot } from '@anachron/web/kit'
import { COLOURS, COUNT, type Colour, GOODS, PIER, SIZES, type Size, VALUE } from '../content/index.ts'
import { shelfOf } from '../rules/goods.ts'
import type { Action, ChronoFrame, Shop, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { bestPrice, priceWords } from './prices.ts'
import { InlineGood } from './Tokens.tsx'

/** What people may try with a Good, depending on what is being asked. */
function tries(frame: ChronoFrame | undefined, size: Size, colour: Colour): Action[] {
  switch (frame?.kind) {
    case 'goods':
      return [{ kind: 'take', size, colour }]
    case 'activate':
      return size === 'artifact'
        ? [{ kind: 'fract', colour }]
        : [
            { kind: 'embiggen', colour },
            ...COLOURS.filter((to) => to !== colour).map((to): Action => ({ kind: 'recombobulate', from: colour, to })),
          ]
    default: {
      const piers = (['S', 'L', 'M'] as const).filter((pier) => PIER[pier].sells.includes(size))
      return piers.map((pier) => ({ kind: 'sell', size, colour, pier }))
    }
  }
}

interface ShelfProps {
  view: View
  seat: number
}

export function Shelf({ view, seat }: ShelfProps) {
  return (
    <section className="ch-shelf" aria-label="Sale Shelf">
      <h3>Sale Shelf</h3>
      {SIZES.map((size) => (
        <div key={size} className="ch-shelf-row" data-size={size}>
          {COLOURS.map((colour, i) => (
            <Lot key={colour} view={view} seat={seat} size={size} colour={colour} i={i} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Lot({ view, seat, size, colour, i }: ShelfProps & { size: Size; colour: Colour; i: number }) {
  const shop = view.shops[seat] as Shop
  const n = shelfOf(shop, size)[i] as number
  const best = bestPrice(view, size, i)
  const frame = view.stack.at(-1)
  const source = GOODS.find((good) => good.size === size && good.colour === colour)?.source ?? 'reconstructed'
  const from = frame && 'figure' in frame ? `space-${seat}-${shop[frame.figure]}` : undefined
  return (
    <Spot
      as="div"
      piece={`lot-${seat}-${size}-${colour}`}
      className="ch-lot"
      label={`${n} of ${COUNT[size]} ${say.good(size, colour)}s on the shelf`}
      facts={[
        `Worth ${VALUE[size][i]} Gold for every ${colour} customer on the pier.`,
        priceWords(view, size, i),
        sourceWords(source),
      ]}
      action={seat === view.viewer ? tries(frame, size, colour) : undefined}
    >
      <span className="ch-lot-goods">
        {Array.from({ length: COUNT[size] }, (_, k) => (
          <span key={k} {...(k < n ? { 'data-piece': `good-${seat}-${size}-${colour}-${k}`, 'data-from': from } : {})}>
            <InlineGood kind={size} colour={colour} size={size === 'relic' ? 24 : 30} empty={k >= n} />
          </span>
        ))}
      </span>
      <span className="ch-lot-price number" data-none={!best || undefined} data-owned={n > 0 || undefined}>
        {best ? `${best.gold} ${best.pier}` : '–'}
      </span>
    </Spot>
  )
}
