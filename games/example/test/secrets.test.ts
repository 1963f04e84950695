/** Games that tell too much: the leak law must notice each of them. */
import { askAt } from '@anachron/kernel'
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { State } from '../rules/types.ts'
import { plan } from './plan.ts'

type Example = typeof game

function leaks(change: Partial<Example>): void {
  const mutant: Example = { ...game, ...change }
  expect(() => lookForLeaks(mutant as never, { ...plan, matches: 30 } as never)).toThrow(Leak)
}

it('EX-2: every hand shown', () => {
  leaks({ view: (state, viewer) => ({ ...game.view(state, viewer), hands: state.hands.map((hand) => hand.slice()) }) })
})

it('EX-2: every hand shown in the middle of a step, and hidden again at its end', () => {
  const isMidway = ({ stack }: State): boolean =>
    stack.some((frame, i) => i === stack.length - 1 && !askAt(game, frame))
  leaks({
    view: (state, viewer) =>
      isMidway(state)
        ? { ...game.view(state, viewer), hands: state.hands.map((hand) => hand.slice()) }
        : game.view(state, viewer),
  })
})

it('EX-2: answers shown before all have chosen', () => {
  const stack = (state: State) => game.clone(state).stack
  leaks({ view: (state, viewer) => ({ ...game.view(state, viewer), stack: stack(state) }) })
})
