/** When nothing can be done any more the turn ends by itself: an answer that is no choice is not asked for. */
import { useTableActions } from '@anachron/kit'
import { useEffect } from 'react'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { topOf } from '../rules/reading.ts'
import type { View } from '../rules/types.ts'

/** Long enough to see how the dice lie. */
const PAUSE = 450

/** After these there is nothing left to think about: dice have been thrown, or the one action is spent. */
const SPENT: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'fired',
  'struck',
  'wasted',
  'burst',
  'commanded',
  'conjured',
  'negotiated',
  'reloaded',
  'armed',
])

/** Whether a turn is over but for saying so, a Tripper’s or a follower’s. A walk is left to be taken back. */
export function isSpent(view: View, options: readonly Action[], happened: readonly Event[]): boolean {
  // To drop something is no reason to wait: that is done before, or in the next stage.
  const left = options.filter((action) => action.do !== 'drop')
  if (left.length !== 1 || left[0]?.do !== 'end') return false
  // A follower who could do nothing from the start has nothing to think about either.
  if (topOf(view, 'soldier')) return happened.some(({ kind }) => SPENT.has(kind))
  const who = topOf(view, 'turn')?.who
  const tripper = who === undefined ? undefined : view.trippers[who]
  if (!tripper?.acted) return false
  const brought = happened.findLast((event) => event.kind === 'guided')
  if (brought?.kind === 'guided') return brought.to === tripper.hex
  return happened.some(({ kind }) => SPENT.has(kind))
}

/**
 * Whether it is about to end. Whoever has just come to the table, or gone back in time, has seen nothing happen: then
 * it waits.
 */
export function useEndsByItself(view: View, options: readonly Action[], happened: readonly Event[]): boolean {
  const { choose } = useTableActions()
  const spent = isSpent(view, options, happened)
  useEffect(() => {
    const end = options.find((action) => action.do === 'end')
    if (!spent || !end) return
    const timer = setTimeout(() => choose(end), PAUSE)
    return () => clearTimeout(timer)
  }, [spent, options, choose])
  return spent
}
