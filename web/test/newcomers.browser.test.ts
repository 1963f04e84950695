/** People who sit down without having read anything, and people who come back. */
import { expect, test } from 'vitest'
import { clickLit, myTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { PHONE, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

test('who has chosen nothing finds the night, on a light system, too; contrast that the system asks for is given', async () => {
  const seen = async (wishes: Parameters<typeof site.visit>[1]): Promise<string | undefined> => {
    const { page, leave } = await site.visit('', wishes)
    const ground = await page.evaluate(() => document.documentElement.dataset.ground)
    await leave()
    return ground
  }
  const nothing = { ground: undefined }
  expect(await seen({ settings: nothing, colorScheme: 'light' })).toBe('night')
  expect(await seen({ settings: nothing, colorScheme: 'light', contrast: 'more' })).toBe('contrast')
  expect(await seen({ settings: { ground: 'system' }, colorScheme: 'light' })).toBe('paper')
  expect(await seen({ settings: { ground: 'system' }, colorScheme: 'dark' })).toBe('night')
  expect(await seen({ settings: { ground: 'paper' }, colorScheme: 'dark' })).toBe('paper')
})

test('the first table of a game tells it in short, until one says that one knows it', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  const card = page.getByRole('region', { name: 'In short' })
  await card.waitFor()
  expect(await card.innerText()).toContain('Most points win')
  await card.getByRole('button', { name: 'Got it' }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.goto(site.url)
  await playNow(page)
  await myTurn(page)
  expect(await card.count()).toBe(0)
  // It stays where rules are read.
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.locator('.rules-panel .in-short').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone it is one line that opens', async () => {
  const { page, complaints, leave } = await site.visit('', { viewport: PHONE, hasTouch: true })
  await playNow(page, 'Timestream')
  await page.getByRole('button', { name: 'The game in short' }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('play the card TIMESTREAM').waitFor()
  expect(await violationsOnEveryGround(page, 'in short')).toEqual([])
  await sheet.getByRole('button', { name: 'Got it' }).tap()
  await page.locator('.primer-ribbon').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone a box opened from further down is read from its title on', async () => {
  const { page, leave } = await site.visit('', { viewport: PHONE, hasTouch: true })
  await page.locator('.first-step').last().tap()
  const title = page.locator('.box[data-open]').getByRole('heading').first()
  await title.waitFor()
  await expect.poll(async () => ((await title.boundingBox())?.y ?? -1) >= 0).toBe(true)
  await leave()
})

test('who comes back finds the match that waits for them before everything else', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  await myTurn(page)
  await clickLit(page)
  await myTurn(page)
  const table = new URL(page.url()).hash
  await page.goto(site.url)
  const way = page.getByRole('navigation', { name: 'Continue' }).getByRole('link')
  await way.waitFor()
  expect(await violationsOnEveryGround(page, 'the shelf of somebody who comes back')).toEqual([])
  await way.click()
  await page.locator('.stage').waitFor()
  expect(new URL(page.url()).hash).toBe(table)
  expect(complaints).toEqual([])
  await leave()
})

test('a hint is in sight, and beside the board', async () => {
  const { page, leave } = await site.visit('', { viewport: { width: 1280, height: 720 } })
  await playNow(page, 'The Chronomancer and his Assistant')
  await myTurn(page)
  await page.keyboard.press('h')
  const hint = page.getByRole('region', { name: 'Hint' })
  await hint.waitFor()
  const isSeen = () =>
    hint.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isSeen).toBe(true)
  await leave()
})

test('[TS-32] a card of Timestream that cannot be played says why, with the rule', async () => {
  const { page, leave } = await site.visit()
  await playNow(page, 'Timestream')
  const cards = page.locator('.ts-hand .ts-held:not([data-lit])')
  const lit = page.locator('.ts-hand .ts-held[data-lit]')
  await myTurn(page)
  // In one's turn some cards can be played and others cannot; before it, none is asked for.
  while ((await cards.count()) === 0 || (await lit.count()) === 0) {
    await clickLit(page)
    await myTurn(page)
  }
  await cards.last().hover()
  const why = page.locator('.inspector-why')
  await why.waitFor()
  expect(await why.getByRole('button', { name: /Rule TS-\d+/ }).count()).toBe(1)
  expect(await why.innerText()).not.toContain('not one of the options')
  await leave()
})

test('in a lesson, what cannot be done now has the reason the rules have, not that the match is over', async () => {
  const { page, leave } = await site.visit('#/guide/timetripper')
  await page.getByRole('button', { name: 'Begin' }).click()
  const other = page.locator('.lesson .stage .spot[aria-disabled="true"]').first()
  await other.hover()
  await page.locator('.inspector-why').waitFor()
  // The rules say it of the recorded match as it stands; the lesson's own table is over.
  expect(await page.locator('.inspector-why').innerText()).not.toContain('at this moment of the lesson')
  expect(await page.locator('.inspector-why').innerText()).not.toContain('match is over')
  await leave()
})
