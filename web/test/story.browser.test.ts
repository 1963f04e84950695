import { expect, test } from 'vitest'
import { clickLit, myTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'

const site = openSite()

test('the story has chapters and one line an intention; everything shows each event; the timeline has the same chapters', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  // One press lays a whole card: two are well within a match, and the story stands beside the board.
  for (let n = 0; n < 2; n++) {
    expect(await myTurn(page)).toBe('turn')
    await clickLit(page, n)
  }
  expect(await myTurn(page)).toBe('turn')
  const chapters = await page.locator('.story-chapter h3').allInnerTexts()
  expect(chapters[0]).toBe('Timeline 1')
  expect(await page.locator('.chapter span').allTextContents()).toEqual(chapters)
  const lines = page.locator('.log .log-line')
  const summary = await lines.count()
  await page.getByRole('button', { name: 'Everything' }).click()
  await page.locator('.log .rule-id').first().waitFor({ state: 'attached' })
  expect(await lines.count()).toBeGreaterThan(summary)
  await page.getByRole('button', { name: 'Summary' }).click()

  // A chapter is opened and closed, and a line leads to its moment.
  const first = page.locator('.story-chapter').first()
  if ((await first.getAttribute('open')) === null) await first.locator('summary').click()
  await first.locator('.log-number').first().click()
  await page.locator('.timeline[data-past]').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('what the rival did since one answered is said in one line, and can be watched again', async () => {
  const { page, leave } = await site.visit()
  await playNow(page, 'The Chronomancer and his Assistant')
  const strip = page.getByRole('region', { name: 'Meanwhile' })
  for (let n = 0; n < 40 && (await myTurn(page)) === 'turn'; n++) {
    if (await strip.isVisible()) break
    await clickLit(page, n)
  }
  await strip.waitFor()
  expect(await strip.locator('.meanwhile-words').innerText()).toMatch(/\.$/)
  const now = await page.locator('.timeline-at').textContent()
  await strip.getByRole('button', { name: 'See it' }).click()
  await myTurn(page)
  expect(await page.locator('.timeline-at').textContent()).toBe(now)
  await leave()
})
