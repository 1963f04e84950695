/** The Sale Shelf: one column for each colour, with what one Good of each size brings now. */
import { say } from '@anachron/kernel/words'
import { type Destination, Icon, Spot } from '@anachron/kit'
import { COLOURS, type Colour, PIER, SIZES, type Size, VALUE } from '../content/index.ts'
import { shelfOf } from '../rules/goods.ts'
import type { Action, ChronoFrame, Shop, View } from '../rules/types.ts'
import { lotLabel, priceWords } from '../words/labels.ts'
import { person } from './pictures.ts'
import { bestPrice } from './prices.ts'
import { said } from './said.ts'
import type { Box } from './scene-layout.ts'
import { Good } from './Tokens.tsx'

/** What people may try with a Good, depending on what is being asked. */
function tries(frame: ChronoFrame | undefined, size: Size, colour: Colour): Action[] {
  switch (frame?.kind) {
    case 'goods':
      return [{ kind: 'take', size, colour }]
    case 'activate':
      return []
    default: {
      const piers = (['S', 'L', 'M'] as const).filter((pier) => PIER[pier].sells.includes(size))
      return piers.map((pier) => ({ kind: 'sell', size, colour, pier }))
    }
  }
}

/** What the Staff makes of a Good: it is carried to where it will lie then. */
function exchanges(size: Size, colour: Colour, seat: number): Destination[] {
  const lot = (as: Size, of: Colour): string => `lot-${seat}-${as}-${of}`
  if (size === 'artifact') return [{ place: lot('relic', colour), action: { kind: 'fract', colour } }]
  return [
    { place: lot('artifact', colour), action: { kind: 'embiggen', colour } },
    ...COLOURS.filter((to) => to !== colour).map((to) => ({
      place: lot('relic', to),
      action: { kind: 'recombobulate', from: colour, to },
    })),
  ]
}

interface ShelfProps {
  view: View
  seat: number
  box: Box
}

export function Shelf({ view, seat, box }: ShelfProps) {
  const { x, y, width, height } = box
  const column = width / 4
  const board = height - 19
  return (
    <g className="ch-shelf" transform={`translate(${x} ${y})`}>
      <path className="ch-shelf-back" d={`M0 6Q0 0 6 0H${width - 6}Q${width} 0 ${width} 6V${board}H0Z`} />
      <rect className="ch-shelf-board" x={-2} y={board - 2} width={width + 4} height={5} rx={1} />
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${i * column} 0)`}>
          {i > 0 && <path className="ch-shelf-line" d={`M0 6V${board - 4}`} />}
          {SIZES.map((size, n) => (
            <Lot
              key={size}
              view={view}
              seat={seat}
              size={size}
              colour={colour}
              i={i}
              at={[n * (column / 2), 0]}
              width={column / 2}
              height={board - 2}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

/** What one Good brings now, and how many there are; where nobody buys yet, what each customer would pay. */
function Price({ view, size, i, n, x, y }: { view: View; size: Size; i: number; n: number; x: number; y: number }) {
  const best = bestPrice(view, size, i)
  if (best)
    return (
      <text className="ch-mo ch-best" data-pays={n > 0 || undefined} x={x} y={y} textAnchor="middle">
        {n > 1 ? `${n}×${best.gold}` : best.gold}
      </text>
    )
  return (
    <g className="ch-each" transform={`translate(${x} ${y})`}>
      <text className="ch-mo ch-best" x={-1} textAnchor="end">
        {VALUE[size][i]}/
      </text>
      <Icon body={person} size={11} at={[0, -10]} />
    </g>
  )
}

interface LotProps {
  view: View
  seat: number
  size: Size
  colour: Colour
  i: number
  at: readonly [number, number]
  width: number
  height: number
}

/** All Goods of one size and colour: they overlap when there are many, and keep their faces. */
function Lot({ view, seat, size, colour, i, at, width, height }: LotProps) {
  const shop = view.shops[seat] as Shop
  const n = shelfOf(shop, size)[i] as number
  const working = view.stack.findLast((one) => 'figure' in one)
  const from = working && `space-${seat}-${shop[working.figure]}`
  const big = Math.min(size === 'relic' ? 27 : 26, height - 8, width - 6)
  const step = n > 1 ? Math.min(big * 0.7, (width - big - 4) / (n - 1)) : 0
  const y = height - big / 2 - (size === 'relic' ? 1 : 3)
  return (
    <Spot
      piece={`lot-${seat}-${size}-${colour}`}
      at={at}
      className="ch-lot"
      label={said(lotLabel(size, colour, n))}
      facts={[
        said(say`Worth ${VALUE[size][i] as number} Gold for every ${colour} customer on the pier.`),
        said(priceWords(view, size, i)),
      ]}
      action={seat === view.viewer ? tries(view.stack.at(-1), size, colour) : undefined}
      to={seat === view.viewer && view.stack.at(-1)?.kind === 'activate' ? exchanges(size, colour, seat) : undefined}
    >
      <rect className="ch-hit" width={width} height={height + 18} />
      {n === 0 && (
        <g opacity={0.55}>
          <Good kind={size} colour={colour} empty at={[width / 2, y]} size={big * 0.78} />
        </g>
      )}
      {Array.from({ length: n }, (_, k) => (
        <g
          key={k}
          data-piece={`good-${seat}-${size}-${colour}-${k}`}
          data-from={from}
          style={{ transform: `translate(${width / 2 + (k - (n - 1) / 2) * step}px, ${y}px)` }}
        >
          <Good kind={size} colour={colour} size={big} />
        </g>
      ))}
      <Price view={view} size={size} i={i} n={n} x={width / 2} y={height + 16} />
      <rect className="halo" x={2} y={2} width={width - 4} height={height + 16} rx={6} />
    </Spot>
  )
}
