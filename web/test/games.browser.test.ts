import { shelf } from '@anachron/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from './house/built.ts'
import { clickLit, myTurn, playNow } from './house/playing.ts'
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

describe.each(shelf.map(({ id, title }) => ({ id, title })))('$title', ({ id, title }) => {
  test('one click from the shelf to a running match; its decisions can be made by clicking; axe finds nothing', async () => {
    const { page, complaints, leave } = await visit(browser, server.url)
    await playNow(page, title)
    for (let n = 0; n < 8 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
    await myTurn(page)
    await shot(page, `${id}-night-1440`)
    const found = await violations(page, `${id}, 1440 px`)
    await page.setViewportSize(PHONE)
    await page.waitForTimeout(200)
    await expectNoSidewaysScroll(page)
    await shot(page, `${id}-night-360`)
    expect([...found, ...(await violations(page, `${id}, 360 px`))]).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  }, 90_000)
})
