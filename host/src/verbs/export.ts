import {
  branch,
  copyJson,
  EVERYTHING,
  hashOf,
  type Json,
  type Match,
  type MatchFile,
  type MatchLog,
  markOf,
  SPECTATOR,
  sealed,
  seeded,
} from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import { type Call, isRefused, type Refused } from '../call.ts'
import { commitmentTo, type FairNote } from '../fairness.ts'
import { isForeign } from '../foreign.ts'
import type { Host } from '../host.ts'
import { entropyOf, type TableState } from '../state.ts'
import { atTable, eyes, notBegun, ruled } from './at-table.ts'

/** A finished match as a whole, with what is needed to check its rolls. */
export async function wholeFile(host: Host, state: TableState, match: Match): Promise<MatchFile> {
  const fair: FairNote = {
    commitment: commitmentTo(state.header.secret),
    secret: state.header.secret,
    entropy: entropyOf(state),
    draws: state.draws,
    setup: state.header.past === undefined,
  }
  const names = state.seats.map(({ sitter }) =>
    sitter.kind === 'person'
      ? host.company.nameOf(sitter.person)
      : sitter.kind === 'bot'
        ? `Bot (${sitter.level})`
        : '',
  )
  const notes = { names, times: state.times, fair: fair as unknown as Json }
  return marked(host, state, { ...match.log, notes }, hashOf(match.state))
}

/** A file under which this host puts its mark, unless what it starts from was made elsewhere. */
async function marked(host: Host, { header }: TableState, log: MatchLog, hash: string): Promise<MatchFile> {
  const mark = isForeign(header) ? {} : { mark: markOf(await host.positionKey(), log) }
  return sealed(copyJson({ ...log, ...mark }), hash)
}

export async function checkFile(call: Call, { file }: RequestOf<'verify'>): Promise<Answers['verify'] | Refused> {
  return call.host.foreign.verify(call.person, file)
}

export const exportFile = (call: Call, wanted: RequestOf<'export'>): Promise<Answers['export'] | Refused> =>
  atTable(call, wanted.table, async (table) => {
    const { host } = call
    const { state } = table
    const { match } = state
    if (!match) return notBegun(state)
    if (state.phase === 'over') return { file: await wholeFile(host, state, match) }
    const as = eyes(call, table, wanted.as)
    if (isRefused(as)) return as
    const viewer = as.viewer === EVERYTHING ? SPECTATOR : as.viewer
    const entry = match.log.entries.length
    const seed = host.randomHex()
    const wrong = await table.rehearsed({ do: 'branch', entry, viewer, seed })
    if (wrong) return ruled(wrong)
    const position = branch(match, table.id, entry, viewer, seeded(seed))
    return { file: await marked(host, state, position.log, hashOf(position.state)) }
  })
