import { seeded } from '../chance/seeded.ts'
import { decision, options, sampleUnlisted } from '../engine.ts'
import type { Game, Types } from '../game.ts'
import { isLogFault } from '../log.ts'
import { act, isRefusal, type Match, type Setup, startMatch } from '../match.ts'
import type { Seat } from '../seat.ts'
import { render } from '../words/render.ts'

export interface RandomPlay<T extends Types> {
  options?: Partial<T['Options']>
  seats?: number
  seed: string | number
  /** Stop after so many entries. */
  most?: number
  /** Looked at before every entry; returning true stops there. */
  watch?(match: Match<T>): boolean | undefined
  onEvent?(event: T['Event']): void
  /** Chooses instead of chance. */
  choose?(match: Match<T>, seat: Seat, options: readonly T['Action'][]): number
}

/** A match played by chance alone, to its end or to `most` entries. */
export function playRandomly<T extends Types>(game: Game<T>, how: RandomPlay<T>): Match<T> {
  const chance = seeded(how.seed)
  const setup: Setup = { options: how.options ?? {}, seats: how.seats ?? game.seats.min, chance: () => chance }
  const match = startMatch(game, setup)
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (const event of match.opening) how.onEvent?.(event)
  const most = how.most ?? 100_000
  for (let n = 0; n < most; n++) {
    if (how.watch?.(match)) break
    const asked = decision(game, match.state)
    if (!asked) return match
    const seat = asked.seats[chance.pick('seat', asked.seats.length)] as Seat
    const listed = options(game, match.state, seat)
    const other = how.choose ? undefined : sampleUnlisted(game, match.state, seat, chance)
    const chosen = how.choose ? how.choose(match, seat, listed) : chance.pick('option', listed.length)
    const action = other && chance.pick('unlisted', 3) === 0 ? other : listed[chosen]
    const played = act(match, seat, action, chance)
    if (isRefusal(played)) throw new Error(`an option was refused: ${JSON.stringify(action)}: ${render(played.reason)}`)
    if (how.onEvent) for (const event of played.events) how.onEvent(event)
  }
  return match
}
