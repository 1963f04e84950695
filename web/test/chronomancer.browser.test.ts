import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, movedOn, myTurn, playByKeys } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { everyGround, expectNoSidewaysScroll, PHONE, shot, violations, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

/**
 * From the set-up to a table: alone against the Peddler unless there is a second seat, which goes to the quickest bot.
 */
async function sitDown(page: Page, seats: 1 | 2 = 1): Promise<void> {
  await page.goto(`${site.url}#/setup/chronomancer`)
  await page.getByLabel('How many').selectOption(String(seats))
  const quickest = page.getByLabel('Seat 2').locator('option[value^="bot:"]').first()
  if (seats === 2) await page.getByLabel('Seat 2').selectOption((await quickest.getAttribute('value')) ?? '')
  await page.locator('form button[type="submit"]').click()
  await page.waitForSelector('.stage')
}

/** Presses something lit on the board; where it stands for several things, the first of them. */
async function pressLit(page: Page, n: number): Promise<void> {
  const before = await entry(page)
  // A figure is only picked up, and so is a Good for the Staff; pressing where they go, or the desk, is enough.
  const lit = page.locator('.table [data-lit]:not(.ch-stands):not(.ch-lot[data-carries])')
  await lit.first().waitFor({ state: 'attached' })
  await lit.nth(n % (await lit.count())).dispatchEvent('click')
  const choice = page.locator('.inspector[data-pressed] .button.first')
  if (await choice.isVisible()) await choice.click()
  await movedOn(page, before)
}

test('[CH-H1] a whole match by clicks on the board alone, to Final Scoring', async () => {
  const { page, complaints, leave } = await site.visit()
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 400; n++) await pressLit(page, n * 5)
  expect(await page.locator('.result h2').innerText()).toMatch(/Peddler/)
  expect(await page.locator('.ch-scores').first().locator('tbody tr').count()).toBe(2)
  await shot(page, 'chronomancer-end-1440')
  expect(await violations(page, 'the end')).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('[CH-C22] another one by keyboard alone', async () => {
  const { page, complaints, leave } = await site.visit()
  await sitDown(page)
  await playByKeys(page, 400)
  expect(await page.locator('.ch-scores').first().locator('tbody tr').count()).toBe(2)
  expect(complaints).toEqual([])
  await leave()
})

test('[CH-C21] pointing at a tile shows what a shift would change; [CH-C31] what cannot be done says why', async () => {
  const { page, leave } = await site.visit()
  await sitDown(page, 2)
  await myTurn(page)
  await page.locator('.ch-stream-tile').first().hover()
  await page.locator('.ch-pill[data-changed]').first().waitFor()
  expect(await page.locator('.ch-caption').textContent()).toContain('as if shifted into the right column')
  expect(await page.locator('.ch-pill[data-changed]').count()).toBeGreaterThan(1)
  await page.locator('[data-piece="space-0-LC"]').hover({ force: true })
  await page.locator('.inspector-why').waitFor()
  expect(await page.locator('.ch-pill[data-changed]').count()).toBe(0)
  await page.locator('.ch-merchant').nth(1).click()
  await page.locator('.ch-visiting', { hasText: 'Workshop of' }).waitFor()
  await leave()
})

test('reads well in every ground, and on a phone without moving sideways', async () => {
  const { page, leave } = await site.visit('', { viewport: PHONE })
  await sitDown(page, 2)
  for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await pressLit(page, n)
  await myTurn(page)
  expect(await violationsOnEveryGround(page, 'chronomancer')).toEqual([])
  await expectNoSidewaysScroll(page)
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('.table [data-lit]')].filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height) < 40
      }).length,
  )
  expect(small, 'nothing to press is smaller than a finger').toBe(0)
  await everyGround(page, (ground) => shot(page, `chronomancer-${ground}-360`))
  await leave()
})

test('a large screen is filled by the whole table at once', async () => {
  const { page, leave } = await site.visit('', { viewport: { width: 2560, height: 1440 } })
  await sitDown(page, 2)
  await myTurn(page)
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluate((part) => {
        const { width, height } = part.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      })
    expect(await box('.ch-scene'), `${width} × ${height}`).toEqual(await box('.stage-board'))
    expect(await page.locator('.ch-stream-tile').count()).toBe(6)
    expect(await page.locator('.ch-pier').count()).toBe(3)
  }
  await leave()
})

test('[CH-H18] on a phone one touch seats somebody in a boat: who sits there stands on it', async () => {
  const { page, leave } = await site.visit('', { viewport: PHONE, hasTouch: true, isMobile: true })
  await sitDown(page, 2)
  const boats = page.locator('.ch-boat[data-lit]')
  for (let n = 0; (await boats.count()) === 0 && n < 40; n++) {
    await myTurn(page)
    if ((await boats.count()) === 0) await pressLit(page, n)
    await myTurn(page)
  }
  const before = await entry(page)
  await boats.first().tap()
  await movedOn(page, before)
  expect(await page.locator('.inspector[data-pressed]').count()).toBe(0)
  await leave()
})

test('the set-up begins with a rival, as the shelf does; alone against the Peddler is one choice away', async () => {
  const { page, leave } = await site.visit('#/setup/chronomancer')
  expect(await page.getByLabel('How many').inputValue()).toBe('2')
  expect(await page.locator('.seat-row').count()).toBe(2)
  await page.getByLabel('How many').selectOption('1')
  await expect.poll(() => page.locator('.seat-row').count()).toBe(1)
  await leave()
})
