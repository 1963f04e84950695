/** What people do at a table, in their own words. */
import type { Page } from 'playwright-core'

/** A busy machine may take its time; tests say what happens, not how fast. */
export const SOON = { timeout: 20_000, interval: 50 }

export async function playNow(page: Page, title = 'Time Line Battle'): Promise<void> {
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Play now' }).click()
  await page.locator('.stage').waitFor({ timeout: 30_000 })
}

/** Waits until it is this person's decision, or the match is over; says which. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const found = await page.waitForSelector('.prompt[data-yours], .result', { timeout: 30_000 })
  const over = await found.evaluate((element) => element.classList.contains('result'))
  // A handle that is kept keeps the element and all around it, which would look like a leak of the app.
  await found.dispose()
  return over ? 'over' : 'turn'
}

/** Waits until this person alone decides: where others decide at the same time, their answers may come at any moment. */
export async function onlyMyTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.prompt[data-yours]') !== null &&
      document.querySelector('.seat[data-turn]:not([data-self])') === null,
    undefined,
    { timeout: 30_000 },
  )
}

export const entry = async (page: Page): Promise<number> =>
  Number((await page.locator('.timeline-at').innerText()).split('/')[1])

/** Chooses the n-th thing that is lit on the board, wrapping around, by clicking on it; of several things it may do, the first. */
export async function clickLit(page: Page, n = 0): Promise<void> {
  const before = await entry(page)
  const lit = page.locator('.stage [data-lit]:not([data-picks]), .all-options[open] [data-lit]')
  for (let attempt = 0; attempt < 6; attempt++) {
    await lit.first().waitFor({ state: 'attached', timeout: 30_000 })
    const chosen = lit.nth(n % Math.max(1, await lit.count()))
    // Others may answer in the same moment, and what is lit changes under the pointer: then look again.
    const clicked = await chosen.click({ timeout: 4_000 }).then(
      () => true,
      () => false,
    )
    if (clicked || (await entry(page)) > before) break
  }
  const offered = page.locator('.explanation[data-pressed] .button.first')
  if (await offered.isVisible()) await offered.click()
  await movedOn(page, before)
}

/** Until the match has more entries than before, or asks something else. */
export async function movedOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (known) => Number(document.querySelector('.timeline-at')?.textContent?.split('/')[1]) > known,
    before,
    { timeout: 20_000 },
  )
}

/** Sits down against the quickest bot there is, from the set-up. */
export async function sitDown(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}#/setup/${game}`)
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await page.locator('form').waitFor()
  if ((await rival.count()) > 0)
    await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.locator('form button[type="submit"]').click()
  await page.locator('.stage').waitFor({ timeout: 30_000 })
}

/**
 * Plays to the end without a pointer: to the board, along what is lit, Enter. Pieces that are only picked up are chosen from
 * the list of options every other time, so that both ways are walked.
 */
export async function playByKeys(page: Page, most: number): Promise<void> {
  const { keyboard } = page
  const focus = () =>
    page.evaluate(() => ({
      lit: document.activeElement?.hasAttribute('data-lit') ?? false,
      picks: document.activeElement?.hasAttribute('data-picks') ?? false,
      offered: document.querySelector('.explanation[data-pressed]')?.contains(document.activeElement) ?? false,
    }))
  for (let n = 0; (await myTurn(page)) === 'turn'; n++) {
    if (n >= most) throw new Error(`the match goes on after ${most} decisions`)
    const before = await entry(page)
    await keyboard.press('b')
    if (!(await focus()).lit)
      throw new Error(`b goes to nothing that is lit: ${await page.locator('.prompt').innerText()}`)
    for (let i = 0; i < n % 3; i++) await keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowDown')
    if ((await focus()).picks) {
      await keyboard.press('o')
      for (let i = 0; i < n % 4; i++) await keyboard.press('Tab')
      if (!(await focus()).lit) await keyboard.press('o')
    }
    await keyboard.press('Enter')
    if ((await entry(page)) === before && (await focus()).offered) await keyboard.press('Enter')
    await movedOn(page, before).catch(async () => {
      const active = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300))
      throw new Error(`Enter did nothing: ${await page.locator('.prompt').innerText()} at ${active}`)
    })
    if (await page.evaluate(() => document.activeElement === document.body)) throw new Error('the focus is lost')
  }
}
