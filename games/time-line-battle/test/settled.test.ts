import { expect, it } from 'vitest'
import { afterAnswer, forecastAnswer, forecastTimeline } from '../rules/forecast.ts'
import { game } from '../rules/game.ts'
import { settled } from '../rules/settled.ts'
import type { Action, View } from '../rules/types.ts'
import { type War, war } from './war.ts'

const asked = (...seats: string[]): { view: View; bombs: Action[]; play: War } => {
  const play = war(seats, { pause: true })
  return { view: game.view(play.state, 0), bombs: play.play.options(0).filter(({ kind }) => kind === 'bomb'), play }
}
const score = (living: readonly number[] = []): string => living.join(' : ')
/** If everybody went by a rule of thumb. */
const atAGlance = (view: View, action: Action): string =>
  score(forecastTimeline(afterAnswer(view, action) ?? view).living)

it('[TLB-23] a war that two well-aimed Bombs level is not called lost, whatever a glance says', () => {
  const { view, bombs, play } = asked('0: K K 7 6', '-1: A A 7 | 0: 5')
  expect(bombs.map((bomb) => atAGlance(view, bomb))).toEqual(Array(4).fill('0 : 2'))
  expect(settled(view, 0)).toBeUndefined()
  // The numbers on the targets know of the second Bomb.
  expect(bombs.map((bomb) => score(forecastAnswer(view, bomb)?.living))).toEqual(['2 : 2', '2 : 2', '0 : 2', '0 : 2'])
  play.choose('1.A')
  play.choose('1.A.2')
  expect([play.living(0), play.living(1)]).toEqual(['7 6', '7 5'])
})

it('[TLB-19] a war is not lost where it hangs on how a rival aims', () => {
  const { view, bombs } = asked('0: K 2 10', '0: K 2 7 6')
  expect(bombs.map((bomb) => atAGlance(view, bomb))).toEqual(Array(3).fill('0 : 2'))
  expect(settled(view, 0)).toBeUndefined()
})

it('[TLB-65] what is called lost is lost by every way to go on', () => {
  const { view, play } = asked('0: K K 10', '-1: 2 2 3 | 0: 4')
  expect(settled(view, 0)).toEqual({ kind: 'lost' })
  expect(settled(view, 1)).toEqual({ kind: 'alike', living: [0, 2] })
  play.choose('1.3')
  expect(settled(game.view(play.state, 0), 0)).toEqual({ kind: 'lost' })
  play.choose('1.4')
  expect([play.living(0), play.state.result?.payoff]).toEqual(['', [0, 1]])
})

it('[TLB-65] nobody left is not lost where the points are enough', () => {
  const { state } = asked('0: K K 10', '-1: 2 2 3 | 0: 4').play
  for (const [points, kind] of [
    [4, 'alike'],
    [1, 'lost'],
  ] as const) {
    const view = game.view(state, 0)
    const [player] = view.players
    if (player) player.vp = points
    expect(settled(view, 0)?.kind).toBe(kind)
  }
})

it('[TLB-14] two wars are alike only if as many cards may be laid after them', () => {
  // The same Units live whoever wears the Armor; but on one that falls it is no card more.
  const { view, play } = asked('0: Q A 2', '0: 2 2 7 7')
  const ends = play.play.options(0).flatMap((action) => forecastAnswer(view, action) ?? [])
  expect(ends.map(({ living, allowance }) => `${score(living)}, ${score(allowance)}`)).toEqual([
    '1 : 4, 1 : 4',
    '1 : 4, 2 : 4',
  ])
  expect(settled(view, 0)).toBeUndefined()
  const { view: alone } = asked('0: Q 2 3', '0: 10')
  expect(settled(alone, 0)).toEqual({ kind: 'alike', living: [2, 0] })
})

it('[TLB-65] nothing is said of a war with too many ways to go on', () => {
  const crowd = '2 3 4 5 6 7 8 9'
  const { view } = asked(`0: K K 10 | -1: ${crowd}`, `-1: K K ${crowd} | 0: ${crowd}`)
  expect(settled(view, 0)).toBeUndefined()
})
