import type { Match } from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import { type Call, type Refused, refuse } from '../call.ts'
import { seatsOf } from '../entitled.ts'
import { isPerson, type TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { atTable, change } from './at-table.ts'

const running = ({ phase, match }: TableState): Match | Refused =>
  phase !== 'playing' || !match ? refuse('not-now', 'Only a running match can be taken back.') : match

/** The first entry of those that only this person and bots have given since. */
function ownSince({ seats }: TableState, match: Match, person: string): number {
  let n = match.log.entries.length
  for (; n > 0; n--) {
    const sitter = seats[match.log.entries[n - 1]?.seat ?? 0]?.sitter
    if (!sitter || (isPerson(sitter) && sitter.person !== person)) break
  }
  return n
}

const atOnce = (table: Table, match: Match, person: string): number =>
  Math.max(ownSince(table.state, match, person), isAlone(table.state, person) ? 0 : table.undoable())

/** Nobody else can be wronged: all others are bots. */
const isAlone = ({ seats }: TableState, person: string): boolean =>
  seats.every(({ sitter, owner }) => !(isPerson(sitter) && sitter.person !== person) && (owner ?? person) === person)

export const canUndo = (call: Call, { table }: RequestOf<'undoable'>): Promise<Answers['undoable'] | Refused> =>
  atTable(call, table, (open) => {
    const match = running(open.state)
    if ('code' in match) return match
    if (seatsOf(open.state, call.person).length === 0) return refuse('not-yours', 'You do not play here.')
    return { to: atOnce(open, match, call.person) }
  })

export async function undo(call: Call, { table, to }: RequestOf<'undo'>): Promise<Answers['undo'] | Refused> {
  let asked = false
  const outcome = await change(call, table, async (open, asker) => {
    const { state } = open
    const match = running(state)
    if ('code' in match) return match
    const [seat] = seatsOf(state, call.person)
    if (seat === undefined) return refuse('not-yours', 'You do not play here.')
    const { length } = match.log.entries
    if (to >= length)
      return refuse('not-now', `There are ${length} entries; there is nothing after ${to} to take back.`)
    if (state.offer) return refuse('not-now', 'There is a question open already. Answer it first.')
    asked = to < atOnce(open, match, call.person)
    const answer = { ...asker, stored: (n: number) => call.ok({ n, asked }) }
    if (!asked) return open.commit(answer, { do: 'undo', to })
    const waiting = state.seats.flatMap(({ sitter }, i) =>
      isPerson(sitter) && sitter.person !== call.person ? [i] : [],
    )
    return open.commit(answer, { do: 'offer', kind: 'undo', to, seat, waiting })
  })
  return 'code' in outcome ? outcome : { n: outcome.n, asked }
}

export const consent = (call: Call, wanted: RequestOf<'consent'>): Promise<Answers['consent'] | Refused> =>
  change(call, wanted.table, (table, asker) => {
    const { offer } = table.state
    if (!offer || offer.offer !== wanted.offer) return refuse('not-now', 'That question is no longer open.')
    const seats = seatsOf(table.state, call.person).filter((seat) => offer.waiting.includes(seat))
    if (seats.length === 0) return refuse('not-yours', 'You are not asked.')
    return table.commit(asker, { do: 'consent', offer: wanted.offer, seats, yes: wanted.yes })
  })
