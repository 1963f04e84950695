import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { entry, movedOn, myTurn, playByKeys } from './house/playing.ts'
import { everyGround, expectNoSidewaysScroll, PHONE, shot, violations, violationsOnEveryGround } from './house/visit.ts'

const house = openHouse()

/** From the set-up to a table: alone against the Peddler unless there is a second seat, which goes to the quickest bot. */
async function sitDown(page: Page, seats: 1 | 2 = 1): Promise<void> {
  await page.goto(`${house.url}#/setup/chronomancer`)
  await page.getByLabel('How many').selectOption(String(seats))
  const quickest = page.getByLabel('Seat 2').locator('option[value^="bot:"]').first()
  if (seats === 2) await page.getByLabel('Seat 2').selectOption((await quickest.getAttribute('value')) ?? '')
  await page.locator('form button[type="submit"]').click()
  await page.waitForSelector('.stage')
}

/** Presses something lit on the board; where it stands for several things, the first of them. */
async function pressLit(page: Page, n: number): Promise<void> {
  const before = await entry(page)
  const lit = page.locator('.stage [data-lit]')
  await lit.first().waitFor({ state: 'attached' })
  await lit.nth(n % (await lit.count())).dispatchEvent('click')
  const choice = page.locator('.explanation[data-pressed] .button.first')
  if (await choice.isVisible()) await choice.click()
  await movedOn(page, before)
}

test('[CH-H1] a whole match by clicks on the board alone, to Final Scoring', async () => {
  const { page, complaints, leave } = await house.visit()
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 400; n++) await pressLit(page, n * 5)
  expect(await page.locator('.result h2').innerText()).toMatch(/Peddler/)
  expect(await page.locator('.ch-scores tbody tr').count()).toBe(2)
  await shot(page, 'chronomancer-end-1440')
  expect(await violations(page, 'the end')).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('[CH-C22] another one by keyboard alone', async () => {
  const { page, complaints, leave } = await house.visit()
  await sitDown(page)
  await playByKeys(page, 400)
  expect(await page.locator('.ch-scores tbody tr').count()).toBe(2)
  expect(complaints).toEqual([])
  await leave()
})

test('[CH-C21] pointing at a tile shows what a shift would change; [CH-C31] what cannot be done says why', async () => {
  const { page, leave } = await house.visit()
  await sitDown(page, 2)
  await myTurn(page)
  await page.locator('.ch-stream-tile').first().hover()
  await page.locator('.ch-pill[data-changed]').first().waitFor()
  expect(await page.locator('.ch-caption').textContent()).toContain('were shifted into the right column')
  expect(await page.locator('.ch-pill[data-changed]').count()).toBeGreaterThan(1)
  await page.locator('[data-piece="space-0-LC"]').hover({ force: true })
  await page.locator('.explanation-why').waitFor()
  expect(await page.locator('.ch-pill[data-changed]').count()).toBe(0)
  await page.locator('.ch-merchant').nth(1).click()
  await page.locator('.ch-shop h2', { hasText: 'Workshop of' }).waitFor()
  await leave()
})

test('reads well in every ground, and on a phone without moving sideways', async () => {
  const { page, leave } = await house.visit('', { viewport: PHONE })
  await sitDown(page, 2)
  for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await pressLit(page, n)
  await myTurn(page)
  expect(await violationsOnEveryGround(page, 'chronomancer')).toEqual([])
  await expectNoSidewaysScroll(page)
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('.stage [data-lit]')].filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height) < 40
      }).length,
  )
  expect(small, 'nothing to press is smaller than a finger').toBe(0)
  await everyGround(page, (ground) => shot(page, `chronomancer-${ground}-360`))
  await leave()
})

test('a large screen is filled: the whole table at once, and nothing of it lies on anything else', async () => {
  const { page, leave } = await house.visit('', { viewport: { width: 2560, height: 1440 } })
  await sitDown(page, 2)
  await myTurn(page)
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height })
    const boxes = (selector: string): Promise<{ left: number; right: number; top: number; bottom: number }[]> =>
      page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
    await expect
      .poll(async () => Math.max(...(await boxes('.ch-shop')).map(({ bottom }) => bottom)) / height)
      .toBeGreaterThan(0.8)
    const parts = await boxes('.ch-bench > *, .ch-ring')
    const onAnother = parts.filter((one, i) =>
      parts.some(
        (two, k) =>
          k < i && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
      ),
    )
    expect(onAnother, `${width} × ${height}`).toEqual([])
  }
  await leave()
})
