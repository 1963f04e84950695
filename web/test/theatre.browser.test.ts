import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myTurn, sitDown } from './site/playing.ts'
import { openSite } from './site/site.ts'

const site = openSite()

async function giveUp(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe('turn')
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up: yes' }).click()
}

test('whoever has one seat here keeps their colour and mark in a rematch, where they sit elsewhere', async () => {
  const { page, complaints, leave } = await site.visit('#/about', { settings: { pace: 'instant', ground: 'paper' } })
  const own = page.locator('.seat[data-self]')
  const looks = () =>
    own.evaluate((plate) => ({
      colour: getComputedStyle(plate).getPropertyValue('--seat'),
      onBoard: getComputedStyle(document.querySelector('.tlb-hand') as Element).getPropertyValue('--whose'),
      mark: plate.querySelector('.seat-mark path')?.getAttribute('d'),
    }))
  await sitDown(page, site.url, 'time-line-battle')
  await page.locator('.tlb-hand').waitFor()
  const first = await looks()
  const seat = await own.getAttribute('data-seat')
  await giveUp(page)
  await page.locator('.ending').getByRole('button', { name: 'Rematch' }).click()
  await page.locator(`.seat[data-self]:not([data-seat="${seat}"])`).waitFor()
  await page.locator('.tlb-hand').waitFor()
  expect(await looks()).toEqual(first)
  expect(first.onBoard).not.toBe(first.colour)
  expect(complaints).toEqual([])
  await leave()
})

test('an opponent speaks in its own plate, moves nothing that can be pressed, and is quiet where one wants quiet', async () => {
  const heard = await site.visit('#/about', { settings: { pace: 'quick' } })
  const { page } = heard
  const doors = page.locator('.top-doors')
  const saying = page.locator('.seat[data-says] .seat-saying')
  await sitDown(page, site.url, 'time-line-battle')
  await saying.waitFor()
  const during = await doors.boundingBox()
  const plate = await page.locator('.seat[data-says]').boundingBox()
  const bar = await page.locator('.top').boundingBox()
  expect((plate?.y ?? 0) + (plate?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await saying.waitFor({ state: 'detached' })
  expect(await doors.boundingBox()).toEqual(during)
  expect(heard.complaints).toEqual([])
  await heard.leave()
  const quiet = await site.visit('#/about', { settings: { pace: 'quick', voices: false } })
  await sitDown(quiet.page, site.url, 'time-line-battle')
  expect(await myTurn(quiet.page)).toBe('turn')
  expect(await quiet.page.locator('.seat-saying').count()).toBe(0)
  await quiet.leave()
})

test('by keyboard nobody comes to rest on an answer that gives something up', async () => {
  const { page, complaints, leave } = await site.visit('#/about', { settings: { pace: 'instant' } })
  await sitDown(page, site.url, 'timestream')
  expect(await myTurn(page)).toBe('turn')
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await page.locator('.prompt', { hasText: 'Keep these' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('.stage, [data-lit]'))
  expect(await page.evaluate(() => document.activeElement?.matches('.wary, .quiet'))).toBe(false)
  expect(complaints).toEqual([])
  await leave()
})
