/** What an answer leads to: how many Units of each half would stand in the evening of Day 0. */
import { useTableActions } from '@anachron/kit'
import { useMemo } from 'react'
import { afterAnswer, forecastTimeline } from '../rules/forecast.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { sideBelow } from './layout.ts'

export interface Outcome {
  /** Of the viewer's half, and of the others. */
  ends: readonly [number, number]
  /** Who has more Units then. */
  stands: 'ahead' | 'level' | 'behind'
  /** Nothing else ends better for the viewer. */
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
    const best = Math.max(...[...found.values()].map(([own, others]) => own - others))
    return new Map([...found].map(([id, ends]) => [id, outcomeOf(ends, best)]))
  }, [view, isOption, still])
}

function outcomeOf(ends: readonly [number, number], best: number): Outcome {
  const lead = ends[0] - ends[1]
  return { ends, stands: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level', isBest: lead === best }
}

/** Units that live through the Timeline from here: of the viewer's half, and of all others. */
export function standingIn(view: View): [number, number] {
  const { living } = forecastTimeline(view)
  const below = sideBelow(view)
  const sum = (own: boolean): number =>
    living.reduce((all, units, seat) => ((view.sides[seat] === below) === own ? all + units : all), 0)
  return [sum(true), sum(false)]
}
