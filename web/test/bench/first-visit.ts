/** How long somebody new waits over a slow line, pressing through to a board as soon as there is something to press. */
import type { Browser, Page } from 'playwright-core'
import { visit } from '../site/visit.ts'
import { type Line, SLOW_4G, slowLineTo } from './slow-line.ts'

export interface FirstVisit {
  game: string
  /** Milliseconds until the shelf is there, until the board is, and until something on it can be pressed. */
  readable: number
  board: number
  playable: number
  /** Bytes that came until then, headers and all, and files asked for. */
  bytes: number
  files: number
}

/** Notes in the page when things are first there: the way to the bench costs more than a frame. */
function noteFirsts(): void {
  const marks: Record<string, number> = {}
  ;(window as unknown as { firsts: typeof marks }).firsts = marks
  const WANTED = { readable: '.box-lid', board: '.table .stage' }
  const look = (): void => {
    for (const [name, selector] of Object.entries(WANTED))
      if (!(name in marks) && document.querySelector(selector)) marks[name] = performance.now()
    const isAsked = document.querySelector('.prompt[data-yours]') && document.querySelector('.table [data-lit]')
    if (!('playable' in marks) && isAsked) marks.playable = performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Presses what stands there as soon as it does, without a hand on the way. */
const pressThrough = (page: Page, game: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let isOpened = false
        const press = (): void => {
          const lid = document.getElementById(`lid-${wanted}`)
          const play = document.querySelector<HTMLElement>('.leaf-alone, .leaf .foes button')
          if (play) {
            observer.disconnect()
            play.click()
            done()
          } else if (lid && !isOpened) {
            isOpened = true
            lid.click()
          }
        }
        const observer = new MutationObserver(press)
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        press()
      }),
    game,
  )

async function firsts(page: Page): Promise<Record<'readable' | 'board' | 'playable', number>> {
  await page.waitForFunction(() => 'playable' in (window as unknown as { firsts: object }).firsts)
  return page.evaluate(() => (window as unknown as { firsts: never }).firsts)
}

/** One visit by somebody whose browser has never been there, and who loses no moment. */
export async function firstVisit(
  browser: Browser,
  port: number,
  { game, line = SLOW_4G }: { game: string; line?: Line },
): Promise<FirstVisit> {
  const slow = await slowLineTo(port, line)
  const { page, leave } = await visit(browser, 'about:blank')
  try {
    await page.addInitScript(noteFirsts)
    let files = 0
    page.on('request', () => void files++)
    await page.goto(slow.url, { waitUntil: 'commit' })
    await pressThrough(page, game)
    const marks = await firsts(page)
    return { game, ...marks, bytes: slow.bytes, files }
  } finally {
    await leave()
    await slow.close()
  }
}
