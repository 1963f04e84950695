import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, entry, movedOn, myTurn, onlyMyTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { expectNoSidewaysScroll, PHONE, shot, violations, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

/** Lays some cards, each by one press: many would be the whole match. */
async function playSome(page: Page, cards: number): Promise<void> {
  await playNow(page)
  for (let n = 0; n < cards && (await myTurn(page)) === 'turn'; n++) await clickLit(page, 0)
  await onlyMyTurn(page)
}

const handOf = (page: Page): Promise<string> => page.locator('.tlb-hand').innerText()

test('undo takes back the last decision, and the hand is as it was', async () => {
  const { page, leave } = await site.visit()
  await playNow(page)
  await onlyMyTurn(page)
  const before = await handOf(page)
  await clickLit(page, 0)
  await expect.poll(() => handOf(page)).not.toBe(before)
  await onlyMyTurn(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => handOf(page)).toBe(before)
  await leave()
})

test('the timeline shows any moment and comes back to now', async () => {
  const { page, complaints, leave } = await site.visit()
  await playSome(page, 2)
  const now = await handOf(page)
  await page.keyboard.press('[')
  await page.getByRole('button', { name: 'Back to now' }).waitFor()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => page.locator('.timeline-at').innerText()).toMatch(/^0 /)
  expect(await page.locator('.table [data-lit]').count()).toBe(0)
  expect(await violations(page, 'looking back')).toEqual([])
  // While the match goes on, its latest chapter has room for its number.
  const latest = await page.locator('.chapter').last().boundingBox()
  expect(latest?.width).toBeGreaterThan(24)
  await page.getByRole('slider', { name: 'Timeline' }).fill(String(await entry(page)))
  await expect.poll(() => handOf(page)).toBe(now)
  expect(complaints).toEqual([])
  await leave()
})

test('a branch leaves the match at a moment, and both are in one tree', async () => {
  const { page, complaints, leave } = await site.visit()
  await playSome(page, 2)
  const first = page.url()
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  await page.getByRole('button', { name: 'Branch here' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  expect(await violations(page, 'branch')).toEqual([])
  await sheet.getByRole('button', { name: 'Branch here' }).click()
  await page.waitForFunction((was) => location.href !== was, first)
  expect(await myTurn(page)).toBe('turn')
  await page.getByRole('button', { name: 'Branch here' }).click()
  await page.locator('.branch-tree strong', { hasText: 'this one' }).waitFor()
  await page.locator('.branch-tree a', { hasText: 'The first match' }).click()
  await page.waitForFunction((was) => location.href === was, first)
  expect(complaints).toEqual([])
  await leave()
})

test('two branches stand side by side at the moment they part, and later', async () => {
  const { page, complaints, leave } = await site.visit()
  await playSome(page, 2)
  const first = page.url()
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  const left = Number((await page.locator('.timeline-at').innerText()).split('/')[0])
  await page.getByRole('button', { name: 'Branch here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Branch here' }).click()
  await page.waitForFunction((was) => location.href !== was, first)
  await myTurn(page)
  await page.getByRole('button', { name: 'Tree', exact: true }).click()
  await page.locator('.tree li').nth(1).waitFor()
  expect(await violations(page, 'tree')).toEqual([])
  await page.getByRole('link', { name: 'Compare two of them' }).click()
  await page.locator('.compare-side .tlb').nth(1).waitFor()
  expect(await page.locator('.parting').innerText()).toContain(`The same until entry ${left}`)
  const hands = () => page.locator('.compare-side .tlb-hand').allInnerTexts()
  expect(new Set(await hands()).size).toBe(1)
  // Neither has been looked back on: each says so for itself.
  await expect.poll(() => page.getByText('has no curve yet: it is not over.').count()).toBe(2)
  expect(await violations(page, 'compare')).toEqual([])
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await page.getByRole('slider').fill(String(left + 2))
  await page
    .getByText(`Entry ${left + 2}`)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('reloading in the middle of a decision changes nothing', async () => {
  const { page, leave } = await site.visit()
  await playSome(page, 2)
  const before = { hand: await handOf(page), entry: await entry(page), asks: await page.locator('.prompt').innerText() }
  await page.reload()
  await myTurn(page)
  await page.waitForSelector('.table [data-lit]')
  const after = { hand: await handOf(page), entry: await entry(page), asks: await page.locator('.prompt').innerText() }
  expect(after).toEqual(before)
  await clickLit(page, 0)
  await leave()
})

test('between two people at one screen the curtain hides the table until the right one opens it', async () => {
  const { page, complaints, leave } = await site.visit('#/setup/time-line-battle')
  await page.getByLabel('Seat 2').selectOption('hot-seat')
  await page.getByLabel('Name of player 1').fill('Ada')
  await page.getByLabel('Name of player 2').fill('Bo')
  await page.getByRole('button', { name: 'Begin' }).click()
  const curtain = page.getByRole('alertdialog')
  // Before the first hand, too.
  await curtain.getByRole('button', { name: 'I am Ada' }).click()
  await curtain.waitFor({ state: 'detached' })
  const lit = page.locator('.table [data-lit]').first()
  for (let n = 0; n < 10; n++) {
    // What was pressed stays lit until it is answered: only then the next thing can be asked, or the screen change
    // hands.
    await curtain.or(lit).first().waitFor()
    if (await curtain.isVisible()) break
    const before = await entry(page)
    await lit.click()
    await Promise.race([movedOn(page, before), curtain.waitFor()])
  }
  await curtain.waitFor()
  await shot(page, 'curtain-night-1440')
  expect(await violationsOnEveryGround(page, 'curtain')).toEqual([])
  const hidden = await page.evaluate(() => document.querySelector('.tlb-hand, .stage, .log') === null)
  expect(hidden).toBe(true)
  // Nor does a screen reader find what was said before.
  expect(await page.locator('.unseen[role="status"]').textContent()).toBe('')
  await curtain.getByRole('button', { name: 'I am Bo' }).click()
  await page.waitForSelector('.table [data-lit]')
  expect(await page.locator('.prompt').innerText()).toContain('Bo')
  expect(complaints).toEqual([])
  await leave()
})

test('a match saved as a file opens again when it is dropped on the shelf', async () => {
  const { page, complaints, leave } = await site.visit()
  await playSome(page, 2)
  await page.getByRole('button', { name: 'Share' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  const link = await page.getByLabel('A link that carries the match itself').inputValue()
  await page.goto(`${site.url}#/`)
  await drop(page, 'match.anachron.json', text)
  await page.waitForSelector('.timeline')
  const friend = await site.visit(link)
  await friend.page.waitForSelector('.timeline')
  expect([...complaints, ...friend.complaints]).toEqual([])
  await leave()
  await friend.leave()
})

test('an example of the rulebook opens as a position that can be watched', async () => {
  const { page, complaints, leave } = await site.visit('#/rules/time-line-battle')
  await page.getByRole('button', { name: /Open this position: .*Shield Tanks/ }).click()
  await page.waitForSelector('.table [data-lit]')
  await clickLit(page, 0)
  expect(complaints).toEqual([])
  await leave()
})

async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([called, content]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([content as string], called as string, { type: 'application/json' }))
      return carried
    },
    [name, text],
  )
  await page.dispatchEvent('.drop', 'dragover', { dataTransfer: files })
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: files })
}
