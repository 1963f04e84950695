/** Decks from a pool of cards (TS-97): which are allowed, and one that is proposed. */
import { say } from '@anachron/kernel/words'
import { cardOf, type DeckList, type Phase } from '../../content/index.ts'
import { DECK_SIZE, type DeckFault, deckFaults, faultOfDeck, MOST_INTERVENTIONS } from '../deck-building.ts'
import type { CardId, DeckChoice, NamedDeck } from '../types.ts'
import { fromStock, PLAIN } from './packs.ts'
import { worthOf } from './worth.ts'

const countIn = (cards: readonly CardId[]): Record<CardId, number> => {
  const counts: Record<CardId, number> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** How many copies of a card a deck from this pool may have: those of the pool, and those of the common stock. */
export const available = (pool: readonly CardId[], id: CardId): number =>
  pool.filter((card) => card === id).length + fromStock(id)

/** What is wrong with a deck that somebody has built from a pool; the deck may be anything at all. */
export function faultOfBuilt(value: unknown, pool: readonly CardId[]): DeckFault | undefined {
  const fault = faultOfDeck(value)
  if (fault) return fault
  return beyondPool((value as NamedDeck).list, pool)
}

/** The first card of which a list has more than there are. */
function beyondPool(list: DeckList, pool: readonly CardId[]): DeckFault | undefined {
  const held = countIn(pool)
  for (const [id, count] of Object.entries(list)) {
    const most = (held[id] ?? 0) + fromStock(id)
    if (count > most)
      return { rule: 'TS-97', reason: say`You have ${most} of ${cardOf(id).name}; this deck has ${count}.` }
  }
  return undefined
}

/** Everything that such a list breaks, for whoever is building. */
export function builtFaults(list: DeckList, pool: readonly CardId[]): DeckFault[] {
  const more = beyondPool(list, pool)
  return [...deckFaults(list), ...(more ? [more] : [])]
}

/** What a proposed deck has: cells of all kinds, the way home, and cards for each location. */
const CELLS = 20
const UNIVERSAL = 6
const WAY_HOME = 3
const EACH_LOCATION = 4
const LEAST_OF_A_KIND = 2

/** A deck from a pool: the cards that are worth most, with cells for what they cost. */
export function proposedDeck(pool: readonly CardId[], name: string): NamedDeck {
  const list: Record<CardId, number> = {}
  let size = 0
  let interventions = 0
  const add = (id: CardId, count = 1): void => {
    list[id] = (list[id] ?? 0) + count
    size += count
    if (cardOf(id).type === 'intervention') interventions += count
  }
  const mayAdd = (id: CardId): boolean =>
    (list[id] ?? 0) < (cardOf(id).maxCopies ?? DECK_SIZE) &&
    (cardOf(id).type !== 'intervention' || interventions < MOST_INTERVENTIONS)
  const left = pool.slice().sort((a, b) => worthOf(b) - worthOf(a) || (a < b ? -1 : 1))
  const take = (fits: (id: CardId) => boolean): boolean => {
    const at = left.findIndex((id) => fits(id) && mayAdd(id))
    if (at < 0) return false
    add(left[at] as CardId)
    left.splice(at, 1)
    return true
  }

  let cells = 0
  while (cells < CELLS / 4 && take((id) => cardOf(id).cell !== null)) cells++
  add('TS-TS-01', WAY_HOME)
  add('TS-PC-03', UNIVERSAL)
  for (const phase of [1, 2, 3] as const satisfies Phase[]) {
    let placed = 0
    const fits = (id: CardId): boolean => cardOf(id).type === 'event-chain' && cardOf(id).phases.includes(phase)
    while (placed < EACH_LOCATION && take(fits)) placed++
    if (placed < LEAST_OF_A_KIND) add(PLAIN[phase])
  }
  const basic = CELLS - cells - UNIVERSAL
  const isUnit = (id: CardId): boolean => cardOf(id).cell === null && cardOf(id).type !== 'event-chain'
  while (size < DECK_SIZE - basic && take(isUnit)) {}
  while (size < DECK_SIZE - basic && take((id) => cardOf(id).cell === null)) {}
  fillWithCells(list, DECK_SIZE - size)
  return { name, list }
}

/** Ancient and Future cells for the rest of a deck, by what its cards ask for. */
function fillWithCells(list: Record<CardId, number>, count: number): void {
  let ancient = 1
  let future = 1
  for (const [id, copies] of Object.entries(list)) {
    ancient += cardOf(id).cost.ancient * copies
    future += cardOf(id).cost.future * copies
  }
  const share = Math.round((count * ancient) / (ancient + future))
  const first = Math.max(LEAST_OF_A_KIND, Math.min(count - LEAST_OF_A_KIND, share))
  list['TS-PC-01'] = (list['TS-PC-01'] ?? 0) + first
  list['TS-PC-02'] = (list['TS-PC-02'] ?? 0) + count - first
}

/** Whether a choice could have been built from a pool. */
export const isBuilt = (deck: DeckChoice, pool: readonly CardId[]): boolean =>
  typeof deck !== 'string' && faultOfBuilt(deck, pool) === undefined
