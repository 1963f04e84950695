import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { peopleAt } from '../state.ts'
import { AGAIN, THROWN_AWAY } from '../table.ts'
import { atTable } from './at-table.ts'

/** Throws a table away with all that happened at it, for somebody who shares it with nobody. */
export const remove = (call: Call, { table: id }: RequestOf<'remove'>): Promise<Answers['remove'] | RequestRefusal> =>
  atTable(call, id, async (table) => {
    const people = peopleAt(table.state)
    if (!people.includes(call.person)) return refuse('not-yours', 'This table is not yours.')
    if (people.length > 1) return refuse('not-yours', 'Others have a place at this table too, and it stays for them.')
    // Closed first: whoever still thinks about it, a bot or another tab, finds that it is over. A store that is full
    // takes no line for that, and throwing things away is how to mend it.
    const requester = { by: call.person, id: call.request.id, stored: () => {} }
    const close = () => table.commit(requester, { do: 'close', reason: THROWN_AWAY }).catch(() => 0)
    while ((await close()) === AGAIN);
    await call.host.remove(id)
    return {}
  })
