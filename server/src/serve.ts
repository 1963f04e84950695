import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { loadGame, shelf } from '@anachron/games'
import { type Environment, Host } from '@anachron/host'
import type { FastifyBaseLogger } from 'fastify'
import { threadedBots } from './bots.ts'
import { buildApp } from './http/app.ts'
import { Metrics } from './http/metrics.ts'
import { networkUrls } from './invite/addresses.ts'
import { openOffice } from './notices/office.ts'
import { recallUntold } from './notices/recall.ts'
import { sweepGuests } from './people/guests.ts'
import { Identities } from './people/identity.ts'
import { ScriptDesk } from './people/script-desk.ts'
import { threadedSandbox } from './sandbox/sandbox.ts'
import type { Settings } from './settings.ts'
import { FileLost } from './store/faults.ts'
import { openStore } from './store/open.ts'
import type { SqlStore } from './store/sql-store.ts'
import { fatalTables, forgetDeaths } from './watchdog/notes.ts'
import { watchdog } from './watchdog/watchdog.ts'

export interface Served {
  port: number
  url: string
  /** Where it is reached from the same network. */
  network: readonly string[]
  host: Host
  /** Lets nobody new in, says goodbye, lets what is being stored finish, and stops. */
  stop(): Promise<void>
}

/** How long those who are told that the server stops should wait before they come back. */
const COME_BACK_AFTER = 1_000
const SAY_AGAIN_AFTER = 60_000

const FATAL =
  'The server went down twice while it worked on this match. The match has been set aside so that all others can go on.'

/**
 * The server: opens the store, lays the tables, and listens. `games` is the shelf unless a test or bench brings
 * others; `module` is the address of a module that exports them as `loadGame`, for threads. Without one, what
 * is foreign is tried out right here. `around`: another clock.
 */
export async function serve(
  settings: Settings,
  games: Environment['loadGame'] = loadGame,
  module = games === loadGame ? import.meta.resolve('@anachron/games') : undefined,
  around: Pick<Environment, 'now' | 'later'> = {},
): Promise<Served> {
  if (!settings.database.includes('://')) mkdirSync(dirname(settings.database), { recursive: true })
  const store = await openStore(settings.database, 'serve')
  const shelfModule = module ?? import.meta.resolve('@anachron/games')
  const bots = threadedBots({ threads: settings.botThreads, games: shelfModule, margin: settings.botMargin })
  const sandbox = module === undefined ? undefined : threadedSandbox({ games: module, time: settings.sandboxTime })
  const watch = watchdog(settings.database, settings.hangAfter)
  let closing = false
  let host: Host | undefined
  const metrics = new Metrics(() => host, store)
  const titleOf = (game: string): string => shelf.find(({ id }) => id === game)?.title ?? game
  const complain = complainer(metrics, () => app.log)
  const tableKey = await store.setting('table-key', () => randomBytes(32).toString('base64url'))
  const identities = await Identities.open(store)
  const office = await openOffice({ settings, store, identities, metrics, titleOf, complain })
  host = new Host({
    ...around,
    store,
    bots,
    hexFor: (person, request) => createHmac('sha256', tableKey).update(`${person}\n${request}`).digest('hex'),
    loadGame: games,
    ...(sandbox ? { sandbox } : {}),
    workingOn: watch.workingOn,
    botBudget: settings.botBudget,
    complain,
    notify: (notice) => office.courier.notice(notice),
  })
  const scripts = new ScriptDesk(store, identities, () => host.clock.now())
  const isClosing = (): boolean => closing
  const app = await buildApp({ settings, store, host, identities, scripts, metrics, office, titleOf, isClosing })
  office.courier.start(host)
  const stopRepeating = [sweepGuests(host, store, settings.guestDays), recallUntold(host, store)]
  const stop = async (): Promise<void> => {
    if (closing) return
    closing = true
    app.log.info('stopping')
    for (const stopOne of stopRepeating) stopOne()
    await host.close({ reason: 'The server is stopping. It will be back.', again: COME_BACK_AFTER })
    await app.close()
    await office.close()
    bots.close()
    sandbox?.close()
    await watch.close()
    await store.close()
  }
  try {
    await setFatalAside(store, host, app.log)
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  app.log.info({ port, store: store.kind }, 'listening')
  const url = settings.publicUrl ?? `http://localhost:${port}`
  return { port, url, network: networkUrls(settings, port), host, stop }
}

/** Matches at which the server went down twice are set aside before anybody comes in. */
async function setFatalAside(store: SqlStore, host: Host, log: FastifyBaseLogger): Promise<void> {
  for (const table of await fatalTables(store, Date.now())) {
    if (await host.setAside(table, FATAL)) log.error('a match was set aside: the server went down twice at it')
    await forgetDeaths(store, table)
  }
}

/** Writes down what went wrong. */
function complainer(metrics: Metrics, log: () => FastifyBaseLogger): (what: string, error: unknown) => void {
  let fileLostSaid = Number.NEGATIVE_INFINITY
  return (what, error) => {
    metrics.complaints.inc()
    if (!(error instanceof FileLost)) return log().error({ err: error, what }, 'went wrong')
    // Every write fails from here on: said now and then, so that it is not lost among what follows from it.
    if (performance.now() - fileLostSaid <= SAY_AGAIN_AFTER) return
    fileLostSaid = performance.now()
    log().fatal(error.message)
  }
}
