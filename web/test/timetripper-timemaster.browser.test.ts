import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, movedOn, myTurn } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { DESK, expectNoSidewaysScroll, shot, violations } from './site/visit.ts'

const site = openSite()

/** A Tripper who is a bot, and a person in the Timemaster's seat. */
async function chooseSeats(page: Page): Promise<void> {
  await page.locator('.setup-count select').selectOption('2')
  await page.getByText('somebody at the table').click()
  const seats = page.locator('.seat-row select')
  await seats.nth(0).selectOption('bot:novice')
  await seats.nth(1).selectOption({ label: 'You' })
}

test.each([
  ['desk', DESK],
  ['phone', { width: 390, height: 844 }],
] as const)(
  '[TT-17.0] a Timemaster’s work by hand, at a %s: own battles, time laid out, the opponents’ choices',
  async (name, viewport) => {
    const { page, complaints, leave } = await site.visit('#/setup/timetripper', {
      viewport,
      hasTouch: name === 'phone',
      settings: { ground: name === 'phone' ? 'paper' : 'night' },
    })
    await page.locator('form').waitFor()
    await chooseSeats(page)

    // A battle of one's own, first with a field that is wrong.
    await page.getByText('Write one, or open a file').click()
    await page.getByLabel('Begin with a printed battle').selectOption('12')
    const text = page.getByLabel('A battle as JSON')
    const printed = await text.inputValue()
    await text.fill(printed.replace('"attack": 9', '"attack": "mighty"'))
    await page.getByRole('button', { name: 'Put it in' }).click()
    expect(await page.locator('.tt-own [role="status"]').innerText()).toMatch(/^opponents\[0\]\.values\.attack must be/)
    await page.getByLabel('Open a file').setInputFiles({
      name: 'paris.json',
      mimeType: 'application/json',
      buffer: Buffer.from(printed.replace('Siege of Paris', 'Paris by night')),
    })
    await page.getByRole('list', { name: 'Your battles' }).getByText('Paris by night').waitFor()
    expect(await violations(page, 'set-up')).toEqual([])

    // Time is laid out: two battles change places, the hole is moved, and what was taken up can be put back.
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('.tt-star[data-lit]').first().waitFor()
    const star = (at: number) => page.locator('.tt-star').nth(at)
    const named = async (at: number): Promise<string> => (await star(at).getAttribute('aria-label')) ?? ''
    const press = async (at: number): Promise<void> => {
      const before = await entry(page)
      // Not under the question that stays at the top.
      await star(at).evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
      await star(at).click()
      await movedOn(page, before)
    }
    const what = (label: string): string => label.replace(/^.*?(\d+: .*|The Time Hole).*$/, '$1')
    const [first, second] = [what(await named(4)), what(await named(11))]
    await press(4)
    await expect.poll(() => page.locator('.prompt').innerText()).toContain('You hold')
    await shot(page, `timetripper-arranging-${name}`)
    await press(11)
    await expect.poll(async () => [what(await named(4)), what(await named(11))]).toEqual([second, first])
    await press(7)
    await press(7)
    const hole = await page
      .locator('.tt-star')
      .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-label')?.includes('The Time Hole')))
    await press(hole)
    await press(hole === 20 ? 21 : 20)
    await expect.poll(() => named(hole === 20 ? 21 : 20)).toContain('The Time Hole')
    if (name === 'phone') await expectNoSidewaysScroll(page)
    expect(await violations(page, 'arranging')).toEqual([])
    await page.locator('.answers .first[data-lit]', { hasText: 'Ready' }).click()

    // The Tripper plays; whatever is left open comes to the Timemaster, lit on the field.
    for (let choices = 0; choices < 3; choices++) {
      if ((await myTurn(page)) === 'over') break
      const before = await entry(page)
      expect(await page.locator('.prompt').innerText()).toMatch(/\?|:/)
      if (choices === 0) await shot(page, `timetripper-choosing-${name}`)
      // Pressing whatever stands or lies in a lit hex is pressing the hex.
      await page.locator('.table [data-lit]').last().click({ force: true })
      await movedOn(page, before)
    }
    expect(complaints).toEqual([])
    await leave()
  },
)

test('[TT-17.0] [TT-R50] Trippers on blind displays draw their own chart of what they have found', async () => {
  const { page, complaints, leave } = await site.visit('#/setup/timetripper')
  await page.getByText('blind displays').click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.tt-kit-poster[data-lit]').first().click()
  await page.getByRole('button', { name: 'Chart' }).click()
  const flower = page.locator('.tt-flower').first()
  await flower.waitFor()
  expect(await flower.locator('.tt-cell-number').allTextContents()).toEqual(
    expect.arrayContaining(['?', expect.stringMatching(/^\d+$/)]),
  )
  expect(await page.locator('.tt-charts').count()).toBe(0)
  expect(await violations(page, 'blind chart')).toEqual([])
  await shot(page, 'timetripper-blind')
  expect(complaints).toEqual([])
  await leave()
})
