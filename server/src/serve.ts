import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { loadGame, shelf } from '@anachron/games'
import { Host, type Surroundings } from '@anachron/host'
import { threadedBots } from './bots.ts'
import { buildApp } from './http/app.ts'
import { Metrics } from './http/metrics.ts'
import { sweepGuests } from './people/guests.ts'
import { Identities } from './people/identity.ts'
import { sendWord } from './people/webhooks.ts'
import { threadedSandbox } from './sandbox/sandbox.ts'
import type { Settings } from './settings.ts'
import { FileLost } from './store/faults.ts'
import { openStore } from './store/open.ts'
import { fatalTables, forgetDeaths } from './watchdog/notes.ts'
import { watchdog } from './watchdog/watchdog.ts'

export interface Served {
  port: number
  url: string
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
 * others; `module` is the address of a module that exports them as `loadGame`, for threads. Without one, what comes
 * from elsewhere is tried out right here.
 */
export async function serve(
  settings: Settings,
  games: Surroundings['loadGame'] = loadGame,
  module = games === loadGame ? import.meta.resolve('@anachron/games') : undefined,
): Promise<Served> {
  if (!settings.database.includes('://')) mkdirSync(dirname(settings.database), { recursive: true })
  const store = await openStore(settings.database, 'serve')
  const shelfModule = module ?? import.meta.resolve('@anachron/games')
  const bots = threadedBots({ threads: settings.botThreads, games: shelfModule, margin: settings.botMargin })
  const sandbox = module === undefined ? undefined : threadedSandbox({ games: module, time: settings.sandboxTime })
  const watch = watchdog(settings.database, settings.hangAfter)
  let closing = false
  let fileLostSaid = Number.NEGATIVE_INFINITY
  let host: Host | undefined
  const metrics = new Metrics(() => host, store)
  const webhooks = {
    store,
    publicUrl: settings.publicUrl,
    mayBePrivate: settings.privateWebhooks,
    titleOf: (game: string) => shelf.find(({ id }) => id === game)?.title ?? game,
  }
  const complain = (what: string, error: unknown): void => {
    metrics.complaints.inc()
    if (error instanceof FileLost) {
      // Every write fails from here on: said now and then, so that it is not lost among what follows from it.
      if (performance.now() - fileLostSaid > SAY_AGAIN_AFTER) {
        fileLostSaid = performance.now()
        app.log.fatal(error.message)
      }
      return
    }
    app.log.error({ err: error, what }, 'went wrong')
  }
  const tableKey = await store.setting('table-key', () => randomBytes(32).toString('base64url'))
  host = new Host({
    store,
    bots,
    hexFor: (person, request) => createHmac('sha256', tableKey).update(`${person}\n${request}`).digest('hex'),
    loadGame: games,
    ...(sandbox ? { sandbox } : {}),
    workingOn: watch.workingOn,
    botBudget: settings.botBudget,
    complain,
    notify(person, card) {
      sendWord(webhooks, person, card).then(
        (outcome) => metrics.webhooks.inc({ outcome }),
        (error: unknown) => complain('webhook', error),
      )
    },
  })
  const identities = await Identities.open(store)
  const app = await buildApp({ settings, store, host, identities, metrics, isClosing: () => closing })
  const stopSweeping = sweepGuests(host, store, settings.guestDays)
  const stop = async (): Promise<void> => {
    if (closing) return
    closing = true
    app.log.info('stopping')
    stopSweeping()
    await host.close({ reason: 'The server is stopping. It will be back.', again: COME_BACK_AFTER })
    await app.close()
    bots.close()
    sandbox?.close()
    await watch.close()
    await store.close()
  }
  try {
    for (const table of await fatalTables(store, Date.now())) {
      if (await host.setAside(table, FATAL)) app.log.error('a match was set aside: the server went down twice at it')
      await forgetDeaths(store, table)
    }
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  app.log.info({ port, store: store.kind }, 'listening')
  return { port, url: settings.publicUrl ?? `http://localhost:${port}`, host, stop }
}
