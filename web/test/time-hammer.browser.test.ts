import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, entry, followGuide, movedOn, myTurn, playByKeys, playNow, sitDown } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { everyGround, expectNoSidewaysScroll, PHONE, shot, violations, violationsOnEveryGround } from './site/visit.ts'

const TITLE = 'Time Hammer: The Dual'
const site = openSite()

/** Opens an example of the rulebook, at the rule it belongs to. */
async function openExample(page: Page, rule: string): Promise<void> {
  await page.goto(`${site.url}#/rules/time-hammer/${rule}`)
  await page
    .locator(`[data-rule="${rule}"]`)
    .getByRole('button', { name: /Open this position/ })
    .click()
  await page.waitForSelector('.th')
}

test('a whole match by clicks; the table in all grounds and on a phone', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page, TITLE)
  const found: string[] = []
  let n = 0
  for (; (await myTurn(page)) === 'turn' && n < 300; n++) {
    if (n === 30) {
      found.push(...(await violationsOnEveryGround(page, 'time-hammer')))
      await everyGround(page, (ground) => shot(page, `time-hammer-${ground}-1440`))
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await shot(page, 'time-hammer-night-360')
      found.push(...(await violations(page, 'time-hammer, 360 px')))
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await clickLit(page, n * 7)
  }
  expect(found).toEqual([])
  expect(await page.locator('.result h2').innerText()).toMatch(/^You win\b| wins\b/)
  expect(complaints).toEqual([])
  await leave()
})

test('[TH-153] between two people an answer that nobody gives in time is a pass', async () => {
  const ann = await site.visit()
  const bob = await site.visit()
  await ann.page.goto(`${site.url}#/setup/time-hammer`)
  await ann.page.locator('.seat-row').nth(1).locator('select').selectOption('open')
  await ann.page.getByLabel('Seconds to answer').fill('5')
  await ann.page.getByLabel('First player').getByText('Seat 1').click()
  await ann.page.getByRole('button', { name: 'Set the table' }).click()
  await bob.page.goto(await ann.page.getByLabel('Link to this table').inputValue())
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  // Fido goes into play, and the Flux of the Discovery may be Rebooted.
  await myTurn(ann.page)
  expect(await ann.page.locator('.seconds-left').count()).toBe(0)
  await clickLit(ann.page)
  await ann.page.locator('.seconds-left').waitFor()
  expect(await ann.page.getByRole('timer').innerText()).toMatch(/^[1-5] s to answer$/)
  const before = await entry(ann.page)
  await movedOn(ann.page, before)
  await bob.page.locator('.seconds-left').waitFor()
  expect([...ann.complaints, ...bob.complaints]).toEqual([])
  await ann.leave()
  await bob.leave()
})

test('another match by keyboard alone', async () => {
  const { page, complaints, leave } = await site.visit()
  await sitDown(page, site.url, 'time-hammer')
  await playByKeys(page, 300)
  expect(await page.locator('.result h2').innerText()).toMatch(/^You win\b| wins\b/)
  expect(complaints).toEqual([])
  await leave()
})

test('[TH-144] ending the turn tells what is lost, and nobody comes upon it by keyboard', async () => {
  const { page, leave } = await site.visit()
  await openExample(page, 'TH-128')
  const question = page.locator('.prompt[data-yours] .prompt-words')
  const end = page.locator('.answer', { hasText: 'End the turn' })
  await page.keyboard.press('Tab')
  for (let n = 0; n < 40 && (await end.count()) === 0; n++) {
    await myTurn(page)
    if ((await end.count()) > 0) break
    const before = await entry(page)
    await page.locator('.table [data-lit]:not([data-picks])').last().focus()
    await page.keyboard.press('Enter')
    await movedOn(page, before)
  }
  expect(await question.innerText()).toMatch(/[1-4] Actions? left/)
  expect(await end.innerText()).toMatch(/^End the turn\s+[1-4] Actions? lost$/)
  await page.waitForFunction(() => document.activeElement?.matches('[data-lit]'))
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toContain('End the turn')
  await leave()
})

test('[TH-57] what a Reboot is worth stands on the button before one commits to it', async () => {
  const { page, leave } = await site.visit()
  await openExample(page, 'TH-58')
  await myTurn(page)
  const reboot = page.locator('.answer', { hasText: 'Reboot' })
  expect(await reboot.innerText()).toMatch(/\d+ % fixed/)
  expect(await page.locator('.th-sum').textContent()).toContain('cracks')
  await reboot.hover()
  await page.locator('.inspector .forecast').waitFor()
  await leave()
})

test('[TH-72] [TH-89] [TH-117] the guided game: Jumps show their chances, a HAMMER rolls to 2020, nothing is louder than what is marked', async () => {
  const { page, complaints, leave } = await site.visit('#/guide/time-hammer')
  // It rolls on between two questions: whatever is infected at any moment is noted down.
  await page.evaluate(() => {
    const decades: string[] = []
    Object.assign(window, { decades })
    new MutationObserver(() => {
      const { decade } = document.querySelector<HTMLElement>('[data-infected]')?.dataset ?? {}
      if (decade && !decades.includes(decade)) decades.push(decade)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const jumps = page.locator('.th-plate[data-lit] .th-chance-number')
  const asked = new Set<string>()
  let chances: string[] = []
  const loud = page.locator('.answers > .answer.first')
  const colours: Record<string, string> = {}
  await followGuide(page, async () => {
    const title = await page.locator('.note-card h2').first().innerText()
    if (/Not like this|Gadget leans/.test(title) && (await loud.count()) > 0)
      colours[title] = await loud.first().evaluate((one) => getComputedStyle(one).backgroundColor)
    asked.add(await page.locator('.prompt-words').innerText())
    if (/Action left/.test([...asked].at(-1) ?? '') && (await jumps.count()) > 0)
      chances = await jumps.allTextContents()
  })
  // The press on 2030 spent the only Jump card: nobody was asked for it.
  expect([...asked].filter((words) => /Jump card/.test(words))).toEqual([])
  // Mako, from 2020 with a bonus of 2: certain up to two steps away, and a Flux of 1 or more for three.
  expect(chances).toEqual([expect.stringMatching(/^8\d %$/), '100 %', '100 %', '100 %', '100 %', expect.any(String)])
  const decades = await page.evaluate(() => (window as unknown as { decades: string[] }).decades)
  expect(decades).toEqual(['2000', '2050', '2030', '2020'])
  // The Reboot is marked, and loud; then the Torque Wrench in the hand is, and no button beside the question.
  expect(Object.keys(colours)).toEqual(['Not like this'])
  expect(complaints).toEqual([])
  await leave()
})

test('[TH-37] on a phone one touch pays with a card; what a card does is read before it is played', async () => {
  const { page, leave } = await site.visit('#/guide/time-hammer', { viewport: PHONE, hasTouch: true, isMobile: true })
  const sheet = page.locator('.inspector[data-pressed]')
  const seen: Record<string, number> = {}
  await followGuide(
    page,
    async () => {
      const title = await page.locator('.note-card h2').last().innerText()
      const card = page.locator('.th-hand [data-hinted]')
      if (!/^(Three Actions to spend|One card for Pogo)$/.test(title) || seen[title] !== undefined) return
      await card.tap()
      if (title === 'Three Actions to spend') await sheet.waitFor()
      else await page.getByText('For nothing').waitFor()
      seen[title] = await sheet.count()
    },
    { touch: true },
  )
  expect(seen).toEqual({ 'Three Actions to spend': 1, 'One card for Pogo': 0 })
  await leave()
})
