import type { KeepsakeOf, Line, Person, Standing } from '@anachron/host'
import type { Card } from '@anachron/wire'

export type Value = string | number | null
export type Row = Record<string, Value>

export interface LineRow {
  n: number
  at: number
  person: string | null
  request: string | null
  deed: string
}

/** head, entry, phase, waiting, result, touched, due */
export const standingValues = (head: number, { card, due }: Standing): Value[] => [
  head,
  card.entry,
  card.phase,
  JSON.stringify(card.waiting),
  card.result && JSON.stringify(card.result),
  card.touched,
  due,
]

export const cardFrom = ({ fixed, seats, entry, phase, waiting, result, touched }: Row): Card => ({
  ...(JSON.parse(fixed as string) as Card),
  seats: JSON.parse(seats as string) as Card['seats'],
  entry: Number(entry),
  phase: phase as Card['phase'],
  waiting: JSON.parse(waiting as string) as number[],
  result: result === null ? null : (JSON.parse(result as string) as Card['result']),
  touched: Number(touched),
})

export const lineFrom = ({ n, at, person, request, deed }: LineRow): Line => ({
  n,
  at: Number(at),
  by: person,
  ...(request === null ? {} : { id: request }),
  deed: JSON.parse(deed) as Line['deed'],
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
export function peopleIn({ deed }: Line): string[] {
  if (deed.do !== 'sit') return []
  return [
    ...(deed.sitter.kind === 'person' ? [deed.sitter.person] : []),
    ...(deed.owner === undefined ? [] : [deed.owner]),
  ]
}
