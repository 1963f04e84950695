/** The ten spaces of the ring: six portals, and two stations in each Time Machine. */
import { say } from '@anachron/kernel/words'
import { Icon, Spot, t } from '@anachron/kit'
import {
  COLOUR_INDEX,
  FACE,
  type FaceId,
  type Figure,
  FRAME_HALVES,
  type Half,
  PORTAL_HALVES,
  PORTALS,
  SLOTS,
  SPACE,
  type SpaceId,
} from '../content/index.ts'
import { type PortalNow, portalNow } from '../rules/portals.ts'
import { costOf } from '../rules/turn.ts'
import type { Action, Shop, View } from '../rules/types.ts'
import { machineLabel, portalLabel, priceWords, shortly, wayFact } from '../words/labels.ts'
import { cycle, gears, person, snow } from './pictures.ts'
import { usePreview, watch } from './preview.ts'
import type { RingPlan } from './ring-layout.ts'
import { said } from './said.ts'
import { Gives } from './Tile.tsx'
import { Cost, costWidth, Printed } from './Tokens.tsx'

interface SpacesProps {
  view: View
  seat: number
  plan: RingPlan
}

/** The moves that people may try here: with the figure that may stand here, or with either. */
export function movesTo(view: View, seat: number, to: SpaceId): Action[] | undefined {
  if (seat !== view.viewer) return undefined
  const shop = view.shops[seat] as Shop
  const who = SPACE[to].who.filter((figure) => shop[figure] !== to)
  return (who.length > 0 ? who : SPACE[to].who).map((figure): Action => ({ kind: 'move', figure, to }))
}

const halfIcons = (board: readonly FaceId[], half: Half, side: 'actionHalf' | 'costHalf') =>
  'frame' in half ? FRAME_HALVES[half.frame].icons : FACE[board[SLOTS.indexOf(half.slot)] as FaceId][side]

/** The six portals: what each does and costs now, or would after a shift that is being considered. */
export function Portals({ view, seat, plan, board }: SpacesProps & { board: readonly FaceId[] | undefined }) {
  const shop = view.shops[seat] as Shop
  const watching = usePreview()
  const { r } = plan
  return PORTALS.map((id) => {
    const now = portalNow(shop.board, id)
    const then = board && portalNow(board, id)
    const changed = then && differs(now, then) ? then : undefined
    const shown = changed ?? now
    return (
      <g key={id} {...(seat === view.viewer ? watch(watching, { kind: 'space', to: id }) : {})}>
        <Spot
          piece={`space-${seat}-${id}`}
          at={plan.spaces[id]}
          className="ch-space"
          label={said(portalLabel(shop, now))}
          written={plan.narrow && r > 36 ? [said(shortly(shown))] : []}
          facts={portalFacts(view, seat, now)}
          action={movesTo(view, seat, id)}
        >
          <circle className="ch-portal" r={r} data-changed={changed ? true : undefined} />
          <circle className="ch-swirl" r={r - 3} fill="url(#ch-portal)" />
          <path className="ch-seam" d={`M0 ${-r + 3}V${r - 3}`} />
          <Art portal={shown} r={r} />
          <Printed
            {...halfIcons(board ?? shop.board, PORTAL_HALVES[id].left, 'costHalf')}
            at={[-r * 0.48, r * 0.24]}
            size={12}
          />
          <circle className="halo" r={r + 3} />
          <Pill before={now} after={changed} y={r - 3} />
          {plan.narrow && r > 36 && <Does portal={shown} y={r + 20} width={plan.tile.width - 2} />}
        </Spot>
      </g>
    )
  })
}

function Art({ portal, r }: { portal: PortalNow; r: number }) {
  const at = [r * 0.34, -r * 0.14] as const
  if (portal.tile) return <Gives face={FACE[portal.tile]} at={at} size={r * 0.62} />
  return (
    <g className="ch-brass">
      <Icon
        body={portal.action === 'recruit' ? person : gears}
        size={r * 0.78}
        at={[at[0] - r * 0.36, at[1] - r * 0.36]}
      />
    </g>
  )
}

/** What it does in a word or three, where tiles are too narrow for words. */
function Does({ portal, y, width }: { portal: PortalNow; y: number; width: number }) {
  const words = said(shortly(portal))
  return (
    <text
      className="ch-portal-does"
      y={y}
      textAnchor="middle"
      {...(words.length * 6.4 > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {words}
    </text>
  )
}

const differs = (a: PortalNow, b: PortalNow): boolean =>
  a.hours !== b.hours || a.corruption !== b.corruption || a.tile !== b.tile

type Price = { hours: number; corruption: number }

/** The cost now; when a shift would change it, what it becomes. */
function Pill({ before, after, y }: { before: Price; after?: Price | undefined; y: number }) {
  const shown = after ?? before
  const width = costWidth(shown) + 16
  return (
    <g className="ch-pill" data-changed={after ? true : undefined} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y={-10.5} width={width} height={21} rx={10.5} />
      <Cost {...shown} />
    </g>
  )
}

/** Whoever is to move reads the way in the forecast of the move. */
const way = (view: View, seat: number, hours: number): string[] => {
  const top = view.stack.at(-1)
  return top?.kind === 'turn' && seat === view.viewer ? [] : [said(wayFact(view, seat, hours))]
}

/** What it costs on the Clock, what one gets for it, and what would be sold. */
function portalFacts(view: View, seat: number, portal: PortalNow): string[] {
  const goods = portal.colours.map((colour) =>
    said(priceWords(view, portal.action === 'artifact' ? 'artifact' : 'relic', COLOUR_INDEX[colour])),
  )
  const does =
    portal.action === 'recruit'
      ? [t('One of the Townsfolk joins: what they do, and their icons at the end.')]
      : portal.action === 'activate'
        ? [t('Everybody on the Staff may be put to work once.')]
        : goods
  return [...way(view, seat, portal.hours), ...does]
}

const DOES = {
  shift: {
    name: say`Shift`,
    words: say`A tile of the Time Stream slides in on top of this column; the lowest falls out and turns over.`,
  },
  freeze: {
    name: say`Freeze Time`,
    words: say`Lift two frosted windows: each Frozen Hour saves an Hour later, and bare windows pay at the Market.`,
  },
} as const

/** A Time Machine: the Chronomancer’s station comes first on the way round, the Assistant’s after it. */
export function Machine({ side, view, seat, plan }: SpacesProps & { side: 'left' | 'right' }) {
  const watching = usePreview()
  const shop = view.shops[seat] as Shop
  const spaces: SpaceId[] = side === 'left' ? ['LC', 'LA'] : ['RC', 'RA']
  const [x] = plan.spaces[spaces[0] as 'LC']
  const [first, second] = plan.rows
  const half = plan.machine / 2
  const top = first - plan.station - 14
  const height = second + plan.station + 22 - top
  return (
    <g className="ch-machine">
      <rect x={x - half} y={top} width={plan.machine} height={height} rx={half} />
      <rect
        className="ch-machine-line"
        x={x - half + 4}
        y={top + 4}
        width={plan.machine - 8}
        height={height - 8}
        rx={half - 4}
      />
      {spaces.map((id) => {
        const action = SPACE[id].action as 'shift' | 'freeze'
        const { name, words } = DOES[action]
        const cost = costOf(shop, id)
        const who = SPACE[id].who[0] as Figure
        const r = plan.station
        return (
          <g key={id} {...(seat === view.viewer ? watch(watching, { kind: 'space', to: id }) : {})}>
            <Spot
              piece={`space-${seat}-${id}`}
              at={plan.spaces[id]}
              className="ch-space"
              label={said(machineLabel(shop, id, t(name), cost))}
              facts={[
                ...way(view, seat, cost.hours),
                t(words),
                said(say`Only the ${who === 'assistant' ? 'Assistant' : 'Chronomancer'} stops here.`),
              ]}
              action={movesTo(view, seat, id)}
            >
              <circle className="ch-station" data-does={action} r={r} />
              <g className={action === 'freeze' ? 'ch-ice' : 'ch-brass'}>
                <Icon body={action === 'freeze' ? snow : cycle} size={r * 0.92} at={[-r * 0.46, -r * 0.72]} />
              </g>
              <text className="ch-does" data-does={action} y={r * 0.66} textAnchor="middle">
                {t(action)}
              </text>
              <circle className="halo" r={r + 3} />
              <Pill before={cost} y={r + 5} />
            </Spot>
          </g>
        )
      })}
    </g>
  )
}
