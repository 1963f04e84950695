/** The worked examples of the rules as matches to open: look back over what was decided, and play on. */
import { type Example, recorded } from '@anachron/kit'

const repair = recorded(() => import('../fixtures/repair-example.json', { with: { type: 'json' } }))

const fullTurn = recorded(() => import('../fixtures/full-turn-example.json', { with: { type: 'json' } }))

export const examples: readonly Example[] = [
  { at: 'TH-58', title: 'a repair that fails as it stands, and a Jamais’ each to Reboot it with', match: repair },
  { at: 'TH-71', title: 'a level 7 HAMMER on a decade that both hold', match: repair },
  {
    at: 'TH-128',
    title: 'a whole turn is about to begin',
    match: async () => ({ ...(await fullTurn()), entries: [] }),
  },
  { at: 'TH-142', title: 'a whole turn, decision by decision along the timeline', match: fullTurn },
]
