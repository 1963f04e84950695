/** The game in short says what holds at the table: what depends on its options is made from them. */
import { optionsFor } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { primer } from '../board/primer.ts'
import { game } from '../rules/game.ts'

function say(given: object, seats: number = game.seats.min): Record<'aim' | 'turn' | 'end', string> {
  const checked = optionsFor(game, given, seats)
  if ('fault' in checked) throw new Error(render(checked.fault))
  const { aim, turn, end } = primer(checked.options)
  return { aim: render(aim), turn: render(turn), end: render(end) }
}

it('[TH-46] [TH-V3] [TH-V4] [TH-V5] tells what E does, how many rounds there are and what costs a cube', () => {
  expect(say({}).end).toBe(
    'After 4 rounds the higher skill wins. Before that, whoever reaches E, the last space, wins at once.',
  )
  expect(say({ rounds: 6, finishRound: true }).end).toContain('After 6 rounds')
  expect(say({ rounds: 6, finishRound: true }).end).toContain('makes the round the last')
  expect(say({ noExpert: true }).end).toContain('ends nothing')
  expect(say({}).turn).toContain('most of it costs a green cube')
  expect(say({ freeRecruit: true }).turn).toContain('all but recruiting')
})
