import { announce, type Considered, type Plan } from '@anachron/kit'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { RefusalError } from '../../client/client.ts'
import { planStopped } from '../../words/table.ts'
import { tell } from '../../words/tell.ts'
import type { Hints } from './HintCard.tsx'
import type { AtTable } from './table-context.ts'

export interface Choosing {
  choose(action: object, how?: { briskly?: boolean | undefined }): void
  /** Gives an answer for the person, who is not asked. */
  answerItself(action: object, how?: { briskly?: boolean | undefined }): void
  /** Something was taken back: until the person answers by hand nothing answers itself. */
  held: boolean
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
export function useChoosing({ table, reel, names, matchView: { as } }: AtTable): Choosing {
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
        .catch((problem: Error) => setTrouble(troubleOf(problem, names, as)))
        .finally(() => {
          sending.current = false
        })
    },
    [reel, setHints, names, as],
  )
  const [held, hold] = useState(false)
  useEffect(() => table.onPlay(({ undone }) => undone && hold(true)), [table])
  const choose = useCallback(
    (action: object, { briskly = false }: { briskly?: boolean | undefined } = {}) => {
      hold(false)
      send(() => {
        if (briskly) reel.goBriskly()
        return table.act(as, action)
      })
    },
    [send, reel, table, as],
  )
  const answerItself = useCallback(
    (action: object, { briskly = false }: { briskly?: boolean | undefined } = {}) =>
      send(() => {
        if (briskly) reel.goBriskly()
        return table.act(as, action, { itself: true })
      }),
    [send, reel, table, as],
  )
  const carryOut = useCallback(
    ({ steps }: Plan) => {
      hold(false)
      send(async () => {
        const { done, stopped } = await table.plan(as, steps as never)
        if (!stopped) return
        const words = tell(planStopped(done, steps.length, stopped), names, as)
        // What comes in between is to be seen on the board; only what cannot be done needs words there.
        if (stopped.because === 'refused') setTrouble(words)
        else announce(words)
      })
    },
    [send, table, as, names],
  )
  return { choose, answerItself, held, carryOut, considered, consider, hints, setHints, trouble, setTrouble }
}

/** What the rules say has the names of the table in it; anything else is the same wherever it happens. */
const troubleOf = (problem: Error, names: readonly string[], as: number): string =>
  problem instanceof RefusalError ? tell(problem.refusal.reason, names, as) : problem.message
