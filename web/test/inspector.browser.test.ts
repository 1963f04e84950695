/** The inspector: filled by moving, resting fingers and keys, never by a picture that changes under a pointer. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, movedOn, myTurn, onlyMyTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { stillness } from './site/visit.ts'

const site = openSite()
const PHONE = { width: 390, height: 844 }

/** Longer than it takes until what lies under a pointer at rest is meant. */
const RESTS = 900

const middleOf = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })

test('a pointer that rests while the question changes fills nothing; one that moves does', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { met: ['time-line-battle'] } })
  await playNow(page)
  await onlyMyTurn(page)
  const before = await entry(page)
  const { x, y } = await middleOf(page, '.tlb-hand .card[data-lit]')
  await page.mouse.move(x, y)
  await page.locator('.inspected:not([data-rests]) .inspector-label').waitFor()
  await page.mouse.click(x, y)
  await movedOn(page, before)
  await myTurn(page)
  await stillness(page)
  // Another card lies under the pointer, or the same one means something else now.
  expect(await page.locator('.inspected:not([data-rests])').count()).toBe(0)
  const next = await middleOf(page, '.tlb-hand .card')
  await page.mouse.move(next.x, next.y, { steps: 3 })
  await page.locator('.inspected:not([data-rests])').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('what is still read of a thing after a press is read from the newest picture', async () => {
  const { page, complaints, leave } = await site.visit('', { settings: { met: ['chronomancer'] } })
  await page.goto(`${site.url}#/setup/chronomancer`)
  await page.getByLabel('How many').selectOption('1')
  await page.locator('form button[type="submit"]').click()
  const lit = page.locator('.stage [data-lit]:not(.ch-stands):not(.ch-lot)')
  let compared = 0
  // The second press takes the ice off a window, and leaves the pointer on it.
  for (let n = 0; n < 4; n++) {
    await myTurn(page)
    const before = await entry(page)
    if ((await lit.count()) === 0) break
    const { x, y, width, height } = (await lit.nth(n % (await lit.count())).boundingBox()) as DOMRect
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 2 })
    await page.mouse.down()
    await page.mouse.up()
    const choice = page.locator('.inspector[data-pressed] .button.first')
    if (await choice.isVisible()) await choice.click()
    await movedOn(page, before)
    await myTurn(page)
    await stillness(page)
    await page.waitForTimeout(RESTS)
    const read = page.locator('.inspected .inspector-label')
    if ((await read.count()) === 0) continue
    compared++
    const under = await page.evaluate(() =>
      [...document.querySelectorAll('.spot:hover')].map((spot) => spot.getAttribute('aria-label')).join('; '),
    )
    expect(under, `after press ${n + 1}`).toContain(await read.innerText())
  }
  expect(compared).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await leave()
})

test('a finger that rests opens a sheet under which the board is still seen, and answers nothing', async () => {
  const { page, complaints, leave } = await site.visit('', { viewport: PHONE, hasTouch: true, isMobile: true })
  await playNow(page)
  await onlyMyTurn(page)
  const before = await entry(page)
  const at = await middleOf(page, '.tlb-hand .card[data-lit]')
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.locator('.inspector[data-open]').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const seen = await page.evaluate(() => {
    const sheet = (document.querySelector('.inspector') as Element).getBoundingClientRect()
    const stage = (document.querySelector('.stage') as Element).getBoundingClientRect()
    return 1 - (Math.min(sheet.bottom, stage.bottom) - Math.max(sheet.top, stage.top)) / stage.height
  })
  expect(seen).toBeGreaterThan(0.5)
  expect(await entry(page)).toBe(before)
  await page.locator('.inspector-close').tap()
  await expect.poll(() => page.locator('.inspector[data-open]').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('a button that shows its odds is chosen by one touch', async () => {
  const { page, complaints, leave } = await site.visit('#/rules/time-hammer/TH-58', {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { curtain: false },
  })
  await page
    .locator('[data-rule="TH-58"]')
    .getByRole('button', { name: /Open this position/ })
    .tap()
  await myTurn(page)
  const before = await entry(page)
  const reboot = page.locator('.answer', { hasText: 'Reboot' }).first()
  expect(await reboot.innerText()).toMatch(/\d+ %/)
  await reboot.tap()
  await movedOn(page, before)
  expect(complaints).toEqual([])
  await leave()
})

test('whoever plays by keyboard goes on where they were, and Ctrl+Z takes it back', async () => {
  const { page, leave } = await site.visit('', { settings: { met: ['time-line-battle'] } })
  await playNow(page)
  await onlyMyTurn(page)
  const before = await entry(page)
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await movedOn(page, before)
  await myTurn(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.card, .answer') !== null)).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(() => entry(page)).toBe(before)
  await leave()
})

test('dragging over the board selects no text', async () => {
  const { page, leave } = await site.visit()
  await playNow(page)
  await onlyMyTurn(page)
  const [from, to] = [await middleOf(page, '.tlb-hand .card'), await middleOf(page, '.stage')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe('')
  await page.mouse.up()
  await leave()
})
