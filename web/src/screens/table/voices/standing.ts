/** How a match stands, as an onlooker could tell who knows the game a little. */
import { type AnyGame, type Seat, seeded } from '@anachron/kernel'
import type { MatchView } from '@anachron/wire'

/** How one side stands against the other, in five steps: nobody is told more than they could see. */
export type Standing = -2 | -1 | 0 | 1 | 2

const WORLDS = 12
/** Where the chances of all are not one between them, nobody's gain is another's loss. */
const SHARED = 0.05
const AHEAD = 0.2
const NEARLY = 0.62

/**
 * By how much a seat is ahead of another as any onlooker could tell: worlds that fit what is public, judged by the
 * game. What either of the two holds unseen has no part in it.
 */
export function leadOf(game: AnyGame, open: MatchView, seat: Seat, over: Seat): number | undefined {
  const chance = seeded(`standing/${open.entry}`)
  let lead = 0
  for (let n = 0; n < WORLDS; n++) {
    const scores = game.score(game.imagine(open.view as never, chance))
    const all = scores.reduce((sum, score) => sum + score, 0)
    if (Math.abs(all - 1) > SHARED) return undefined
    lead += ((scores[seat] ?? 0) - (scores[over] ?? 0)) / WORLDS
  }
  return lead
}

export const standingOf = (lead: number): Standing => {
  const step = Math.abs(lead) > NEARLY ? 2 : Math.abs(lead) > AHEAD ? 1 : 0
  return (lead < 0 ? -step : step) as Standing
}
