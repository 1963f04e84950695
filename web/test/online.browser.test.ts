import { shelf } from '@anachron/games'
import { expect, test } from 'vitest'
import { entry, inStep, invite, myTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { shot, violations } from './site/visit.ts'

const site = openSite({ ownServer: true })

test('two people apart: a link, a seat, a match, words between them, and a server that dies in the middle', async () => {
  const ann = await site.visit()
  const link = await invite(ann.page)
  await shot(ann.page, 'gathering-night-1440')
  expect(await violations(ann.page, 'gathering')).toEqual([])

  const bob = await site.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const { page } of [ann, bob]) await page.waitForSelector('.table [data-lit]')
  const hands = await Promise.all([ann, bob].map(({ page }) => page.locator('.tlb-hand').innerText()))
  expect(hands[0]).not.toBe('')
  expect(await bob.page.locator('.tlb-hand').innerText()).toBe(hands[1])

  await ann.page.getByRole('tab', { name: 'Chat' }).click()
  await ann.page.getByLabel('Say something').fill('Good luck!')
  await ann.page.keyboard.press('Enter')
  await bob.page.getByRole('tab', { name: 'Chat' }).click()
  await bob.page.getByText('Good luck!').waitFor()
  expect(await violations(bob.page, 'chat')).toEqual([])

  await ann.page.locator('.table [data-lit]').first().click()
  await inStep(ann.page, bob.page, 0)
  const before = await entry(ann.page)
  await site.server.kill()
  await ann.page.locator('.connection[data-lost]').waitFor()
  await ann.page.locator('.table [data-lit]').first().click()
  await site.server.start()
  await ann.page.locator('.connection').waitFor({ state: 'detached' })
  await inStep(ann.page, bob.page, before)
  await ann.leave()
  await bob.leave()
})

test('after the first visit all games can be played against bots without a network, and their rules be read', async () => {
  const { page, complaints, leave } = await site.visit('', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  for (const { title } of shelf) {
    await page.goto(`${site.url}#/`)
    await playNow(page, title)
    expect(await myTurn(page)).toBe('turn')
    const before = await entry(page)
    await page.keyboard.press('o')
    await page.keyboard.press('Enter')
    await expect.poll(() => entry(page)).toBeGreaterThan(before)
  }
  await page.goto(`${site.url}#/rules/time-line-battle/TLB-42`)
  await page.waitForSelector('.rule-found')
  // The browser itself complains that the server is not there; nobody else may.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await leave()
})
