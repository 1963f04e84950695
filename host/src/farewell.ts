import type { MatchFile } from '@anachron/kernel'
import { seatsOf } from './entitled.ts'
import type { Host } from './host.ts'
import { AGAIN, NOBODY } from './table.ts'
import { wholeFile } from './verbs/export.ts'

export interface MatchFileOf {
  table: string
  file: MatchFile
}

/** The finished match of a table, as a file. */
export async function ownMatches(host: Host, id: string): Promise<MatchFileOf[]> {
  const table = await host.open(id)
  if (!table) return []
  return table.inTurn(() => {
    const { match, phase } = table.state
    return match && phase === 'over' ? [{ table: id, file: wholeFile(table.state, match, host.company.nameOf) }] : []
  })
}

/** Puts bots into the seats of somebody who goes for good; before the match their seats become free. */
export async function handOverSeats(host: Host, id: string, person: string): Promise<void> {
  const table = await host.open(id)
  await table?.inTurn(async () => {
    for (;;) {
      const [seat] = seatsOf(table.state, person)
      const { phase } = table.state
      if (seat === undefined || phase === 'over' || phase === 'closed') return
      const level = host.bots.levels[0] ?? 'random'
      const sitter = phase === 'gathering' ? { kind: 'open' as const } : { kind: 'bot' as const, level }
      const written = await table.commit(NOBODY, { do: 'sit', seat, sitter })
      if (written === AGAIN) continue
    }
  })
}
