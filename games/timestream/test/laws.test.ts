import { laws } from '@anachron/kernel/laws'
import { describe, it } from 'vitest'
import { bot } from '../bot/index.ts'
import { cards } from '../content/index.ts'
import { cardsOf, listOf } from '../rules/deck-building.ts'
import { game } from '../rules/game.ts'
import type { CardId, State } from '../rules/types.ts'
import { cardsOfUnit } from '../rules/units.ts'

/** Every card of a deck is in exactly one place. */
function conserve(state: State): string | undefined {
  for (const [seat, player] of state.players.entries()) {
    if (player.list === null) continue
    const other = state.players[1 - seat]
    const units = [...player.advances.flat(), ...player.obstacles.flat()]
    for (const unit of [...player.locations, ...(other?.locations ?? [])]) if (unit?.owner === seat) units.push(unit)
    const limbo = state.stack.flatMap((frame): CardId[] => {
      if (frame.kind === 'ability') return frame.seat === seat ? frame.below : []
      if (seat !== state.active) return []
      return frame.kind === 'arrive' ? [frame.play.card] : frame.kind === 'intervention' ? [frame.card] : []
    })
    const { deck, hand, void: open, faceDown, cells } = player
    const there = [...deck.top, ...deck.pool, ...deck.bottom, ...hand, ...open, ...faceDown, ...limbo]
    there.push(...cells.map((cell) => cell.card), ...units.flatMap(cardsOfUnit))
    const wanted = cardsOf(listOf(player.list))
    if (there.sort().join() !== wanted.sort().join()) return `seat ${seat} has ${there.length} cards`
    if (player.shown.some((card) => !hand.includes(card))) return 'a card is known to be in a hand where it is not'
  }
  return undefined
}

laws(
  game,
  { describe, it },
  {
    tables: [
      { seats: 2, options: { deck1: 'TS-DK-3', deck2: 'TS-DK-4' } },
      { seats: 2, options: { lists: 'closed', catchUp: true } },
      { seats: 2, options: { powerStart: false, mulligan: false, turnCap: 60 } },
    ],
    matches: 12,
    bound: 6000,
    conserve,
    policies: [bot],
    coverage: {
      all: cards.map((card) => card.id),
      used: (event) => (event.kind === 'played' ? [event.play.card] : []),
      matches: 900,
    },
  },
)
