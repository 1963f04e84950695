import { recorded } from './chance/recorded.ts'
import { seeded } from './chance/seeded.ts'
import { options, perform, refusal } from './engine.ts'
import type { Types } from './game.ts'
import { hashOf } from './hash.ts'
import { copyJson } from './json.ts'
import type { LogEntry } from './log.ts'
import { type Match, stateAt } from './match.ts'
import { redacted } from './redacted.ts'
import { SPECTATOR, type Viewer } from './seat.ts'

/** Worlds tried per viewer before an entry counts as telling nothing. */
const WORLDS = 6

/**
 * The earliest entry the match may go back to at once. Every entry after it used no chance and told nobody anything they could
 * not have known: in worlds that a viewer cannot tell from the true one, the same answer leads to the same sight for them.
 */
export function undoable<T extends Types>(match: Match<T>): number {
  let n = match.log.entries.length
  while (n > 0 && isInnocent(match, n)) n--
  return n
}

/** Whether taking back entry n (1 = the first) would take back nothing that chance or a secret has told. */
export function isInnocent<T extends Types>(match: Match<T>, n: number): boolean {
  const entry = match.log.entries[n - 1]
  if (!entry || (entry.rolls?.length ?? 0) > 0) return false
  const before = stateAt(match, n - 1)
  for (let viewer: Viewer = SPECTATOR; viewer < match.log.seats; viewer++)
    if (tells(match, before, entry, viewer)) return false
  return true
}

function tells<T extends Types>(match: Match<T>, before: T['State'], entry: LogEntry, viewer: Viewer): boolean {
  const { game } = match
  const chance = seeded(`${hashOf(before)}/${viewer}`)
  const truly = sightAfter(match, game.clone(before), entry, viewer)
  // Whoever saw nothing at all has learnt nothing, whatever it was.
  if (truly === sight([], game.view(before, viewer))) return false
  for (let world = 0; world < WORLDS; world++) {
    const imagined = game.imagine(game.view(before, viewer), chance)
    // In this world the answer may be impossible; then the viewer has learnt from it, unless any other answer looks the same to them.
    const possible = refusal(game, imagined, entry.seat, entry.action) === undefined
    const instead = possible ? entry.action : options(game, imagined, entry.seat)[0]
    if (instead === undefined) return true
    try {
      if (sightAfter(match, imagined, { seat: entry.seat, action: copyJson(instead) as never }, viewer) !== truly)
        return true
    } catch {
      return true // it would have needed chance there
    }
  }
  return false
}

/** Everything this viewer is shown by an entry: its events and the view after it. */
function sightAfter<T extends Types>(match: Match<T>, state: T['State'], entry: LogEntry, viewer: Viewer): string {
  const { game } = match
  const events: unknown[] = []
  perform(game, state, recorded([]), entry.seat, copyJson(entry.action) as unknown as T['Action'], (event) => {
    const told = redacted(game, event, viewer)
    if (told) events.push(told)
  })
  return sight(events, game.view(state, viewer))
}

const sight = (events: readonly unknown[], view: object): string => JSON.stringify([events, view])
