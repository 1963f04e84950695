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
