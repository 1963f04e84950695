/**
 * Fits the table of `player/judgement.ts` to matches of the own player against himself: what went with winning at
 * the beginning of a turn? Prints the table. Usage: node games/timestream/player/fit.ts [matches] [seed]
 */
import { fitted } from '@anachron/bots/fit'
import { game } from '../rules/game.ts'
import { bot } from './index.ts'
import { lead, SIGNS, WORTH } from './judgement.ts'

const [, , matches = '1400', seed = '1'] = process.argv
const { table, moments, before, now } = fitted(
  { game, bot, turnOf: ({ step, turn }) => (step === 'opening' ? -1 : turn), read: lead, seed },
  SIGNS.map((sign) => WORTH[sign]),
  Number(matches),
)
console.error(`${before.toFixed(4)} nats a moment before, ${now.toFixed(4)} now; ${moments} moments`)
for (const [i, sign] of SIGNS.entries()) console.log(`  ${sign}: ${table[i]?.toFixed(2)},`)
