import type { Answers, RequestOf } from '@anachron/wire'
import type { Call, Refused } from '../call.ts'
import { atTable, notBegun } from './at-table.ts'

export const analysis = (call: Call, wanted: RequestOf<'analysis'>): Promise<Answers['analysis'] | Refused> =>
  atTable(call, wanted.table, (table) => {
    const { state } = table
    const { match, phase } = state
    if (!match) return notBegun(state)
    const { lookingBack } = call.host
    const asked = { kept: wanted.kept, by: call.person }
    return phase === 'over' ? lookingBack.finished(state, match, asked) : lookingBack.running(state, match, asked)
  })
