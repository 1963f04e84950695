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

it('[TS-92] [TS-98] [TS-99] tells where decks come from and when it is counted', () => {
  expect(say({}).turn).toMatch(/^Draw a card/)
  expect(say({ decksFrom: 'draft' }).turn).toContain('3 times both open a pack of 15')
  expect(say({ decksFrom: 'sealed' }).turn).toContain('5 packs of 15')
  expect(say({ turnCap: 40 }).end).toContain('after turn 40')
  expect(say({}).end).not.toContain('turn')
})
