import type { Viewer } from '@anachron/kernel'
import { joined, say } from '@anachron/kernel/words'
import type { Call } from '../call.ts'
import type { VisibleRefusal } from '../outgoing.ts'
import { mayBe, usualViewer } from '../permissions.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import type { TableState } from '../state.ts'
import { AGAIN, type Requester, type Table } from '../table.ts'
import { doneBefore, isNews } from './done-before.ts'

/** What most requests have in common: they concern a table, one at a time, and are done once. */
export const noTable = refuse('unknown', 'There is no such table.')
export const notSeated = refuse('not-yours', 'You do not sit in that seat.')
export const notBegun = ({ closed }: TableState): RequestRefusal =>
  refuse('not-now', closed ?? 'The match has not begun.')

export const noSuchLevel = ({ host }: Call): RequestRefusal =>
  refuse('refused', say`Bots play at these levels: ${joined(host.bots.levels, ', ')}.`)

/** Neither asked for at the table nor by a way around it: bots would say it in a branch or in an opened file. */
export const noHints = refuse(
  'refused',
  'This table is played without hints: bots say nothing about it until it is over.',
)

/** Whether bots must not be asked about a match, and so nobody is given it to ask them elsewhere. */
export const keepsFromBots = ({ header, phase }: TableState): boolean => header.hints === false && phase === 'playing'

export const ATTEMPTS = 8
export const tooManyFaster = refuse('unavailable', 'Others were faster again and again. Send it again.')

/** Runs at the table in turn. */
export function atTable<V extends object>(
  call: Call,
  table: string,
  run: (table: Table) => V | RequestRefusal | Promise<V | RequestRefusal>,
): Promise<V | RequestRefusal> {
  const known = call.host.tables.inMemory(table)
  if (known) return known.inTurn(() => run(known))
  return call.host.tables.open(table).then((open) => (open ? open.inTurn(() => run(open)) : noTable))
}

/** Changes something at the table: again when somebody else was faster, not at all when it was done before. */
export function change(
  call: Call,
  table: string,
  run: (
    table: Table,
    requester: Requester,
  ) => RequestRefusal | number | typeof AGAIN | Promise<RequestRefusal | number | typeof AGAIN>,
  basedOn?: number,
): Promise<{ n: number } | RequestRefusal> {
  const { person, request } = call
  return atTable(call, table, async (open) => {
    const requester: Requester = { by: person, id: request.id, stored: (n) => call.ok({ n }) }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = isNews(open, basedOn) ? undefined : await doneBefore(call, open, basedOn)
      if (before !== undefined) return { n: before }
      const outcome = await run(open, requester)
      if (typeof outcome === 'number') return { n: outcome }
      if (outcome !== AGAIN) return outcome
    }
    return tooManyFaster
  })
}

/** A refusal of the rules as the answer to a request. */
export const asRefused = ({ reason, rule }: VisibleRefusal): RequestRefusal => refuse('refused', reason, rule)

/** The viewer that a request names, if the person may look as that one. */
export function viewerFor(call: Call, table: Table, as: Viewer | undefined): { viewer: Viewer } | RequestRefusal {
  const viewer = as ?? usualViewer(table.state, call.person)
  if (mayBe(table.state, call.person, viewer)) return { viewer }
  return refuse('not-yours', 'You may see this match only as a spectator or from a seat of yours, until it is over.')
}
