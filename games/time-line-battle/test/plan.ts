import type { Plan } from '@anachron/kernel/laws'
import { bot } from '../player/index.ts'
import { check } from '../rules/check.ts'
import type { Battle, State } from '../rules/types.ts'
import { WAYS, waysUsed } from './ways.ts'

const conserve = (state: State): string | undefined =>
  check(state, { options: state.options, seats: state.players.length })

/** How hard the laws look at this game. */
export const plan: Plan<Battle> = {
  tables: [
    { seats: 2 },
    { seats: 4 },
    { seats: 3 },
    { seats: 4, options: { sides: 'free-for-all' } },
    { seats: 2, options: { opening: 'any', bombReach: 'day-and-later', tieOrder: 'newest-first', lastLevel: false } },
    { seats: 2, options: { quietTimelines: 25, maxTimelines: 25 } },
  ],
  matches: 60,
  bound: 600,
  conserve,
  policies: [bot],
  // It weighs every formation, up to a second and a half long.
  policiesEvery: process.env.SOAK ? 8 : 32,
  coverage: { all: WAYS, used: waysUsed, matches: 9000 },
}

/** The same for crowds and unequal teams: few matches, because each has many viewers and many decisions. */
export const crowd: Plan<Battle> = {
  tables: [
    { seats: 3, options: { sides: '1v2' } },
    { seats: 5 },
    { seats: 6, options: { sides: '2v2v2' } },
    { seats: 8 },
    { seats: 8, options: { sides: 'free-for-all' } },
  ],
  matches: 5,
  bound: 2400,
  conserve,
  policies: [bot],
  policiesEvery: 32,
}
