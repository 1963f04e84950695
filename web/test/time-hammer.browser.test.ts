import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './house/built.ts'
import { clickLit, myTurn, playByKeys, playNow, sitDown } from './house/playing.ts'
import { TestServer } from './house/server.ts'
import { expectNoSidewaysScroll, launch, PHONE, shot, violations, visit } from './house/visit.ts'

const TITLE = 'Time Hammer: The Dual'
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

const ground = (page: Page, name: string): Promise<void> =>
  page.evaluate((to) => {
    document.documentElement.dataset.ground = to
  }, name)

/** Opens an example of the rulebook, at the rule it belongs to. */
async function openExample(page: Page, rule: string): Promise<void> {
  await page.goto(`${server.url}#/rules/time-hammer/${rule}`)
  await page
    .locator(`[data-rule="${rule}"]`)
    .getByRole('button', { name: /Open this position/ })
    .click()
  await page.waitForSelector('.th')
}

test('a whole match by clicks; the table in all grounds and on a phone', async () => {
  const { page, complaints, leave } = await visit(browser, server.url)
  await playNow(page, TITLE)
  const found: string[] = []
  let n = 0
  for (; (await myTurn(page)) === 'turn' && n < 300; n++) {
    if (n === 30) {
      for (const name of ['night', 'paper', 'contrast']) {
        await ground(page, name)
        await shot(page, `time-hammer-${name}-1440`)
        found.push(...(await violations(page, `time-hammer, ${name}`)))
      }
      await ground(page, 'night')
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await shot(page, 'time-hammer-night-360')
      found.push(...(await violations(page, 'time-hammer, 360 px')))
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await clickLit(page, n * 7)
  }
  expect(found).toEqual([])
  expect(await page.locator('.result h2').innerText()).toMatch(/wins?/i)
  expect(complaints).toEqual([])
  await leave()
}, 120_000)

test('another match by keyboard alone', async () => {
  const { page, complaints, leave } = await visit(browser, server.url)
  await sitDown(page, server.url, 'time-hammer')
  await playByKeys(page, 300)
  expect(await page.locator('.result h2').innerText()).toMatch(/wins?/i)
  expect(complaints).toEqual([])
  await leave()
}, 120_000)

test('[TH-57] what a Reboot is worth stands on the button before one commits to it', async () => {
  const { page, leave } = await visit(browser, server.url)
  await openExample(page, 'TH-58')
  const reboot = page.locator('.th-answer', { hasText: 'Reboot' })
  expect(await reboot.innerText()).toMatch(/the HAMMER is fixed \d+ %/)
  expect(await page.locator('.th-verdict').innerText()).toContain('the repair fails')
  await reboot.hover()
  await page.locator('.explanation .forecast').waitFor()
  await leave()
})

test('[TH-72] [TH-89] the guided game: an Agent picked up shows the chance of each Jump, a HAMMER goes from 2050 to 2020', async () => {
  const { page, complaints, leave } = await visit(browser, `${server.url}#/guide/time-hammer`)
  await page.getByRole('button', { name: 'Begin' }).click()
  const done = page.getByRole('button', { name: /Play on from here/ })
  const next = page.locator('.stage [data-hinted], .note-card .button.first:visible').first()
  const offered = page.locator('.explanation[data-pressed] .button.first')
  const struck = (): Promise<string | undefined> =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-infected]')?.dataset.decade)
  const decades = new Set<string | undefined>()
  const jumps = page.locator('.th-plate[data-lit] .th-chance')
  let chances: string[] = []
  for (let n = 0; n < 150 && !(await done.isVisible()); n++) {
    await next.waitFor()
    if (await done.isVisible()) break
    decades.add(await struck())
    if ((await jumps.count()) > 0) chances = await jumps.allInnerTexts()
    await next.click()
    if (await offered.isVisible()) await offered.click()
  }
  // Mako, from 2020 with a bonus of 2: certain up to two steps away, and a Flux of 1 or more for three.
  expect(chances).toEqual([expect.stringMatching(/^8\d %$/), '100 %', '100 %', '100 %', '100 %', expect.any(String)])
  expect([...decades].filter(Boolean)).toEqual(['2000', '2050', '2030', '2020'])
  expect(complaints).toEqual([])
  await leave()
}, 60_000)
