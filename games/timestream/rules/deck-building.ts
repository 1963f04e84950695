import { cardOf, type DeckList, isCardId, type Phase } from '../content/index.ts'
import type { RuleId } from './rulebook.ts'

export interface DeckFault {
  rule: RuleId
  reason: string
}

const DECK_SIZE = 60
const MOST_COPIES = 60
const NEEDED = ['TS-PC-01', 'TS-PC-02', 'TS-PC-03', 'TS-TS-01']
const LEAST_CELLS = 12
const MOST_INTERVENTIONS = 10

const countOf = (list: DeckList, fits: (id: string) => boolean): number =>
  Object.entries(list).reduce((sum, [id, count]) => sum + (fits(id) ? count : 0), 0)

/** Everything that a list breaks, each with its rule; empty for a legal deck. */
export function deckFaults(list: DeckList): DeckFault[] {
  const faults: DeckFault[] = []
  const unknown = Object.keys(list).filter((id) => !isCardId(id))
  if (unknown.length > 0) return [{ rule: 'TS-94', reason: `There is no card ${unknown.join(', ')}.` }]
  const size = countOf(list, () => true)
  if (size !== DECK_SIZE) faults.push({ rule: 'TS-10', reason: `A deck has ${DECK_SIZE} cards; this one has ${size}.` })
  for (const [id, count] of Object.entries(list)) {
    const { name, maxCopies } = cardOf(id)
    if (maxCopies !== null && count > maxCopies)
      faults.push({ rule: 'TS-11', reason: `At most ${maxCopies} of ${name}; this deck has ${count}.` })
  }
  for (const id of NEEDED)
    if (!list[id]) faults.push({ rule: 'TS-12', reason: `At least one ${cardOf(id).name} must be in it.` })
  const cells = countOf(list, (id) => cardOf(id).type === 'power-cell')
  if (cells < LEAST_CELLS)
    faults.push({ rule: 'TS-13', reason: `At least ${LEAST_CELLS} Power Cells; this deck has ${cells}.` })
  const interventions = countOf(list, (id) => cardOf(id).type === 'intervention')
  if (interventions > MOST_INTERVENTIONS)
    faults.push({
      rule: 'TS-13',
      reason: `At most ${MOST_INTERVENTIONS} Interventions; this deck has ${interventions}.`,
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
export function checkDeckList(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'a deck is a list of card ids with their numbers.'
  for (const [id, count] of Object.entries(value)) {
    if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES)
      return `${id}: its number is a whole number from 1 to ${MOST_COPIES}.`
  }
  const [fault] = deckFaults(value as DeckList)
  return fault && `${fault.reason} (${fault.rule})`
}
