import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GROUNDS } from '../src/app/settings.ts'
import { ensureBuilt } from './house/built.ts'
import { clickLit, myTurn, playNow } from './house/playing.ts'
import { TestServer } from './house/server.ts'
import { DESK, expectNoSidewaysScroll, launch, PHONE, shot, violations, visit } from './house/visit.ts'

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

const GAME = 'time-line-battle'
const PAGES: readonly (readonly [name: string, path: string, ready: string])[] = [
  ['setup', `#/setup/${GAME}`, 'form'],
  ['rules', `#/rules/${GAME}/TLB-42`, '.rule-found'],
  ['guide', `#/guide/${GAME}`, 'h1'],
  ['about', '#/about', 'h1'],
  ['fair', '#/fair', 'h1'],
  ['nowhere', '#/no-such-room', 'h1'],
]

describe.each(GROUNDS)('on the ground “%s”', (ground) => {
  test('every screen is accessible, at a desk and on a phone, and nothing sticks out sideways', async () => {
    const { page, complaints, leave } = await visit(browser, server.url, { settings: { ground } })
    await playNow(page)
    await myTurn(page)
    for (let n = 0; n < 4; n++) {
      await clickLit(page, n)
      await myTurn(page)
    }
    await page.waitForSelector('.stage [data-lit]')
    const table = new URL(page.url()).hash
    const all = [...PAGES, ['shelf', '#/', '.matches li'], ['table', table, '.stage [data-lit]']] as const
    const found: string[] = []
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      for (const [name, path, ready] of all) {
        await page.goto(server.url + path)
        await page.waitForSelector(ready)
        await page.evaluate(() => document.fonts.ready)
        // The colours are those of the desk: on the phone one ground tells all that is new.
        if (size === DESK || ground === 'night')
          found.push(...(await violations(page, `${name}, ${ground}, ${size.width} px`)))
        await expectNoSidewaysScroll(page)
        await shot(page, `${name}-${ground}-${size.width}`)
      }
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  }, 120_000)
})

test('on a phone every thing that is pressed is at least 40 px high or broad enough to hit', async () => {
  const { page, leave } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
  await playNow(page)
  await page.waitForSelector('.stage [data-lit]')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.button, .spot[data-lit], [role="tab"], summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const seen = width > 1 && height > 1
      return seen && (height < 40 || width < 40)
        ? [`${element.className} ${Math.round(width)}×${Math.round(height)}`]
        : []
    }),
  )
  expect(small).toEqual([])
  await leave()
})
