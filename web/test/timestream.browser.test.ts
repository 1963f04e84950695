import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './house/built.ts'
import { clickLit, entry, movedOn, myTurn } from './house/playing.ts'
import { TestServer } from './house/server.ts'
import { expectNoSidewaysScroll, launch, PHONE, shot, violations, visit } from './house/visit.ts'

let browser: Browser
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  server = await TestServer.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A short match against the quickest bot: it is counted out after twenty turns at the latest. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(`${server.url}#/setup/timestream`)
  await page.getByLabel('Turn limit').fill('20')
  await page.getByLabel('Deck of seat 1').selectOption('TS-DK-1')
  await page.getByLabel('Deck of seat 2').selectOption('TS-DK-2')
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.stage')
}

test('[TS-4] a whole match by clicks on the board alone', async () => {
  const { page, complaints, leave } = await visit(browser, server.url)
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 300; n++) await clickLit(page, n)
  expect(await page.locator('.result h2').innerText()).toMatch(/wins|draw/)
  await shot(page, 'timestream-end-1440')
  expect(complaints).toEqual([])
  await leave()
}, 180_000)

test('[TS-4] another one by keyboard alone', async () => {
  const { page, complaints, leave } = await visit(browser, server.url)
  await sitDown(page)
  const { keyboard } = page
  for (let n = 0; n < 300 && (await myTurn(page)) === 'turn'; n++) {
    const before = await entry(page)
    await keyboard.press('b')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-lit'))).toBe(true)
    for (let i = 0; i < n % 3; i++) await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    if (await page.locator('.explanation[data-pressed]').isVisible()) await keyboard.press('Enter')
    await movedOn(page, before)
  }
  expect(await page.locator('.result h2').innerText()).toMatch(/wins|draw/)
  expect(complaints).toEqual([])
  await leave()
}, 180_000)

test.each(['night', 'paper', 'contrast'] as const)(
  'reads well on a phone, with a table full of cards: %s',
  async (ground) => {
    const { page, leave } = await visit(browser, server.url, { settings: { ground }, viewport: PHONE })
    await sitDown(page)
    for (let n = 0; (await myTurn(page)) === 'turn' && n < 12; n++) await clickLit(page, n)
    expect(await violations(page, `timestream ${ground}`)).toEqual([])
    await expectNoSidewaysScroll(page)
    await shot(page, `timestream-${ground}-360`)
    await leave()
  },
  120_000,
)
