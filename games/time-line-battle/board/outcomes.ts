/** What an answer leads to: how many Units of each half would stand in the evening of Day 0. */
import { useTableActions } from '@anachron/kit'
import { useMemo } from 'react'
import type { Rank } from '../content/cards.ts'
import { type Ends, expectedLayings, meanOf } from '../rules/expected.ts'
import { afterAnswer, forecastTimeline } from '../rules/forecast.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { sideBelow } from './layout.ts'

export interface Outcome {
  /** Of the viewer's half, and of the others; a mean where not everything is known that will happen. */
  ends: readonly [number, number]
  /** Who has more Units then; of a mean: in most of the wars that were fought for it. */
  stands: Stand
  /** Where it is a mean: in how many of the wars each comes about. */
  spread?: Readonly<Record<Stand, number>>
  /** Whatever else is chosen ends like this. */
  isAlike: boolean
}

export type Stand = 'ahead' | 'level' | 'behind'

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
    if (still || isAdvised || own === undefined || own === 'hidden') return new Map<Rank, Outcome>()
    const ranks = [...new Set(own.hand)].filter((rank) => isOption({ kind: 'deploy', rank }))
    const wars = [...expectedLayings(view, view.viewer, ranks)]
    const means = compared(new Map(wars.map(([rank, ends]) => [rank, bySides(view, meanOf(ends))])))
    return new Map(wars.map(([rank, ends]) => [rank, spreadOut(means.get(rank) as Outcome, view, ends)]))
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
  new Map([...found].map(([id, ends]) => [id, { ends, stands: 'behind', isAlike: true }]))

/** Leads that people would call the same. */
const HARDLY = 0.25

const standOf = (lead: number): Stand => (lead === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind')

/** Where all end alike, there is nothing to choose. */
export function compared<Key>(found: ReadonlyMap<Key, readonly [number, number]>): Map<Key, Outcome> {
  const leads = [...found.values()].map(([own, others]) => own - others)
  const isAlike = Math.max(...leads) - Math.min(...leads) < HARDLY
  return new Map(
    [...found].map(([key, ends]) => [
      key,
      // As the numbers read.
      { ends, stands: standOf(Math.round(ends[0]) - Math.round(ends[1])), isAlike },
    ]),
  )
}

/** A lead is promised only where two wars of three keep it. */
const MOST = 2 / 3

/** A mean with what lies behind it. */
export function spreadOut(mean: Outcome, view: View, ends: Ends): Outcome {
  const spread = { ahead: 0, level: 0, behind: 0 }
  for (const living of ends) {
    const [own, others] = bySides(view, living)
    spread[standOf(own - others)]++
  }
  const stands = (['ahead', 'behind'] as const).find((stand) => spread[stand] >= MOST * ends.length) ?? 'level'
  return { ...mean, spread, stands }
}

/** Units that live through the Timeline from here: of the viewer's half, and of all others. */
export const standingIn = (view: View): [number, number] => bySides(view, forecastTimeline(view).living)

function bySides(view: View, living: readonly number[]): [number, number] {
  const below = sideBelow(view)
  const sum = (own: boolean): number =>
    living.reduce((all, units, seat) => ((view.sides[seat] === below) === own ? all + units : all), 0)
  return [sum(true), sum(false)]
}
