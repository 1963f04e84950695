import type { TableSummary } from '@anachron/wire'

/** A match that waits for somebody, as far as anybody outside may know it. */
export interface Waiting {
  table: string
  game: string
  title: string
  /** Who else plays there. */
  others: string[]
  since: number
}

/** What is sent, by whatever way. */
export interface Message {
  /** One line that says all. */
  words: string
  waiting: readonly Waiting[]
  link: string
  stop: string
}

type Names = ReadonlyMap<string, string>

/** Names and whose turn it is: nothing of what happens in the match. */
export function waitingAt(summary: TableSummary, person: string, title: string, names: Names, since: number): Waiting {
  const others = summary.seats.flatMap((seat) => {
    if (seat.person === undefined || seat.person === person) return []
    return [seat.called ?? names.get(seat.person) ?? 'somebody']
  })
  return { table: summary.table, game: summary.game, title, others: [...new Set(others)], since }
}

/** “Time Hammer with Ann and Bob” */
export function nameOf({ title, others }: Waiting): string {
  const some = others.length > 3 ? [...others.slice(0, 2), `${others.length - 2} more`] : others
  if (some.length === 0) return title
  const last = some.at(-1)
  return `${title} with ${some.length > 1 ? `${some.slice(0, -1).join(', ')} and ${last}` : last}`
}

export function wordsFor(waiting: readonly Waiting[]): string {
  const [first] = waiting
  return waiting.length === 1 && first
    ? `It is your turn in ${nameOf(first)}`
    : `It is your turn at ${waiting.length} tables`
}
