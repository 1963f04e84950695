/** Looking back on a match: one question to the host, whose answer the strip, the panel and the ending share. */
import type { Analysis } from '@anachron/bots'
import { createContext, use, useCallback, useState } from 'react'
import { type Turns, useAnalysis } from '../../../client/analysis.ts'
import type { AtTable } from '../table-context.ts'

export interface Lookback extends Turns {
  asked: boolean
  ask(): void
  cancel(): void
}

export function useLookback({ table, matchView }: Pick<AtTable, 'table' | 'matchView'>): Lookback {
  const [asked, setAsked] = useState(false)
  // Nothing is kept of a running match: to ask at each entry would show the whole table once more at each.
  const asking = asked ? 'make' : matchView.result ? 'kept' : undefined
  const turns = useAnalysis(table.client, table.id, asking, matchView.entry)
  const ask = useCallback(() => setAsked(true), [])
  const cancel = useCallback(() => setAsked(false), [])
  const watched = asked && turns.watched && turns.watched.length > 1 ? onlookers(turns.watched) : undefined
  const analysis = turns.analysis ?? watched
  return { ...turns, ...(analysis && { analysis }), asked: asked && turns.trouble === undefined, ask, cancel }
}

/** The curve of a running match, in the shape of a whole analysis: what onlookers could tell, and nothing else. */
const onlookers = (watched: Analysis['known']): Analysis => ({
  game: '',
  seats: watched[0]?.length ?? 0,
  entries: watched.length - 1,
  truth: [],
  known: watched,
  turningPoints: [],
  judged: [],
})

export const LookbackContext = createContext<Lookback | undefined>(undefined)

export function useSharedLookback(): Lookback {
  const lookback = use(LookbackContext)
  if (!lookback) throw new Error('this is shown at a table only')
  return lookback
}

/** Less than this is not worth a word. */
const LEAST = 0.03
/** Of its margin, which holds in nineteen cases of twenty, a loss has to be so much: then it is real in five of six. */
const SURE = 0.5

interface Wanted {
  seats: readonly number[]
  /** The last entry that a branch has from the match it left: what was done until then was not decided here. */
  after?: number | undefined
  /** The entry that ends the set-up. */
  begun?: number
  most?: number
}

/**
 * Decisions of these seats for which a bot had something clearly better; the costliest first. What was decided in the
 * set-up is named only where its loss is beyond doubt: nobody learns from a deck that may have been as good, while the
 * match was lost at the table.
 */
export const costliest = ({ judged }: Pick<Analysis, 'judged'>, { seats, after = 0, begun = 0, most = 3 }: Wanted) =>
  judged
    .filter(({ entry, seat, instead, loss, margin }) => {
      const isSure = loss >= Math.max(LEAST, (entry <= begun ? 1 : SURE) * margin)
      return entry > after && seats.includes(seat) && instead !== undefined && isSure
    })
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
