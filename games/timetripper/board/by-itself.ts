/** Answers that nobody needs to be asked for: they give themselves, after a pause to see how it stands. */
import { useTableActions } from '@anachron/kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { drilled, soldierAsked } from '../rules/drill.ts'
import type { Event } from '../rules/events.ts'
import { topOf } from '../rules/reading.ts'
import type { View } from '../rules/types.ts'

/** Long enough to see how the dice lie. */
const PAUSE = 450
/** Long enough to see who is next. */
const STRIDE = 90

/** After these there is nothing left to think about: dice have been thrown, or the one action is spent. */
const SPENT: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'fired',
  'struck',
  'wasted',
  'burst',
  'commanded',
  'conjured',
  'aligned',
  'negotiated',
  'reloaded',
  'armed',
])

/** Whether a turn is over but for saying so, a Tripper’s or a follower’s. A walk is left to be taken back. */
export function isSpent(view: View, options: readonly Action[], happened: readonly Event[]): boolean {
  // To drop something is no reason to wait: that is done before, or in the next stage.
  const hush = view.battle?.hush === true
  const left = options.filter((action) => action.do !== 'drop' && !(hush && action.do === 'let'))
  if (left.length !== 1 || left[0]?.do !== 'end') return false
  // A follower who could do nothing from the start has nothing to think about either.
  if (topOf(view, 'soldier')) return happened.some(({ kind }) => SPENT.has(kind))
  const who = topOf(view, 'turn')?.who
  const tripper = who === undefined ? undefined : view.trippers[who]
  // While talks drag on he has nothing to do in a new stage either.
  if (hush) return happened.length > 0
  if (!tripper?.acted && !tripper?.negotiated) return false
  const brought = happened.findLast((event) => event.kind === 'guided')
  if (brought?.kind === 'guided') return brought.to === tripper.hex
  return happened.some(({ kind }) => SPENT.has(kind))
}

/** A flux that obeys and is not there yet is called: the roll was for nothing else. */
export function callsIt(options: readonly Action[], happened: readonly Event[]): Action | undefined {
  const others = options.some((action) => action.do !== 'conjure' && action.do !== 'nothing')
  if (others || !happened.some(({ kind }) => kind === 'commanded')) return undefined
  return options.find((action) => action.do === 'conjure')
}

/**
 * The answer that is about to be given, if any, and how followers are told to begin. Whoever has just come to the
 * table, or gone back in time, has seen nothing happen: then it waits. `led` are followers whom nobody wants to lead
 * one by one.
 */
function useByItself(view: View, options: readonly Action[], happened: readonly Event[], led: boolean) {
  const { answerItself } = useTableActions()
  // One follower’s answer leads to the next one’s question, whether or not anything was to be seen of it.
  const goesOn = useRef(false)
  const willed = useMemo(() => (led && options.length > 0 ? drilled(view, options) : undefined), [view, options, led])
  const moves = goesOn.current || happened.length > 0 ? willed : undefined
  useEffect(() => {
    if (options.length > 0) goesOn.current = moves !== undefined
  }, [options, moves])
  const end = isSpent(view, options, happened) ? options.find((action) => action.do === 'end') : undefined
  const answer = answerItself && (moves ?? end ?? callsIt(options, happened))
  const pause = moves ? STRIDE : PAUSE
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => answerItself?.(answer), pause)
    return () => clearTimeout(timer)
  }, [answer, pause, answerItself])
  const begin = (): void => {
    goesOn.current = true
  }
  return [answer, begin] as const
}

/** What answers itself, and followers: whoever has said that they shall fight on need not say it in every stage. */
export function useAnswers(view: View, options: readonly Action[], happened: readonly Event[]) {
  const { choose } = useTableActions()
  const [drilledIn, drill] = useState<number>()
  const led = drilledIn === view.battles
  const [given, begin] = useByItself(view, options, happened, led)
  const fight = (on: boolean): void => drill(on ? view.battles : undefined)
  const letThemFight = (): void => {
    fight(true)
    begin()
    // The first of them is told by whoever presses: that is what undo leads back to.
    const first = drilled(view, options)
    if (first) choose(first)
  }
  return {
    given,
    led: [led, fight] as const,
    letThemFight: soldierAsked(view) === undefined || given ? undefined : letThemFight,
  }
}
