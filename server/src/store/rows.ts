import type { KeepsakeOf, Line, ListRow, Person } from '@anachron/host'
import type { TableSummary } from '@anachron/wire'

export type Value = string | number | null
export type Row = Record<string, Value>

export interface LineRow {
  n: number
  at: number
  person: string | null
  request: string | null
  /** The ledger event, as JSON. */
  deed: string
}

/** head, entry, phase, waiting, result, touched, due */
export const listRowValues = (head: number, { summary, due }: ListRow): Value[] => [
  head,
  summary.entry,
  summary.phase,
  JSON.stringify(summary.waiting),
  summary.result && JSON.stringify(summary.result),
  summary.touched,
  due,
]

export const summaryFrom = ({ fixed, seats, entry, phase, waiting, result, touched }: Row): TableSummary => ({
  ...(JSON.parse(fixed as string) as TableSummary),
  seats: JSON.parse(seats as string) as TableSummary['seats'],
  entry: Number(entry),
  phase: phase as TableSummary['phase'],
  waiting: JSON.parse(waiting as string) as number[],
  result: result === null ? null : (JSON.parse(result as string) as TableSummary['result']),
  touched: Number(touched),
})

export const lineFrom = ({ n, at, person, request, deed }: LineRow): Line => ({
  n,
  at: Number(at),
  by: person,
  ...(request === null ? {} : { id: request }),
  event: JSON.parse(deed) as Line['event'],
})

export const keepsakeFrom = ({ game, name, value, changed }: Row): KeepsakeOf => ({
  game: game as string,
  name: name as string,
  value: JSON.parse(value as string) as KeepsakeOf['value'],
  changed: Number(changed),
})

export const personFrom = ({ id, name, created, passphrase, webhook, session_key }: Row): Person => ({
  id: id as string,
  name: name as string,
  created: Number(created),
  ...(passphrase == null ? {} : { passphrase: passphrase as string }),
  ...(webhook == null ? {} : { webhook: webhook as string }),
  ...(session_key == null ? {} : { sessionKey: session_key as string }),
})

/** Whoever gets a place at the table by this line. */
export function peopleIn({ event }: Line): string[] {
  if (event.do !== 'sit') return []
  return [
    ...(event.sitter.kind === 'person' ? [event.sitter.person] : []),
    ...(event.owner === undefined ? [] : [event.owner]),
  ]
}
