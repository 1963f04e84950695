/** What people do at a table, in their own words. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export async function playNow(page: Page, title = 'Time Line Battle'): Promise<void> {
  const box = await openBox(page, title)
  await box
    .getByRole('button', { name: /^Go alone|\bkeen\b/ })
    .first()
    .click()
  await page.locator('.table .stage').waitFor()
}

/** Opens a box on the shelf, unless it is open. */
export async function openBox(page: Page, title: string): Promise<Locator> {
  const box = page.getByRole('article', { name: title })
  await box.waitFor()
  if ((await box.getAttribute('data-open')) === null) await box.getByRole('link', { name: `Open ${title}` }).click()
  await box.getByRole('link', { name: /^Learn/ }).waitFor()
  return box
}

/** Sets a table for a friend, and returns the link to it. */
export async function invite(page: Page, title = 'Time Line Battle'): Promise<string> {
  const box = await openBox(page, title)
  await box.getByRole('button', { name: 'With a friend' }).click()
  await page.getByRole('button', { name: /^Far away/ }).click()
  return page.getByLabel('Link to this table').inputValue()
}

/**
 * Waits until it is this person's decision, or the match is over; says which. The lamp in the title is lit when all
 * else of the table is in place, its keys among it.
 */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.result')) return 'over'
    // A scene that has just gone still takes the presses that were meant for it.
    if (document.querySelector('.moment-shield')) return false
    return document.querySelector('.prompt[data-yours]') && document.title.startsWith('●') && 'turn'
  })
  const what = await found.jsonValue()
  await found.dispose()
  return what === 'over' ? 'over' : 'turn'
}

/**
 * Waits until this person alone decides: where others decide at the same time, their answers may come at any moment.
 */
export async function onlyMyTurn(page: Page): Promise<void> {
  await myTurn(page)
  await page.locator('.prompt[data-yours]').waitFor()
  await page.locator('.seat[data-turn]:not([data-self])').waitFor({ state: 'detached' })
}

export const entry = async (page: Page): Promise<number> =>
  Number((await page.locator('.timeline-at').innerText()).split('/')[1])

/**
 * Chooses the n-th thing that is lit on the board, wrapping around, by clicking on it; of several things it may do, the
 * first.
 */
export async function clickLit(page: Page, n = 0, again = 1): Promise<void> {
  const before = await entry(page)
  const lit = page.locator('.table [data-lit]:not([data-picks])')
  for (let attempt = 0; attempt < 6; attempt++) {
    // What nobody need be asked answers itself meanwhile, and then there is nothing to click.
    if (!(await isLit(page, lit))) return
    const chosen = lit.nth(n % Math.max(1, await lit.count()))
    // Others may answer in the same moment, and what is lit changes under the pointer: then look again.
    const clicked = await chosen.click({ timeout: A_WHILE }).then(
      () => true,
      () => false,
    )
    if (clicked || (await entry(page)) > before) break
  }
  // What was picked up is put where it can go.
  const glowing = page.locator('.stage[data-carrying] [data-glows]')
  const places = await glowing.count()
  if (places > 0) await glowing.nth(n % places).click({ timeout: A_WHILE })
  const offered = page.locator('.inspector[data-pressed] .button.first')
  if (await offered.isVisible()) await offered.click({ timeout: A_WHILE }).catch(() => {})
  if (again === 0) return movedOn(page, before)
  // What has only just come up is looked at, and a press on it dropped: then it is pressed once more.
  const moved = await movedOn(page, before, SOON).then(
    () => true,
    () => false,
  )
  if (!moved && (await entry(page)) === before) await clickLit(page, n, again - 1)
}

/** Waits until something is lit; not for ever where it is this person's turn no longer. Whether something is. */
async function isLit(page: Page, lit: Locator): Promise<boolean> {
  const comes = (timeout?: number): Promise<void> =>
    lit.first().waitFor({ state: 'attached', ...(timeout === undefined ? {} : { timeout }) })
  const soon = await comes(A_WHILE).then(
    () => true,
    () => false,
  )
  if (soon || !(await page.locator('.prompt[data-yours]').isVisible())) return soon
  await comes()
  return true
}

/** Longer than any click takes; what cannot be clicked for so long has changed. */
const A_WHILE = 10_000
/** Longer than an answer takes to be seen. */
const SOON = 6000

/** Until the match has more entries than before, or asks something else. */
export async function movedOn(page: Page, before: number, timeout?: number): Promise<void> {
  await page.waitForFunction(
    (known) => Number(document.querySelector('.timeline-at')?.textContent?.split('/')[1]) > known,
    before,
    timeout === undefined ? {} : { timeout },
  )
}

/** Until two people see the same moment, later than one that was seen before. */
export async function inStep(one: Page, other: Page, after = -1): Promise<void> {
  const same = async () => {
    const seen = await entry(one)
    return seen > after && seen === (await entry(other))
  }
  await expect.poll(same).toBe(true)
}

/**
 * Notices something that may be gone again before one looks twice. It is asked for before it can happen; what is
 * returned waits until it has.
 */
export async function noticing(page: Page, selector: string): Promise<() => Promise<void>> {
  const noticed = await page.evaluateHandle(
    (wanted) => ({
      seen: new Promise<void>((resolve) => {
        const look = (): void => {
          if (!document.querySelector(wanted)) return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
        look()
      }),
    }),
    selector,
  )
  return () => noticed.evaluate(({ seen }) => seen)
}

/** Follows a guided game to its end by choosing what is marked, and returns the button to go on from there. */
export async function followGuide(
  page: Page,
  beforeEach?: () => Promise<void>,
  { touch = false } = {},
): Promise<Locator> {
  const press = (one: Locator, how: { timeout?: number } = {}): Promise<void> => (touch ? one.tap(how) : one.click(how))
  await press(page.getByRole('button', { name: 'Begin' }))
  const last = /Play (a match of your own|on from here)/
  const done = page.getByRole('button', { name: last })
  // What comes last is looked for by name: it may come between a look and the press.
  const next = page
    .locator('.table [data-hinted], .note-card .button.first:visible')
    .filter({ hasNotText: last })
    .first()
  const offered = page.locator('.inspector[data-pressed] .button.first')
  for (let n = 0; n < 150; n++) {
    await next.or(done).first().waitFor()
    if (await done.isVisible()) return done
    await beforeEach?.()
    // Rivals may have ended it meanwhile, and with it whatever was marked: then one looks again.
    const isPressed = await press(next, { timeout: A_WHILE }).then(
      () => true,
      () => false,
    )
    if (!isPressed || !(await offered.isVisible())) continue
    if (!(await isInReach(offered))) throw new Error('what the lesson asks for is out of sight')
    await press(offered)
  }
  throw new Error('the lesson has no end')
}

/** Whether a press on its middle reaches it as things stand, without scrolling. */
const isInReach = (door: Locator): Promise<boolean> =>
  door.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Sits down against the quickest bot there is, from the set-up. */
export async function sitDown(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}#/setup/${game}`)
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await page.locator('form').waitFor()
  if ((await rival.count()) > 0)
    await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.locator('form button[type="submit"]').click()
  await page.locator('.stage').waitFor()
}

/**
 * Plays to the end without a pointer: to the board, along what is lit, Enter. Pieces that are only picked up are chosen
 * from the list of options every other time, so that both ways are walked.
 */
export async function playByKeys(page: Page, most: number): Promise<void> {
  const { keyboard } = page
  const focus = () =>
    page.evaluate(() => ({
      lit: document.activeElement?.hasAttribute('data-lit') ?? false,
      picks: document.activeElement?.hasAttribute('data-picks') ?? false,
      offered: document.querySelector('.inspector[data-pressed]')?.contains(document.activeElement) ?? false,
    }))
  const toOptions = async () => {
    await keyboard.press('o')
    await page.waitForFunction(() => document.activeElement?.matches('.options [data-lit]'))
  }
  for (let n = 0; (await myTurn(page)) === 'turn'; n++) {
    if (n >= most) throw new Error(`the match goes on after ${most} decisions`)
    const before = await entry(page)
    await keyboard.press('b')
    if (!(await focus()).lit)
      throw new Error(`b goes to nothing that is lit: ${await page.locator('.prompt').innerText()}`)
    for (let i = 0; i < n % 3; i++) await keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowDown')
    if ((await focus()).picks) {
      await toOptions()
      for (let i = 0; i < n % 4; i++) await keyboard.press('Tab')
      if (!(await focus()).lit) await toOptions()
    }
    await keyboard.press('Enter')
    if ((await page.locator('.stage[data-carrying]').count()) > 0) {
      // An arrow goes to a place that glows; which way it lies depends on the board.
      for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'])
        if (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-glows'))))
          await keyboard.press(arrow)
      await keyboard.press('Enter')
    }
    if ((await entry(page)) === before && (await focus()).offered) await keyboard.press('Enter')
    await movedOn(page, before).catch(async () => {
      const active = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300))
      throw new Error(`Enter did nothing: ${await page.locator('.prompt').innerText()} at ${active}`)
    })
    if (await page.evaluate(() => document.activeElement === document.body)) throw new Error('the focus is lost')
  }
}
