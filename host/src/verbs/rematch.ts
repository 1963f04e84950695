import type { Json } from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { createTable, type Placed } from '../new-table.ts'
import { seatsOf } from '../permissions.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { isPerson, type SeatState, type TableState } from '../state.ts'
import { AGAIN, NOBODY } from '../table.ts'
import { ATTEMPTS, atTable, change } from './at-table.ts'
import { leaveNote } from './branch.ts'
import { beginIfFull } from './seats.ts'

const notPlayed = refuse('not-yours', 'You did not play here.')

/**
 * The same people again, everybody one seat further. Seats of others are kept for them until they come. Where a rematch
 * is offered already, asking for one is accepting it, and accepting is sitting down.
 */
export const rematch = (call: Call, wanted: RequestOf<'rematch'>): Promise<Answers['rematch'] | RequestRefusal> =>
  atTable(call, wanted.table, async (table) => {
    const { host, person } = call
    const { state } = table
    if (state.phase !== 'over') return refuse('not-now', 'The match is not over.')
    const offered = state.rematch?.table
    if (offered !== undefined && (await accept(call, offered, wanted.entropy))) return { table: offered }
    if (!hasSeat(state, person)) return notPlayed
    // What was offered is closed or thrown away: it stands in nobody's way.
    if (offered !== undefined && (await table.commit(NOBODY, { do: 'decline', table: offered })) === AGAIN)
      return refuse('unavailable', 'Others were faster. Send it again.')
    const { options } = state.header
    const made = await createTable(call, {
      game: state.game,
      options: (state.match ? (state.game.rematch?.(options, state.match.state) ?? options) : options) as Json,
      listed: 'private',
      clock: state.header.clock,
      hints: state.header.hints !== false,
      privateTalk: state.header.privateTalk === true,
      seats: turned(state.seats.map((seat) => again(seat, person))),
      entropy: wanted.entropy,
    })
    await leaveNote(table, person, { do: 'rematch', table: made.id })
    // Somebody at another server may have been faster: everybody goes where the first one went.
    const first = table.state.rematch?.table ?? made.id
    if (first !== made.id) {
      await host.remove(made.id)
      await accept(call, first, wanted.entropy)
    }
    return { table: first }
  })

/** Sits down in the seat that is kept for a person. False: there is no such table any more. */
async function accept({ host, person }: Call, id: string, entropy: string | undefined): Promise<boolean> {
  const table = await host.tables.open(id)
  if (!table || table.state.phase === 'closed') return false
  await table.inTurn(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const seat = table.state.seats.findIndex(({ sitter, owner }) => sitter.kind === 'open' && owner === person)
      if (seat < 0 || table.state.phase !== 'gathering') return
      await host.sessions.know([person])
      const sitter = { kind: 'person' as const, person }
      const given = entropy === undefined ? {} : { entropy }
      const requester = { by: person, stored() {} }
      if ((await table.commit(requester, { do: 'sit', seat, sitter, ...given })) === AGAIN) continue
      return beginIfFull(table)
    }
  })
  return true
}

/** The table of a rematch that somebody does not want, or no longer, is closed, and the offer taken down. */
export async function decline(
  call: Call,
  { table: id }: RequestOf<'decline'>,
): Promise<Answers['decline'] | RequestRefusal> {
  let offered: string | undefined
  const outcome = await change(call, id, (table, requester) => {
    const { state } = table
    if (!hasSeat(state, call.person)) return notPlayed
    if (!state.rematch) return refuse('not-now', 'There is no rematch to decline.')
    offered = state.rematch.table
    return table.commit(requester, { do: 'decline', table: offered })
  })
  const next = offered === undefined || 'code' in outcome ? undefined : await call.host.tables.open(offered)
  await next?.inTurn(async () => {
    for (let attempt = 0; attempt < ATTEMPTS && next.state.phase === 'gathering'; attempt++)
      await next.commit(NOBODY, { do: 'close', reason: 'The rematch was declined.' })
  })
  return outcome
}

/** Whoever a seat belongs to, also where a bot has finished the match for them. */
function again({ sitter, owner }: SeatState, person: string): Placed {
  const whose = owner ?? (isPerson(sitter) ? sitter.person : undefined)
  if (whose === undefined) return { sitter }
  if (whose !== person) return { sitter: { kind: 'open' }, owner: whose }
  return { sitter: isPerson(sitter) && sitter.person === person ? sitter : { kind: 'person', person } }
}

const hasSeat = (state: TableState, person: string): boolean =>
  seatsOf(state, person).length > 0 || state.seats.some(({ owner }) => owner === person)

const turned = <V>(seats: V[]): V[] => [...seats.slice(1), ...seats.slice(0, 1)]
