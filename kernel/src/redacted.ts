import type { Game, Types } from './game.ts'
import { EVERYTHING, type Viewer } from './seat.ts'

/** An event as a viewer may know it, or nothing. */
export const redacted = <T extends Types>(game: Game<T>, event: T['Event'], viewer: Viewer): T['Event'] | undefined =>
  viewer === EVERYTHING ? event : game.redact(event, viewer)
