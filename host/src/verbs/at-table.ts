import type { Viewer } from '@anachron/kernel'
import { type Call, type Refused, refuse } from '../call.ts'
import { mayBe, usualEyes } from '../entitled.ts'
import type { Ruling } from '../outgoing.ts'
import type { TableState } from '../state.ts'
import { AGAIN, type Asker, type Table } from '../table.ts'

/** What most requests have in common: they concern a table, one at a time, and are done once. */
export const noTable = refuse('unknown', 'There is no such table.')
export const notSeated = refuse('not-yours', 'You do not sit in that seat.')
export const notBegun = ({ closed }: TableState): Refused => refuse('not-now', closed ?? 'The match has not begun.')

export const noSuchLevel = ({ host }: Call): Refused =>
  refuse('refused', `Bots play at these levels: ${host.bots.levels.join(', ')}.`)

const ATTEMPTS = 8

/** Runs at the table in turn. */
export function atTable<V extends object>(
  call: Call,
  table: string,
  run: (table: Table) => V | Refused | Promise<V | Refused>,
): Promise<V | Refused> {
  const known = call.host.inMemory(table)
  if (known) return known.inTurn(() => run(known))
  return call.host.open(table).then((open) => (open ? open.inTurn(() => run(open)) : noTable))
}

/** Changes something at the table: again when somebody else was faster, not at all when it was done before. */
export function change(
  call: Call,
  table: string,
  run: (table: Table, asker: Asker) => Refused | number | typeof AGAIN | Promise<Refused | number | typeof AGAIN>,
  answers?: number,
): Promise<{ n: number } | Refused> {
  const { person, request } = call
  return atTable(call, table, async (open) => {
    const asker: Asker = { by: person, id: request.id, stored: (n) => call.ok({ n }) }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = open.isNews(answers) ? undefined : await open.doneBefore(person, request.id, answers)
      if (before !== undefined) return { n: before }
      const outcome = await run(open, asker)
      if (typeof outcome === 'number') return { n: outcome }
      if (outcome !== AGAIN) return outcome
    }
    return refuse('unavailable', 'Others were faster again and again. Send it again.')
  })
}

/** A ruling as the answer to a request. */
export const ruled = ({ reason, rule }: Ruling): Refused => refuse('refused', reason, rule)

/** The eyes a request wants to see with, if the person may have them. */
export function eyes(call: Call, table: Table, as: Viewer | undefined): { viewer: Viewer } | Refused {
  const viewer = as ?? usualEyes(table.state, call.person)
  if (mayBe(table.state, call.person, viewer)) return { viewer }
  return refuse('not-yours', 'You may see this match only as a spectator or from a seat of yours, until it is over.')
}
