import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { entry, followGuide, movedOn, myTurn, noticing, playByKeys, playNow } from './house/playing.ts'
import { expectNoSidewaysScroll, PHONE, shot, violations } from './house/visit.ts'

const house = openHouse()

/** What a plain soul presses first: ready, an enemy, a weapon, fire; then the turn is over. */
const WISHES = [
  '.tt-order[data-lit]:has-text("Ready")',
  '.tt-weapon[data-lit]',
  '.tt-order[data-lit]:has-text("Fire")',
  '.tt-order[data-lit].first',
  '.tt-figure[data-lit]',
  '.tt-way[data-lit]',
  '.tt-order[data-lit]:has-text("End the turn"), .tt-order[data-lit]:has-text("Rest")',
  '.stage [data-lit]',
]

async function wish(page: Page): Promise<Locator> {
  await page.locator('.stage [data-lit]').first().waitFor({ state: 'attached' })
  for (const selector of WISHES) {
    const found = page.locator(selector).first()
    if ((await found.count()) > 0) return found
  }
  throw new Error('nothing is lit')
}

/** Where a thing stands for several actions, pressing it offers them. */
async function takeFirstOffer(page: Page, before: number): Promise<void> {
  const offer = page.locator('.explanation[data-pressed] .button.first')
  if ((await entry(page)) === before && (await offer.count()) > 0) await offer.click()
}

async function openExample(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.waitForSelector('.tt')
  await myTurn(page)
}

test('TimeTripper: a whole trip by clicks alone, from the rucksack to the end', async () => {
  const { page, complaints, leave } = await house.visit()
  await playNow(page, 'TimeTripper')
  for (let n = 0; (await myTurn(page)) === 'turn'; n++) {
    expect(n, 'the trip ends some day').toBeLessThan(300)
    const before = await entry(page)
    await (await wish(page)).click()
    await takeFirstOffer(page, before)
    await movedOn(page, before)
  }
  expect(await page.locator('.result h2').innerText()).toMatch(/Lost in time|Home/)
  expect(complaints).toEqual([])
  await leave()
})

test('TimeTripper: another by keyboard alone', async () => {
  const { page, complaints, leave } = await house.visit()
  const { keyboard } = page
  await page.waitForSelector('.box')
  await page.getByRole('article', { name: 'TimeTripper' }).getByRole('button', { name: 'Play now' }).focus()
  await keyboard.press('Enter')
  await page.waitForSelector('.tt')
  await playByKeys(page, 400)
  expect(await page.locator('.result h2').innerText()).toMatch(/Lost in time|Home/)
  expect(complaints).toEqual([])
  await leave()
})

test('[TT-7.41] TimeTripper: what he dropped lies under his feet, and is picked up by an order', async () => {
  const { page, leave } = await house.visit('#/rules/timetripper')
  await openExample(page, /Open this position: E5/)
  const carried = page.locator('.tt-kit [data-lit]', { hasText: 'M16' })
  await carried.click()
  await carried.waitFor({ state: 'detached' })
  await page.locator('.tt-order[data-lit]', { hasText: 'Pick up the M16' }).click()
  await carried.waitFor()
  await leave()
})

test('TimeTripper: a burst is told shot by shot, with the number needed, the dice and the magazine', async () => {
  const { page, complaints, leave } = await house.visit('#/rules/timetripper', {
    settings: { pace: 'normal' },
  })
  await openExample(page, /Open this position: E5/)
  await page.locator('.tt-figure[data-lit]').first().click()
  await page.locator('.tt-weapon[data-lit]', { hasText: 'a burst' }).click()
  await page.getByText('All into this hex').first().click()
  const tracer = await noticing(page, '.tt-now .tt-tracer')
  await page.locator('.tt-order[data-lit]', { hasText: 'Fire, and stay' }).click()
  await tracer()
  const first = page.locator('.tt-ticket li').first()
  await first.waitFor()
  expect(await first.innerText()).toMatch(/needs\s+9/)
  await page.locator('.tt-ticket li', { hasText: 'empty!' }).first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('TimeTripper: what cannot be reached says why', async () => {
  const { page, leave } = await house.visit('#/rules/timetripper')
  await openExample(page, /Open this position: E6/)
  await page.locator('.tt-hex-spot[aria-disabled]').first().hover()
  await page.locator('.explanation-why').waitFor()
  expect(await page.locator('.explanation-why').innerText()).toContain('TT-7.22')
  await leave()
})

/** Nothing on a phone is too small for a thumb. */
async function expectThumbsFit(page: Page): Promise<void> {
  const small = await page.$$eval('.stage [data-lit]', (lit) =>
    lit.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height) < 40 ? [`${one.getAttribute('class')} ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
}

test.each(['night', 'paper', 'contrast'] as const)(
  'TimeTripper: no violations on %s: rucksack, field, weapons, charts; on paper at 360 px',
  async (ground) => {
    const phone = ground === 'paper'
    const { page, complaints, leave } = await house.visit('#/rules/timetripper', {
      settings: { ground },
      ...(phone ? { viewport: PHONE, hasTouch: true } : {}),
    })
    const look = async (name: string): Promise<void> => {
      expect(await violations(page, name)).toEqual([])
      await shot(page, `timetripper-${name}-${ground}-${phone ? 360 : 1440}`)
      if (!phone) return
      await expectNoSidewaysScroll(page)
      await expectThumbsFit(page)
    }
    await openExample(page, /Open this position: E1,/)
    await look('packing')
    await page.goto(`${house.url}#/rules/timetripper`)
    await openExample(page, /Open this position: E14/)
    await page.locator('.tt-figure[data-lit]').first().click()
    await page.locator('.explanation[data-pressed] .button.first').click()
    await page.locator('.tt-weapon[data-lit]').first().waitFor()
    await look('weapons')
    await page.goto(`${house.url}#/rules/timetripper`)
    await openExample(page, /Open this position: E10, from 19/)
    await look('charts')
    expect(complaints).toEqual([])
    await leave()
  },
)

test('TimeTripper: the guided first game goes from its first note to a match of one’s own', async () => {
  const { page, complaints, leave } = await house.visit('#/guide/timetripper')
  const done = await followGuide(page)
  await done.click()
  await page.waitForSelector('.timeline')
  expect(complaints).toEqual([])
  await leave()
})
