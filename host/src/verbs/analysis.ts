import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import type { RequestRefusal } from '../request-refusal.ts'
import { atTable, keepsFromBots, noHints, notBegun } from './at-table.ts'

export const analysis = (call: Call, wanted: RequestOf<'analysis'>): Promise<Answers['analysis'] | RequestRefusal> =>
  atTable(call, wanted.table, (table) => {
    const { state } = table
    const { match, phase } = state
    if (!match) return notBegun(state)
    if (keepsFromBots(state)) return noHints
    const { analysisJobs } = call.host
    const asked = { kept: wanted.kept, by: call.person }
    return phase === 'over' ? analysisJobs.finished(state, match, asked) : analysisJobs.running(state, match, asked)
  })
