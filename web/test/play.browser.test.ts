import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leftOver } from './bench/memory.ts'
import { clickLit, entry, movedOn, myTurn, onlyMyTurn, playByKeys, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { PHONE } from './site/visit.ts'

const site = openSite()

test('a whole match by clicks alone, from the shelf to the result, its curve and the check of its chance', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  for (let n = 0; (await myTurn(page)) === 'turn' && n < 150; n++) await clickLit(page, n)
  expect(await page.locator('.result h2').innerText()).toMatch(/^You win\b| wins\b|draw/i)
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByRole('link', { name: 'Verify the chance' }).click()
  expect(await page.locator('.verdict').innerText()).toContain('Every roll is as promised')
  expect(complaints).toEqual([])
  await leave()
})

test('the second press of a double click means the first, whatever is under the pointer then', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  const before = await entry(page)
  const card = await page.locator('.tlb-hand .card[data-lit]').first().boundingBox()
  const [x, y] = [(card?.x ?? 0) + 40, (card?.y ?? 0) + 40]
  await page.mouse.click(x, y)
  // The card is laid and another one drawn: two answers.
  await expect.poll(() => entry(page)).toBe(before + 2)
  await page.waitForSelector('.tlb-hand .card[data-lit]')
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // A press of its own is one.
  await page.waitForTimeout(300)
  expect(await entry(page)).toBe(before + 2)
  await page.mouse.click(x, y)
  await expect.poll(() => entry(page)).toBeGreaterThan(before + 2)
  expect(complaints).toEqual([])
  await leave()
})

test('another match by keyboard alone', async () => {
  const { page, complaints, leave } = await site.visit()
  const { keyboard } = page
  await page.waitForSelector('.box')
  const tabTo = async (name: RegExp): Promise<void> => {
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
    for (let i = 0; i < 30 && !name.test(await focused()); i++) await keyboard.press('Tab')
    await keyboard.press('Enter')
  }
  await tabTo(/^Open Time Line Battle/)
  await page.getByRole('heading', { name: 'Time Line Battle' }).waitFor()
  await tabTo(/keen/)
  await myTurn(page)
  await keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await playByKeys(page, 150)
  expect(await page.locator('.result h2').innerText()).toMatch(/^You win\b| wins\b|draw/i)
  expect(complaints).toEqual([])
  await leave()
})

test('whoever listens hears each thing once, with the names of those at the table, and what is asked', async () => {
  const { page, leave } = await site.visit('', { unhurried: true })
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const line = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [aria-live], output',
        )
        if (line?.textContent?.trim()) said.push(line.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await playNow(page)
  for (let n = 0; n < 2 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, 0)
  await onlyMyTurn(page)
  const asked = ((await page.locator('.prompt-words').textContent()) ?? '').replace(/ (?:TLB-|§).*/, '').trim()
  const all = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '))
  // What is asked now is said after everything that led there.
  await expect.poll(all).toContain(asked)
  await expect.poll(all).toMatch(/Brasswick lays/)
  expect(asked).toContain('Your decision.')
  expect(await all()).not.toMatch(/Player \d/)
  expect((await all()).match(/All cards are turned up in Day 0/g)).toHaveLength(1)
  await leave()
})

test('a double click is one decision, and giving up is asked for twice', async () => {
  const { page, leave } = await site.visit()
  await playNow(page, 'TimeTripper')
  await myTurn(page)
  await page.keyboard.press('o')
  const before = await entry(page)
  const up = page.getByRole('button', { name: 'Give up' })
  await up.click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  expect(await page.locator('.result').count()).toBe(0)
  await page.evaluate(() => {
    const lit = document.querySelector('.all-options [data-lit]')
    for (const _ of [1, 2]) lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await movedOn(page, before)
  await myTurn(page)
  expect(await entry(page)).toBe(before + 1)
  expect(await page.locator('.trouble').count()).toBe(0)
  await up.click()
  await page.getByRole('button', { name: 'Give up: yes' }).click()
  await page.waitForSelector('.result')
  await leave()
})

test('tables that were left leave nothing behind', async () => {
  const { page, leave } = await site.visit()
  const inspector = await page.context().newCDPSession(page)
  const nodes: number[] = []
  for (let visits = 0; visits < 4; visits++) {
    await page.goto(`${site.url}#/`)
    await playNow(page)
    await myTurn(page)
    await clickLit(page, visits)
    nodes.push((await leftOver(page, inspector)).nodes)
  }
  // One shelf or one table that is not let go of has hundreds.
  expect(Math.max(...nodes) - Math.min(...nodes)).toBeLessThan(100)
  await leave()
})

test('what cannot be played says why, with its rule; pressing the rule opens the rulebook there', async () => {
  const { page, leave } = await site.visit()
  const unplayable = page.locator('.tlb-hand [aria-disabled]')
  do {
    await page.goto(`${site.url}#/`)
    await playNow(page)
    await onlyMyTurn(page)
  } while ((await unplayable.count()) === 0)
  await unplayable.first().hover()
  const why = page.locator('.inspector-why')
  await why.waitFor()
  // Sentences read as sentences; the number of the rule is there for who asks for it.
  expect(await why.innerText()).not.toContain('TLB-12')
  expect(await why.getByRole('button', { name: 'Rule TLB-12' }).count()).toBe(1)
  await unplayable.first().click({ force: true })
  await page.locator('.inspector .rule-button').click()
  await page.waitForSelector('.side [data-rule="TLB-12"].rule-found')
  await leave()
})

test('a tap on what has odds shows them first; what is explained goes with what it was about', async () => {
  const { page, leave } = await site.visit('#/rules/timetripper', { viewport: PHONE, hasTouch: true, isMobile: true })
  await page
    .getByRole('button', { name: /Open this position: E14/ })
    .first()
    .tap()
  await page.waitForSelector('.tt')
  await myTurn(page)
  const before = await entry(page)
  await page.locator('.tt-figure[data-lit]').first().tap()
  const fire = page.locator('.tt-fire[data-lit]')
  await expect.poll(() => fire.innerText()).toMatch(/Fire\s+\d+ %/)
  expect(await entry(page)).toBe(before)
  await fire.tap()
  await movedOn(page, before)
  await fire.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.inspector[data-open]').count()).toBe(0)
  await leave()
})

/** A recorded match up to its first bomb, whose targets have odds. */
function beforeABomb(): Buffer {
  const file = join(import.meta.dirname, '..', '..', 'games', 'time-line-battle', 'fixtures', 'narrow-bombs.match.json')
  const { hash: _hash, seal: _seal, entries, ...match } = JSON.parse(readFileSync(file, 'utf8'))
  const bomb = entries.findIndex(({ action }: { action: { kind: string } }) => action.kind === 'bomb')
  return Buffer.from(JSON.stringify({ ...match, entries: entries.slice(0, bomb) }))
}

test('after a tap on what has odds the offered answer has the focus, and stands away from what was tapped', async () => {
  const wishes = { viewport: PHONE, hasTouch: true, isMobile: true, settings: { curtain: false } }
  const { page, leave } = await site.visit('#/about', wishes)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bomb.json', mimeType: 'application/json', buffer: beforeABomb() })
  await page.locator('.stage').waitFor()
  await myTurn(page)
  const before = await entry(page)
  const target = page.locator('.stage [data-lit]').first()
  await target.tap()
  await page.waitForFunction(() => document.querySelector('.inspector[data-pressed]')?.contains(document.activeElement))
  expect(await entry(page)).toBe(before)
  const [tapped, said] = [await target.boundingBox(), await page.locator('.inspector').boundingBox()]
  if (!tapped || !said) throw new Error('what was tapped and what is said of it are to be seen')
  const middle = tapped.y + tapped.height / 2
  expect(middle < said.y || middle > said.y + said.height).toBe(true)
  await page.keyboard.press('Enter')
  await movedOn(page, before)
  await leave()
})
