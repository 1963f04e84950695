import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { hasPlace } from '../talk.ts'
import { atTable } from './at-table.ts'

/** So many in a day are meant; more are noise. */
const MOST = 20
const DAY = 86_400_000
/** Whoever runs the server types it. */
const ID_LENGTH = 10

/** The line is kept as it was said: whoever said it may throw the table away. */
export const report = (
  call: Call,
  { table, person, line, why }: RequestOf<'report'>,
): Promise<Answers['report'] | RequestRefusal> =>
  atTable(call, table, async (open) => {
    const { host, person: by } = call
    const { reports } = host.store
    if (!reports) return refuse('unavailable', 'Nobody runs this place but you.')
    if (person === by) return refuse('refused', 'That is you.')
    // Nobody can report, and so find out about, what they may not read.
    const heard = open.watchers.chats(by).filter((chat) => chat.person === person)
    const said = heard.find(({ n }) => n === line)
    if (line !== undefined && !said) return refuse('unknown', 'There is no such line of theirs.')
    if (heard.length === 0 && !hasPlace(open.state, person)) return refuse('unknown', 'They are not at this table.')
    const at = host.clock.now()
    const id = host.randomness.idFor(by, `report ${table} ${person} ${line ?? ''}`).slice(0, ID_LENGTH)
    const recent = (await reports.by(by)).filter((one) => one.at > at - DAY && one.id !== id)
    if (recent.length >= MOST) return refuse('limit', 'You have reported a lot today. Wait until tomorrow.')
    await reports.add({ id, at, by, person, table, said: said ? { line: said.n, text: said.text } : null, why })
    return {}
  })
