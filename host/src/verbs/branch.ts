import { branch as branchOff, EVERYTHING, seeded } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import type { Answers, RequestOf, SeatPlan } from '@anachron/wire'
import type { Call } from '../call.ts'
import { isForeign, type LedgerEvent } from '../ledger.ts'
import { createTable, knowsLevels, placed } from '../new-table.ts'
import { isRequestRefusal, type RequestRefusal, refuse } from '../request-refusal.ts'
import { isPerson, peopleAt, type TableState } from '../state.ts'
import { AGAIN, type Requester, type Table } from '../table.ts'
import { asRefused, atTable, keepsFromBots, noHints, noSuchLevel, notBegun, viewerFor } from './at-table.ts'

/**
 * Notes at the old table where others may follow. It is a courtesy: when it fails again and again, the new table stands
 * anyway.
 */
export async function leaveNote(table: Table, by: string, event: Note): Promise<void> {
  if (!peopleAt(table.state).includes(by)) return
  const requester: Requester = { by, stored() {} }
  for (let attempt = 0; attempt < 5 && !isNoted(table.state, event); attempt++)
    if ((await table.commit(requester, event)) !== AGAIN) return
}

type Note = Extract<LedgerEvent, { do: 'branch' | 'rematch' }>

/** There is one rematch, and a branch is noted once. */
const isNoted = ({ rematch: next, branches }: TableState, event: Note): boolean =>
  event.do === 'rematch' ? next !== null : branches.some(({ table }) => table === event.table)

/**
 * Unless a plan is given, whoever branches keeps their seats, or takes them all if they have none, and bots take the
 * others'.
 */
function usualPlan(call: Call, state: TableState): SeatPlan[] {
  const level = call.host.bots.levels.at(-1) ?? 'random'
  const mine = state.seats.map(({ sitter }) => isPerson(sitter) && sitter.person === call.person)
  return mine.map((own) => (own || !mine.includes(true) ? { kind: 'you' } : { kind: 'bot', level }))
}

export const branch = (call: Call, wanted: RequestOf<'branch'>): Promise<Answers['branch'] | RequestRefusal> =>
  atTable(call, wanted.table, async (table) => {
    const { host, person } = call
    const { match, phase } = table.state
    if (!match) return notBegun(table.state)
    if (keepsFromBots(table.state)) return noHints
    const as = phase === 'over' ? { viewer: EVERYTHING } : viewerFor(call, table, wanted.as)
    if (isRequestRefusal(as)) return as
    const { entry } = wanted
    if (entry > match.log.entries.length)
      return refuse('unknown', say`This match has ${count(match.log.entries.length, 'entry')}.`)
    const plan = wanted.seats ?? usualPlan(call, table.state)
    if (plan.length !== match.log.seats)
      return refuse('refused', say`This match has ${count(match.log.seats, 'seat')}.`)
    if (!knowsLevels(host.bots, plan)) return noSuchLevel(call)
    const seed = host.randomness.hex()
    const wrong = await table.rehearsed({ do: 'branch', entry, viewer: as.viewer, seed })
    if (wrong) return asRefused(wrong)
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
