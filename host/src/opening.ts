import {
  type AnyGame,
  begin,
  isLogFault,
  type Listen,
  LOG_FORMAT,
  LOG_VERSION,
  type LogFault,
  type Match,
  type MatchLog,
  recorded,
  replay,
} from '@anachron/kernel'
import type { Header } from './ledger.ts'

/** The log with which the match of a table begins. It is read by the rules now installed, whatever version wrote it. */
const firstLog = (header: Header, game: AnyGame, rolls: number[]): MatchLog => ({
  format: LOG_FORMAT,
  formatVersion: LOG_VERSION,
  game: header.game,
  version: game.version,
  options: header.options,
  seats: header.seats,
  origin: header.past?.origin ?? { kind: 'setup', rolls },
  entries: header.past?.entries ?? [],
  ...(header.past?.branchOf ? { branchOf: header.past.branchOf } : {}),
})

/** The match of a table at its first decision here. */
export const openMatch = (header: Header, game: AnyGame, rolls: number[]): Match | LogFault =>
  replay(game, firstLog(header, game, rolls), { trusted: true }) as Match | LogFault

/** What happened while the table was laid out. */
export function openingEvents(match: Match, listen?: Listen): { kind: string; rule: string }[] {
  const { game, log } = match
  const events: { kind: string; rule: string }[] = []
  if (log.origin.kind === 'setup')
    begin(game, log.options as never, log.seats, recorded(log.origin.rolls), (event, state) => {
      events.push(event)
      listen?.(event, state)
    })
  return events
}

export { isLogFault }
