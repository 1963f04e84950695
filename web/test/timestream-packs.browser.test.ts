import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './site/site.ts'
import { expectNoSidewaysScroll, PHONE, shot, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

async function setUp(page: Page, from: string, rival: 'bot' | 'open'): Promise<void> {
  await page.goto(`${site.url}#/setup/timestream`)
  await page.getByText(from, { exact: true }).click()
  const seat = page.locator('.seat-row').nth(1).locator('select')
  const bot = (await seat.locator('option[value^="bot:"]').first().getAttribute('value')) ?? ''
  await seat.selectOption(rival === 'bot' ? bot : 'open')
  await page.getByRole('button', { name: rival === 'bot' ? 'Begin' : 'Set the table' }).click()
}

const packed = (page: Page): Promise<string[]> => page.locator('.ts-pick .ts-face-name').allInnerTexts()

/** Waits until the pack has so many cards, and all of them can be taken. */
const packOf = (page: Page, cards: number): Promise<void> =>
  page
    .waitForFunction((n) => document.querySelectorAll('.ts-pick[data-lit]').length === n, cards)
    .then((found) => found.dispose())

test('[TS-98] two people online pass packs on, and neither sees what the other took', async () => {
  const ann = await site.visit()
  const bob = await site.visit()
  await setUp(ann.page, 'a draft', 'open')
  await bob.page.goto(await ann.page.getByLabel('Link to this table').inputValue())
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const { page } of [ann, bob]) await packOf(page, 15)
  const [hers, his] = [await packed(ann.page), await packed(bob.page)]
  await ann.page.locator('.ts-pick').first().click()
  await ann.page.locator('.ts-limited-wait').waitFor()
  expect(await packed(bob.page)).toEqual(his)
  await bob.page.locator('.ts-pick').last().click()
  for (const { page } of [ann, bob]) await packOf(page, 14)
  expect(await packed(ann.page)).toEqual(his.slice(0, -1))
  expect(await packed(bob.page)).toEqual(hers.slice(1))
  expect(await ann.page.locator('.ts-pool').innerText()).toContain(hers[0])
  expect(await bob.page.locator('.ts-pool').innerText()).toContain(his.at(-1))
  await shot(ann.page, 'timestream-draft-1440')
  expect([...ann.complaints, ...bob.complaints]).toEqual([])
  await ann.leave()
  await bob.leave()
})

test('[TS-99] sealed packs on a phone: a deck is proposed, changed, and played', async () => {
  const { page, complaints, leave } = await site.visit('', { viewport: PHONE })
  await setUp(page, 'sealed packs', 'bot')
  await page.getByText('A legal deck.').waitFor()
  expect(await violationsOnEveryGround(page, 'timestream-sealed')).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'One Ancient Power Cell less' }).click()
  await page.getByText('A deck has 60 cards; this one has 59.').waitFor()
  expect(await page.getByRole('button', { name: 'Play this deck' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'One more Future Power Cell' }).click()
  await page.getByText('A legal deck.').waitFor()
  await page.getByRole('button', { name: 'Your cards (75)' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'The deck (60 of 60)' }).click()
  await page.getByRole('button', { name: 'Play this deck' }).click()
  await page.locator('.ts-hand .ts-held').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})
