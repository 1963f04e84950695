import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './house/built.ts'
import { entry } from './house/playing.ts'
import { TestServer } from './house/server.ts'
import { launch, shot, violations, visit } from './house/visit.ts'

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

test('who watches a running match is shown how it stands, ten entries late; who plays is not', async () => {
  const ann = await visit(browser, server.url)
  await ann.page
    .getByRole('article', { name: 'Time Line Battle' })
    .getByRole('button', { name: 'Invite a friend' })
    .click()
  const link = await ann.page.getByLabel('Link to this table').inputValue()
  const bob = await visit(browser, link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.waitForSelector('.stage [data-lit]')
  const eve = await visit(browser, link)
  await eve.page.locator('.stage').waitFor()
  await eve.page.getByRole('button', { name: 'How does it stand?' }).click()
  await eve.page.getByText('ten entries late').waitFor()

  for (let n = 0; n < 60 && (await entry(ann.page)) < 12; n++) {
    const { page } = n % 2 ? bob : ann
    const lit = page.locator('.stage [data-lit]').first()
    if (await lit.isVisible()) await lit.click({ timeout: 2_000 }).catch(() => {})
    await page.waitForTimeout(120)
  }
  expect(await entry(ann.page)).toBeGreaterThanOrEqual(12)
  const curve = eve.page.getByRole('figure', { name: /ten entries ago/ }).or(eve.page.locator('.curve'))
  await curve.first().waitFor({ timeout: 40_000 })
  expect(await curve.first().innerText()).toContain('as onlookers could tell ten entries ago')
  expect(await curve.first().innerText()).not.toContain('The bot would have')
  await shot(eve.page, 'watching-night-1440')
  expect(await violations(eve.page, 'watching')).toEqual([])
  expect(await ann.page.getByRole('button', { name: 'How does it stand?' }).count()).toBe(0)
  expect(eve.complaints).toEqual([])
  for (const visitor of [ann, bob, eve]) await visitor.leave()
}, 120_000)
