import { type Card, cards } from '../content/index.ts'
import type { NamedDeck } from '../rules/types.ts'

const DECKS = 7
const CELLS = {
  'TS-PC-01': 7,
  'TS-PC-02': 7,
  'TS-PC-03': 6,
  'TS-PC-04': 1,
  'TS-PC-05': 1,
  'TS-PC-06': 1,
  'TS-TS-01': 2,
}

const dealtTo = (deck: number, among: readonly Card[]): readonly Card[] => among.filter((_, i) => i % DECKS === deck)

/** Legal decks that together hold every card of the game, so that random matches come to use them all. */
export const sampler: NamedDeck[] = Array.from({ length: DECKS }, (_, deck) => {
  const list: Record<string, number> = { ...CELLS }
  const units = cards.filter(({ type }) => type === 'advance' || type === 'obstacle')
  const interventions = cards.filter(({ type }) => type === 'intervention')
  const chains = cards.filter(({ type }) => type === 'event-chain')
  const links = ([1, 2, 3] as const).flatMap((phase) => {
    const fitting = chains.filter(({ phases }) => phases.includes(phase))
    return [fitting[(2 * deck) % fitting.length], fitting[(2 * deck + 1) % fitting.length]]
  })
  for (const card of [...links, ...dealtTo(deck, units), ...dealtTo(deck, interventions)])
    if (card) list[card.id] = Math.min(2, card.maxCopies ?? 2)
  const size = Object.values(list).reduce((sum, count) => sum + count, 0)
  list['TS-PC-01'] = CELLS['TS-PC-01'] + 60 - size
  return { name: `Sampler ${deck + 1}`, list }
})
