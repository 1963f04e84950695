import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leftOver } from './bench/speed.ts'
import { ensureBuilt } from './house/built.ts'
import { clickLit, myTurn, playByKeys, playNow } from './house/playing.ts'
import { TestServer } from './house/server.ts'
import { launch, visit } from './house/visit.ts'

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

test('a whole match by clicks alone, from the shelf to the result, its curve and the check of its chance', async () => {
  const { page, complaints, leave } = await visit(browser, server.url)
  await playNow(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 150; n++) await clickLit(page, n)
  expect(await page.locator('.result h2').innerText()).toMatch(/wins|draw/i)
  await page.getByRole('link', { name: 'Check the chance' }).click()
  expect(await page.locator('.verdict').innerText()).toContain('Every roll is as promised')
  expect(complaints).toEqual([])
  await leave()
})

test('another match by keyboard alone', async () => {
  const { page, complaints, leave } = await visit(browser, server.url)
  const { keyboard } = page
  await page.waitForSelector('.box')
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let i = 0; i < 30 && (await focused()) !== 'Play now'; i++) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.waitForSelector('.stage')
  await keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await keyboard.press('Escape')
  await playByKeys(page, 150)
  expect(await page.locator('.result h2').innerText()).toMatch(/wins|draw/i)
  expect(complaints).toEqual([])
  await leave()
})

test('whoever listens hears each thing once, with the names of those at the table, and what is asked', async () => {
  const { page, leave } = await visit(browser, server.url)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const line = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [aria-live], output',
        )
        if (line?.textContent?.trim()) said.push(line.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await playNow(page)
  for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, 0)
  await page.waitForTimeout(200)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  const all = said.join(' ')
  expect(all).toContain('Your decision.')
  expect(all).toMatch(/bot lays/)
  expect(all).not.toMatch(/Player \d/)
  const days = all.match(/All cards are turned up in Day 0/g) ?? []
  expect(days).toHaveLength(1)
  await leave()
})

test('a double click is one decision, and giving up is asked for twice', async () => {
  const { page, leave } = await visit(browser, server.url)
  await playNow(page, 'TimeTripper')
  await myTurn(page)
  await page.keyboard.press('o')
  const up = page.getByRole('button', { name: 'Give up' })
  await up.click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  expect(await page.locator('.result').count()).toBe(0)
  await page.evaluate(() => {
    const lit = document.querySelector('.all-options [data-lit]')
    for (const _ of [1, 2]) lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await page.waitForTimeout(300)
  expect(await page.locator('.trouble').count()).toBe(0)
  await up.click()
  await page.getByRole('button', { name: 'Give up: yes' }).click()
  await page.waitForSelector('.result')
  await leave()
})

test('tables that were left leave nothing behind', async () => {
  const { page, leave } = await visit(browser, server.url)
  const inspector = await page.context().newCDPSession(page)
  const nodes: number[] = []
  for (let visits = 0; visits < 4; visits++) {
    await page.goto(`${server.url}#/`)
    await playNow(page)
    await myTurn(page)
    await clickLit(page, visits)
    nodes.push((await leftOver(page, inspector)).nodes)
  }
  // One shelf or one table that is not let go of has hundreds.
  expect(Math.max(...nodes) - Math.min(...nodes)).toBeLessThan(100)
  await leave()
})

test('what cannot be played says why, with its rule; pressing the rule opens the rulebook there', async () => {
  const { page, leave } = await visit(browser, server.url)
  for (;;) {
    await playNowAgain(page)
    if ((await page.locator('.hand-of-cards [aria-disabled]').count()) > 0) break
    await page.goto(`${server.url}#/`)
  }
  await page.locator('.hand-of-cards [aria-disabled]').first().hover()
  const why = page.locator('.explanation-why')
  await why.waitFor()
  expect(await why.innerText()).toContain('TLB-12')
  await page.locator('.hand-of-cards [aria-disabled]').first().click({ force: true })
  await page.locator('.explanation .rule-button').click()
  await page.waitForSelector('.side [data-rule="TLB-12"].rule-found')
  await leave()
})

async function playNowAgain(page: import('playwright-core').Page): Promise<void> {
  await page.goto(`${server.url}#/`)
  await playNow(page)
  await myTurn(page)
}
