import { type LogEntry, sameJson } from '@anachron/kernel'
import { isPerson, type TableState, type Undone } from './state.ts'

/*
 * Whoever plays alone and takes an answer back finds the same future when they choose the same again: the entry draws
 * with the number it had, and bots answer as they did. Where others play, chance is not given back: one could look at a
 * roll, take the move back, and know what they do not.
 */

/** Whether one person at most has a place here: all others are bots, and nobody else can be wronged. */
export function isAlone({ seats }: Pick<TableState, 'seats'>): boolean {
  let only: string | undefined
  for (const { sitter, owner } of seats)
    for (const person of [isPerson(sitter) ? sitter.person : undefined, owner]) {
      if (person === undefined || person === only) continue
      if (only !== undefined) return false
      only = person
    }
  return true
}

/** Nobody at the screen either: guests play against whoever takes something back. */
const isSolitary = (state: TableState): boolean =>
  isAlone(state) && state.seats.every(({ sitter }) => !(isPerson(sitter) && sitter.guest))

/** With which number the next answer draws from the seed. */
export const nextDraw = (state: TableState): number =>
  1 + (isSolitary(state) ? (state.draws.findLast((draw) => draw !== null) ?? 0) : state.acts)

/** Whether the match has come, step by step, the way that was taken back. */
const follows = ({ after, entries }: Undone, played: readonly LogEntry[]): boolean =>
  played.length >= after && sameJson(played.slice(after), entries.slice(0, played.length - after))

/** What there is to remember once everything after the entry `to` is taken back. */
export function undoneBy({ undone }: TableState, played: readonly LogEntry[], to: number): Undone {
  if (!undone || !follows(undone, played)) return { after: to, entries: played.slice(to) }
  if (to >= undone.after) return undone
  return { after: to, entries: [...played.slice(to, undone.after), ...undone.entries] }
}

/** What this seat answered here before it was taken back, where all that came before is the same. */
export function answeredBefore({ match, undone }: TableState, seat: number): LogEntry['action'] | undefined {
  const played = match?.log.entries
  if (!played || !undone || !follows(undone, played)) return undefined
  const then = undone.entries[played.length - undone.after]
  return then?.seat === seat ? then.action : undefined
}
