import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@anachron/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, myTurn, onlyMyTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import {
  DESK,
  everyGround,
  expectNoSidewaysScroll,
  PHONE,
  shot,
  stillness,
  violations,
  violationsOnEveryGround,
} from './site/visit.ts'

const site = openSite()

const GAME = 'time-line-battle'
const ended = join(import.meta.dirname, '..', '..', 'games', GAME, 'fixtures', 'draw.match.json')

interface Stop {
  name: string
  path: string
  /** What shows that the screen is there. */
  ready: string
  /** Long, and made of what another stop shows on all grounds: one look is enough. */
  once?: boolean
}

const PAGES: readonly Stop[] = [
  { name: 'about', path: '#/about', ready: 'h1' },
  { name: 'fair', path: '#/fair', ready: 'h1' },
  { name: 'lab', path: `#/lab/${GAME}`, ready: 'form' },
  { name: 'nowhere', path: '#/no-such-room', ready: 'h1' },
  { name: 'box', path: `#/?game=${GAME}`, ready: '.foe .face' },
  ...shelf.flatMap(({ id, workshop }) => [
    { name: `setup-${id}`, path: `#/setup/${id}`, ready: 'form' },
    { name: `rules-${id}`, path: `#/rules/${id}`, ready: '.rules-page', once: id !== GAME },
    { name: `guide-${id}`, path: `#/guide/${id}`, ready: 'h1' },
    ...(workshop ? [{ name: `workshop-${id}`, path: `#/workshop/${id}`, ready: 'h1' }] : []),
  ]),
]

/** Screens that people want to see pictures of. */
const SHOWN = new RegExp(`^(shelf|table|about|(setup|rules)-${GAME})$`)

async function enter(page: Page, { path, ready }: Stop): Promise<void> {
  await page.goto(site.url + path)
  await page.waitForSelector(ready)
  await page.evaluate(() => document.fonts.ready)
}

test('every screen is accessible on every ground, at a desk and on a phone, and nothing sticks out sideways', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
  const table: Stop = { name: 'table', path: new URL(page.url()).hash, ready: '.table [data-lit], .result' }
  const found: string[] = []
  const stops: Stop[] = [...PAGES, table, { name: 'shelf', path: '#/', ready: '.matches li' }]
  for (const stop of stops) {
    await page.setViewportSize(DESK)
    await enter(page, stop)
    if (!stop.once) found.push(...(await violationsOnEveryGround(page, stop.name)))
    if (SHOWN.test(stop.name)) await everyGround(page, (ground) => shot(page, `${stop.name}-${ground}-1440`))
    // The colours are those of the desk: on the phone one ground tells all that is new.
    await page.setViewportSize(PHONE)
    found.push(...(await violations(page, `${stop.name}, 360 px`)))
    await expectNoSidewaysScroll(page)
    if (SHOWN.test(stop.name)) await shot(page, `${stop.name}-night-360`)
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('everything that opens over or beside the table is accessible on every ground, closes by Escape, and gives the focus back', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  await onlyMyTurn(page)
  const found: string[] = []
  const look = async (name: string, ready: string): Promise<void> => {
    await page.locator(ready).first().waitFor()
    found.push(...(await violationsOnEveryGround(page, name)))
  }
  for (const [name, button] of [
    ['branch', 'Branch here'],
    ['share', 'Share'],
    ['keys', 'Keys'],
  ] as const) {
    const door = page.getByRole('button', { name: button, exact: true })
    await door.focus()
    await page.keyboard.press('Enter')
    await look(name, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await expect.poll(() => door.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  await look('settings', '.settings')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Rules' }).click()
  await look('rules beside the table', '.side [data-rule]')
  await page.keyboard.press('l')
  await page.keyboard.press('h')
  await look('hint', '.hint-card')
  await page.keyboard.press('o')
  await look('all options', '.all-options')
  await page.getByRole('button', { name: 'Show the table in words' }).click()
  await look('in words', '.words-board')
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('after the match: the result, what it turned on and the check of its chance are accessible on every ground', async () => {
  const { page, complaints, leave } = await site.visit('#/about')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'draw.match.json', mimeType: 'application/json', buffer: readFileSync(ended) })
  await page.locator('.result').waitFor()
  await page.getByRole('button', { name: 'Analyse' }).click()
  await page.locator('.curve').waitFor()
  const found = await violationsOnEveryGround(page, 'the curve')
  await shot(page, 'curve-night-1440')
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => page.locator('.timeline-at').innerText()).toMatch(/^0 /)
  found.push(...(await violationsOnEveryGround(page, 'looking back')))
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone every thing that is pressed is at least 40 px high or broad enough to hit', async () => {
  const { page, leave } = await site.visit('', { viewport: PHONE, hasTouch: true, isMobile: true })
  await playNow(page)
  await page.waitForSelector('.table [data-lit]')
  await stillness(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.button, .spot[data-lit], [role="tab"], summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const seen = width > 1 && height > 1
      return seen && (height < 40 || width < 40)
        ? [`${element.className} ${Math.round(width)}×${Math.round(height)}`]
        : []
    }),
  )
  expect(small).toEqual([])
  await leave()
})
