import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSite } from './site/site.ts'
import { DESK, expectNoSidewaysScroll, PHONE, violationsOnEveryGround } from './site/visit.ts'

const site = openSite()

test('a run is stopped, goes on, and ends in a report that can be saved', async () => {
  const { page, complaints, leave } = await site.visit('#/lab/time-line-battle')
  await page.getByRole('combobox', { name: /^Matches/ }).selectOption('10000')
  await page.evaluate(() => {
    // Pressed the moment it is there: the matches must not be over before.
    new MutationObserver((_changes, observer) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.lab-running button')]
      const stop = buttons.find(({ textContent }) => textContent === 'Stop')
      if (!stop) return
      observer.disconnect()
      stop.click()
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('heading', { name: 'Time Line Battle', level: 2 }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as JSON' }).click()
  const report = JSON.parse(readFileSync((await (await saved).path()) ?? '', 'utf8'))
  expect(report).toMatchObject({ format: 'anachron-report', game: 'time-line-battle', games: 10_000, seed: '1' })
  expect(complaints).toEqual([])
  await leave()
})

test('two sets of options are compared', async () => {
  const { page, leave } = await site.visit('#/lab/time-line-battle')
  await page.getByRole('combobox', { name: /^Matches/ }).selectOption('1000')
  await page.getByText('Compare with other options').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('heading', { name: 'Comparison' }).waitFor()
  expect(await page.getByRole('row', { name: /decisions per match/ }).count()).toBe(1)
  await leave()
})

test('order and report are accessible on every ground, at a desk and on a phone', async () => {
  const { page, leave } = await site.visit('#/lab/time-line-battle')
  await page.getByRole('combobox', { name: /^Matches/ }).selectOption('1000')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('heading', { name: 'Time Line Battle', level: 2 }).waitFor()
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await violationsOnEveryGround(page, `lab, ${size.width} px`)).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  await leave()
})
