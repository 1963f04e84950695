import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, entry, inStep, invite } from './site/playing.ts'
import { proxyTo } from './site/proxy.ts'
import { openSite } from './site/site.ts'
import type { Visitor } from './site/visit.ts'

const site = openSite({ ownServer: true })

/** Two people at a table of their own. */
async function twoAtTable(): Promise<{ ann: Visitor; bob: Visitor; link: string }> {
  const ann = await site.visit('', { settings: { notices: true } })
  const link = await invite(ann.page)
  const bob = await site.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const { page } of [ann, bob]) await page.locator('.table [data-lit]').first().waitFor()
  return { ann, bob, link }
}

/** Browsers without a screen never hide a page: it is told so. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** The one who can go on does. */
async function oneGoesOn(...pages: Page[]): Promise<void> {
  const asked = async () => {
    for (const page of pages) if (await page.locator('.prompt[data-yours]').isVisible()) return page
    return undefined
  }
  await expect.poll(asked).toBeDefined()
  await clickLit((await asked()) as Page)
}

test('an offer to take back says what it is, can be withdrawn, and vanishes everywhere when play goes on', async () => {
  const { ann, bob } = await twoAtTable()
  for (const { page } of [ann, bob]) await clickLit(page)
  await inStep(ann.page, bob.page, 1)
  const offers = [ann, bob].map(({ page }) => page.locator('.offer'))
  const [mine, theirs] = offers
  await ann.page.keyboard.press('u')
  await theirs?.getByRole('button', { name: 'Allow it' }).waitFor()
  expect(await theirs?.innerText()).toMatch(/asks? to take back: \S/)
  expect(await theirs?.innerText()).not.toContain('entry')
  // It is a question to them, and no fault of hers.
  expect(await ann.page.locator('.trouble').count()).toBe(0)
  await mine?.getByRole('button', { name: 'Never mind' }).click()
  for (const offer of offers) await offer.waitFor({ state: 'detached' })
  await ann.page.keyboard.press('u')
  await theirs?.getByRole('button', { name: 'Allow it' }).waitFor()
  await oneGoesOn(bob.page, ann.page)
  for (const offer of offers) await offer.waitFor({ state: 'detached' })
  await ann.leave()
  await bob.leave()
})

test('a table in a hidden page is not looked at: its turn is told, and titles count what waits', async () => {
  const { ann, bob } = await twoAtTable()
  await ann.page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    window.Notification = class {
      static readonly permission = 'granted'
      constructor(words: string) {
        shown.push(words)
      }
    } as never
  })
  const annIsAsked = () => ann.page.locator('.seat[data-self][data-turn]').isVisible()
  while (await annIsAsked()) await clickLit(ann.page)
  await hide(ann.page, true)
  while (!(await annIsAsked())) {
    await clickLit(bob.page)
    await inStep(ann.page, bob.page)
  }
  await ann.page.waitForFunction(() => (window as unknown as { shown: string[] }).shown.length > 0)
  await expect.poll(() => ann.page.title()).toContain('(1)')
  await bob.page.getByRole('tab', { name: 'Chat' }).click()
  await bob.page.getByLabel('Say something').fill('your move')
  await bob.page.keyboard.press('Enter')
  await ann.page.waitForFunction(() =>
    (window as unknown as { shown: string[] }).shown.some((words) => words.endsWith(': your move')),
  )
  await expect.poll(() => ann.page.title()).toContain('(2)')
  await hide(ann.page, false)
  await ann.page.goto(`${site.url}#/about`)
  await expect.poll(() => ann.page.title()).toBe('(1) Anachron')
  await ann.leave()
  await bob.leave()
})

test('a network that freezes is noticed and said, and found again without a reload; what was pressed is done', async () => {
  const proxy = await proxyTo(Number(new URL(site.url).port))
  const { ann, bob, link } = await twoAtTable()
  const through = await ann.page.context().newPage()
  await ann.page.close()
  await through.goto(link.replace(site.url, `http://127.0.0.1:${proxy.port}/`))
  await through.locator('.table [data-lit]').first().waitFor()
  const before = await entry(through)
  proxy.freeze()
  await through.locator('.connection[data-lost]').waitFor()
  await through.locator('.table [data-lit]').first().click()
  await bob.page.getByText('away').first().waitFor()
  proxy.thaw()
  await through.locator('.connection').waitFor({ state: 'detached' })
  await inStep(through, bob.page, before)
  await ann.leave()
  await bob.leave()
  await proxy.close()
})

test('opened without a network, the app finds the server when it is back', async () => {
  const { page, leave } = await site.visit('', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('heading', { name: 'Open tables' }).waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await leave()
})

test('a seat is left to a bot and taken back; a table that nobody came to is cancelled', async () => {
  const { ann, bob } = await twoAtTable()
  await bob.page.getByRole('tab', { name: 'Seats' }).click()
  await bob.page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await ann.page.locator('.seat .note', { hasText: 'for ' }).waitFor()
  await bob.page.locator('.offer').getByRole('button', { name: 'Take my seat back' }).click()
  await ann.page.locator('.seat .note', { hasText: 'for ' }).waitFor({ state: 'detached' })
  await bob.page.locator('.seat[data-self]').waitFor()
  await ann.page.goto(`${site.url}#/`)
  await invite(ann.page)
  // The free seat is the friend's.
  expect(await ann.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0)
  await ann.page.getByRole('button', { name: 'Cancel this table' }).click()
  await ann.page.getByRole('heading', { name: 'This table is closed.' }).waitFor()
  await ann.leave()
  await bob.leave()
})
