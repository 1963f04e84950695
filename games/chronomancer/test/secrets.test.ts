/** Games that tell too much: the leak law must notice each of them. */
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { plan } from './plan.ts'

it('CH-R2: the order of the bag shown', () => {
  const mutant: typeof game = {
    ...game,
    view: (state, viewer) => Object.assign(game.view(state, viewer), { bagInOrder: state.bag.pool.slice() }),
  }
  expect(() => lookForLeaks(mutant as never, { ...plan, matches: 4 } as never)).toThrow(Leak)
})
