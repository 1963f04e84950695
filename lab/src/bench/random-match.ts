import type { AnyGame, MatchLog, Seat } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'

/** The kernel that a game is measured on: this one, or that of another commit. */
export type Kernel = typeof import('@anachron/kernel')

/** A match played by chance, as a log, and states out of its middle. */
export function playRandomly(
  { act, decision, isLogFault, isRefusal, options, seeded, startMatch }: Kernel,
  game: AnyGame,
  chosen: object,
  seats: number,
  seed: number,
): { log: MatchLog; middle: ReturnType<AnyGame['clone']>[] } {
  const chance = seeded(seed)
  const match = startMatch(game, { options: chosen, seats, chance: () => chance })
  if (isLogFault(match)) throw new Error(render(match.fault))
  const states: ReturnType<AnyGame['clone']>[] = []
  for (let now = decision(game, match.state); now; now = decision(game, match.state)) {
    const seat = now.seats[0] as Seat
    const listed = options(game, match.state, seat)
    if (match.log.entries.length % 8 === 0) states.push(game.clone(match.state))
    const played = act(match, seat, listed[chance.pick('bench', listed.length)], chance)
    if (isRefusal(played)) throw new Error(`a listed option was refused: ${render(played.reason)}`)
  }
  const third = Math.floor(states.length / 3)
  return { log: match.log, middle: states.slice(third, third + Math.max(1, Math.min(4, third))) }
}
