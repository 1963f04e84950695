import { seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import { rollout } from '../player/rollout.ts'
import { game } from '../rules/game.ts'
import { war } from './war.ts'

const SHIELDED = ['0: 6 9 | -1: K A', '0: 6 8 | -1: 8 4']
const OUTGUNNED = ['0: 3 2 | -1: Q 10', '0: 5 9 | -1: 7 9']

/** What is chosen at the first decision, by habit and by the own player, and who then lives at the end. */
function chosenIn(seats: readonly string[]): { names: (string | undefined)[]; end: string[] } {
  const { play, state, choices } = war(seats, { pause: true })
  const listed = play.options(0)
  const indexes = [rollout(state, 0, listed, seeded(1)), bot.choose(game.view(state, 0), 0, listed, seeded(1))]
  const names = indexes.map((index) => choices()[index])
  const after = war(seats, { choose: [names[0] as string] })
  return { names, end: [after.living(0), after.living(1)] }
}

describe('decisions of a Day look ahead to the end of the Timeline', () => {
  it('[TLB-24] a Bomb takes the shield off, so that an Obliterator lives to burn all the others', () => {
    const { names, end } = chosenIn(SHIELDED)
    expect(names).toEqual(['1.4', '1.4'])
    expect(end).toEqual(['6 9 A', ''])
    // The Drone threatens more, but without it the rest would win.
    expect(war(SHIELDED, { choose: ['1.8.2'] }).living(1)).toBe('6 8 4')
  })

  it('[TLB-33] Armor goes to whom it keeps alive to shoot, not to whoever stands in front', () => {
    const { names, end } = chosenIn(OUTGUNNED)
    expect(names).toEqual(['0.10', '0.10'])
    expect(end).toEqual(['3 2 10', '9 9'])
    expect(war(OUTGUNNED, { choose: ['0.2'] }).living(1)).toBe('5 9 7 9')
  })
})
