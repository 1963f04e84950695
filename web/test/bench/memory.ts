/** What stays behind after each match, seen from a quiet page. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { clickLit, myTurn, playNow } from '../site/playing.ts'
import { visit } from '../site/visit.ts'

export interface Memory {
  /** Megabytes of JavaScript heap. */
  heap: number
  /** Nodes of the document and whatever is not let go of. */
  nodes: number
  listeners: number
}

/** Leaves the table and counts what is left of it. */
export async function leftOver(page: Page, inspector: CDPSession): Promise<Memory> {
  await page.evaluate(() => {
    location.hash = '#/about'
  })
  await page.locator('.about').waitFor()
  const count = async (): Promise<Memory> => {
    await page.waitForTimeout(150)
    await inspector.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await inspector.send('Runtime.getHeapUsage')) as { usedSize: number }
    const { nodes, jsEventListeners } = await inspector.send('Memory.getDOMCounters')
    return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners }
  }
  // Timers and frames that were under way let go of what they hold, sooner or later; then nothing changes any more.
  let [before, now] = [await count(), await count()]
  for (let looks = 0; looks < 40 && now.nodes < before.nodes; looks++) [before, now] = [now, await count()]
  return now
}

export async function memory(browser: Browser, url: string, matches: number): Promise<Memory[]> {
  const { page, leave } = await visit(browser, url)
  const inspector = await page.context().newCDPSession(page)
  const found: Memory[] = []
  for (let match = 0; match < matches; match++) {
    await page.goto(`${url}#/`)
    await playNow(page)
    for (let n = 0; n < 60 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
    found.push(await leftOver(page, inspector))
  }
  await leave()
  return found
}
