import type { Game, Types } from '../game.ts'
import { isLogFault, type LogEntry, type MatchLog } from '../log.ts'
import { appendEntry, replay } from '../match.ts'
import { pictureAt } from '../picture.ts'
import { redacted } from '../redacted.ts'
import type { Viewer } from '../seat.ts'
import { render } from '../words/render.ts'

/** Goes through a recorded match and gives every event that a viewer is shown, with the picture that goes with it. */
export function watching<T extends Types>(
  game: Game<T>,
  log: MatchLog,
  viewer: Viewer,
  look: (event: T['Event'], picture: T['View'], entry: number) => void,
): void {
  const match = replay(game, log, { to: 0, trusted: true })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (const [i, entry] of log.entries.entries())
    appendEntry(match, entry, (event, state) => {
      const picture = pictureAt(game, state, event, viewer)
      if (picture) look(redacted(game, event, viewer) as T['Event'], picture, i + 1)
    })
}

/** Goes through a recorded match: the state before each entry (a copy), the entry, and what it brought about. */
export function stepping<T extends Types>(
  game: Game<T>,
  log: MatchLog,
  look: (before: T['State'], entry: LogEntry, events: readonly T['Event'][]) => void,
): void {
  const match = replay(game, log, { to: 0, trusted: true })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (const entry of log.entries) {
    const before = game.clone(match.state)
    look(before, entry, appendEntry(match, entry))
  }
}
