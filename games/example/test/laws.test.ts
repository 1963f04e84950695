import { laws } from '@anachron/kernel/laws'
import { describe, it } from 'vitest'
import { bot } from '../bot.ts'
import { ALL_CARDS, MINUTES } from '../content/index.ts'
import { game } from '../rules/game.ts'

laws(
  game,
  { describe, it },
  {
    tables: [{ seats: 2 }, { seats: 3, options: { target: 6 } }, { seats: 4 }],
    matches: 150,
    bound: 200,
    conserve: ({ deck, hands, buried, discards }) => {
      const cards = [...deck.top, ...deck.pool, ...deck.bottom, ...hands.flat(), ...buried.flat(), ...discards]
      return cards.sort().join() === ALL_CARDS.join() ? undefined : `the cards are ${cards.join()}`
    },
    coverage: {
      all: [...MINUTES.map((minute) => `play ${minute}`), ...MINUTES.map((minute) => `jam ${minute}`)],
      used: (event) =>
        event.kind === 'played' ? [`play ${event.minute}`] : event.kind === 'jammed' ? [`jam ${event.minute}`] : [],
      matches: 300,
    },
    policies: [bot],
  },
)
