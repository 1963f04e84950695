import { BOT_NAMES, type Bot, botNamed, dishonesty } from '@anachron/bots'
import { shelf } from '@anachron/games'
import { isLogFault, optionsFor } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, test } from 'vitest'

for (const entry of shelf)
  describe(entry.title, async () => {
    const { game, bot: own } = await entry.load()
    const seats = game.seats.min
    const checked = optionsFor(game, {}, seats)
    if (isLogFault(checked)) throw new Error(render(checked.fault))
    const bots = BOT_NAMES.map((name) => botNamed(name, own)).filter((bot): bot is Bot => bot !== undefined)
    for (const bot of bots)
      test(`${bot.name} plays the same when what it cannot know is swapped`, async () => {
        const check = { options: checked.options as object, seats, decisions: 6, budget: { iterations: 5 } }
        for (const seed of [1, 2]) expect(await dishonesty(game, bot, { ...check, seed })).toBeUndefined()
      })
  })
