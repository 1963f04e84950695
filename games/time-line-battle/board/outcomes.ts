/** What an answer leads to: how many Units of each half would stand in the evening of Day 0. */
import { useTableActions } from '@anachron/kit'
import { useMemo } from 'react'
import type { Rank } from '../content/cards.ts'
import { afterAnswer, forecastDeployment, forecastTimeline, type Outlook } from '../rules/forecast.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { sideBelow } from './layout.ts'

export interface Outcome {
  /** Of the viewer's half, and of the others. */
  ends: readonly [number, number]
  /** Who has more Units then. */
  stands: 'ahead' | 'level' | 'behind'
  /** Nothing else ends better for the viewer, and something does worse. */
  isBest: boolean
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
    return compared(found)
  }, [view, isOption, still])
}

/** By the ranks of the cards that can be laid now: against what lies open, with what has been laid already. */
export function useLayings(view: View): ReadonlyMap<Rank, Outcome> {
  const { isOption, still } = useTableActions()
  return useMemo(() => {
    const found = new Map<Rank, readonly [number, number]>()
    const own = view.players[view.viewer]?.own
    const isMet = view.cards.some(({ owner }) => view.sides[owner] !== sideBelow(view))
    if (still || !isMet || own === undefined || own === 'hidden') return new Map<Rank, Outcome>()
    for (const rank of new Set(own.hand))
      if (isOption({ kind: 'deploy', rank }))
        found.set(rank, bySides(view, forecastDeployment(view, view.viewer, [...own.laid, rank])))
    return compared(found)
  }, [view, isOption, still])
}

/** Where all end alike, none is the best. */
export function compared<Key>(found: ReadonlyMap<Key, readonly [number, number]>): Map<Key, Outcome> {
  const leads = [...found.values()].map(([own, others]) => own - others)
  const best = leads.some((lead) => lead !== leads[0]) ? Math.max(...leads) : undefined
  return new Map([...found].map(([key, ends]) => [key, outcomeOf(ends, best)]))
}

function outcomeOf(ends: readonly [number, number], best: number | undefined): Outcome {
  const lead = ends[0] - ends[1]
  return { ends, stands: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level', isBest: lead === best }
}

/** Units that live through the Timeline from here: of the viewer's half, and of all others. */
export const standingIn = (view: View): [number, number] => bySides(view, forecastTimeline(view))

function bySides(view: View, { living }: Pick<Outlook, 'living'>): [number, number] {
  const below = sideBelow(view)
  const sum = (own: boolean): number =>
    living.reduce((all, units, seat) => ((view.sides[seat] === below) === own ? all + units : all), 0)
  return [sum(true), sum(false)]
}
