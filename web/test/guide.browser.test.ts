import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './house/built.ts'
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

test('the guided first game goes from its first note to a match of one’s own', async () => {
  const { page, complaints, leave } = await visit(browser, `${server.url}#/guide/time-line-battle`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.note-card h2').waitFor()
  await shot(page, 'lesson-night-1440')
  expect(await violations(page, 'lesson')).toEqual([])
  const done = page.getByRole('button', { name: /Play (a match of your own|on from here)/ })
  for (let n = 0; n < 80 && !(await done.isVisible()); n++) {
    const next = page.locator('.note-card .button.first:visible, .stage [data-hinted]').first()
    await next.waitFor({ timeout: 20_000 })
    if (await done.isVisible()) break
    await next.click()
    await page.waitForTimeout(60)
  }
  await done.click()
  await page.waitForSelector('.timeline')
  expect(complaints).toEqual([])
  await leave()
})

test('an answer other than the recorded one is told from it, and the lesson waits', async () => {
  const { page, leave } = await visit(browser, `${server.url}#/guide/time-line-battle`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.stage [data-lit]:not([data-hinted])').first().click()
  expect(await page.locator('.note-nudge').innerText()).toContain('That is allowed')
  await page.locator('.stage [data-hinted]').waitFor()
  await leave()
})
