import {
  copyJson,
  hashOf,
  type Json,
  type Match,
  type MatchFile,
  type MatchLog,
  markOf,
  sealed,
} from '@anachron/kernel'
import { commitmentTo, type FairNote } from './fairness.ts'
import { isForeign } from './ledger.ts'
import type { Randomness } from './randomness.ts'
import { entropyOf, type TableState } from './state.ts'

export interface FilePorts {
  readonly sessions: { nameOf(person: string): string }
  readonly randomness: Pick<Randomness, 'positionKey'>
}

/** A finished match as a whole, with what is needed to check its rolls. */
export async function wholeFile({ sessions, randomness }: FilePorts, state: TableState, match: Match) {
  const fair: FairNote = {
    commitment: commitmentTo(state.header.secret),
    secret: state.header.secret,
    entropy: entropyOf(state),
    draws: state.draws,
    setup: state.header.past === undefined,
  }
  const notes = { names: namesAt(sessions, state), times: state.times, fair: fair as unknown as Json }
  return markedFile(randomness, state, { ...match.log, notes }, hashOf(match.state))
}

/** Who sits there, as whoever opens the file is told. */
export const namesAt = ({ nameOf }: FilePorts['sessions'], { seats }: TableState): string[] =>
  seats.map(({ sitter }) => {
    if (sitter.kind === 'person') return sitter.called ?? nameOf(sitter.person)
    return sitter.kind === 'bot' ? `Bot (${sitter.level})` : ''
  })

/** A file under which this host puts its mark, unless what it starts from is foreign. */
export async function markedFile(
  randomness: FilePorts['randomness'],
  { header }: TableState,
  log: MatchLog,
  hash: string,
): Promise<MatchFile> {
  const mark = isForeign(header) ? {} : { mark: markOf(await randomness.positionKey(), log) }
  return sealed(copyJson({ ...log, ...mark }), hash)
}
