import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, myTurn, playByKeys } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { everyGround, expectNoSidewaysScroll, PHONE, shot, stillness, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

/** A short match against the quickest bot: it is counted out after twenty turns at the latest. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(`${site.url}#/setup/timestream`)
  await page.getByLabel('Turn limit').fill('20')
  await page.getByLabel('Deck of seat 1').selectOption('TS-DK-1')
  await page.getByLabel('Deck of seat 2').selectOption('TS-DK-2')
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.stage')
}

test('[TS-4] a whole match by clicks on the board alone', async () => {
  const { page, complaints, leave } = await site.visit()
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 300; n++) await clickLit(page, n)
  expect(await page.locator('.result h2').innerText()).toMatch(/win|draw/)
  const ending = page.getByRole('region', { name: 'How it ended' })
  expect(await ending.locator('.ts-count').innerText()).toMatch(
    /Turn \d+\..*(TS-3|TS-92)[\s\S]*Locations filled[\s\S]*of 3/,
  )
  await shot(page, 'timestream-end-1440')
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-4] another one by keyboard alone', async () => {
  const { page, complaints, leave } = await site.visit()
  await sitDown(page)
  await playByKeys(page, 300)
  expect(await page.locator('.result h2').innerText()).toMatch(/win|draw/)
  expect(complaints).toEqual([])
  await leave()
})

/** A deck of one's own, in three clicks. */
async function build(page: Page, from: string): Promise<void> {
  await page.goto(`${site.url}#/workshop/timestream`)
  await page.getByLabel('Start a new one from').selectOption(from)
  await page.getByText('A legal deck.').waitFor()
}

test('[TS-94] two people online each bring a deck of their own; with closed lists neither sees the other’s', async () => {
  const ann = await site.visit()
  const bob = await site.visit()
  await build(ann.page, 'TS-DK-1')
  await build(bob.page, 'TS-DK-3')
  await bob.page.getByText('with you on this server').waitFor()
  await ann.page.goto(`${site.url}#/setup/timestream`)
  const seat = ann.page.locator('.seat-row').nth(1).locator('select')
  await seat.selectOption('open')
  await ann.page.getByText('closed', { exact: true }).click()
  await ann.page.getByRole('button', { name: 'Set the table' }).click()
  await bob.page.goto(await ann.page.getByLabel('Link to this table').inputValue())
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await bob.page.getByRole('button', { name: 'Play My Fog of Ages' }).click()
  await ann.page.getByRole('button', { name: 'Play My Lamps on the Road' }).click()
  for (const { page } of [ann, bob]) await page.locator('.ts-hand .ts-held').first().waitFor()
  expect(await ann.page.locator('.ts').innerText()).toContain('closed list')
  expect(await ann.page.locator('body').innerText()).not.toContain('Fog of Ages')
  expect(await bob.page.locator('body').innerText()).not.toContain('Lamps on the Road')
  expect([...ann.complaints, ...bob.complaints]).toEqual([])
  await ann.leave()
  await bob.leave()
})

test('[TS-94] at one screen each brings a deck behind the curtain', async () => {
  const { page, complaints, leave } = await site.visit()
  await build(page, 'TS-DK-2')
  await page.goto(`${site.url}#/setup/timestream`)
  await page.locator('.seat-row').nth(1).locator('select').selectOption('hot-seat')
  await page.getByText('closed', { exact: true }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  // Before the first choice, too: nobody has said yet who sits at the screen.
  await page.locator('.curtain .button').click()
  await page.getByRole('button', { name: 'Play My Slipstream Vanguard' }).click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('body').innerText()).not.toContain('Slipstream')
  await page.locator('.curtain .button').click()
  // Whoever chooses second is not told what the first one took.
  expect(await page.locator('.ts-deck-choices').innerText()).not.toContain('played it last')
  await page.getByRole('button', { name: 'Play Chronicle Relay' }).click()
  await page.locator('.curtain, .ts-hand .ts-held').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-94] in a rematch the deck of last time is one press away', async () => {
  const { page, complaints, leave } = await site.visit()
  await page.goto(`${site.url}#/setup/timestream`)
  const rival = page.locator('.seat-row').nth(1).locator('select')
  await rival.selectOption((await rival.locator('option[value^="bot:"]').first().getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Begin' }).click()
  // Whoever has never chosen has the deck of the lesson before them, and the others by name.
  await page.getByRole('button', { name: 'Play Lamps on the Road' }).waitFor()
  await page.getByRole('button', { name: /^Fog of Ages/ }).click()
  await page.getByRole('button', { name: 'Play Fog of Ages' }).click()
  await page.locator('.ts-hand .ts-held').first().waitFor()
  expect(await myTurn(page)).toBe('turn')
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up: yes' }).click()
  await page.locator('.ending').getByRole('button', { name: 'Rematch' }).click()
  const first = page.locator('.ts-deck-choice .button').first()
  await page.getByRole('button', { name: 'Play Fog of Ages again' }).waitFor()
  expect((await first.innerText()).replaceAll(/\s+/g, ' ')).toBe('Play Fog of Ages again')
  await first.click()
  await page.locator('.ts-hand .ts-held').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a hand is seen whole beside its lanes, and a card that is pointed at can be read large', async () => {
  const { page, complaints, leave } = await site.visit()
  await sitDown(page)
  expect(await myTurn(page)).toBe('turn')
  expect(await page.locator('.prompt').innerText()).toMatch(/Keep these 7 cards\?.*Power Cell/)
  await page.getByRole('button', { name: 'Keep this hand' }).first().click()
  // A card may be drawn before the next question: a hand that is still growing moves under the pointer.
  await page.locator('.prompt').filter({ hasText: 'Keep these' }).waitFor({ state: 'detached' })
  expect(await myTurn(page)).toBe('turn')
  const hand = page.locator('.ts-hand')
  expect(await hand.locator('.ts-held').count()).toBeGreaterThanOrEqual(7)
  expect(await hand.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true)
  const last = hand.locator('.ts-held').last()
  await stillness(page)
  await last.hover()
  const large = page.locator('.inspector .ts-face')
  await large.waitFor()
  expect(await large.locator('.ts-face-name').innerText()).toBe(await last.locator('.ts-name').innerText())
  expect(complaints).toEqual([])
  await leave()
})

/** Opens a position of the rulebook and plays it. */
async function openPosition(page: Page, rule: string, title: string): Promise<void> {
  await page.goto(`${site.url}#/rules/timestream/${rule}`)
  await page.getByRole('button', { name: title }).click()
  await page.locator('.stage .ts-field').waitFor()
  await myTurn(page)
}

const spent = (page: Page): Promise<number> => page.locator('.ts-bar[data-bank="own"] .ts-cell-spent').count()

test('[TS-42] a card that is picked up lights its lanes, and is put down by a press or dragged there', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { curtain: false } })
  await openPosition(page, 'TS-39', 'Fill, lock, or lie down as an Advance')
  const athens = page.locator('.ts-held', { hasText: 'Athens' })
  await athens.click()
  const slots = page.locator('.ts-slot')
  await expect.poll(() => slots.count()).toBe(3)
  expect(await page.locator('.ts-table').getAttribute('data-holding')).not.toBe(null)
  await page.keyboard.press('Escape')
  await expect.poll(() => slots.count()).toBe(0)
  await stillness(page)
  const card = await athens.boundingBox()
  if (!card) throw new Error('the card is not there')
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2)
  await page.mouse.down()
  await page.mouse.move(card.x, card.y - 60, { steps: 4 })
  await expect.poll(() => slots.count()).toBe(3)
  const place = await slots.last().boundingBox()
  if (!place) throw new Error('there is nowhere to put it')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 })
  await page.mouse.up()
  await page.locator('.ts-unit.ts-first', { hasText: 'Athens' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-36] a card that cannot go where it is put goes back, and one reads why', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { curtain: false } })
  await openPosition(page, 'TS-39', 'Fill, lock, or lie down as an Advance')
  await page.locator('.ts-held', { hasText: 'Desert Landing' }).click()
  await page.locator('.ts-slot').waitFor()
  await page.locator('.ts-lane[data-side="own"] .ts-empty', { hasText: 'your record' }).click()
  await page.locator('.inspector', { hasText: 'Desert Landing goes to lane 1, not to 3' }).waitFor()
  await expect.poll(() => page.locator('.ts-slot').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-25] by touch, putting a card back presses nothing that comes to stand there', async () => {
  const { page, complaints, leave } = await site.visit('', {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { curtain: false },
  })
  await openPosition(page, 'TS-39', 'Fill, lock, or lie down as an Advance')
  const question = page.locator('.prompt')
  const asked = await question.innerText()
  await page.locator('.ts-held', { hasText: 'Athens' }).tap()
  await page.locator('.ts-slot').first().waitFor()
  await page.getByRole('button', { name: 'Put back' }).tap()
  await expect.poll(() => page.locator('.ts-slot').count()).toBe(0)
  await stillness(page)
  expect(await question.innerText()).toBe(asked)
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-47] a press on what stands in a lane lays the held card behind it', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { curtain: false } })
  await openPosition(page, 'TS-48', 'An intruder in the way home')
  const drone = page.locator('.ts-held', { hasText: 'Drone Swarm' })
  await drone.click()
  // The Rift goes to lane 1 only.
  await page.locator('.ts-slot').last().click()
  const first = page.locator('.ts-unit.ts-first', { hasText: 'Drone Swarm' })
  await first.waitFor()
  await page.locator('.ts-held', { hasText: 'Temporal Rift' }).click()
  await page.locator('.ts-slot').first().waitFor()
  await first.click()
  await page.locator('.ts-unit.ts-strip', { hasText: 'Temporal Rift' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone every card of a full hand shows its whole name', async () => {
  const { page, complaints, leave } = await site.visit('', { viewport: PHONE })
  await sitDown(page)
  expect(await myTurn(page)).toBe('turn')
  const names = page.locator('.ts-tile .ts-name')
  await expect.poll(() => names.count()).toBe(7)
  const cut = await names.evaluateAll((all) =>
    all
      .filter((name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth)
      .map((name) => name.textContent),
  )
  expect(cut).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-33] the stepper changes which cells pay, and one undo takes all of it back', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { curtain: false } })
  await openPosition(page, 'TS-39', 'Fill, lock, or lie down as an Advance')
  await page.locator('.ts-held', { hasText: 'Desert Landing' }).click()
  const paid = page.locator('.ts-stepper b')
  const proposed = await paid.innerText()
  expect(proposed).not.toContain('U')
  const next = page.getByRole('button', { name: 'Pay with other cells', exact: true })
  for (let n = 0; n < 8 && !(await paid.innerText()).includes('1U'); n++) await next.click()
  expect(await paid.innerText()).toContain('1U')
  await page.locator('.ts-slot').click()
  await page.locator('.ts-unit.ts-location', { hasText: 'Desert Landing' }).waitFor()
  await expect.poll(() => page.locator('.ts-bar[data-bank="own"] .ts-universal.ts-cell-spent').count()).toBe(1)
  await page.keyboard.press('u')
  await expect.poll(() => spent(page)).toBe(0)
  await expect.poll(() => page.locator('.ts-held').count()).toBe(4)
  expect(complaints).toEqual([])
  await leave()
})

test('[TS-68] a strike says what would fall before it is made, and one that does nothing is not lit like a good one', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { curtain: false } })
  await openPosition(page, 'TS-68', 'One, both or neither')
  const tags = await page.locator('.ts-unit[data-lit] > .ts-tag').allInnerTexts()
  expect(tags.some((tag) => /^falls: \d against \d$/.test(tag))).toBe(true)
  const falls = page.locator('.ts-unit.ts-blow-falls[data-lit]').first()
  const piece = await falls.getAttribute('data-piece')
  await falls.click()
  await page.locator(`[data-piece="${piece}"]`).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await leave()
})

test('reads well on a phone on every ground, with a table full of cards', async () => {
  const { page, leave } = await site.visit('', { viewport: PHONE })
  await sitDown(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 12; n++) await clickLit(page, n)
  expect(await violationsOnEveryGround(page, 'timestream')).toEqual([])
  await expectNoSidewaysScroll(page)
  await everyGround(page, (ground) => shot(page, `timestream-${ground}-360`))
  await leave()
})
