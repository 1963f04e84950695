/** Cards on the field: a Unit in the line, and whatever only lies in its Day. */
import { Icon, SeatMark } from '@anachron/kit'
import { kindOf } from '../content/cards.ts'
import type { Card } from '../rules/types.ts'
import { baseDamage, budgetFor, choosesAim, isImmuneToRear, maxHp, shootsAtRear } from '../rules/units.ts'
import { Chevrons } from './Chevrons.tsx'
import { HitPoints } from './HitPoints.tsx'
import type { Landing } from './hit-times.ts'
import type { Size } from './layout.ts'
import { Name } from './Name.tsx'
import { PICTURES } from './pictures.ts'

export interface UnitProps extends Size {
  card: Card
  /** What it will have taken when the day is over, if it is known. */
  ghost?: { taken: number; dies: boolean } | undefined
  /** Damage landing on it just now. */
  fresh?: readonly Landing[]
  /** What it deals with all boosts, where that is known; else what stands on the card. */
  deals?: number | undefined
  above: boolean
  /** Whether it says whose it is: with more than two players the half it stands in does not. */
  marked?: boolean
}

/** A Unit in play: its number, Level, picture, name, shot and hit points. */
export function Unit({ card, width: w, height: h, ghost, fresh = NOTHING, deals, above, marked = false }: UnitProps) {
  const [left, top] = [-w / 2, -h / 2]
  // A high or slim token has its shot below its name; a low one beside its picture; the lowest has no name.
  const high = h >= 138
  const tall = high || (w < 76 && h >= 104)
  const pipsHigh = high ? 24 : h >= 84 ? 18 : 9
  const named = h >= 74
  // The slimmest have no room for a picture: their number tells what they are.
  const bare = !tall && w < 60 && h >= 74
  const amount = deals ?? baseDamage(card)
  // The shot stands at the right of the middle; what is left of it is for the picture.
  const besideShot = Math.max(12, w * 0.72 - 12 - DIGIT * String(amount).length)
  const shotBelow = h / 2 - pipsHigh - 19
  const nameAt = high ? top + h * 0.5 : tall ? shotBelow - 14 : h / 2 - pipsHigh - (h >= 100 ? 20 : 12)
  const picture = high
    ? Math.min(w * 0.62, h * 0.32)
    : tall
      ? Math.min(w * 0.6, nameAt - top - 35)
      : Math.min(Math.max(18, Math.min(w * 0.44, nameAt - top - (named ? 34 : 16))), h, besideShot)
  const shotAt = tall ? shotBelow : top + (named ? 20 + picture / 2 : h / 2 - 8)
  return (
    <g className="tlb-unit" data-dies={ghost?.dies || undefined} data-low={h < 60 || undefined}>
      <rect className="tlb-frame" x={left} y={top} width={w} height={h} rx="2" />
      <path className="tlb-edge" d={above ? `M${left} ${h / 2}h${w}` : `M${left} ${top}h${w}`} />
      <text className="tlb-sign" x={left + 5} y={top + (h < 60 ? 15 : 18)}>
        {kindOf(card.rank).sign}
      </text>
      {h >= 60 && (
        <g transform={`translate(${w / 2 - 12} ${top + 17})`}>
          <Chevrons n={Math.min(card.level, w < 56 ? 3 : 5)} width={12} />
        </g>
      )}
      {marked && <SeatMark seat={card.owner} size={14} at={[left + 20, top + 6]} />}
      <g className="tlb-picture" visibility={bare ? 'hidden' : undefined}>
        <Icon
          body={PICTURES[card.rank]}
          size={picture}
          at={
            tall
              ? [-picture / 2, top + (high ? h * 0.13 : 22)]
              : [
                  left + Math.max(4, Math.min(w * 0.3 - picture / 2 + (named ? 0 : 6), besideShot - picture + 4)),
                  shotAt - picture / 2,
                ]
          }
          flip={above}
        />
      </g>
      {named && <Name card={card} width={w - 6} lines={high ? 2 : 1} y={nameAt} />}
      <Shot
        card={card}
        amount={amount}
        at={tall || bare ? [0, bare ? shotAt + 3 : shotAt] : [w * 0.22, shotAt]}
        above={above}
      />
      {high && <Badges card={card} room={w - 2 * CORNER} y={top + 17} />}
      <HitPoints
        hp={maxHp(card)}
        lost={Math.min(maxHp(card), card.damage)}
        due={ghost?.taken ?? 0}
        fresh={fresh}
        at={[left + 6, h / 2 - pipsHigh - 4]}
        width={w - 12}
        height={pipsHigh}
      />
      {ghost?.dies && <Doom width={w} height={h} above={above} />}
    </g>
  )
}

const NOTHING: readonly Landing[] = []

/** How hard it hits, and where: darts of the viewer's side, diamonds of the others; a bar under it: at the Rear. */
function Shot({
  card,
  amount,
  at: [x, y],
  above,
}: {
  card: Card
  amount: number
  at: [number, number]
  above: boolean
}) {
  const rear = shootsAtRear(card)
  return (
    <g className="tlb-shot" transform={`translate(${x} ${y})`}>
      <text x={-3} y={8} textAnchor="end">
        {amount}
      </text>
      <path d={above ? 'M9 -6l6 6l-6 6l-6 -6z' : 'M9 -6l6 11h-12z'} data-open={above || undefined} />
      {rear && <path className="tlb-shot-bar" d="M2 10h14" />}
    </g>
  )
}

/** Broadth of a digit of a shot. */
const DIGIT = 13.5
/** Broadth of its number at the left, and of its Level at the right. */
const CORNER = 20
/** Broadth of a letter of a badge. */
const LETTER = 7.6

/** What it carries and can do, as far as it fits: J, Q mounted, ◇ soaks up, ⊘ safe from the Rear, ± picks its aim. */
function Badges({ card, y, room }: { card: Card; y: number; room: number }) {
  const budget = budgetFor(card)
  const badges = [
    ...(budget > 0 ? [`◇${budget}`] : []),
    ...Array.from({ length: card.turrets }, () => 'J'),
    ...Array.from({ length: card.armors }, () => 'Q'),
    ...(isImmuneToRear(card) ? ['⊘'] : []),
    ...(choosesAim(card) ? ['±'] : []),
  ]
  let text = ''
  for (const badge of badges) {
    const more = text === '' ? badge : `${text} ${badge}`
    if (more.length * LETTER <= room) text = more
  }
  return (
    <text className="tlb-badges" x={0} y={y} textAnchor="middle">
      {text}
    </text>
  )
}

/** It will die today: struck through, with a mark that covers nothing. */
function Doom({ width: w, height: h, above }: Size & { above: boolean }) {
  const y = above ? -h / 2 : h / 2
  return (
    <g className="tlb-doom">
      <path
        className="tlb-doom-lines"
        d={`M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}M${w / 2} ${-h / 2}L${-w / 2} ${h / 2}`}
      />
      <circle cy={y} r="9" />
      <path className="tlb-doom-cross" d={`M-3.500 ${y - 3.5}l7 7m0 -7l-7 7`} />
    </g>
  )
}

interface SmallCardProps extends Size {
  card: Card
  above: boolean
  marked?: boolean
}

/** A card that only lies in its Day: still to come, used, or lost. Broad ones lie, others stand. */
export function SmallCard({ card, width: w, height: h, above, marked = false }: SmallCardProps) {
  const lost = card.dead || (card.used && card.host === null)
  const broad = w > h * 1.6
  const [left, top] = [-w / 2, -h / 2]
  const named = broad ? w >= 84 : h >= 66 && w >= 50
  const picture = broad ? Math.max(h * 0.6, Math.min(h - 8, 30)) : Math.min(w * 0.6, h * (named ? 0.42 : 0.6))
  const at: [number, number] = broad
    ? [left + (named ? 22 : w / 2 - 2), -picture / 2]
    : [-picture / 2 + (named ? 0 : 5), named ? -h * 0.34 : -picture / 2 + 3]
  return (
    <g className="tlb-small" data-lost={lost || undefined} data-used={card.used || undefined}>
      <rect className="tlb-frame" x={left} y={top} width={w} height={h} rx="2" />
      <text className="tlb-small-sign" x={left + 4} y={broad ? 4 : top + 13}>
        {kindOf(card.rank).sign}
      </text>
      <g className="tlb-picture">
        <Icon body={PICTURES[card.rank]} size={picture} at={at} flip={above} />
      </g>
      {marked && <SeatMark seat={card.owner} size={13} at={[w / 2 - 15, top + 2]} />}
      {named && !broad && <Name card={card} width={w - 6} lines={h >= 84 ? 2 : 1} y={h / 2 - 7} grow="up" />}
      {named && broad && (
        <Name
          card={card}
          width={w - 30 - picture}
          lines={h >= 30 ? 2 : 1}
          y={4}
          x={left + 26 + picture}
          start
          grow="middle"
        />
      )}
      {lost && <path className="tlb-cross" d={`M${left} ${h / 2}L${w / 2} ${top}`} />}
    </g>
  )
}
