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

it('[TT-3.2] [TT-13.2] [TT-15.0] [TT-16.0] tells the goal of the trip, what is packed and what one may do', () => {
  expect(say({}).aim).toBe('Get Tim home alive, through as few battles as you can.')
  expect(say({}).turn).toContain('Pack up to 50 pounds;')
  expect(say({ teamWeight: 66 }, 3).turn).toContain('Pack up to 66 pounds together')
  expect(say({}, 2).turn).toContain('fetch it first')
  expect(say({}).turn).not.toContain('fetch it first')
  expect(say({ teamEquipment: 'random' }, 2).turn).toContain('rolled')
  expect(say({ timemaster: 'seat' }, 2).turn).toContain('Pack up to 50 pounds;')
  expect(say({ negotiation: false }).turn).not.toContain('talk')
  expect(say({ victory: 'minimal' }).aim).toContain('less than 50 pounds')
  expect(say({ victory: 'best', lastTrip: 9 }).aim).toContain('fewer than 9 battles')
  expect(say({ victory: 'treasure' }).aim).toContain('most precious')
  expect(say({ victory: 'tontine' }, 2).aim).toContain('the only one')
})
