import { history, type Line, type Store, type TableRecord } from '@anachron/host'
import type { AnyGame } from '@anachron/kernel'
import { digestOf, type Player } from './player.ts'

export interface Findings {
  tables: number
  acknowledged: number
  /** Acknowledged actions that the ledger does not have where it was said. */
  lost: string[]
  /** Actions that the ledger has more than once. */
  doubled: string[]
  /** Positions shown to anybody to which the ledger does not lead. */
  untrue: string[]
  /** Lines shown to anybody that the ledger does not have. */
  unstored: string[]
  /** Ledgers that do not hold in themselves. */
  broken: string[]
  shown: number
  /** Acknowledged actions by game. */
  byGame: Record<string, number>
}

/** Reads every ledger and compares it with what the players were told. */
export async function check(
  store: Store,
  tables: readonly string[],
  players: readonly Player[],
  gameOf: (id: string) => AnyGame,
): Promise<Findings> {
  const findings: Findings = {
    tables: tables.length,
    acknowledged: 0,
    lost: [],
    doubled: [],
    untrue: [],
    unstored: [],
    broken: [],
    shown: 0,
    byGame: {},
  }
  for (const table of tables) {
    const record = await store.load(table)
    if (record) checkTable(record, players, gameOf(record.header.game), findings)
    else findings.broken.push(`${table}: there is no such table`)
  }
  return findings
}

function checkTable(
  { header, lines }: TableRecord,
  players: readonly Player[],
  game: AnyGame,
  findings: Findings,
): void {
  const { table } = header
  lines.forEach((line, i) => {
    if (line.n !== i + 1) findings.broken.push(`${table}: line ${line.n} stands at ${i + 1}`)
  })
  const ids = new Map<string, number>()
  for (const { id, event, n } of lines) {
    if (id === undefined || event.do !== 'act') continue
    if (ids.has(id)) findings.doubled.push(`${table}: ${id} in lines ${ids.get(id)} and ${n}`)
    ids.set(id, n)
  }
  const before = findings.acknowledged
  for (const player of players) checkAcknowledged(table, lines, player, findings)
  findings.byGame[game.id] = (findings.byGame[game.id] ?? 0) + findings.acknowledged - before
  checkShown({ header, lines }, players, game, findings)
}

function checkAcknowledged(table: string, lines: readonly Line[], player: Player, findings: Findings): void {
  let last = 0
  for (const { id, n, action, ...ack } of player.acknowledged) {
    if (ack.table !== table) continue
    findings.acknowledged++
    const line = lines[n - 1]
    const isThere = line?.id === id && line.by === player.person && line.event.do === 'act'
    if (!isThere || JSON.stringify(line.event.do === 'act' && line.event.action) !== JSON.stringify(action))
      findings.lost.push(`${table}: ${id} was acknowledged as line ${n}`)
    if (n <= last) findings.broken.push(`${table}: line ${n} was acknowledged after line ${last}`)
    last = n
  }
}

function checkShown(record: TableRecord, players: readonly Player[], game: AnyGame, findings: Findings): void {
  const { table } = record.header
  const shown = players.flatMap((player) => player.shown.filter((seen) => seen.table === table))
  findings.shown += shown.length
  const byLine = Map.groupBy(shown, (seen) => seen.n)
  try {
    for (const { n, matchView } of history(record, game)) {
      for (const seen of byLine.get(n) ?? [])
        if (digestOf(matchView(seen.as)) !== seen.digest) findings.untrue.push(`${table}: line ${n} as ${seen.as}`)
      byLine.delete(n)
    }
  } catch (error) {
    findings.broken.push(`${table}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
  for (const n of byLine.keys()) findings.unstored.push(`${table}: line ${n} was shown and is not there`)
}
