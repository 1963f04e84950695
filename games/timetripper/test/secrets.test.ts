/** Games that tell too much: the leak law must notice each of them. */
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { plan } from './plan.ts'

it('TT-17.0: the hex shown that the Timemaster holds', () => {
  const mutant: typeof game = {
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), stack: game.clone(state).stack }),
  }
  const tables = plan.tables?.filter(({ options }) => (options as { timemaster?: string })?.timemaster === 'seat')
  expect(() => lookForLeaks(mutant as never, { ...plan, tables, matches: 4 } as never)).toThrow(Leak)
})
