import type { Bot } from './bot.ts'

/**
 * A bot that answers at random now and then, so many times of a hundred. Whoever wants to know what each answer is
 * worth gets its thoughts.
 */
export const slipping = (bot: Bot, slips = 0): Bot => ({
  ...bot,
  choose: (turn) =>
    slips > 0 && !turn.every && turn.options.length > 1 && turn.chance.pick('slip', 100) < slips
      ? { index: turn.chance.pick('slipped', turn.options.length) }
      : bot.choose(turn),
})
