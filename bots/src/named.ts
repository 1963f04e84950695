import type { Policy } from '@anachron/kernel'
import type { Bot } from './bot.ts'
import { greedyWith } from './greedy.ts'
import { movesOnly } from './moves-only.ts'
import { policyBot } from './policy-bot.ts'
import { random } from './random.ts'
import { searcher } from './search/searcher.ts'
import { TUNING } from './search/tuning.ts'
import { slipping } from './slipping.ts'

/** How well a bot of the table plays, the weakest first. */
export const LEVELS = ['novice', 'skilled', 'expert'] as const

/** Every name that `botNamed` knows; `own` only where the game brings a player of its own. */
export const BOT_NAMES = ['random', 'greedy', 'own', ...LEVELS] as const

/** A bot by its name; `own` is the game's own player. Nothing when there is no such bot for this game. */
export function botNamed(name: string, own?: Policy<never>): Bot | undefined {
  const bot = thinkerNamed(name, own)
  return bot && movesOnly(bot, own)
}

function thinkerNamed(name: string, own: Policy<never> | undefined): Bot | undefined {
  switch (name) {
    case 'random':
      return random
    case 'greedy':
      return greedyWith(own)
    case 'own':
      return own && policyBot(own)
    case 'novice':
      return slipping(searcher(name, own ? { ...TUNING[name], own } : TUNING[name]), own?.slips)
    case 'skilled':
    case 'expert':
      return searcher(name, own ? { ...TUNING[name], own } : TUNING[name])
    default:
      return undefined
  }
}
