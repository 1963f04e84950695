import { laws } from '@anachron/kernel/laws'
import { describe, it } from 'vitest'
import { bot } from '../bot.ts'
import { BATTLES } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { bookkeeping } from './bookkeeping.ts'
import { coverage } from './coverage.ts'

laws(
  game,
  { describe, it },
  {
    tables: [
      { seats: 1 },
      { seats: 2, options: { teamEquipment: 'random', setupLetter: 'player' } },
      { seats: 3, options: { victory: 'tontine', timemaster: 'shuffle' } },
      { seats: 2, options: { timemaster: 'seat', randomSetup: 'dice' } },
      { seats: 4, options: { teamWeight: 70, shotAtIncludesMelee: true } },
      { seats: 1, options: { battles: [{ ...BATTLES[42], number: 31, source: 'own' }] } },
    ],
    matches: 60,
    bound: 8000,
    conserve: bookkeeping,
    coverage: { ...coverage, matches: 1500 },
    policies: [bot],
  },
)
