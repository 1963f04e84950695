import { useEffect } from 'react'
import type { View } from '../rules/types.ts'
import { useDecks, useLastDecks } from './decks.ts'

/** Decks are known by then to those who may know them, and nobody has forgotten yet. */
const EARLY = 2

/**
 * Remembers what somebody has brought, once the cards are dealt. Not when they choose: two may share this screen, and
 * whoever chooses second would see what the first has just taken (TS-94).
 */
export function RememberDeck({ view }: { view: View }) {
  const { decks } = useDecks()
  const { last, remember } = useLastDecks()
  const brought = view.rules.fixed[view.viewer] === null ? view.players[view.viewer]?.list : undefined
  const key = typeof brought === 'string' ? brought : decks.find(({ name }) => name === brought?.name)?.id
  const isNews = view.turn <= EARLY && key !== undefined && key !== last[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deck, not whenever what is kept changes
  useEffect(() => {
    if (isNews) remember(key)
  }, [isNews, key])
  return null
}
