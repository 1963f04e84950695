import { laws } from '@anachron/kernel/laws'
import { describe, it } from 'vitest'
import { bot } from '../bot.ts'
import { game } from '../rules/game.ts'
import { wrongWithCards } from './cards.ts'
import { WAYS, waysUsed } from './ways.ts'

laws(
  game,
  { describe, it },
  {
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
    conserve: wrongWithCards,
    policies: [bot],
    coverage: { all: WAYS, used: waysUsed, matches: 3000 },
  },
)
