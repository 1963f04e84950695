import type { Seat } from '@anachron/kernel'
import { decadesHeld, hasTrio, playerOf } from '../rules/decades.ts'
import type { State } from '../rules/types.ts'

/**
 * What things are worth at the beginning of a turn, as logarithms of odds to win: all the time, and what is added in
 * the last round, of which there is half in the last but one, and so on. Fitted to matches of the game's own player
 * against himself by `node games/time-hammer/player/fit.ts`, which prints such a table.
 */
const WORTH = {
  skill: [0.33, 0.72],
  /** A trio; decades held. */
  trio: [0.46, -0.29],
  held: [0.15, 0.49],
  agents: [0.08, -0.02],
  jamais: [0.03, 0.25],
  cards: [0.09, -0.09],
  commands: [0, 0.24],
  /** To be the one whose turn it is; to be the first of a round. */
  turn: [0.54, -0.46],
  first: [-0.16, -0.41],
} satisfies Record<string, [number, number]>
export type Sign = keyof typeof WORTH
export const SIGNS = Object.keys(WORTH) as Sign[]

/** What there is to be seen of a seat. */
function signsOf(state: State, seat: Seat): Record<Sign, number> {
  const player = playerOf(state, seat)
  return {
    skill: player.skill,
    trio: hasTrio(player) ? 1 : 0,
    held: decadesHeld(player),
    agents: player.agents.length,
    jamais: player.jamais,
    cards: player.hand.length,
    commands: state.commands.filter((owner) => owner === seat).length,
    turn: state.active === seat ? 1 : 0,
    first: state.first === seat ? 1 : 0,
  }
}

/**
 * What the first seat has more of than the second, in the order of `SIGNS`: as it is, and divided by the rounds left.
 */
export function lead(state: State): number[] {
  const ours = signsOf(state, 0)
  const theirs = signsOf(state, 1)
  return SIGNS.flatMap((sign) => {
    const more = ours[sign] - theirs[sign]
    return [more, more / Math.max(1, state.die)]
  })
}

export const TABLE = SIGNS.flatMap((sign) => WORTH[sign])

/** How well each seat stands, 0 … 1. */
export function judge(state: State): number[] {
  if (state.result) return state.result.payoff.slice()
  const strength = lead(state).reduce((sum, much, i) => sum + much * (TABLE[i] as number), 0)
  const first = 1 / (1 + Math.exp(-strength))
  return [first, 1 - first]
}
