import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './site/site.ts'
import { everyGround, expectNoSidewaysScroll, PHONE, shot, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

/** As the app itself keeps something for whoever visits, in this browser. */
const keepFor = (page: Page, game: string, name: string, value: object): Promise<void> =>
  page.evaluate(
    ([person, ...rest]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('anachron')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const [ofGame, named, text] = rest as [string, string, string]
          const work = opening.result.transaction('keepsakes', 'readwrite')
          work.objectStore('keepsakes').put({ person, game: ofGame, name: named, value: JSON.parse(text), changed: 1 })
          work.oncomplete = () => {
            localStorage.setItem(`anachron.unsent.${ofGame}`, JSON.stringify([named]))
            opening.result.close()
            resolve()
          }
        }
      }),
    ['you', game, name, JSON.stringify(value)] as const,
  )

/** Until nothing is on its way to where it is kept any more. */
const allIsKept = (page: Page, game: string): Promise<unknown> =>
  page.waitForFunction((of) => localStorage.getItem(`anachron.unsent.${of}`) === '[]', game)

const builder = (): string => `${site.url}#/workshop/timestream`

test('[TS-10] [TS-94] a deck is built, its faults are explained by their rules, it is kept, and it comes to the table', async () => {
  const { page, complaints, leave } = await site.visit(builder())
  await page.getByLabel('Start a new one from').selectOption('TS-DK-2')
  await page.getByText('A legal deck.').waitFor()
  await page.getByRole('button', { name: 'One more Future Power Cell' }).first().click()
  const fault = page.locator('.ts-faults li')
  await expect.poll(() => fault.innerText()).toBe('A deck has 60 cards; this one has 61. TS-10')
  await page.getByRole('button', { name: 'One Future Power Cell less' }).first().click()
  await page.getByText('A legal deck.').waitFor()
  await page.getByRole('button', { name: 'Draw seven' }).click()
  await expect.poll(() => page.locator('.ts-drawn li').count()).toBe(7)
  await page.getByRole('button', { name: 'One more', exact: true }).click()
  await expect.poll(() => page.locator('.ts-drawn li').count()).toBe(8)
  await allIsKept(page, 'timestream')
  await page.reload()
  await page.getByLabel('Your decks').getByText('My Slipstream Vanguard').waitFor({ state: 'attached' })
  await page.goto(`${site.url}#/setup/timestream`)
  await page.locator('.ts-lend').getByLabel('Seat 2').selectOption({ label: 'My Slipstream Vanguard' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Play My Slipstream Vanguard' }).click()
  await page.locator('.ts-hand .ts-held').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('who has no deck is shown where to begin; cards are found by kind, cells and cost, and read large from the list', async () => {
  const { page, complaints, leave } = await site.visit(builder())
  await page.getByRole('button', { name: 'Start here from Lamps on the Road' }).click()
  await page.getByText('A legal deck.').waitFor()
  const filters = page.locator('.ts-catalogue select')
  await filters.nth(0).selectOption('obstacle')
  await filters.nth(1).selectOption('future')
  await filters.nth(2).selectOption('3')
  const tiles = page.locator('.ts-tile')
  const found = await tiles.allInnerTexts()
  expect(found.length).toBeGreaterThan(0)
  for (const text of found) expect(text).toContain('Obstacle')
  for (const cost of await tiles.locator('.ts-cost').all())
    expect(await cost.getAttribute('aria-label')).toMatch(/Future/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText('110 of 110 cards').waitFor()
  await page.locator('.ts-row-name', { hasText: 'Jerusalem' }).hover()
  await expect.poll(() => page.locator('.ts-peek .ts-face-name').innerText()).toBe('Jerusalem')
  expect(complaints).toEqual([])
  await leave()
})

test('a file that is no deck is refused in a sentence, and nothing is lost', async () => {
  const { page, leave } = await site.visit(builder())
  await page.getByLabel('Start a new one from').selectOption('empty')
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByLabel('Open a file').setInputFiles(file('poem.json', '{"roses": "red"}'))
  expect(await page.getByRole('alert').innerText()).toBe('This file is not a deck.')
  await page.getByLabel('Open a file').setInputFiles(file('mine.json', '{"name":"Mine","list":{"TS-PC-01":4}}'))
  await page.getByRole('region', { name: 'Mine' }).waitFor()
  expect(await page.getByLabel('Your decks').locator('option').count()).toBe(2)
  await leave()
})

test('the deck builder is accessible on every ground and fits a phone', async () => {
  const { page, leave } = await site.visit(builder(), { viewport: PHONE })
  await page.getByLabel('Start a new one from').selectOption('TS-DK-1')
  await page.getByText('A legal deck.').waitFor()
  expect(await violationsOnEveryGround(page, 'workshop')).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'All cards' }).click()
  await page.locator('.ts-tile').first().waitFor()
  expect(await violationsOnEveryGround(page, 'workshop, all cards')).toEqual([])
  await expectNoSidewaysScroll(page)
  await everyGround(page, (ground) => shot(page, `workshop-${ground}-360`))
  await leave()
})

test('[TT-16.0] a person’s last trip is kept, and the next one can be measured against it', async () => {
  const { page, complaints, leave } = await site.visit('#/workshop/timetripper')
  await page.getByText('Every place you land in leaves a stamp here.').waitFor()
  const trip = { home: true, goal: 'quick', startWeight: 40, kit: { bayonet: 1 }, battles: 9, jumps: 10, treasure: 0 }
  await keepFor(page, 'timetripper', 'trips', { trips: [{ ...trip, way: [31, 12] }] })
  await page.goto(`${site.url}#/setup/timetripper`)
  await page.reload()
  await page.getByRole('button', { name: 'The 9 of your last trip' }).click()
  expect(await page.getByLabel('Battles of your last trip').inputValue()).toBe('9')
  await page.getByLabel('Pack the same kit as on your last trip').check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.stage')
  expect(complaints).toEqual([])
  await leave()
})
