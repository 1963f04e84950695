import type { Seat } from '@anachron/kernel'
import { HAND_SIZE, isUnit, type Rank } from '../content/cards.ts'
import { bombTargets, explode, nextBomb } from './bombs.ts'
import { mount } from './decisions.ts'
import { newCard } from './deployment.ts'
import { asItStands, sensible } from './sensible.ts'
import { allowanceOf, type Entry, livingUnits, resolveDay, resolveTimeline, restore } from './timeline.ts'
import type { Action, Card, DayRecord, Field, View } from './types.ts'
import { copyField } from './view.ts'

/** How a Timeline would go on. */
export interface Outlook {
  days: DayRecord[]
  /** Living Units at the end, by seat. */
  living: number[]
  /** Next Timeline's deployments, by seat. */
  allowance: number[]
}

export const entryOf = ({ phase }: Pick<View, 'phase'>): Entry =>
  phase === 'bomb' ? 'bombs' : phase === 'host' || phase === 'aim' ? 'decisions' : 'morning'

function outlookOf(field: Field, days: DayRecord[]): Outlook {
  const seats = field.sides.map((_, seat) => seat)
  return {
    days,
    living: seats.map((seat) => livingUnits(field, seat)),
    allowance: seats.map((seat) => allowanceOf(field, seat)),
  }
}

/** What today's strike and battle would do with the cards as they lie now, if nobody decided anything more. */
export function forecastDay(view: View): DayRecord | null {
  if (view.phase === 'deploy' || view.phase === 'over') return null
  return resolveDay(copyField(view), asItStands, entryOf(view), true)
}

/** How the Timeline would end from here if everybody aimed sensibly. */
export function forecastTimeline(view: View): Outlook {
  const field = copyField(view)
  return outlookOf(field, resolveTimeline(field, sensible, { from: entryOf(view), listening: true }))
}

/** How the Timeline would end if these cards joined those on the table and nobody else deployed anything. */
export function forecastDeployment(view: View, seat: Seat, ranks: readonly Rank[]): Outlook {
  const field = copyField(view)
  restore(field.cards)
  let seq = view.players[seat]?.deployed ?? 0
  for (const rank of ranks)
    field.cards.push(newCard({ id: field.cards.length, owner: seat, rank, day: view.day, seq: ++seq }))
  return outlookOf(field, resolveTimeline(field, sensible, { listening: true }))
}

/** The view after an answer to an open decision of the Day; nothing when the answer is none. */
export function afterAnswer(view: View, action: Action): View | undefined {
  const next: View = { ...view, ...copyField(view) }
  const card = next.cards[view.deciding ?? -1]
  if (!card) return undefined
  if (action.kind === 'bomb' && bombTargets(next, card).includes(action.target)) explode(next, card, action.target)
  else if (action.kind === 'attach') mount(next, card, action.host)
  else if (action.kind === 'aim') card.aim = action.at
  else return undefined
  return next
}

/**
 * How the Timeline would end after an answer. Whoever drops a Bomb and has another one today aims that one as well as
 * they can: a first Bomb is not to look worthless because a second one is thrown away.
 */
export function forecastAnswer(view: View, action: Action): Outlook | undefined {
  const next = afterAnswer(view, action)
  if (!next) return undefined
  const owner = view.cards[view.deciding ?? -1]?.owner as Seat
  const bomb = view.phase === 'bomb' ? nextBomb(next) : undefined
  const targets = bomb?.owner === owner ? bombTargets(next, bomb) : []
  if (!bomb || targets.length < 2) return forecastTimeline(next)
  const leadOf = ({ living }: Outlook): number =>
    living.reduce((lead, units, seat) => lead + (view.sides[seat] === view.sides[owner] ? units : -units), 0)
  const outlooks = targets.map((target) => {
    const after: View = { ...next, ...copyField(next) }
    explode(after, after.cards[bomb.id] as Card, target)
    return forecastTimeline(after)
  })
  return outlooks.reduce((best, one) => (leadOf(one) > leadOf(best) ? one : best))
}

/** n choose k, for the small numbers of a deck. */
const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/**
 * What a seat will draw: the cards it knows to come, and the odds of how many Units and Supports are among the others.
 */
export function drawOdds(
  view: View,
  seat: Seat,
  bottom: Rank | null,
): { known: Rank[]; draws: { units: number; supports: number; chance: number }[] } | undefined {
  const own = view.players[seat]?.own
  if (own === undefined || own === 'hidden') return undefined
  const under = bottom === null ? own.bottom : [...own.bottom, bottom]
  const drawn = HAND_SIZE - own.hand.length + (bottom === null ? 0 : 1)
  const fromPool = Math.min(drawn, own.pool.length)
  const unitsIn = own.pool.filter(isUnit).length
  const supportsIn = own.pool.length - unitsIn
  const draws = []
  for (let units = fromPool; units >= 0 && fromPool > 0; units--) {
    const supports = fromPool - units
    const ways = choose(unitsIn, units) * choose(supportsIn, supports)
    if (ways > 0) draws.push({ units, supports, chance: ways / choose(own.pool.length, fromPool) })
  }
  return { known: under.slice(0, drawn - fromPool), draws }
}
