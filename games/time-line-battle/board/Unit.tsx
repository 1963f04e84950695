import { Chevrons, Icon, Pips } from '@anachron/web/kit'
import { kindOf } from '../content/cards.ts'
import { cardName } from '../rules/say.ts'
import type { Card } from '../rules/types.ts'
import { baseDamage, budgetFor, choosesAim, isImmuneToRear, maxHp, shootsAtRear } from '../rules/units.ts'
import { SMALL, TOKEN } from './layout.ts'
import { PICTURES } from './pictures.ts'

export interface UnitProps {
  card: Card
  /** Damage it will have taken when the day is over, if it is known. */
  ghost?: { taken: number; dies: boolean } | undefined
  /** Damage landing on it just now. */
  fresh?: number
  /** What it deals with all boosts, where that is known; else what stands on the card. */
  deals?: number | undefined
  above: boolean
}

/** A Unit in play: picture, name, hit points as pips, Level, Damage and where it goes. */
export function Unit({ card, ghost, fresh = 0, deals, above }: UnitProps) {
  const { width: w, height: h } = TOKEN
  const hp = maxHp(card)
  const budget = budgetFor(card)
  const pip = hp > 26 ? 4.4 : 5.4
  return (
    <g className="tlb-unit" data-dies={ghost?.dies || undefined}>
      <rect className="tlb-frame" x={-w / 2} y={-h / 2} width={w} height={h} rx="3" />
      <path className="tlb-edge" d={above ? `M${-w / 2} ${h / 2}h${w}` : `M${-w / 2} ${-h / 2}h${w}`} />
      <g className="tlb-picture">
        <Icon body={PICTURES[card.rank]} size={32} at={[-w / 2 + 24, -15]} flip={above} />
      </g>
      <text className="tlb-sign" x={-w / 2 + 6} y={-h / 2 + 15}>
        {kindOf(card.rank).sign}
      </text>
      <text className="tlb-name" x={-w / 2 + 58} y={-h / 2 + 15}>
        {cardName(card.rank)}
        {card.copy > 1 ? ' II' : ''}
      </text>
      <g transform={`translate(${-w / 2 + 58} ${-h / 2 + 21})`}>
        <Pips of={hp} filled={Math.min(hp, card.damage)} size={pip} across={13} />
        {ghost && (
          <GhostPips from={card.damage} taken={Math.min(ghost.taken, hp - card.damage)} size={pip} across={13} />
        )}
        {fresh > 0 && <FreshPips to={Math.min(hp, card.damage)} taken={fresh} size={pip} across={13} />}
      </g>
      <Attack card={card} amount={deals ?? baseDamage(card)} x={w / 2 - 8} />
      <g transform={`translate(${w / 2 - 8} ${h / 2 - 8})`}>
        <Chevrons n={Math.min(card.level, 5)} width={11} at={[-6, 0]} />
      </g>
      <Badges card={card} budget={budget} x={-w / 2 + 6} y={h / 2 - 6} />
      <Doom dies={ghost?.dies ?? false} x={w / 2 - 6} y={-h / 2 + 2} />
    </g>
  )
}

/** How hard it hits, and where: one arrow for the Front, a barred one for the Rear. */
function Attack({ card, amount, x }: { card: Card; amount: number; x: number }) {
  const rear = shootsAtRear(card)
  return (
    <g className="tlb-attack">
      <text x={x - 14} y={-4} textAnchor="end">
        {amount}
      </text>
      <path d={rear ? `M${x - 9} ${-13}l5 4l-5 4M${x - 3} ${-14}v10` : `M${x - 9} ${-13}l5 4l-5 4`} />
    </g>
  )
}

function Badges({ card, budget, x, y }: { card: Card; budget: number; x: number; y: number }) {
  const badges = [
    ...Array.from({ length: card.turrets }, () => 'J'),
    ...Array.from({ length: card.armors }, () => 'Q'),
    ...(budget > 0 ? [`◇${budget}`] : []),
    ...(isImmuneToRear(card) ? ['⊘'] : []),
    ...(choosesAim(card) ? ['±'] : []),
  ]
  return (
    <text className="tlb-badges" x={x} y={y}>
      {badges.join(' ')}
    </text>
  )
}

const Doom = ({ dies, x, y }: { dies: boolean; x: number; y: number }) =>
  dies ? <path className="tlb-doom" d={`M${x - 10} ${y}l10 10m0 -10l-10 10`} /> : null

const place = (i: number, size: number, across: number): [number, number] => [
  (i % across) * size * 1.35,
  Math.floor(i / across) * size * 1.35,
]

/** The pips the day will cost, hatched. */
function GhostPips({ from, taken, size, across }: { from: number; taken: number; size: number; across: number }) {
  return (
    <g className="tlb-ghost-pips">
      {Array.from({ length: Math.max(0, taken) }, (_, i) => {
        const [x, y] = place(from + i, size, across)
        return <path key={i} d={`M${x} ${y + size}l${size} ${-size}`} />
      })}
    </g>
  )
}

/** The pips that are being lost just now: they light up when the shot arrives. */
function FreshPips({ to, taken, size, across }: { to: number; taken: number; size: number; across: number }) {
  return (
    <g className="tlb-fresh-pips">
      {Array.from({ length: Math.min(to, taken) }, (_, i) => {
        const [x, y] = place(to - 1 - i, size, across)
        return <rect key={i} x={x - 1} y={y - 1} width={size + 2} height={size + 2} />
      })}
    </g>
  )
}

/** A card that only lies in its Day: still to come, used, or lost. */
export function SmallCard({ card, above, withPips }: { card: Card; above: boolean; withPips: boolean }) {
  const { width: w, height: h } = SMALL
  const lost = card.dead || (card.used && card.host === null)
  return (
    <g className="tlb-small" data-lost={lost || undefined} data-used={card.used || undefined}>
      <rect className="tlb-frame" x={-w / 2} y={-h / 2} width={w} height={h} rx="3" />
      <text className="tlb-sign" x={-w / 2 + 6} y={-h / 2 + 15}>
        {kindOf(card.rank).sign}
      </text>
      <g className="tlb-picture">
        <Icon body={PICTURES[card.rank]} size={27} at={[-5, -14]} flip={above} />
      </g>
      {withPips && (
        <text className="tlb-badges" x={-w / 2 + 6} y={h / 2 - 7}>
          {maxHp(card)}
        </text>
      )}
      {lost && <path className="tlb-cross" d={`M${-w / 2} ${h / 2}L${w / 2} ${-h / 2}`} />}
    </g>
  )
}
