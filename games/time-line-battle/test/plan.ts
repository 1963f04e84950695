import type { Plan } from '@anachron/kernel/laws'
import { bot } from '../bot.ts'
import { check } from '../rules/check.ts'
import type { Battle } from '../rules/types.ts'
import { WAYS, waysUsed } from './ways.ts'

/** How hard the laws look at this game. */
export const plan: Plan<Battle> = {
  tables: [
    { seats: 2 },
    { seats: 4 },
    { seats: 3 },
    { seats: 4, options: { sides: 'free-for-all' } },
    { seats: 2, options: { opening: 'any', bombReach: 'any-living', tieOrder: 'newest-first', lastLevel: false } },
    { seats: 2, options: { quietTimelines: 25, maxTimelines: 25 } },
  ],
  matches: 90,
  bound: 600,
  conserve: (state) => check(state, { options: state.options, seats: state.players.length }),
  policies: [bot],
  coverage: { all: WAYS, used: waysUsed, matches: 3000 },
}
