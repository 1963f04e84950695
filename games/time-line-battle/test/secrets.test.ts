/** Games that tell too much: the leak law must notice each of them. */
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Player } from '../rules/types.ts'
import { plan } from './plan.ts'

type Battle = typeof game

function leaks(change: Partial<Battle>): void {
  const mutant: Battle = { ...game, ...change }
  expect(() => lookForLeaks(mutant as never, { ...plan, matches: 12 } as never)).toThrow(Leak)
}

it('TLB-15: everybody told which card was laid face down', () => {
  leaks({ redact: (event, viewer) => (event.kind === 'laid' ? event : game.redact(event, viewer)) })
})

it('TLB-15: the size of a hand tells that a card is chosen', () => {
  leaks({
    view(state, viewer) {
      const view = game.view(state, viewer)
      const sizeOf = (seat: number): number => (state.players[seat] as Player).hand.length
      return { ...view, players: view.players.map((seen, seat) => ({ ...seen, handSize: sizeOf(seat) })) }
    },
  })
})
