/** What an answer leads to: how many Units of each half would stand in the evening of Day 0. */
import { useIsLesson, useTableActions } from '@anachron/kit'
import { useMemo } from 'react'
import type { Rank } from '../content/cards.ts'
import { type Ends, expectedLayings, meanOf } from '../rules/expected.ts'
import { forecastAnswer } from '../rules/forecast.ts'
import { type Settled, settled } from '../rules/settled.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { sideBelow } from './layout.ts'

export interface Outcome {
  /** Of the viewer's half, and of the others; a mean where not everything is known that will happen. */
  ends: readonly [number, number]
  /** Who has more Units then; of a mean: in most of the wars that were fought for it. */
  stands: Stand
  /** Where it is a mean: in how many of the wars each comes about. */
  spread?: Readonly<Record<Stand, number>>
  /** Where it is a mean: the best of the wars that were fought for it. */
  best?: readonly [number, number]
}

export type Stand = 'ahead' | 'level' | 'behind'

/** What people will try on a card: whatever the open decision is about. */
export function actionOn(card: Card, view: View): Action | undefined {
  if (view.phase === 'bomb' && view.deciding !== null) return { kind: 'bomb', target: card.id }
  if (view.phase === 'host' && view.deciding !== null) return { kind: 'attach', host: card.id }
  return undefined
}

const NO_OUTCOMES: ReadonlyMap<number, Outcome> = new Map()

/** By the ids of the cards that can be chosen now; empty where no choice can change anything. */
export function useOutcomes(view: View): ReadonlyMap<number, Outcome> {
  const { isOption, still } = useTableActions()
  const isSettled = useSettled(view) !== undefined
  return useMemo(() => {
    if (still || isSettled) return NO_OUTCOMES
    const found = new Map<number, readonly [number, number]>()
    for (const card of view.cards) {
      const action = actionOn(card, view)
      const ends = action && isOption(action) && standingAfter(view, action)
      if (ends) found.set(card.id, ends)
    }
    return compared(found)
  }, [view, isOption, still, isSettled])
}

/** Asked for by whatever draws a view: all its ways are fought out once. */
const known = new WeakMap<View, { settled: Settled | undefined }>()

/** What no choice can change any more, for whoever is asked about a Day; a lesson says what choices are worth. */
export function useSettled(view: View): Settled | undefined {
  const { still } = useTableActions()
  const isLesson = useIsLesson()
  if (still || isLesson || view.viewer < 0 || view.deciding === null) return undefined
  const found = known.get(view) ?? { settled: settled(view, view.sides[view.viewer] as number) }
  known.set(view, found)
  return found.settled
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

const standOf = (lead: number): Stand => (lead === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind')

/** Who is ahead, as the numbers read. */
export const compared = <Key>(found: ReadonlyMap<Key, readonly [number, number]>): Map<Key, Outcome> =>
  new Map([...found].map(([key, ends]) => [key, { ends, stands: standOf(Math.round(ends[0]) - Math.round(ends[1])) }]))

/** A lead is promised only where two wars of three keep it. */
const MOST = 2 / 3

/** A mean with what lies behind it. */
export function spreadOut(mean: Outcome, view: View, ends: Ends): Outcome {
  const spread = { ahead: 0, level: 0, behind: 0 }
  let best: readonly [number, number] = mean.ends
  let most = Number.NEGATIVE_INFINITY
  for (const living of ends) {
    const [own, others] = bySides(view, living)
    spread[standOf(own - others)]++
    if (own - others <= most) continue
    most = own - others
    best = [own, others]
  }
  const stands = (['ahead', 'behind'] as const).find((stand) => spread[stand] >= MOST * ends.length) ?? 'level'
  return { ...mean, spread, stands, best }
}

/** Units that live through the Timeline after an answer: of the viewer's half, and of all others. */
export function standingAfter(view: View, action: Action): [number, number] | undefined {
  const outlook = forecastAnswer(view, action)
  return outlook && bySides(view, outlook.living)
}

export function bySides(view: View, living: readonly number[]): [number, number] {
  const below = sideBelow(view)
  const sum = (own: boolean): number =>
    living.reduce((all, units, seat) => ((view.sides[seat] === below) === own ? all + units : all), 0)
  return [sum(true), sum(false)]
}
