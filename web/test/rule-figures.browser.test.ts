import { shelf } from '@anachron/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './house/built.ts'
import { TestServer } from './house/server.ts'
import { expectNoSidewaysScroll, launch, PHONE, violations, visit } from './house/visit.ts'

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

test.each(shelf.map(({ id }) => id))('the pictures of the rulebook of %s are there, on paper too', async (id) => {
  const { page, complaints, leave } = await visit(browser, `${server.url}#/rules/${id}`, {
    settings: { ground: 'paper' },
  })
  await page.locator('.plate').nth(6).waitFor()
  await expect.poll(() => page.locator('.plate-waits').count()).toBe(0)
  const empty = await page.evaluate(
    () =>
      [...document.querySelectorAll('.plate-sheet > div')].filter((sheet) => sheet.getBoundingClientRect().height < 30)
        .length,
  )
  expect(empty).toBe(0)
  expect(await violations(page, `rules of ${id}`)).toEqual([])
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
  await leave()
})
