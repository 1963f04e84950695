import type { AnyGame } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { BOT_NAMES, type Bot, botNamed, dishonesty } from '../src/index.ts'
import { guess } from './guess.ts'
import { pennies } from './pennies.ts'

const games: AnyGame[] = [guess, pennies]
const check = { options: {}, budget: { iterations: 60 } }

for (const game of games)
  for (const name of BOT_NAMES.filter((known) => known !== 'own'))
    test(`${name} plays ${game.id} the same when what it cannot know is swapped`, async () => {
      const bot = botNamed(name) as Bot
      for (let seed = 0; seed < 5; seed++)
        expect(await dishonesty(game, bot, { ...check, seats: game.seats.min, seed })).toBeUndefined()
    })

test('a bot that is shown the coin is found out', async () => {
  const leaky = { ...guess, view: (state: { coin: number }) => ({ at: 'bet', coin: state.coin }) } as unknown as AnyGame
  const cheat: Bot = { name: 'cheat', choose: ({ view }) => ({ index: (view as { coin: number }).coin }) }
  const found = []
  for (let seed = 0; seed < 20; seed++) found.push(await dishonesty(leaky, cheat, { ...check, seats: 1, seed }))
  expect(found.join()).toContain('when what it cannot know is swapped')
})
