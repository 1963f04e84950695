import { Icon, Spot, useHand } from '@anachron/web/kit'
import {
  COLOUR_INDEX,
  FACE,
  type FaceId,
  FIGURES,
  type Figure,
  FRAME_HALVES,
  FREEZE,
  type Half,
  PORTAL_HALVES,
  PORTALS,
  SHIFT,
  SLOTS,
  SPACE,
  type SpaceId,
} from '../content/index.ts'
import { type PortalNow, portalNow } from '../rules/portals.ts'
import { costOf } from '../rules/turn.ts'
import type { Action, Shop, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { cycle, snow } from './pictures.ts'
import { usePreview, watch } from './preview.ts'
import { priceWords } from './prices.ts'
import type { RingPlan } from './ring-layout.ts'
import { Cost, costWidth, Person } from './Tokens.tsx'

interface SpacesProps {
  view: View
  seat: number
  plan: RingPlan
}

const moveTo = (figure: Figure, to: SpaceId): Action => ({ kind: 'move', figure, to })

/** The moves that people may try here: with the figure that may stand here, or with either. */
function movesTo(view: View, seat: number, to: SpaceId): Action[] | undefined {
  if (seat !== view.viewer) return undefined
  const shop = view.shops[seat] as Shop
  const who = SPACE[to].who.filter((figure) => shop[figure] !== to)
  return (who.length > 0 ? who : SPACE[to].who).map((figure) => moveTo(figure, to))
}

function standingHere(shop: Shop, space: SpaceId): string {
  const here = FIGURES.filter((figure) => shop[figure] === space)
  return here.map((figure) => ` The ${figure === 'chronomancer' ? 'Chronomancer' : 'Assistant'} stands here.`).join('')
}

/** Which figures could come here now, so that people see it before pressing. */
function Comers({ to, r }: { to: SpaceId; r: number }) {
  const hand = useHand()
  const comers = hand.still ? [] : FIGURES.filter((figure) => hand.isOption(moveTo(figure, to)))
  return comers.map((figure, i) => (
    <g key={figure} className="ch-comer" transform={`translate(${r * 0.78 - i * r * 1.56} ${-r * 0.78})`}>
      <Person figure={figure} size={20} />
    </g>
  ))
}

/** The six portals: what each does and costs now, or would after a shift that is being considered. */
export function Portals({ view, seat, plan, board }: SpacesProps & { board: readonly FaceId[] | undefined }) {
  const shop = view.shops[seat] as Shop
  const watching = usePreview()
  const { r } = plan.tile
  return PORTALS.map((id) => {
    const now = portalNow(shop.board, id)
    const then = board && portalNow(board, id)
    const changed = then && differs(now, then) ? then : undefined
    return (
      <g key={id} {...(seat === view.viewer ? watch(watching, { kind: 'hours', hours: now.hours }) : {})}>
        <Spot
          piece={`space-${seat}-${id}`}
          at={plan.spaces[id]}
          className="ch-space"
          label={`${id}, ${SPACE[id].name}: ${say.gives(now)} for ${say.cost(now)}.${standingHere(shop, id)}`}
          facts={portalFacts(view, shop, now)}
          action={movesTo(view, seat, id)}
        >
          <circle className="ch-portal" r={r} data-changed={changed ? true : undefined} />
          <circle className="halo" r={r + 3} />
          <text className="ch-space-id" y={-r + 13} textAnchor="middle">
            {id}
          </text>
          <Pill before={now} after={changed} y={r} />
          <Comers to={id} r={r} />
        </Spot>
      </g>
    )
  })
}

const differs = (a: PortalNow, b: PortalNow): boolean =>
  a.hours !== b.hours || a.corruption !== b.corruption || a.tile !== b.tile

type Price = { hours: number; corruption: number }

/** The cost now; when a shift would change it, both. */
function Pill({ before, after, y }: { before: Price; after?: Price | undefined; y: number }) {
  const own = costWidth(before)
  const width = after ? own + costWidth(after) + 32 : own + 14
  return (
    <g className="ch-pill" data-changed={after ? true : undefined} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
      {after ? (
        <>
          <g className="ch-before">
            <Cost {...before} at={[-width / 2 + 9 + own / 2, 0]} />
          </g>
          <path className="ch-becomes" d={`M${-width / 2 + own + 14} -4l5 4l-5 4`} />
          <Cost {...after} at={[width / 2 - 8 - costWidth(after) / 2, 0]} />
        </>
      ) : (
        <Cost {...before} />
      )}
    </g>
  )
}

const halfWords = (shop: Shop, half: Half): string => {
  if ('frame' in half) return `the frame (${say.cost(FRAME_HALVES[half.frame].icons)})`
  return say.tileName(shop.board[SLOTS.indexOf(half.slot)] as FaceId)
}

function portalFacts(view: View, shop: Shop, portal: PortalNow): string[] {
  const { left, right } = PORTAL_HALVES[portal.id]
  const goods = portal.colours.map((colour) =>
    priceWords(view, portal.action === 'artifact' ? 'artifact' : 'relic', COLOUR_INDEX[colour]),
  )
  return [
    `Left half: ${halfWords(shop, left)}. Right half: ${halfWords(shop, right)}.`,
    ...goods,
    sourceWords('frame' in right ? FRAME_HALVES[right.frame].source : FACE[portal.tile as FaceId].source),
  ]
}

const DOES = {
  shift: {
    name: 'Shifting Timelines',
    words: 'A tile of the Time Stream enters on top of the column beside it; the lowest falls out and turns over.',
    source: SHIFT.source,
  },
  freeze: {
    name: 'Freeze Time',
    words: 'Take two Frozen Hours off your board. Each saves an Hour later; the icons laid bare pay in the Market.',
    source: FREEZE.source,
  },
} as const

/** A Time Machine: the Chronomancer’s space comes first on the way round, the Assistant’s after it. */
export function Machine({ side, view, seat, plan }: SpacesProps & { side: 'left' | 'right' }) {
  const watching = usePreview()
  const shop = view.shops[seat] as Shop
  const spaces: SpaceId[] = side === 'left' ? ['LC', 'LA'] : ['RC', 'RA']
  const [x] = plan.spaces[spaces[0] as 'LC']
  const high = plan.spaces.LA[1]
  const low = plan.spaces.LC[1]
  const half = plan.narrow ? 24 : 44
  const r = plan.narrow ? 23 : 33
  return (
    <g className="ch-machine">
      <rect x={x - half} y={high - r - 22} width={half * 2} height={low - high + 2 * r + 44} rx={half * 0.8} />
      <path
        d={`M${x - half + 6} ${(high + low) / 2 - 6}H${x + half - 6}M${x - half + 6} ${(high + low) / 2 + 6}H${x + half - 6}`}
      />
      {spaces.map((id) => {
        const action = SPACE[id].action as 'shift' | 'freeze'
        const { name, words, source } = DOES[action]
        const cost = costOf(shop, id)
        const who = SPACE[id].who[0] as Figure
        return (
          <g key={id} {...(seat === view.viewer ? watch(watching, { kind: 'hours', hours: cost.hours }) : {})}>
            <Spot
              piece={`space-${seat}-${id}`}
              at={plan.spaces[id]}
              className="ch-space"
              label={`${id}, ${SPACE[id].name}, the ${who === 'chronomancer' ? 'Chronomancer' : 'Assistant'}’s space: ${name} for ${say.cost(cost)}.${standingHere(shop, id)}`}
              facts={[words, sourceWords(source)]}
              action={movesTo(view, seat, id)}
            >
              <circle className={`ch-dial ch-dial-${who}`} r={r} />
              <circle className="halo" r={r + 3} />
              <g className={action === 'freeze' ? 'ch-ice' : 'ch-gold'}>
                <Icon body={action === 'freeze' ? snow : cycle} size={r * 0.8} at={[-r * 0.4, -r * 0.72]} />
              </g>
              <text className="ch-does" y={r * 0.42} textAnchor="middle">
                {action}
              </text>
              <Pill before={cost} y={r} />
              <Comers to={id} r={r} />
            </Spot>
          </g>
        )
      })}
    </g>
  )
}
