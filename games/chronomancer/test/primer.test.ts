/** The game in short says what holds at the table: what depends on its options is made from them. */
import { optionsFor } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { primer } from '../board/primer.ts'
import { game } from '../rules/game.ts'

function say(given: object, seats: number = game.seats.min): Record<'aim' | 'turn' | 'end', string> {
  const checked = optionsFor(game, given, seats)
  if ('fault' in checked) throw new Error(render(checked.fault))
  const { aim, turn, end } = primer(checked.options, seats)
  return { aim: render(aim), turn: render(turn), end: render(end) }
}

it('[CH-P1] tells whom one plays against', () => {
  expect(say({}, 1).aim).toContain('more Gold than the Peddler')
  expect(say({}, 3).aim).toContain('the most Gold')
})
