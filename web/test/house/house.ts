/** What every browser suite begins with: the app as people get it, a server of its own, and a browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { ensureBuilt } from './built.ts'
import { TestServer } from './server.ts'
import { launch, type Visitor, visit, type Wishes } from './visit.ts'

export interface House {
  readonly url: string
  readonly server: TestServer
  /** Somebody comes: to a screen (`#/about`), by a link, or to the shelf. */
  visit(to?: string, wishes?: Wishes): Promise<Visitor>
}

/** Said once at the top of a suite; open while its tests run. */
export function openHouse(): House {
  let browser: Browser | undefined
  let server: TestServer | undefined
  beforeAll(async () => {
    await ensureBuilt()
    ;[server, browser] = await Promise.all([TestServer.start(), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  return {
    get server() {
      if (!server) throw new Error('the house is closed')
      return server
    },
    get url() {
      return this.server.url
    },
    visit(to = '', wishes) {
      if (!browser) throw new Error('the house is closed')
      return visit(browser, new URL(to, this.url).href, wishes)
    },
  }
}
