import type { Types } from '../game.ts'
import { type Match, stateAt } from '../match.ts'
import { SPECTATOR, type Viewer } from '../seat.ts'
import { Proof } from './proof.ts'

/**
 * The earliest entry the match may go back to at once. Every entry after it used no chance and is proved to have told
 * nobody anything they could not have known.
 */
export function undoable<T extends Types>(match: Match<T>): number {
  let n = match.log.entries.length
  while (n > 0 && isInnocent(match, n)) n--
  return n
}

/**
 * Whether taking back entry n (1 = the first) would take back nothing that chance or a secret has told: proved, or no.
 */
export function isInnocent<T extends Types>(match: Match<T>, n: number): boolean {
  const steps = proofOf(match, n)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same step by step, each a few milliseconds at most: for whoever must not be busy with one table for long. */
export function* proofOf<T extends Types>(match: Match<T>, n: number): Generator<void, boolean> {
  for (let viewer: Viewer = SPECTATOR; viewer < match.log.seats; viewer++)
    if (!(yield* proofFor(match, n, viewer))) return false
  return true
}

/** Whether entry n told one viewer nothing that they could not have foreseen: it used no chance, and that is proved. */
export function* proofFor<T extends Types>(match: Match<T>, n: number, viewer: Viewer): Generator<void, boolean> {
  const entry = match.log.entries[n - 1]
  if (!entry || (entry.rolls?.length ?? 0) > 0) return false
  return yield* new Proof(match.game, stateAt(match, n - 1), entry, viewer).steps()
}
