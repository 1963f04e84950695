import type { Bot } from './bot.ts'

/** Any option is as good as another. */
export const random: Bot = {
  name: 'random',
  blind: true,
  choose: ({ options, chance }) => ({ index: chance.pick('bot', options.length) }),
}
