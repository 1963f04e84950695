import type { Plan } from '@anachron/kernel/laws'
import { cards } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { check } from '../rules/check.ts'
import type { NamedDeck, Options, State, TimestreamTypes } from '../rules/types.ts'

/** The options of a table that plays by these rules. */
export function optionsOf({ fixed, closed, ...rules }: State['rules']): Options {
  const [deck1, deck2] = fixed.map((deck) => (typeof deck === 'string' ? deck : 'choose')) as [string, string]
  const lent = fixed.map((deck): NamedDeck | null => (typeof deck === 'string' ? null : deck))
  return { ...rules, deck1, deck2, lent, lists: closed ? 'closed' : 'open' }
}

/** A card of each deck lies face down in the Void: who plays by chance seldom holds more than ten (TS-27). */
function faceDown(state: State): State {
  for (const player of state.players) player.faceDown.push(...player.deck.pool.splice(-1))
  return state
}

export const plan: Plan<TimestreamTypes> = {
  tables: [
    { seats: 2, options: { deck1: 'TS-DK-3', deck2: 'TS-DK-4' } },
    { seats: 2, options: { lists: 'closed', catchUp: true } },
    { seats: 2, options: { decksFrom: 'draft' } },
    { seats: 2, options: { decksFrom: 'sealed', turnCap: 60 } },
    { seats: 2, options: { powerStart: false, mulligan: false, turnCap: 60 } },
  ],
  matches: 16,
  bound: 6000,
  rare: faceDown,
  conserve: (state) => check(state, { options: optionsOf(state.rules), seats: 2 }),
  policies: [bot],
  coverage: {
    all: cards.map((card) => card.id),
    used: (event) => (event.kind === 'played' ? [event.play.card] : []),
    matches: 900,
  },
}
