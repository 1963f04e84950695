/** Which moments of a match tell it, and how each of them looked. */
import type { AnyGame } from '@anachron/kernel'
import type { EntryEvents, MatchView } from '@anachron/wire'
import { patched } from '@anachron/wire/patch'
import type { ClientTable } from '../../../client/table.ts'

type GameEvent = EntryEvents['events'][number]

/** Weight of an entry where the match turned, and of an event that much hangs on. */
const TURNED = 3
const DECISIVE = 2

type Beats = Pick<AnyGame, 'beat' | 'decisive'>

const weightOf = ({ beat, decisive }: Beats, event: GameEvent): number =>
  (beat?.(event) ?? 0) * (decisive?.(event) ? DECISIVE : 1)

/** The event of an entry that people would tell first; nothing where none is shown. */
export function heaviest(game: Beats, events: readonly GameEvent[]): GameEvent | undefined {
  const [first] = events.toSorted((a, b) => weightOf(game, b) - weightOf(game, a))
  return first && weightOf(game, first) > 0 ? first : undefined
}

/**
 * So many entries before the last: of every equal stretch of the match the one in which most happened; where the match
 * turned counts for more.
 */
export function tellingEntries(
  game: Beats,
  entryEvents: readonly EntryEvents[],
  last: number,
  turns: readonly number[],
  many: number,
): number[] {
  const found: number[] = []
  for (let n = 0; n < many; n++) {
    const [from, to] = [(n * last) / many, ((n + 1) * last) / many]
    const weights = entryEvents.flatMap(({ entry, events }) => {
      if (entry <= from || entry > to || entry >= last) return []
      const event = heaviest(game, events)
      const weight = event ? weightOf(game, event) * (turns.includes(entry) ? TURNED : 1) : 0
      return [{ entry, weight }]
    })
    const [best] = weights.toSorted((a, b) => b.weight - a.weight || b.entry - a.entry)
    if (best) found.push(best.entry)
  }
  return found
}

export interface Told {
  /** With the view as it was at the event, in the middle of the entry. */
  matchView: MatchView
  event: GameEvent | undefined
}

/** How the heaviest event of an entry looked; without one, how the table stood after the entry. */
export async function toldAt(
  { client, id }: Pick<ClientTable, 'client' | 'id'>,
  game: Beats,
  entry: number,
  as: number,
): Promise<Told> {
  const { matchView, entryEvents } = await client.request('replay', { table: id, from: entry, to: entry, as })
  const { events = [], pictures = [] } = entryEvents.at(-1) ?? {}
  const event = heaviest(game, events)
  let view = matchView.view
  const left = pictures.slice()
  // Pictures are told from the last to the first, each as a change of the one after it.
  for (const one of events.toReversed()) {
    const patch = (game.beat?.(one) ?? 0) > 0 ? left.pop() : undefined
    if (patch !== undefined) view = patched(view, patch) as MatchView['view']
    if (one === event) break
  }
  return { matchView: { ...matchView, view }, event }
}
