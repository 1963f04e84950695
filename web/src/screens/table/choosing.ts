import { announce, type Considered, type Plan, t } from '@anachron/kit'
import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react'
import type { ClientTable } from '../../client/table.ts'
import { planStopped } from '../../words/table.ts'
import type { Hints } from './HintCard.tsx'
import type { Reel } from './reel.ts'

export interface Choosing {
  choose(action: object): void
  carryOut(plan: Plan): void
  considered: Considered | undefined
  consider: Dispatch<SetStateAction<Considered | undefined>>
  hints: Hints | undefined
  setHints(hints: Hints | undefined): void
  /** Why the last thing wanted was not done. */
  trouble: string | undefined
  setTrouble(words: string | undefined): void
}

/** What leads to an answer: looking at things, a hint, and the answer itself. */
export function useChoosing(table: ClientTable, reel: Reel, as: number): Choosing {
  const [considered, consider] = useState<Considered>()
  const [hints, giveHints] = useState<Hints>()
  const [trouble, setTrouble] = useState<string>()
  // Whoever asks for a hint looks for it where they have just read about something else.
  const setHints = useCallback((given: Hints | undefined) => {
    giveHints(given)
    if (given) consider(undefined)
  }, [])
  const sending = useRef(false)
  const send = useCallback(
    (answer: () => Promise<unknown>) => {
      // The second press of a double click means the first.
      if (sending.current) return
      sending.current = true
      consider(undefined)
      setHints(undefined)
      setTrouble(undefined)
      reel.skip()
      answer()
        .catch((problem: Error) => setTrouble(problem.message))
        .finally(() => {
          sending.current = false
        })
    },
    [reel, setHints],
  )
  const choose = useCallback((action: object) => send(() => table.act(as, action)), [send, table, as])
  const carryOut = useCallback(
    ({ steps }: Plan) =>
      send(async () => {
        const { done, stopped } = await table.plan(as, steps as never)
        if (!stopped) return
        const words = t(planStopped(done, steps.length, stopped))
        // What comes in between is to be seen on the board; only what cannot be done needs words there.
        if (stopped.because === 'refused') setTrouble(words)
        else announce(words)
      }),
    [send, table, as],
  )
  return { choose, carryOut, considered, consider, hints, setHints, trouble, setTrouble }
}
