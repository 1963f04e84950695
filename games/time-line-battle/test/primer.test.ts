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

it('[TLB-53] [TLB-54] [TLB-66] tells when a war is the last, and whose Units count', () => {
  expect(say({}).end).toContain('Usually after two to five wars')
  expect(say({}).end).toContain('for 4 wars in a row')
  expect(say({}).end).toContain('after 12 wars in any case')
  expect(say({ quietTimelines: 2 }).end).toContain('for 2 wars in a row')
  expect(say({ quietTimelines: 1 }).end).toContain('after one war')
  expect(say({ maxTimelines: 3 }).end).toBe('When a side has no Unit left. After 3 wars in any case.')
  expect(say({}, 3).end).not.toContain('Usually')
  expect(say({}, 3).aim).toContain('of yours')
  expect(say({}, 4).aim).toContain('of your side')
})
