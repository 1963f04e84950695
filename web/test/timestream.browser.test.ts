import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { clickLit, myTurn, playByKeys } from './house/playing.ts'
import { everyGround, expectNoSidewaysScroll, PHONE, shot, stillness, violationsOnEveryGround } from './house/visit.ts'

const house = openHouse()

/** A short match against the quickest bot: it is counted out after twenty turns at the latest. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(`${house.url}#/setup/timestream`)
  await page.getByLabel('Turn limit').fill('20')
  await page.getByLabel('Deck of seat 1').selectOption('TS-DK-1')
  await page.getByLabel('Deck of seat 2').selectOption('TS-DK-2')
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.stage')
}

test('[TS-4] a whole match by clicks on the board alone', async () => {
  const { page, complaints, leave } = await house.visit()
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 300; n++) await clickLit(page, n)
  expect(await page.locator('.result h2').innerText()).toMatch(/win|draw/)
  expect(await page.locator('.ts-count').innerText()).toMatch(
    /Turn \d+\..*(TS-3|TS-92)[\s\S]*Locations filled[\s\S]*of 3/,
  )
  await shot(page, 'timestream-end-1440')
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-4] another one by keyboard alone', async () => {
  const { page, complaints, leave } = await house.visit()
  await sitDown(page)
  await playByKeys(page, 300)
  expect(await page.locator('.result h2').innerText()).toMatch(/win|draw/)
  expect(complaints).toEqual([])
  await leave()
})

/** A deck of one's own, in three clicks. */
async function build(page: Page, from: string): Promise<void> {
  await page.goto(`${house.url}#/workshop/timestream`)
  await page.getByLabel('Start a new one from').selectOption(from)
  await page.getByText('A legal deck.').waitFor()
}

test('[TS-94] two people online each bring a deck of their own; with closed lists neither sees the other’s', async () => {
  const ann = await house.visit()
  const bob = await house.visit()
  await build(ann.page, 'TS-DK-1')
  await build(bob.page, 'TS-DK-3')
  await bob.page.getByText('with you on this server').waitFor()
  await ann.page.goto(`${house.url}#/setup/timestream`)
  const seat = ann.page.locator('.seat-row').nth(1).locator('select')
  await seat.selectOption('open')
  await ann.page.getByText('closed', { exact: true }).click()
  await ann.page.getByRole('button', { name: 'Set the table' }).click()
  await bob.page.goto(await ann.page.getByLabel('Link to this table').inputValue())
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await bob.page.getByRole('button', { name: 'Play My Fog of Ages' }).click()
  await ann.page.getByRole('button', { name: 'Play My Lamps on the Road' }).click()
  for (const { page } of [ann, bob]) await page.locator('.ts-hand .card').first().waitFor()
  expect(await ann.page.locator('.ts').innerText()).toContain('closed list')
  expect(await ann.page.locator('body').innerText()).not.toContain('Fog of Ages')
  expect(await bob.page.locator('body').innerText()).not.toContain('Lamps on the Road')
  expect([...ann.complaints, ...bob.complaints]).toEqual([])
  await ann.leave()
  await bob.leave()
})

test('[TS-94] at one screen each brings a deck behind the curtain', async () => {
  const { page, complaints, leave } = await house.visit()
  await build(page, 'TS-DK-2')
  await page.goto(`${house.url}#/setup/timestream`)
  await page.locator('.seat-row').nth(1).locator('select').selectOption('hot-seat')
  await page.getByText('closed', { exact: true }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Play My Slipstream Vanguard' }).click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('body').innerText()).not.toContain('Slipstream')
  await page.locator('.curtain .button').click()
  // Whoever chooses second is not told what the first one took.
  expect(await page.locator('.ts-deck-choices').innerText()).not.toContain('played it last')
  await page.getByRole('button', { name: 'Play Chronicle Relay' }).click()
  await page.locator('.curtain, .ts-hand .card').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-94] in a rematch the deck of last time is one press away', async () => {
  const { page, complaints, leave } = await house.visit()
  await page.goto(`${house.url}#/setup/timestream`)
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Play Fog of Ages' }).click()
  await page.locator('.ts-hand .card').first().waitFor()
  expect(await myTurn(page)).toBe('turn')
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up: yes' }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  const first = page.locator('.ts-deck-choice .button').first()
  await page.getByRole('button', { name: 'Play Fog of Ages again' }).waitFor()
  expect(await first.innerText()).toBe('Play Fog of Ages again')
  await first.click()
  await page.locator('.ts-hand .card').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a hand is seen whole beside its lanes, and a card that is pointed at can be read large', async () => {
  const { page, complaints, leave } = await house.visit()
  await sitDown(page)
  expect(await myTurn(page)).toBe('turn')
  expect(await page.locator('.prompt').innerText()).toMatch(/Keep these 7 cards .*Power Cell.*once/)
  await page.getByRole('button', { name: 'Keep this hand' }).first().click()
  // A card may be drawn before the next question: a hand that is still growing moves under the pointer.
  await page.locator('.prompt').filter({ hasText: 'Keep these' }).waitFor({ state: 'detached' })
  expect(await myTurn(page)).toBe('turn')
  const hand = page.locator('.ts-hand')
  expect(await hand.locator('.card').count()).toBeGreaterThanOrEqual(7)
  expect(await hand.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true)
  const last = hand.locator('.card').last()
  await stillness(page)
  await last.hover()
  const large = page.locator('.explanation .ts-face')
  await large.waitFor()
  expect(await large.locator('.ts-face-name').innerText()).toBe(await last.locator('.card-title').innerText())
  expect(complaints).toEqual([])
  await leave()
})

test('reads well on a phone on every ground, with a table full of cards', async () => {
  const { page, leave } = await house.visit('', { viewport: PHONE })
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 12; n++) await clickLit(page, n)
  expect(await violationsOnEveryGround(page, 'timestream')).toEqual([])
  await expectNoSidewaysScroll(page)
  await everyGround(page, (ground) => shot(page, `timestream-${ground}-360`))
  await leave()
})
