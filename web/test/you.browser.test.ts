import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { invite, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { expectNoSidewaysScroll, PHONE, shot, violationsOnEveryGround } from './site/visit.ts'

const site = openSite({ wholeBrowser: true })

const SECRET = 'a long walk in 1971'

/** Does what makes the page begin anew, and waits until it has. */
async function beginsAnew(page: Page, when: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await when()
  await loaded
}

test('a bot of one’s own gets a token that opens the server to it, until it is removed', async () => {
  const { page, leave } = await site.visit('#/you')
  await page.getByText('Bots of your own').click()
  await page.getByLabel('What the bot is called').fill('Marvin')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByLabel('The token of Marvin (bot)').inputValue()
  await page.getByText('Marvin (bot): looks and plays').waitFor()
  expect(await violationsOnEveryGround(page, 'you-bots')).toEqual([])
  const status = async (): Promise<number> =>
    (await fetch(`${site.url}api/table/none-such-table`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await status()).toBe(404)
  await page.reload()
  await page.getByText('Bots of your own (1)').click()
  await page.getByText('last used').waitFor()
  expect(await page.getByLabel('The token of').count()).toBe(0)
  await page.getByRole('button', { name: 'Remove Marvin (bot) …' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.getByText('Marvin (bot): looks and plays').waitFor({ state: 'detached' })
  expect(await status()).toBe(401)
  await leave()
})

test('a name with a passphrase is the same person on another device; everything can be saved, and be deleted', async () => {
  const desk = await site.visit()
  const table = await invite(desk.page)
  await desk.page.getByRole('link', { name: 'You' }).click()
  await desk.page.getByLabel('What the others call you').fill('Ada')
  await desk.page.getByRole('button', { name: 'Change it' }).click()
  await desk.page.getByText('The others see you as Ada.').waitFor()
  await desk.page.getByLabel('New passphrase').fill(SECRET)
  await desk.page.getByRole('button', { name: 'Protect my name' }).click()
  await desk.page.getByText('let you in on any device').waitFor()
  await shot(desk.page, 'you-night-1440')
  expect(await violationsOnEveryGround(desk.page, 'you')).toEqual([])

  const phone = await site.visit('#/you', { viewport: PHONE })
  await phone.page.getByText('I have a name here already').click()
  await phone.page.getByLabel('Name', { exact: true }).fill('Ada')
  await phone.page.getByLabel('Passphrase', { exact: true }).fill('a short walk in 1971')
  await phone.page.getByRole('button', { name: 'Enter' }).click()
  await phone.page.getByText('do not belong together').waitFor()
  await shot(phone.page, 'you-night-360')
  await expectNoSidewaysScroll(phone.page)
  await phone.page.getByLabel('Passphrase', { exact: true }).fill(SECRET)
  await beginsAnew(phone.page, () => phone.page.getByRole('button', { name: 'Enter' }).click())
  await phone.page.getByText('The name Ada is yours').waitFor()
  await phone.page.goto(`${site.url}#/`)
  await phone.page.locator('.match-game').first().waitFor()

  // A new passphrase signs the other device out; this one stays.
  await desk.page.getByLabel('Present passphrase').fill(SECRET)
  await desk.page.getByLabel('New passphrase').fill(`${SECRET} and 1972`)
  await beginsAnew(phone.page, () => desk.page.getByRole('button', { name: 'Change the passphrase' }).click())
  await expect.poll(() => phone.page.locator('.match-game').count()).toBe(0)
  await phone.page.goto(`${site.url}#/you`)
  await phone.page.getByText('You are known by this browser alone').waitFor()

  const saved = desk.page.waitForEvent('download')
  await desk.page.getByRole('link', { name: 'Save everything' }).click()
  const everything = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(everything.person).toMatchObject({ name: 'Ada', protected: true })
  expect(JSON.stringify(everything.tables)).toContain(/(?:table\/server|\/t)\/([^/?]+)/.exec(table)?.[1])

  await desk.page.getByRole('button', { name: 'Delete everything of mine …' }).click()
  await beginsAnew(desk.page, () =>
    desk.page.getByRole('button', { name: 'Delete everything of mine', exact: true }).click(),
  )
  await desk.page
    .getByRole('link', { name: /^Open / })
    .first()
    .waitFor()
  await desk.page.goto(`${site.url}#/you`)
  await expect.poll(() => desk.page.getByLabel('What the others call you').inputValue()).not.toBe('Ada')
  await desk.leave()
  await phone.leave()
})

test('a browser can be emptied: its matches are gone', async () => {
  const { page, leave } = await site.visit()
  await playNow(page)
  await page.goto(`${site.url}#/`)
  await page.locator('.match-game').first().waitFor()
  await page.goto(`${site.url}#/you`)
  await page.getByRole('button', { name: 'Empty this browser …' }).click()
  await beginsAnew(page, () => page.getByRole('button', { name: 'Empty it' }).click())
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .waitFor()
  await expect.poll(() => page.locator('.match-game').count()).toBe(0)
  await leave()
})

test('the system says that a decision waits while the page is out of sight, and only to those who want it', async () => {
  const ann = await site.visit('', { permissions: ['notifications'], offline: true })
  await ann.page.context().addInitScript(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    Object.defineProperty(document, 'hidden', { get: () => true })
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void titles.push(title)
  })
  await ann.page.evaluate(() => navigator.serviceWorker.ready)
  const titles = () => ann.page.evaluate(() => (window as unknown as { titles: string[] }).titles)
  const link = await invite(ann.page)
  await ann.page.goto(`${site.url}#/you`)
  await ann.page.reload()
  await ann.page.getByText('Notice of the system').click()
  await expect.poll(() => ann.page.getByRole('switch', { name: /^Notice of the system/ }).isChecked()).toBe(true)
  const bob = await site.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await expect.poll(titles).toContain('Your decision at Time Line Battle')
  await ann.leave()
  await bob.leave()
})
