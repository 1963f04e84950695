import { given, joined, rule, type Sentence, say, count as some } from '@anachron/kernel/words'
import { cardOf, type DeckList, decks, isCardId, type Phase } from '../content/index.ts'
import type { RuleId } from './rulebook.ts'
import type { CardId, DeckChoice, NamedDeck } from './types.ts'

export interface DeckFault {
  rule: RuleId
  reason: Sentence
}

export const DECK_SIZE = 60
const MOST_COPIES = 60
const NEEDED = ['TS-PC-01', 'TS-PC-02', 'TS-PC-03', 'TS-TS-01']
const LEAST_CELLS = 12
export const MOST_INTERVENTIONS = 10

const countOf = (list: DeckList, fits: (id: string) => boolean): number =>
  Object.entries(list).reduce((sum, [id, count]) => sum + (fits(id) ? count : 0), 0)

/** Everything that a list breaks, each with its rule; empty for a legal deck. */
export function deckFaults(list: DeckList): DeckFault[] {
  const faults: DeckFault[] = []
  const unknown = Object.keys(list).filter((id) => !isCardId(id))
  if (unknown.length > 0) return [{ rule: 'TS-94', reason: say`There is no card ${joined(unknown.map(given), ', ')}.` }]
  const size = countOf(list, () => true)
  if (size !== DECK_SIZE)
    faults.push({ rule: 'TS-10', reason: say`A deck has ${some(DECK_SIZE, 'card')}; this one has ${size}.` })
  for (const [id, count] of Object.entries(list)) {
    const { name, maxCopies } = cardOf(id)
    if (maxCopies !== null && count > maxCopies)
      faults.push({ rule: 'TS-11', reason: say`At most ${maxCopies} of ${name}; this deck has ${count}.` })
  }
  for (const id of NEEDED)
    if (!list[id]) faults.push({ rule: 'TS-12', reason: say`At least one ${cardOf(id).name} must be in it.` })
  const cells = countOf(list, (id) => cardOf(id).type === 'power-cell')
  if (cells < LEAST_CELLS)
    faults.push({ rule: 'TS-13', reason: say`At least ${LEAST_CELLS} Power Cells; this deck has ${cells}.` })
  const interventions = countOf(list, (id) => cardOf(id).type === 'intervention')
  if (interventions > MOST_INTERVENTIONS)
    faults.push({
      rule: 'TS-13',
      reason: say`At most ${MOST_INTERVENTIONS} Interventions; this deck has ${interventions}.`,
    })
  if (!canFillAll(list))
    faults.push({
      rule: 'TS-14',
      reason: 'Three Event Chain cards must be able to fill locations 1, 2 and 3 together.',
    })
  return faults
}

/** Whether three physical Event Chain cards can take the three locations at once. */
function canFillAll(list: DeckList): boolean {
  const chains = Object.entries(list).flatMap(([id, count]) => {
    const card = cardOf(id)
    return card.type === 'event-chain' ? new Array<readonly Phase[]>(Math.min(count, 3)).fill(card.phases) : []
  })
  const place = (location: number, used: ReadonlySet<number>): boolean =>
    location > 3 ||
    chains.some(
      (phases, i) => !used.has(i) && phases.includes(location as Phase) && place(location + 1, new Set([...used, i])),
    )
  return place(1, new Set())
}

/** What is wrong with a list that may be anything at all; nothing = it is a legal deck. */
function faultOfList(value: unknown): DeckFault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { rule: 'TS-94', reason: 'A deck is a list of card ids with their numbers.' }
  for (const [id, count] of Object.entries(value)) {
    if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES)
      return { rule: 'TS-94', reason: say`${given(id)}: its number is a whole number from 1 to ${MOST_COPIES}.` }
  }
  return deckFaults(value as DeckList)[0]
}

export const LONGEST_NAME = 60

/** What is wrong with a deck that somebody brings, which may be anything at all; nothing = it can be played with. */
export function faultOfDeck(value: unknown): DeckFault | undefined {
  const { name, list, ...more } = (typeof value === 'object' && value !== null ? value : {}) as Partial<NamedDeck>
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
    return { rule: 'TS-94', reason: say`A deck has a name of at most ${some(LONGEST_NAME, 'letter')}.` }
  if (Object.keys(more).length > 0) return { rule: 'TS-94', reason: 'A deck has a name and a list, and nothing else.' }
  return faultOfList(list)
}

export const inWords = ({ rule: by, reason }: DeckFault): Sentence => say`${reason} (${rule(by)})`

export function listOf(deck: DeckChoice): DeckList {
  const list = typeof deck === 'string' ? decks.find(({ id }) => id === deck)?.list : deck.list
  if (!list) throw new Error(`there is no deck ${deck}`)
  return list
}

export const cardsOf = (list: DeckList): CardId[] =>
  Object.entries(list).flatMap(([id, count]) => new Array<CardId>(count).fill(id))
