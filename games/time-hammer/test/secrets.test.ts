/** Games that tell too much: the leak law must notice each of them. */
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { expect, it } from 'vitest'
import { sorted } from '../rules/deck.ts'
import { game } from '../rules/game.ts'
import { plan } from './plan.ts'

type Hammer = typeof game

const look = (mutant: Hammer) => () => lookForLeaks(mutant as never, { ...plan, matches: 4 } as never)

it('TH-156: every hand shown', () => {
  const mutant: Hammer = {
    ...game,
    view(state, viewer) {
      const view = game.view(state, viewer)
      const players = view.players.map((seen, seat) => ({ ...seen, hand: state.players[seat]?.hand.slice() ?? null }))
      return { ...view, players }
    },
  }
  expect(look(mutant)).toThrow(Leak)
})

it('TH-156: everybody told which card was drawn', () => {
  const mutant: Hammer = {
    ...game,
    redact: (event, viewer) => (event.kind === 'drew' ? event : game.redact(event, viewer)),
  }
  expect(look(mutant)).toThrow(Leak)
})

/** Both have looked at the top of the deck, one after the other: random play hardly ever comes to that. */
const bothHaveLooked: Hammer = {
  ...game,
  setup(...given) {
    const state = game.setup(...given)
    const { top, pool } = state.deck
    top.push(...pool.splice(-12))
    state.reader = 0
    state.glimpsed = sorted(top.slice(-6))
    return state
  },
}

it('TH-156: cards that both players have looked at shown to spectators', () => {
  const mutant: Hammer = {
    ...bothHaveLooked,
    view(state, viewer) {
      const view = game.view(state, viewer)
      return { ...view, deck: { ...view.deck, glimpsed: state.glimpsed.slice() } }
    },
  }
  expect(look(bothHaveLooked)).not.toThrow()
  expect(look(mutant)).toThrow(Leak)
})
