import { decision, options, play, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import { judge } from '../player/judgement.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { hold, newGame } from './hand.ts'
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

/** Odds of the first seat, as a logarithm, when these are the hands of an opening. */
function odds(own: string, rival: string): number {
  const state = newGame()
  hold(state, 0, own)
  hold(state, 1, rival)
  const [chance] = judge(state) as [number]
  return Math.log(chance / (1 - chance))
}

describe('the game’s own player', () => {
  it('[TLB-28] thinks more of the second Obliterator in hand than of the first', () => {
    const [none, one, both] = ['5 5 7 8 9', 'A 5 7 8 9', 'A A 7 8 9'].map((hand) => odds(hand, '2 3 6 6 10')) as [
      number,
      number,
      number,
    ]
    expect(both - one).toBeGreaterThan(one - none)
  })

  it('[TLB-25] thinks less of an Obliterator that a Bomb of the enemy’s waits for', () => {
    const gain = (rival: string): number => odds('A 5 7 8 9', rival) - odds('5 5 7 8 9', rival)
    expect(gain('2 3 6 6 K')).toBeLessThan(gain('2 3 6 6 10'))
  })

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
