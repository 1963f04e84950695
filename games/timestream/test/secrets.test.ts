/** Games that tell too much: the leak law must notice each of them. */
import { Leak, lookForLeaks } from '@anachron/kernel/laws'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Player, PlayerView, State, View } from '../rules/types.ts'
import { plan } from './plan.ts'

type Timestream = typeof game

function leaks(change: Partial<Timestream>): void {
  const mutant: Timestream = { ...game, ...change }
  expect(() => lookForLeaks(mutant as never, { ...plan, matches: 12 } as never)).toThrow(Leak)
}

/** Players with more of them shown. */
const showing = (shown: (player: Player) => Partial<PlayerView>): Pick<Timestream, 'view'> => ({
  view(state, viewer): View {
    const view = game.view(state, viewer)
    const players = view.players.map((seen, seat) => ({ ...seen, ...shown(state.players[seat] as Player) }))
    return { ...view, players: players as View['players'] }
  },
})

const copyFrame = (state: State, i: number): State['stack'][number] =>
  game.clone(state).stack[i] as State['stack'][number]

it('TS-91: every hand shown', () => {
  leaks(showing(({ hand }) => ({ hand: hand.slice() })))
})

it('TS-73: cards face down in the Void shown', () => {
  leaks(showing(({ faceDown }) => ({ faceDown: faceDown.slice() })))
})

it('TS-94: the deck shown that the other has chosen in secret', () => {
  leaks({
    view(state, viewer) {
      const view = game.view(state, viewer)
      const stack = view.stack.map((seen, i) => (seen.kind === 'opening' ? copyFrame(state, i) : seen))
      return { ...view, stack }
    },
  })
})

/** Frames of a draft as they are, or only in one part. */
const showingPacks = (part: 'packs' | 'pools'): Pick<Timestream, 'view'> => ({
  view(state, viewer) {
    const view = game.view(state, viewer)
    const stack = view.stack.map((seen, i) => {
      const frame = copyFrame(state, i)
      return seen.kind === 'limited' && frame.kind === 'limited' ? { ...seen, [part]: frame[part] } : seen
    })
    return { ...view, stack }
  },
})

it('TS-98: the pack of the other shown', () => {
  leaks(showingPacks('packs'))
})

it('TS-98: what the other has picked shown', () => {
  leaks(showingPacks('pools'))
})

it('TS-98: everybody told what was picked', () => {
  leaks({ redact: (event, viewer) => (event.kind === 'picked' ? event : game.redact(event, viewer)) })
})

it('TS-97: the deck shown that the other has built', () => {
  leaks({
    view(state, viewer) {
      const view = game.view(state, viewer)
      const stack = view.stack.map((seen, i) => {
        const frame = copyFrame(state, i)
        return seen.kind === 'limited' && frame.kind === 'limited' ? { ...seen, chosen: frame.chosen } : seen
      })
      return { ...view, stack }
    },
  })
})

it('TS-91: everybody told which cards were drawn', () => {
  leaks({ redact: (event, viewer) => (event.kind === 'drew' ? event : game.redact(event, viewer)) })
})
