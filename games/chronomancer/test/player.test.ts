import { greedy } from '@anachron/bots'
import { begin, decision, options, play, type Seat, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'

/** The Gold of each seat when the game's own player has seat `own` and greedy the others. */
function against(greedySeed: string, seats: number, own: Seat): number[] {
  const chance = seeded(greedySeed)
  const mind = seeded(`mind of ${greedySeed}`)
  const state = begin(game, { rogueCard: 'random', level: 'apprentice' }, seats, chance)
  for (let asked = decision(game, state); asked; asked = decision(game, state)) {
    const seat = asked.seats[0] as Seat
    const listed = options(game, state, seat)
    const view = game.view(state, seat)
    const turn = { game, view, seat, options: listed, ask: asked.ask, chance: mind }
    const index = seat === own ? bot.choose(view, seat, listed, mind) : (greedy.choose(turn) as { index: number }).index
    play(game, state, chance, seat, listed[index] as Action)
  }
  return state.result?.points ?? []
}

describe('the game’s own player', () => {
  it('[CH-H1] has more Gold than greedy at the end of every one of six games', () => {
    for (let n = 0; n < 6; n++) {
      const seats = 2 + (n % 3)
      const own = n % seats
      const points = against(`game ${n}`, seats, own)
      expect(Math.max(...points.filter((_, seat) => seat !== own))).toBeLessThan(points[own] as number)
    }
  })
})
