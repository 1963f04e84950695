/** What every browser suite begins with: the app as people get it, a server, and a browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { ensureBuilt } from './built.ts'
import { TestServer } from './server.ts'
import { launch, type Visitor, visit, type Wishes } from './visit.ts'

export interface TestSite {
  readonly url: string
  readonly server: TestServer
  /** Somebody comes: to a screen (`#/about`), by a link, or to the shelf. */
  visit(to?: string, wishes?: Wishes): Promise<Visitor>
}

interface Open {
  server: TestServer
  browser: Browser
}

async function open(): Promise<Open> {
  await ensureBuilt()
  const [server, browser] = await Promise.all([TestServer.start(), launch()])
  // The runner ends its processes so when there is nothing left to run, and waits for half a second only: what they
  // started ends with them, and is cleared away, at the exit.
  process.once('SIGTERM', () => process.exit())
  return { server, browser }
}

/** For all suites that one process runs after each other: everybody who comes is somebody new to both. */
let shared: Promise<Open> | undefined

/**
 * Said once at the top of a suite. Who hurts the server asks for one of its own; who looks at notices of the system
 * asks for a whole browser.
 */
export function openSite({ ownServer = false, wholeBrowser = false } = {}): TestSite {
  let opened: Open | undefined
  let own: TestServer | undefined
  let whole: Browser | undefined
  beforeAll(async () => {
    shared ??= open()
    opened = await shared
    if (ownServer) own = await TestServer.start()
    if (wholeBrowser) whole = await launch({ whole: true })
  })
  afterAll(async () => {
    await whole?.close()
    await own?.stop()
  })
  const site = (): Open => {
    if (!opened) throw new Error('the site is closed')
    return opened
  }
  return {
    get server() {
      return own ?? site().server
    },
    get url() {
      return this.server.url
    },
    visit(to = '', wishes) {
      return visit(whole ?? site().browser, new URL(to, this.url).href, wishes)
    },
  }
}
