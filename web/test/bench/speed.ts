/** How fast a table in this browser answers, how smoothly it moves, and whether it grows. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { clickLit, myTurn, playNow } from '../site/playing.ts'
import { visit } from '../site/visit.ts'

export interface Speed {
  /** Milliseconds from a click to the next decision being lit, when the same seat decides again. */
  clickToLit: { median: number; worst: number; of: number }
  /** Frames a second while a day is fought on a page slowed four times, and the share of them later than 1/50 s. */
  frames: { perSecond: number; late: number }
  /** What stays behind after each match, seen from a quiet page. */
  memory: Memory[]
}

export interface Memory {
  /** Megabytes of JavaScript heap. */
  heap: number
  /** Nodes of the document and whatever is not let go of. */
  nodes: number
  listeners: number
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Clicks inside the page, so that the way from here to there is not counted. */
const clickAndWait = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing was lit within five seconds')), 5000)
        const lit = document.querySelector<HTMLElement>('.table [data-lit]')
        const before = document.querySelector('.prompt')?.textContent
        const began = performance.now()
        const observer = new MutationObserver(() => {
          const changed = document.querySelector('.prompt')?.textContent !== before
          if (
            !changed ||
            !document.querySelector('.prompt[data-yours]') ||
            !document.querySelector('.table [data-lit]')
          )
            return
          observer.disconnect()
          resolve(performance.now() - began)
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }),
  )

async function clicks(browser: Browser, url: string): Promise<Speed['clickToLit']> {
  const times: number[] = []
  while (times.length < 24) {
    const { page, leave } = await visit(browser, url)
    await playNow(page)
    for (let n = 0; n < 2 && (await myTurn(page)) === 'turn'; n++) {
      await page.waitForSelector('.table [data-lit]')
      await page.waitForTimeout(900)
      // Deploying asks the same seat at once what goes under the deck.
      times.push(await clickAndWait(page))
      await clickLit(page, 0)
    }
    await leave()
  }
  return { median: median(times), worst: Math.max(...times), of: times.length }
}

async function frames(browser: Browser, url: string): Promise<Speed['frames']> {
  const { page, leave } = await visit(browser, url, { settings: { pace: 'normal' } })
  await playNow(page)
  for (let n = 0; n < 3; n++) {
    await myTurn(page)
    await clickLit(page, 0)
  }
  await myTurn(page)
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const tick = (now: number): void => {
      if (document.querySelector('.effects')) gaps.push(now - last)
      last = now
      ;(window as unknown as { gaps: number[] }).gaps = gaps
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  // As a phone of some years ago would show it.
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.locator('.table [data-lit]').first().click()
  await page.waitForSelector('[data-effect="tracer"]', { state: 'attached' })
  await page.waitForSelector('.effects', { state: 'detached' })
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.slice(2))
  await leave()
  const sum = gaps.reduce((total, gap) => total + gap, 0)
  return { perSecond: (gaps.length * 1000) / sum, late: gaps.filter((gap) => gap > 20).length / gaps.length }
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

async function memory(browser: Browser, url: string, matches: number): Promise<Memory[]> {
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

export async function speed(
  browser: Browser,
  url: string,
  matches: number,
  say: (what: string) => void,
): Promise<Speed> {
  say('clicking')
  const clickToLit = await clicks(browser, url)
  say(`click to lit ${clickToLit.median.toFixed(1)} ms; watching a day`)
  const drawn = await frames(browser, url)
  say(`${drawn.perSecond.toFixed(0)} frames/s; ${matches} matches for the memory`)
  return { clickToLit, frames: drawn, memory: await memory(browser, url, matches) }
}
