import { EVERYTHING, SPECTATOR, type Viewer } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { laidPlaces } from '../board/laid.ts'
import { layoutOf } from '../board/layout.ts'
import { openHand } from '../board/open-hand.ts'
import { game } from '../rules/game.ts'
import type { State, View } from '../rules/types.ts'
import { deploying, deploys, hold, newGame } from './hand.ts'

/** Both players in the middle of the opening: one card laid by each, and a second one chosen by the first. */
function midway() {
  const state = newGame()
  hold(state, 0, '2 3 4 5 6')
  hold(state, 1, '7 8 9 10 K')
  const play = deploying(state)
  deploys(play, 0, '2')
  deploys(play, 1, '7')
  play.does(0, { kind: 'deploy', rank: 3 })
  return play
}

const seenIn = (view: View): string =>
  laidPlaces(view)
    .map(({ seat, card }) => `${seat}:${card}`)
    .join(' ')
const seen = (state: State, viewer: Viewer): string => seenIn(game.view(state, viewer))

describe('cards laid face down', () => {
  it('[TLB-15] are there for everybody: the own ones known, a rival’s with their backs up', () => {
    const { state } = midway()
    expect(seen(state, 0)).toBe('0:2 0:3 1:face down 1:due')
    // Whether the first has chosen the second card is nobody's business yet.
    expect(seen(state, 1)).toBe('1:7 1:due 0:face down 0:due')
    expect(seen(state, EVERYTHING)).toBe('0:2 0:3 1:7 1:due')
  })

  it('[TLB-22] lie in the order in which they will stand, whichever was laid first', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    hold(state, 1, '7 8 9 10 K')
    const play = deploying(state)
    deploys(play, 0, '6')
    play.does(0, { kind: 'deploy', rank: 3 })
    expect(seen(play.state, 0)).toBe('0:3 0:6 1:due 1:due')
    // Each keeps its name: nothing flies that only makes room.
    expect(laidPlaces(game.view(play.state, 0)).map(({ nth }) => nth)).toEqual([1, 0, 0, 1])
  })

  it('[TLB-R25] lie there still when somebody has given up, and wait for nothing', () => {
    const { state, does } = midway()
    does(1, { kind: 'concede' })
    expect(seen(state, EVERYTHING)).toBe('0:2 0:3 1:7')
    expect(seen(state, 1)).toBe('1:7 0:face down')
  })

  it('[TLB-15] lie on the side of their player, each in a place of its own, and are gone when turned up', () => {
    const play = midway()
    const view = game.view(play.state, 0)
    const { laid } = layoutOf(view, { width: 1000, height: 420 })
    expect(laid.map(({ above }) => above)).toEqual([false, false, true, true])
    expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
    deploys(play, 1, '8')
    play.does(0, { kind: 'keep' })
    expect(seen(play.state, 0)).not.toMatch(/face down|:\d/)
    expect(game.view(play.state, 0).cards).toHaveLength(4)
  })
})

it('[TLB-5] hands are shown as cards to whoever knows everything, in replays say, and to nobody else', () => {
  const { state } = midway()
  const shown = (viewer: Viewer) => [0, 1].map((seat) => openHand(game.view(state, viewer), seat))
  expect(shown(EVERYTHING)).toEqual(state.players.map(({ hand }) => hand))
  expect(shown(EVERYTHING)[1]).toEqual(expect.arrayContaining([8, 9, 10, 13]))
  for (const viewer of [0, 1, SPECTATOR]) expect(shown(viewer)).toEqual([null, null])
})
