import { decision, options, play, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { newGame } from './hand.ts'
import { war } from './war.ts'

/** The bot's share of a match against chance. */
function againstChance(seed: number): number {
  const botSeat = seed % 2
  const state = newGame(2, {}, `bot/${seed}`)
  const chance = seeded(`play/${seed}`)
  for (let asked = decision(game, state); asked; asked = decision(game, state)) {
    const seat = asked.seats[0] as number
    const listed = options(game, state, seat)
    const chosen =
      seat === botSeat ? bot.choose(game.view(state, seat), seat, listed, chance) : chance.pick('x', listed.length)
    play(game, state, chance, seat, listed[chosen] as Action)
  }
  return state.result?.payoff[botSeat] ?? 0
}

describe('the game’s own player', () => {
  it('beats chance nearly always', () => {
    let won = 0
    for (let seed = 0; seed < 60; seed++) won += againstChance(seed)
    expect(won).toBeGreaterThan(48)
  })

  it('[TLB-24] bombs the Unit whose loss costs the enemy most', () => {
    const day = war(['-1: K | 0: 2 6', '-1: A | 0: 9 9'], { pause: true })
    const view = game.view(day.state, 0)
    const listed = day.play.options(0)
    expect(listed[bot.choose(view, 0, listed, seeded(1))]).toEqual({ kind: 'bomb', target: day.card('1.A').id })
  })

  it('[TLB-33] puts armor where it saves a Unit', () => {
    const day = war(['0: Q 3 9', '0: 2 2 6'], { pause: true })
    const view = game.view(day.state, 0)
    const listed = day.play.options(0)
    expect(listed[bot.choose(view, 0, listed, seeded(1))]).toEqual({ kind: 'attach', host: day.card('0.3').id })
  })
})
