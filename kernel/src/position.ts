import { decision, hasEntry, options } from './engine.ts'
import type { Frame } from './flow.ts'
import type { Game, MatchTerms, Types } from './game.ts'
import { notPlain } from './json.ts'
import type { Sentence } from './words/parts.ts'
import { say } from './words/say.ts'

/** More frames than flows call into each other, or wait one above the other: each figure of an army for its turn. */
const DEEPEST = 200

/**
 * Why a state that somebody has sent cannot be taken for one of this game, in one sentence; nothing = it can. What
 * holds for every game is looked at here: plain data, a stack of frames that exist, somebody who is asked and can
 * answer. The rest is the game's own `check`.
 */
export function wrongWithPosition<T extends Types>(
  game: Game<T>,
  state: unknown,
  table: MatchTerms<T>,
): Sentence | undefined {
  if (!game.check) return say`${game.title} takes no positions from elsewhere.`
  try {
    return (
      wrongWithFrame(game, state) ?? game.check(state, table) ?? wrongWithDecision(game, state as T['State'], table)
    )
  } catch {
    return 'The position is not one of this game.'
  }
}

function wrongWithFrame<T extends Types>(game: Game<T>, state: unknown): Sentence | undefined {
  if (typeof state !== 'object' || state === null || notPlain(state)) return 'The position is not plain data.'
  const { stack, result } = state as Partial<Types['State']>
  if (!Array.isArray(stack) || stack.length > DEEPEST) return 'The position does not say what is under way.'
  if (result === undefined || (result === null) !== stack.length > 0)
    return 'The position is neither under way nor over.'
  const strange = stack.find((frame: Frame | null) => !hasEntry(game, frame))
  return strange === undefined ? undefined : 'Something is under way in the position that this game does not know.'
}

function wrongWithDecision<T extends Types>(
  game: Game<T>,
  state: T['State'],
  { seats }: MatchTerms<T>,
): Sentence | undefined {
  const asked = decision(game, state)
  if (!asked) return undefined
  if (asked.seats.length === 0) return 'Nobody is asked anything in the position.'
  for (const seat of asked.seats) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) return 'Somebody is asked who has no seat.'
    const { length } = options(game, state, seat)
    if (length === 0 || length > 512) return 'Somebody is asked who cannot answer.'
  }
  return undefined
}
