/** One workshop: the ring of ten spaces around four tiles whose halves join into portals, and the Time Stream below. */
import { Spot } from '@anachron/web/kit'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { FACE, type FaceId, FIGURES, type Figure, SLOTS } from '../content/index.ts'
import { shifted } from '../rules/portals.ts'
import type { ChronoEvent, Shop, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { Chutes } from './Chutes.tsx'
import { columnAhead } from './columns.ts'
import { sourceWords } from './marks.ts'
import { usePreview, watch } from './preview.ts'
import { NARROW, passedOver, type RingPlan, WIDE } from './ring-layout.ts'
import { Machine, Portals } from './Spaces.tsx'
import { FrameHalf, Tile } from './Tile.tsx'
import { Person } from './Tokens.tsx'

export interface RingProps {
  view: View
  seat: number
  /** Whose workshop it is, as a title. */
  whose: string
  now: ChronoEvent | undefined
  /** Drawn over it: the rulebook points at things. */
  over?(plan: RingPlan): ReactNode
}

export function Ring({ view, seat, whose, now, over }: RingProps) {
  const box = useRef<HTMLDivElement>(null)
  const plan = useIsNarrow(box) ? NARROW : WIDE
  const shop = view.shops[seat] as Shop
  const { preview } = usePreview()
  const column = columnAhead(view, seat)
  const planned = preview?.kind === 'shift' && seat === view.viewer ? preview.tile : undefined
  const after = planned && shop.stream.includes(planned) ? shifted(shop, column, planned) : undefined
  const board = after?.board ?? shop.board
  const moved = now?.kind === 'moved' && now.seat === seat ? now : undefined
  return (
    <div ref={box} className="ch-ring">
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        aria-label={`${whose === 'yours' ? 'Your workshop' : `Workshop of ${whose}`}`}
      >
        <Rails plan={plan} />
        <Machine side="left" view={view} seat={seat} plan={plan} />
        <Machine side="right" view={view} seat={seat} plan={plan} />
        <FrameHalf id="topLeft" at={plan.spaces.T1} r={plan.tile.r} />
        <FrameHalf id="topRight" at={plan.spaces.T3} r={plan.tile.r} />
        <FrameHalf id="bottomRight" at={plan.spaces.B1} r={plan.tile.r} />
        <FrameHalf id="bottomLeft" at={plan.spaces.B3} r={plan.tile.r} />
        {board.map((face, i) => (
          <g
            key={FACE[face].tile}
            data-piece={after ? undefined : `tile-${seat}-${FACE[face].tile}`}
            data-ghost={(after && face !== shop.board[i]) || undefined}
            style={{ transform: place(plan.slots[SLOTS[i] as 'TL']) }}
          >
            <Tile face={face} {...plan.tile} terse={plan.narrow} />
          </g>
        ))}
        <Chutes view={view} seat={seat} plan={plan} />
        <Portals view={view} seat={seat} plan={plan} board={after ? board : undefined} />
        <text className="ch-caption" x={2} y={(plan.stream[0]?.[1] ?? 0) - 8}>
          {after
            ? `If ${say.tileName(planned as FaceId)} were shifted into the ${column} column`
            : `Time Stream: the tiles that can enter`}
        </text>
        {shop.stream.map((face, i) => (
          <StreamTile
            key={FACE[face].tile}
            face={face}
            i={i}
            seat={seat}
            plan={plan}
            mine={seat === view.viewer}
            leaving={face === planned}
          />
        ))}
        {FIGURES.map((figure) => (
          <FigureOn key={figure} figure={figure} shop={shop} seat={seat} plan={plan} moved={moved} />
        ))}
        {over?.(plan)}
      </svg>
    </div>
  )
}

const place = ([x, y]: readonly [number, number]): string => `translate(${x}px, ${y}px)`

/** The way round, over and under the tiles. */
function Rails({ plan }: { plan: RingPlan }) {
  const { spaces, tile, width } = plan
  const over = spaces.T1[1] - tile.height / 2 - 12
  const under = spaces.B3[1] + tile.height / 2 + 12
  const left = spaces.LA[0]
  const right = width - left
  return (
    <g className="ch-rails">
      <path
        d={`M${left} ${spaces.LC[1]}V${over + 14}Q${left} ${over} ${left + 14} ${over}H${right - 14}Q${right} ${over} ${right} ${over + 14}V${under - 14}Q${right} ${under} ${right - 14} ${under}H${left + 14}Q${left} ${under} ${left} ${under - 14}Z`}
      />
      <path className="ch-arrow" d={`M${width / 2 - 5} ${over - 5}l8 5l-8 5M${width / 2 + 5} ${under - 5}l-8 5l8 5`} />
    </g>
  )
}

interface StreamTileProps {
  face: FaceId
  i: number
  seat: number
  plan: RingPlan
  mine: boolean
  /** Shown as already on its way to the board. */
  leaving: boolean
}

function StreamTile({ face, i, seat, plan, mine, leaving }: StreamTileProps) {
  const watching = usePreview()
  const { width, height } = plan.small
  const [x, y] = plan.stream[i] ?? [0, 0]
  const { flipped, source } = FACE[face]
  return (
    <g {...(mine ? watch(watching, { kind: 'shift', tile: face }) : {})}>
      <Spot
        piece={`tile-${seat}-${FACE[face].tile}`}
        at={[x, y]}
        className="ch-stream-tile"
        label={`${say.tile(face)} in the Time Stream`}
        facts={[`Its other face: ${say.tile(flipped)}.`, sourceWords(source)]}
        action={mine ? { kind: 'shift', tile: face } : undefined}
      >
        <g data-leaving={leaving || undefined}>
          <Tile face={face} {...plan.small} terse />
        </g>
        <rect className="halo" x={-2} y={-2} width={width + 4} height={height + 4} rx={8} />
      </Spot>
    </g>
  )
}

interface FigureOnProps {
  figure: Figure
  shop: Shop
  seat: number
  plan: RingPlan
  moved: Extract<ChronoEvent, { kind: 'moved' }> | undefined
}

/** A figure stands on the upper rim of its space, and goes there over all the spaces between. */
function FigureOn({ figure, shop, seat, plan, moved }: FigureOnProps) {
  const [x, y] = plan.spaces[shop[figure]]
  const via = moved?.figure === figure ? passedOver(moved.from, moved.to).map((id) => `space-${seat}-${id}`) : []
  return (
    <g
      className="ch-stands"
      data-piece={`figure-${seat}-${figure}`}
      data-via={via.length > 0 ? via.join(' ') : undefined}
      style={{ transform: place([x, y - plan.tile.r - 3]) }}
    >
      <Person figure={figure} size={plan.narrow ? 32 : 38} />
    </g>
  )
}

function useIsNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    const observer = new ResizeObserver(() => setNarrow(here.clientWidth < 500))
    observer.observe(here)
    setNarrow(here.clientWidth < 500)
    return () => observer.disconnect()
  }, [box])
  return narrow
}
