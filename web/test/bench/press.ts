/** From a press to the next thing that can be pressed, in every game, on a page slowed four times. */
import type { Browser, Page } from 'playwright-core'
import { clickLit, myTurn, playNow } from '../site/playing.ts'
import { visit } from '../site/visit.ts'

export interface Presses {
  game: string
  /** Milliseconds from the press until the same seat's next decision is lit, and until it is drawn. */
  lit: { median: number; p90: number; worst: number }
  drawn: { median: number; p90: number; worst: number }
  of: number
}

interface Noted {
  lit: number
  drawn: number
}

/** Runs in the page: the way from here to there is not counted. Answers of others in between are none of the app's. */
function notePresses(): void {
  const noted: Noted[] = []
  ;(window as unknown as { presses: Noted[] }).presses = noted
  const entry = (): number => Number(document.querySelector('.timeline-at')?.textContent?.split('/')[1])
  let pressed: { at: number; entry: number } | undefined
  addEventListener('click', ({ timeStamp }) => (pressed = { at: timeStamp, entry: entry() }), true)
  const look = (): void => {
    if (!pressed) return
    const gone = entry() - pressed.entry
    const isLit = document.querySelector('.prompt[data-yours]') && document.querySelector('.table [data-lit]')
    if (gone > 1) pressed = undefined
    else if (gone === 1 && isLit) {
      const { at } = pressed
      const lit = performance.now() - at
      pressed = undefined
      requestAnimationFrame(() => setTimeout(() => noted.push({ lit, drawn: performance.now() - at })))
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

const WANTED = 30
const LONGEST = 60_000

const notedIn = (page: Page): Promise<Noted[]> =>
  page.evaluate(() => (window as unknown as { presses: Noted[] }).presses)

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), p90: at(0.9), worst: at(1) }
}

export async function presses(browser: Browser, url: string, game: { id: string; title: string }): Promise<Presses> {
  const { page, leave } = await visit(browser, 'about:blank')
  try {
    await page.addInitScript(notePresses)
    await page.goto(url)
    await playNow(page, game.title)
    const inspector = await page.context().newCDPSession(page)
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const until = performance.now() + LONGEST
    for (let n = 0; performance.now() < until && (await notedIn(page)).length < WANTED; n++) {
      if ((await myTurn(page)) === 'over') break
      await clickLit(page, n)
    }
    const noted = await notedIn(page)
    return {
      game: game.id,
      lit: spread(noted.map(({ lit }) => lit)),
      drawn: spread(noted.map(({ drawn }) => drawn)),
      of: noted.length,
    }
  } finally {
    await leave()
  }
}
