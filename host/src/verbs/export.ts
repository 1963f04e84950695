import { branch, EVERYTHING, hashOf, SPECTATOR, seeded } from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { markedFile, namesAt, wholeFile } from '../match-file.ts'
import { isRequestRefusal, type RequestRefusal } from '../request-refusal.ts'
import { asRefused, atTable, keepsFromBots, noHints, notBegun, viewerFor } from './at-table.ts'

export async function checkFile(
  call: Call,
  { file }: RequestOf<'verify'>,
): Promise<Answers['verify'] | RequestRefusal> {
  return call.host.foreign.verify(call.person, file)
}

export const exportFile = (call: Call, wanted: RequestOf<'export'>): Promise<Answers['export'] | RequestRefusal> =>
  atTable(call, wanted.table, async (table) => {
    const { host } = call
    const { state } = table
    const { match } = state
    if (!match) return notBegun(state)
    if (state.phase === 'over') return { file: await wholeFile(host, state, match) }
    if (keepsFromBots(state)) return noHints
    const as = viewerFor(call, table, wanted.as)
    if (isRequestRefusal(as)) return as
    const viewer = as.viewer === EVERYTHING ? SPECTATOR : as.viewer
    const entry = match.log.entries.length
    const seed = host.randomness.hex()
    const wrong = await table.rehearsed({ do: 'branch', entry, viewer, seed })
    if (wrong) return asRefused(wrong)
    const position = branch(match, table.id, entry, viewer, seeded(seed))
    const log = { ...position.log, notes: { names: namesAt(host.sessions, state) } }
    return { file: await markedFile(host.randomness, state, log, hashOf(position.state)) }
  })
