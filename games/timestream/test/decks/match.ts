/** One match between two decks: the loop that the tables and searches of decks share. */

import { type Chance, decision, options, parseOptions, play, type Seat, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { bot, glimpse } from '../../player/index.ts'
import { rollout } from '../../player/rollout.ts'
import { game } from '../../rules/game.ts'
import type { Action, DeckChoice, Options, State } from '../../rules/types.ts'

/**
 * Who plays both decks: the own player, the same looking at little (three times as fast), or what pleases at a glance
 * (two hundred times).
 */
export type Player = 'own' | 'quick' | 'rollout'

const parsed = parseOptions(game.options, {})
if ('fault' in parsed) throw new Error(render(parsed.fault))
const defaults = parsed.options as unknown as Options

const answer = (by: Player, state: State, seat: Seat, listed: readonly Action[], chance: Chance): number =>
  by === 'rollout'
    ? rollout(state, seat, listed, chance)
    : (by === 'own' ? bot.choose : glimpse)(game.view(state, seat), seat, listed, chance)

/** What a deck gets against another in match n of a name: 1, 0.5 or 0. Two matches after each other share a deal. */
export function payoffOf(deck: DeckChoice, rival: DeckChoice, by: Player, name: string, n: number): number {
  const seat = n % 2
  const chance = seeded(`${name}/${n >> 1}`)
  const state: State = game.setup(defaults, 2, chance)
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const asked = now.seats[0] as Seat
    const listed = options(game, state, asked)
    const action: Action =
      listed[0]?.kind === 'deck'
        ? { kind: 'deck', deck: asked === seat ? deck : rival }
        : (listed[answer(by, state, asked, listed, chance)] as Action)
    play(game, state, chance, asked, action)
  }
  return state.result?.payoff[seat] ?? 0
}
