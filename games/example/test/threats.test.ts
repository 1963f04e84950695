import type { MatchLog } from '@anachron/kernel'
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { stepping } from '@anachron/kernel/testing'
import { expect, it } from 'vitest'
import target from '../fixtures/target.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import type { State, View } from '../rules/types.ts'
import { threats } from '../words/index.ts'
import { plan } from './plan.ts'

it('[EX-9] whoever wins by points had been announced to everybody', () => {
  let won = false
  stepping(game, target as unknown as MatchLog, (before, _entry, events) => {
    for (const event of events) {
      if (event.kind !== 'rolled' || !event.scored) continue
      if ((before.points[event.seat] ?? 0) + event.minute < before.target) continue
      won = true
      for (const viewer of [-1, 0, 1])
        expect(threats(game.view(before, viewer), event.seat)).toMatchObject([{ rule: 'EX-9', severity: 'alarm' }])
    }
  })
  expect(won).toBe(true)
})

it('EX-2: a threat that knows a hidden hand is noticed', () => {
  // A view carries nothing that is hidden; this one is remembered together with the state it was made of.
  const states = new WeakMap<View, State>()
  const mutant: typeof game = {
    ...game,
    view(state, viewer) {
      const view = game.view(state, viewer)
      states.set(view, state)
      return view
    },
    threats: (view, seat) =>
      states.get(view)?.hands[seat]?.includes(5) ? [{ rule: 'EX-9', words: 'Holds a five.', severity: 'notice' }] : [],
  }
  expect(() => lookForLeaks(mutant as never, { ...plan, matches: 30 } as never)).toThrow(Leak)
})
