import type { BotQuestion, BotRunner } from './environment.ts'

/** Plays any option. For tests, and for tables whose bots have no better place to think. */
export const randomBots: BotRunner = {
  levels: ['random'],
  async choose({ options }: BotQuestion) {
    return { index: Math.floor(Math.random() * options.length) }
  },
}
