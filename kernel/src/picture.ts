import type { Game, Types } from './game.ts'
import { redacted } from './redacted.ts'
import type { Viewer } from './seat.ts'

/**
 * What a viewer sees at an event that has just happened, while its entry is still being carried out. Nothing where they
 * are not told of the event, or where what they are told is not shown by itself: how many pictures somebody gets
 * depends on what they are told alone.
 */
export function pictureAt<T extends Types>(
  game: Game<T>,
  state: T['State'],
  event: T['Event'],
  viewer: Viewer,
): T['View'] | undefined {
  if (game.beat === undefined) return undefined
  const told = redacted(game, event, viewer)
  return told && game.beat(told) > 0 ? game.view(state, viewer) : undefined
}
