import { say } from '@anachron/kernel/words'
import { Spot, t, tell } from '@anachron/kit'
import type { Rank } from '../content/cards.ts'
import { newCard } from '../rules/deployment.ts'
import type { View } from '../rules/types.ts'
import { laidLabel } from '../words/labels.ts'
import { dayName } from '../words/names.ts'
import { corners } from './corners.ts'
import { duePlace, type LaidPlace } from './laid.ts'
import type { LaidToken, Layout, Size } from './layout.ts'
import { SmallCard } from './Token.tsx'

interface LaidCardsProps {
  view: View
  names: readonly string[]
  layout: Layout
  /** Another card is to be slid away after the next one is laid. */
  slides: boolean
}

/** What everybody has laid face down so far, and the places that wait for the rest. */
export function LaidCards({ view, names, layout, slides }: LaidCardsProps) {
  const due = layout.laid.filter(({ seat, card }) => card === 'due' && seat === view.viewer)
  return (
    <g className="tlb-laid">
      {layout.laid.map((token) =>
        token.card === 'due' ? (
          <DuePlace key={keyOf(token)} token={token} view={view} nth={due.indexOf(token)} slides={slides} />
        ) : (
          <LaidCard key={keyOf(token)} token={token} view={view} names={names} />
        ),
      )}
    </g>
  )
}

interface DuePlaceProps {
  token: LaidToken
  view: View
  nth: number
  slides: boolean
}

/** A place that waits for a card. Whoever is to fill it drops one there, or presses it first; `nth` of the viewer's. */
function DuePlace({ token, view, nth, slides }: DuePlaceProps) {
  const { seat, x, y, width, height } = token
  const isOwn = seat === view.viewer
  const drawn = (
    <g className={`tlb-due-place tlb-seat-${seat}`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="3" />
      {isOwn && width > 60 && (
        <text y={4} textAnchor="middle">
          {width > 90 ? t('lay a card') : t('lay')}
        </text>
      )}
      {isOwn && nth === 0 && slides && (
        <text className="tlb-due-then" y={22} textAnchor="middle">
          {width > 118 ? t('then slide one away') : t('and slide')}
        </text>
      )}
    </g>
  )
  if (nth < 0) return <g transform={`translate(${x} ${y})`}>{drawn}</g>
  return (
    <Spot place={duePlace(nth)} at={[x, y]} label={t(say`${dayName(view.day)}: lay a card of yours`)}>
      {drawn}
      <path className="halo" d={corners(width + 8, height + 8)} />
    </Spot>
  )
}

const keyOf = ({ seat, nth }: LaidPlace): string => `laid-${seat}-${nth}`

function LaidCard({ token, view, names }: { token: LaidToken; view: View; names: readonly string[] }) {
  const { seat, card, above, width, height } = token
  const rank = card === 'face down' || card === 'due' ? null : card
  const marked = view.players.length > 2
  return (
    <Spot
      piece={keyOf(token)}
      from={rank !== null && seat === view.viewer ? `hand-${rank}` : `player-${seat}`}
      className={`tlb-seat-${seat}`}
      at={[token.x, token.y]}
      label={tell(laidLabel(rank, seat, view.day), names, view.viewer)}
    >
      {rank === null ? (
        <CardBack width={width} height={height} above={above} />
      ) : (
        <>
          <SmallCard card={lying(rank, seat, view.day)} width={width} height={height} above={above} marked={marked} />
          <FaceDown width={width} height={height} />
        </>
      )}
    </Spot>
  )
}

const lying = (rank: Rank, owner: number, day: number) => newCard({ id: -1, owner, rank, day, seq: 0 })

/** One's own card that only oneself can see. */
const FaceDown = ({ width, height }: Size) => (
  <rect className="tlb-face-down" x={-width / 2 - 3} y={-height / 2 - 3} width={width + 6} height={height + 6} rx="5" />
)

/** The back of a card: hatched, with the shot of its half in the middle. */
function CardBack({ width, height, above }: Size & { above: boolean }) {
  const r = Math.min(22, width / 3, height / 3)
  return (
    <g className="tlb-back">
      <rect className="tlb-frame" x={-width / 2} y={-height / 2} width={width} height={height} rx="2" />
      <path className="tlb-hatch" d={hatch(width - 12, height - 12, above)} />
      <rect
        className="tlb-back-border"
        x={-width / 2 + 6}
        y={-height / 2 + 6}
        width={width - 12}
        height={height - 12}
      />
      <circle r={r} />
      <path
        d={
          above
            ? `M0 ${-r / 2}l${r / 2} ${r / 2}l${-r / 2} ${r / 2}l${-r / 2} ${-r / 2}z`
            : `M0 ${-r / 2}l${r / 2} ${r * 0.9}h${-r}z`
        }
      />
    </g>
  )
}

const STEP = 10

/** Slanting lines within a box; crossed for the others' cards. */
function hatch(width: number, height: number, crossed: boolean): string {
  const [x, y] = [-width / 2, -height / 2]
  let lines = ''
  for (let d = STEP; d < width + height; d += STEP) {
    const [x1, y1] = d < height ? [0, d] : [d - height, height]
    const [x2, y2] = d < width ? [d, 0] : [width, d - width]
    lines += `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`
    if (crossed) lines += `M${-x - x1} ${y + y1}L${-x - x2} ${y + y2}`
  }
  return lines
}
