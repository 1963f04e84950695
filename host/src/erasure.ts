import type { MatchFile } from '@anachron/kernel'
import type { BotRunner } from './environment.ts'
import type { Sitter } from './ledger.ts'
import { type FilePorts, wholeFile } from './match-file.ts'
import { seatsOf } from './permissions.ts'
import type { SeatState } from './state.ts'
import { NOBODY } from './table.ts'
import type { Tables } from './tables.ts'

export interface MatchFileOf {
  table: string
  file: MatchFile
}

interface ErasurePorts {
  readonly tables: Pick<Tables, 'open'>
  readonly bots: Pick<BotRunner, 'levels'>
}

/** The finished match of a table, as a file. */
export async function ownMatches(ports: FilePorts & ErasurePorts, id: string): Promise<MatchFileOf[]> {
  const table = await ports.tables.open(id)
  if (!table) return []
  return table.inTurn(async () => {
    const { match, phase } = table.state
    return match && phase === 'over' ? [{ table: id, file: await wholeFile(ports, table.state, match) }] : []
  })
}

/**
 * Puts bots into the seats of somebody who goes for good; before the match their seats become free. Whoever sits in a
 * seat of theirs keeps it.
 */
export async function handOverSeats({ tables, bots }: ErasurePorts, id: string, person: string): Promise<void> {
  const table = await tables.open(id)
  const nobody: Sitter = { kind: 'open' }
  const bot: Sitter = { kind: 'bot', level: bots.levels[0] ?? 'random' }
  await table?.inTurn(async () => {
    for (;;) {
      const { phase, seats } = table.state
      const [own] = seatsOf(table.state, person)
      const seat = own ?? seats.findIndex(({ owner }) => owner === person)
      if (seat < 0 || phase === 'over' || phase === 'closed') return
      const { sitter, owner } = seats[seat] as SeatState
      const isTheirs = own !== undefined || sitter.kind === 'open'
      const kept = owner !== undefined && owner !== person ? { owner } : {}
      const next = isTheirs ? (phase === 'gathering' ? nobody : bot) : sitter
      await table.commit(NOBODY, { do: 'sit', seat, sitter: next, ...kept })
    }
  })
}
