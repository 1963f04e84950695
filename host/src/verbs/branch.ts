import { branch as branchOff, EVERYTHING, type Json, seeded } from '@anachron/kernel'
import type { Answers, RequestOf, SeatPlan } from '@anachron/wire'
import { type Call, isRefused, type Refused, refuse } from '../call.ts'
import { isForeign } from '../foreign.ts'
import type { Deed } from '../ledger.ts'
import { createTable, knowsLevels, type Placed, placed } from '../new-table.ts'
import { isPerson, peopleAt, type TableState } from '../state.ts'
import { AGAIN, type Asker, type Table } from '../table.ts'
import { atTable, eyes, noSuchLevel, notBegun, ruled } from './at-table.ts'

/** Notes at the old table where others may follow. It is a courtesy: when it fails again and again, the new table stands anyway. */
async function leaveNote(table: Table, by: string, deed: Note): Promise<void> {
  if (!peopleAt(table.state).includes(by)) return
  const asker: Asker = { by, stored() {} }
  for (let attempt = 0; attempt < 5 && !isNoted(table.state, deed); attempt++)
    if ((await table.commit(asker, deed)) !== AGAIN) return
}

type Note = Extract<Deed, { do: 'branch' | 'rematch' }>

/** There is one rematch, and a branch is noted once. */
const isNoted = ({ rematch: next, branches }: TableState, deed: Note): boolean =>
  deed.do === 'rematch' ? next !== null : branches.some(({ table }) => table === deed.table)

/** Unless a plan is given, whoever branches keeps their seats, or takes them all if they have none, and bots take the others'. */
function usualPlan(call: Call, state: TableState): SeatPlan[] {
  const level = call.host.bots.levels.at(-1) ?? 'random'
  const mine = state.seats.map(({ sitter }) => isPerson(sitter) && sitter.person === call.person)
  return mine.map((own) => (own || !mine.includes(true) ? { kind: 'you' } : { kind: 'bot', level }))
}

export const branch = (call: Call, wanted: RequestOf<'branch'>): Promise<Answers['branch'] | Refused> =>
  atTable(call, wanted.table, async (table) => {
    const { host, person } = call
    const { match, phase } = table.state
    if (!match) return notBegun(table.state)
    const as = phase === 'over' ? { viewer: EVERYTHING } : eyes(call, table, wanted.as)
    if (isRefused(as)) return as
    const { entry } = wanted
    if (entry > match.log.entries.length)
      return refuse('unknown', `This match has ${match.log.entries.length} entries.`)
    const plan = wanted.seats ?? usualPlan(call, table.state)
    if (plan.length !== match.log.seats) return refuse('refused', `This match has ${match.log.seats} seats.`)
    if (!knowsLevels(host, plan)) return noSuchLevel(call)
    const seed = host.randomHex()
    const wrong = await table.rehearsed({ do: 'branch', entry, viewer: as.viewer, seed })
    if (wrong) return ruled(wrong)
    const past = branchOff(match, table.id, entry, as.viewer, seeded(seed))
    const made = await createTable(call, {
      game: match.game,
      options: match.log.options,
      listed: 'private',
      clock: null,
      seats: placed(plan, person),
      entropy: wanted.entropy,
      past,
      foreign: isForeign(table.state.header),
    })
    call.ok({ table: made.id })
    // A request that made another table before finds that one: it is no branch of this.
    if (made.state.header.past?.branchOf?.match !== table.id) return { table: made.id }
    await leaveNote(table, person, { do: 'branch', table: made.id, entry })
    return { table: made.id }
  })

/** The same people again, everybody one seat further. Seats of others are kept for them until they come. */
export const rematch = (call: Call, wanted: RequestOf<'rematch'>): Promise<Answers['rematch'] | Refused> =>
  atTable(call, wanted.table, async (table) => {
    const { host, person } = call
    const { state } = table
    if (state.rematch !== null) return { table: state.rematch }
    if (state.phase !== 'over') return refuse('not-now', 'The match is not over.')
    if (!state.seats.some(({ sitter }) => isPerson(sitter) && sitter.person === person))
      return refuse('not-yours', 'You did not play here.')
    const { options } = state.header
    const made = await createTable(call, {
      game: state.game,
      options: (state.match ? (state.game.rematch?.(options, state.match.state) ?? options) : options) as Json,
      listed: 'private',
      clock: state.header.clock,
      seats: turned(state.seats.map(({ sitter }) => again(sitter, person))),
      entropy: wanted.entropy,
    })
    await leaveNote(table, person, { do: 'rematch', table: made.id })
    // Somebody at another server may have been faster: everybody goes where the first one went.
    const first = table.state.rematch ?? made.id
    if (first !== made.id) await host.remove(made.id)
    return { table: first }
  })

const again = (sitter: Placed['sitter'], person: string): Placed =>
  isPerson(sitter) && sitter.person !== person ? { sitter: { kind: 'open' }, owner: sitter.person } : { sitter }

const turned = <V>(seats: V[]): V[] => [...seats.slice(1), ...seats.slice(0, 1)]
