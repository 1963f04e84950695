import {
  branch,
  copyJson,
  EVERYTHING,
  hashOf,
  isLogFault,
  type Json,
  type Match,
  type MatchFile,
  readLog,
  SPECTATOR,
  sealed,
  seeded,
} from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import { type Call, isRefused, type Refused } from '../call.ts'
import { commitmentTo, type FairNote, verify } from '../fairness.ts'
import { entropyOf, type TableState } from '../state.ts'
import { atTable, eyes, notBegun } from './at-table.ts'

/** A finished match as a whole, with what is needed to check its rolls. */
export function wholeFile(state: TableState, match: Match, nameOf: (person: string) => string): MatchFile {
  const fair: FairNote = {
    commitment: commitmentTo(state.header.secret),
    secret: state.header.secret,
    entropy: entropyOf(state),
    draws: state.draws,
    setup: state.header.past === undefined,
  }
  const names = state.seats.map(({ sitter }) =>
    sitter.kind === 'person' ? nameOf(sitter.person) : sitter.kind === 'bot' ? `Bot (${sitter.level})` : '',
  )
  const notes = { names, times: state.times, fair: fair as unknown as Json }
  return sealed(copyJson({ ...match.log, notes }), hashOf(match.state))
}

export async function checkFile(call: Call, { file }: RequestOf<'verify'>): Promise<Answers['verify'] | Refused> {
  const log = readLog(file)
  if (isLogFault(log)) return { verdict: { fault: log.fault } }
  const loaded = await call.host.loadGame(log.game)
  return { verdict: loaded ? verify(loaded.game, file) : { fault: `There is no game “${log.game}” here.` } }
}

export const exportFile = (call: Call, wanted: RequestOf<'export'>): Promise<Answers['export'] | Refused> =>
  atTable(call, wanted.table, (table) => {
    const { state } = table
    const { match } = state
    if (!match) return notBegun
    if (state.phase === 'over') return { file: wholeFile(state, match, call.host.company.nameOf) }
    const as = eyes(call, table, wanted.as)
    if (isRefused(as)) return as
    const viewer = as.viewer === EVERYTHING ? SPECTATOR : as.viewer
    const position = branch(match, table.id, match.log.entries.length, viewer, seeded(call.host.randomHex()))
    return { file: sealed(copyJson(position.log), hashOf(position.state)) }
  })
