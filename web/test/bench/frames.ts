/** Frames while a game's effects move, on a page slowed four times, and what each costs the page. */
import type { Browser, Page } from 'playwright-core'
import { clickLit, myTurn, playNow } from '../site/playing.ts'
import { visit } from '../site/visit.ts'

export interface Frames {
  game: string
  /** While effects were shown: frames a second, the share of them that came later than 1/50 s, and how many there were. */
  perSecond: number
  late: number
  of: number
  /** Milliseconds of the page's own thread for a frame, not slowed: four times that must fit into a frame. */
  work: number
}

/** Runs in the page: notes the gap before each frame that shows effects. */
function noteGaps(): void {
  const gaps: number[] = []
  ;(window as unknown as { gaps: number[] }).gaps = gaps
  let last = 0
  const tick = (now: number): void => {
    const isShown = document.querySelector('.effects') !== null
    if (isShown && last > 0) gaps.push(now - last)
    last = isShown ? now : 0
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

const WATCHED = 20_000

const gapsIn = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { gaps: number[] }).gaps)

/** Plays at the usual pace for a while. */
async function play(browser: Browser, url: string, title: string, slowed: number) {
  const { page, leave } = await visit(browser, 'about:blank', { settings: { pace: 'normal' } })
  try {
    await page.addInitScript(noteGaps)
    await page.goto(url)
    await playNow(page, title)
    const inspector = await page.context().newCDPSession(page)
    await inspector.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busy = async (): Promise<number> => {
      const { metrics } = await inspector.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    if (slowed > 1) await inspector.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    const [before, began] = [await busy(), performance.now()]
    for (let n = 0; performance.now() < began + WATCHED && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
    return { gaps: await gapsIn(page), busy: 1000 * ((await busy()) - before) }
  } finally {
    await leave()
  }
}

export async function frames(browser: Browser, url: string, game: { id: string; title: string }): Promise<Frames> {
  const { gaps: free, busy } = await play(browser, url, game.title, 1)
  const { gaps } = await play(browser, url, game.title, 4)
  const sum = gaps.reduce((total, gap) => total + gap, 0)
  return {
    game: game.id,
    perSecond: (1000 * gaps.length) / sum,
    late: gaps.filter((gap) => gap > 20).length / gaps.length,
    of: gaps.length,
    // What answers cost is in it, too: it is less.
    work: busy / free.length,
  }
}
