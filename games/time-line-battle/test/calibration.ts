/**
 * How true the numbers on cards are: what they promise for a card that the own player lays against itself, and what
 * came of it. Of two equals neither is ahead in the mean, so whatever is promised to both is hope.
 * Usage: node games/time-line-battle/test/calibration.ts [matches]
 */
import { decision, options, play, seeded } from '@anachron/kernel'
import { bot } from '../player/index.ts'
import { expectedLayings, meanOf } from '../rules/expected.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { newGame } from './hand.ts'

interface Promise {
  war: number
  seat: number
  /** It fills the last place of its deployment. */
  isLast: boolean
  lead: number
}

const [, , matches = '60'] = process.argv
const kept: { promise: Promise; came: number }[] = []

const leadOf = (of: readonly number[], seat: number): number => (of[seat] ?? 0) - (of[1 - seat] ?? 0)

function playOut(n: number): void {
  const state = newGame(2, {}, `calibration/${n}`)
  const chance = seeded(`calibration/${n}/play`)
  let open: Promise[] = []
  let before = state.players.map(({ vp }) => vp)
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const [seat = 0] = now.seats
    const listed = options(game, state, seat) as Action[]
    const view = game.view(state, seat)
    const chosen = listed[bot.choose(view, seat, listed, chance)] as Action
    if (chosen.kind === 'deploy') {
      const ends = expectedLayings(view, seat, [chosen.rank]).get(chosen.rank) ?? []
      const isLast = view.players[seat]?.toDeploy === 1
      open.push({ war: state.timeline, seat, isLast, lead: leadOf(meanOf(ends), seat) })
    }
    const war = state.timeline
    play(game, state, chance, seat, chosen)
    if (state.timeline === war && !state.result) continue
    const gained = state.players.map(({ vp }, of) => vp - (before[of] ?? 0))
    kept.push(...open.map((promise) => ({ promise, came: leadOf(gained, promise.seat) })))
    open = []
    before = state.players.map(({ vp }) => vp)
  }
}

for (let n = 0; n < Number(matches); n++) playOut(n)
for (let war = 1; war <= 5; war++)
  for (const isLast of [false, true]) {
    const these = kept.filter(({ promise }) => promise.war === war && promise.isLast === isLast)
    const mean = (of: (one: (typeof kept)[number]) => number): string =>
      (these.reduce((sum, one) => sum + of(one), 0) / these.length).toFixed(2)
    console.log(
      `war ${war}, ${isLast ? 'last card' : 'earlier cards'} (${these.length}):`,
      `promised ${mean(({ promise }) => promise.lead)}, came ${mean(({ came }) => came)},`,
      `apart ${mean(({ promise, came }) => Math.abs(promise.lead - came))}`,
    )
  }
