/** What an answer leads to: how many Units of each half would stand in the evening of Day 0. */
import { useTableActions } from '@anachron/kit'
import { useMemo } from 'react'
import type { Rank } from '../content/cards.ts'
import { expectedLayings } from '../rules/expected.ts'
import { afterAnswer, forecastTimeline } from '../rules/forecast.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { sideBelow } from './layout.ts'

export interface Outcome {
  /** Of the viewer's half, and of the others; a mean where not everything is known that will happen. */
  ends: readonly [number, number]
  /** Who has more Units then. */
  stands: 'ahead' | 'level' | 'behind'
  /** Nothing else ends better for the viewer, and something does worse. */
  isBest: boolean
  /** Whatever else is chosen ends like this. */
  isAlike: boolean
}

/** What people will try on a card: whatever the open decision is about. */
export function actionOn(card: Card, view: View): Action | undefined {
  if (view.phase === 'bomb' && view.deciding !== null) return { kind: 'bomb', target: card.id }
  if (view.phase === 'host' && view.deciding !== null) return { kind: 'attach', host: card.id }
  return undefined
}

/** By the ids of the cards that can be chosen now. */
export function useOutcomes(view: View): ReadonlyMap<number, Outcome> {
  const { isOption, still } = useTableActions()
  return useMemo(() => {
    const found = new Map<number, readonly [number, number]>()
    if (still) return new Map<number, Outcome>()
    for (const card of view.cards) {
      const action = actionOn(card, view)
      const next = action && isOption(action) ? afterAnswer(view, action) : undefined
      if (next) found.set(card.id, standingIn(next))
    }
    return isLost(view, found) ? allLost(found) : compared(found)
  }, [view, isOption, still])
}

/**
 * By the ranks of the cards that can be laid now, with what has been laid already, and against what the others may lay.
 * While a lesson or a hint names a card there is one adviser, not two.
 */
export function useLayings(view: View): ReadonlyMap<Rank, Outcome> {
  const { isOption, still, hinted } = useTableActions()
  const isAdvised = hinted !== undefined
  return useMemo(() => {
    const own = view.players[view.viewer]?.own
    const isMet = view.cards.some(({ owner }) => view.sides[owner] !== sideBelow(view))
    if (still || isAdvised || !isMet || own === undefined || own === 'hidden') return new Map<Rank, Outcome>()
    const ranks = [...new Set(own.hand)].filter((rank) => isOption({ kind: 'deploy', rank }))
    const ends = [...expectedLayings(view, view.viewer, ranks)]
    return compared(new Map(ends.map(([rank, living]) => [rank, bySides(view, living)])))
  }, [view, isOption, still, isAdvised])
}

/** Whether nobody of the viewer's half would be left, whatever is chosen, and the points would not be enough. */
function isLost(view: View, found: ReadonlyMap<number, readonly [number, number]>): boolean {
  const below = sideBelow(view)
  const points = (own: boolean): number =>
    view.players.reduce((all, { vp }, seat) => ((view.sides[seat] === below) === own ? all + vp : all), 0)
  const behind = points(false) - points(true)
  return found.size > 0 && [...found.values()].every(([own, others]) => own === 0 && behind + others > 0)
}

/** More or fewer enemies are all the same to the dead. */
const allLost = (found: ReadonlyMap<number, readonly [number, number]>): Map<number, Outcome> =>
  new Map([...found].map(([id, ends]) => [id, { ends, stands: 'behind', isBest: false, isAlike: true }]))

/** Leads that people would call the same. */
const HARDLY = 0.25

/** Where all end alike, none is the best. */
export function compared<Key>(found: ReadonlyMap<Key, readonly [number, number]>): Map<Key, Outcome> {
  const leads = [...found.values()].map(([own, others]) => own - others)
  const best = Math.max(...leads)
  const isAlike = best - Math.min(...leads) < HARDLY
  return new Map(
    [...found].map(([key, ends]) => {
      const lead = ends[0] - ends[1]
      // As the numbers read.
      const shown = Math.round(ends[0]) - Math.round(ends[1])
      const stands = shown === 0 ? 'level' : shown > 0 ? 'ahead' : 'behind'
      return [key, { ends, stands, isAlike, isBest: !isAlike && lead > best - HARDLY }]
    }),
  )
}

/** Units that live through the Timeline from here: of the viewer's half, and of all others. */
export const standingIn = (view: View): [number, number] => bySides(view, forecastTimeline(view).living)

function bySides(view: View, living: readonly number[]): [number, number] {
  const below = sideBelow(view)
  const sum = (own: boolean): number =>
    living.reduce((all, units, seat) => ((view.sides[seat] === below) === own ? all + units : all), 0)
  return [sum(true), sum(false)]
}
