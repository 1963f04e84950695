import type { Host } from '@anachron/host'
import type { Office } from '../notices/office.ts'
import type { Identities } from '../people/identity.ts'
import type { ScriptDesk } from '../people/script-desk.ts'
import type { Settings } from '../settings.ts'
import type { ServerStore } from '../store/sql-store.ts'
import type { Metrics } from './metrics.ts'

/** What the routes share. */
export interface ServerContext {
  settings: Settings
  store: ServerStore
  host: Host
  identities: Identities
  scripts: ScriptDesk
  metrics: Metrics
  /** What a game is called. */
  titleOf(game: string): string
  /** By which word leaves the house. */
  office: Office
  /** Set when the server is about to stop: nobody new is let in. */
  isClosing(): boolean
}
