/** One workshop: the ring of ten spaces around four tiles whose halves join into portals, and the two who walk it. */
import { Spot, t, useTableActions } from '@anachron/kit'
import type { ReactNode } from 'react'
import { COLUMNS, FACE, FIGURES, type Figure, SLOTS, SPACES, type SpaceId } from '../content/index.ts'
import { shifted } from '../rules/portals.ts'
import type { ChronoEvent, Shop, View } from '../rules/types.ts'
import { figureLabel } from '../words/labels.ts'
import { columnAhead } from './columns.ts'
import { useComing } from './coming.ts'
import { Person } from './Figures.tsx'
import { usePreview } from './preview.ts'
import { type Place, passedOver, type RingPlan } from './ring-layout.ts'
import { Machine, Portals } from './Spaces.tsx'
import { said } from './said.ts'
import { Tag } from './Tag.tsx'
import { Tile } from './Tile.tsx'

export interface RingProps {
  view: View
  seat: number
  names: readonly string[]
  now: ChronoEvent | undefined
  plan: RingPlan
  /** Drawn over it: the rulebook points at things. */
  over?(plan: RingPlan): ReactNode
}

export function Ring({ view, seat, names, now, plan, over }: RingProps) {
  const shop = view.shops[seat] as Shop
  const { preview } = usePreview()
  const planned = preview?.kind === 'shift' && seat === view.viewer ? preview.tile : undefined
  const after = planned && shop.stream.includes(planned) ? shifted(shop, columnAhead(view, seat), planned) : undefined
  const board = after?.board ?? shop.board
  const moved = now?.kind === 'moved' && now.seat === seat ? now : undefined
  const room = plan.tile.width - 2 * plan.r
  const { still } = useTableActions()
  const frame = view.stack.at(-1)
  const asks = !still && !now && frame?.kind === 'turn' && frame.seat === seat && seat === view.viewer
  return (
    <g className="ch-ring" data-asks={asks || undefined}>
      <Rail plan={plan} />
      <Machine side="left" view={view} seat={seat} plan={plan} />
      <Machine side="right" view={view} seat={seat} plan={plan} />
      {board.map((face, i) => (
        <g
          key={FACE[face].tile}
          data-piece={after ? undefined : `tile-${seat}-${FACE[face].tile}`}
          data-ghost={(after && face !== shop.board[i]) || undefined}
          style={{ transform: place(plan.slots[SLOTS[i] as 'TL']) }}
        >
          <Tile face={face} {...plan.tile} words={room >= 44} room={room} />
        </g>
      ))}
      <Chutes view={view} seat={seat} plan={plan} />
      <Portals view={view} seat={seat} plan={plan} board={after ? board : undefined} />
      <Way view={view} seat={seat} plan={plan} />
      {plan.rows[1] - plan.rows[0] - 2 * plan.r > 22 && (
        <Tag view={view} seat={seat} names={names} now={now} plan={plan} />
      )}
      {FIGURES.map((figure) => (
        <FigureOn key={figure} figure={figure} view={view} seat={seat} plan={plan} moved={moved} />
      ))}
      {over?.(plan)}
    </g>
  )
}

const place = ([x, y]: Place): string => `translate(${x}px, ${y}px)`

/** The brass rail between the Time Machines. */
function Rail({ plan: { spaces, rows } }: { plan: RingPlan }) {
  const [left, right] = [spaces.LA[0], spaces.RA[0]]
  const rail = { x: left, y: rows[0] - 6, width: right - left, height: rows[1] - rows[0] + 12, rx: 40 }
  return (
    <g className="ch-rail">
      <rect {...rail} />
      <rect {...rail} className="ch-rail-line" />
    </g>
  )
}

/** Where a tile comes in while a shift is being decided: an arrow on top of the column. */
function Chutes({ view, seat, plan }: { view: View; seat: number; plan: RingPlan }) {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'shift' || frame.seat !== seat) return null
  const open = frame.column === null ? COLUMNS : [columnAhead(view, seat)]
  return open.map((column) => {
    const [x, y] = plan.slots[column === 'left' ? 'TL' : 'TR']
    return (
      <Spot
        key={column}
        at={[x + plan.tile.width / 2, y + 4]}
        className="ch-chute"
        label={t`Top of the ${t(column)} column: tiles enter here, and the lowest falls out`}
        action={frame.column === null ? { kind: 'column', column } : undefined}
      >
        <circle className="ch-hit" r={22} />
        <path d="M-8 -16H8V-5H15L0 10L-15 -5H-8Z" />
        <circle className="halo" r={22} />
      </Spot>
    )
  })
}

/** The way that the figure would take to what is pointed at, round the outside. */
function Way({ view, seat, plan }: { view: View; seat: number; plan: RingPlan }) {
  const coming = useComing(view, seat)
  if (!coming) return null
  const from = (view.shops[seat] as Shop)[coming.figure]
  const points = [from, ...passedOver(from, coming.to), coming.to].map((id) => rim(plan, id))
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g className="ch-way">
      <path className="ch-way-ground" d={d} />
      <path d={d} />
    </g>
  )
}

function rim({ spaces, r, station }: RingPlan, id: SpaceId): Place {
  const [x, y] = spaces[id]
  if (id.startsWith('T')) return [x, y - r - 5]
  if (id.startsWith('B')) return [x, y + r + 12]
  if (id === 'LA' || id === 'RC') return [x, y - station - 5]
  return [x, y + station + 18]
}

interface FigureOnProps {
  figure: Figure
  view: View
  seat: number
  plan: RingPlan
  moved: Extract<ChronoEvent, { kind: 'moved' }> | undefined
}

/** A figure stands on the cost half of its space; picked up, it shows where it can go. */
function FigureOn({ figure, view, seat, plan, moved }: FigureOnProps) {
  const shop = view.shops[seat] as Shop
  const [x, y] = stand(plan, shop[figure])
  const via = moved?.figure === figure ? passedOver(moved.from, moved.to).map((id) => `space-${seat}-${id}`) : []
  const mine = seat === view.viewer
  return (
    <g
      data-piece={`figure-${seat}-${figure}`}
      data-via={via.length > 0 ? via.join(' ') : undefined}
      style={{ transform: place([x, y]) }}
    >
      <Spot
        className="ch-stands"
        at={[0, 0]}
        label={said(figureLabel(shop, figure))}
        facts={figureFacts(figure)}
        to={
          mine
            ? SPACES.map((to) => ({ place: `space-${seat}-${to}`, action: { kind: 'move', figure, to } }))
            : undefined
        }
      >
        <ellipse className="ch-shadow" cy={23} rx={14} ry={4} />
        <rect className="ch-hit" x={-20} y={-40} width={44} height={66} />
        <g className="ch-lifts">
          <Person figure={figure} size={0.88} />
        </g>
        <ellipse className="halo" cy={22} rx={19} ry={6} />
      </Spot>
    </g>
  )
}

/** Left of the middle on a portal, above the sign in a Time Machine. */
function stand({ spaces, r, station }: RingPlan, id: SpaceId): Place {
  const [x, y] = spaces[id]
  return id.startsWith('T') || id.startsWith('B') ? [x - r * 0.7, y - r * 0.56] : [x + 2, y - station - 13]
}

const figureFacts = (figure: Figure): string[] =>
  figure === 'chronomancer'
    ? [t('He walks clockwise and may not pass the Assistant.'), t('In a Time Machine he shifts a column.')]
    : [
        t('He walks ahead and stops at every Time Machine.'),
        t('There he freezes time, and waits for the Chronomancer.'),
      ]
