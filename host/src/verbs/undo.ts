import type { Match } from '@anachron/kernel'
import { count, say, verb } from '@anachron/kernel/words'
import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { seatsOf } from '../permissions.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { isPerson, type TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { isAlone } from '../undone.ts'
import { asRefused, atTable, change } from './at-table.ts'

const running = ({ phase, match }: TableState): Match | RequestRefusal =>
  phase !== 'playing' || !match ? refuse('not-now', 'Only a running match can be taken back.') : match

/** The first entry of those that only this person and bots have given since, whoever sits in those seats now. */
const ownSince = ({ givers }: TableState, person: string): number =>
  1 + givers.findLastIndex((giver) => giver !== null && giver !== person)

const atOnce = async (table: Table, person: string): Promise<number> =>
  isAlone(table.state) ? 0 : Math.max(ownSince(table.state, person), await table.undoable())

export const canUndo = (call: Call, { table }: RequestOf<'undoable'>): Promise<Answers['undoable'] | RequestRefusal> =>
  atTable(call, table, async (open) => {
    const match = running(open.state)
    if ('code' in match) return match
    if (seatsOf(open.state, call.person).length === 0) return refuse('not-yours', 'You do not play here.')
    const wrong = await open.rehearsed({ do: 'undoable' })
    if (wrong) return asRefused(wrong)
    return { to: await atOnce(open, call.person) }
  })

export async function undo(call: Call, { table, to }: RequestOf<'undo'>): Promise<Answers['undo'] | RequestRefusal> {
  let asked = false
  const outcome = await change(call, table, async (open, requester) => {
    const { state } = open
    const match = running(state)
    if ('code' in match) return match
    const [seat] = seatsOf(state, call.person)
    if (seat === undefined) return refuse('not-yours', 'You do not play here.')
    const { length } = match.log.entries
    if (to >= length)
      return refuse(
        'not-now',
        say`There ${verb('be', length)} ${count(length, 'entry')}; there is nothing after ${to} to take back.`,
      )
    if (state.offer) return refuse('not-now', 'There is a question open already. Answer it first.')
    const wrong = await open.rehearsed({ do: 'undoable' })
    if (wrong) return asRefused(wrong)
    asked = to < (await atOnce(open, call.person))
    const answer = { ...requester, stored: (n: number) => call.ok({ n, asked }) }
    if (!asked) return open.commit(answer, { do: 'undo', to })
    const waiting = state.seats.flatMap(({ sitter }, i) =>
      isPerson(sitter) && sitter.person !== call.person ? [i] : [],
    )
    if (waiting.length === 0) return refuse('not-now', 'Whoever would have to agree does not sit here now.')
    return open.commit(answer, { do: 'offer', kind: 'undo', to, seat, waiting })
  })
  return 'code' in outcome ? outcome : { n: outcome.n, asked }
}

export const consent = (call: Call, wanted: RequestOf<'consent'>): Promise<Answers['consent'] | RequestRefusal> =>
  change(call, wanted.table, (table, requester) => {
    const { offer } = table.state
    if (!offer || offer.offer !== wanted.offer) return refuse('not-now', 'That question is no longer open.')
    const own = seatsOf(table.state, call.person)
    // Whoever asked may think better of it.
    if (!wanted.yes && own.includes(offer.by))
      return table.commit(requester, { do: 'consent', offer: wanted.offer, seats: [offer.by], yes: false })
    const seats = own.filter((seat) => offer.waiting.includes(seat))
    if (seats.length === 0) return refuse('not-yours', 'You are not asked.')
    return table.commit(requester, { do: 'consent', offer: wanted.offer, seats, yes: wanted.yes })
  })
