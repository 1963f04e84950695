import { expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { followGuide } from './house/playing.ts'
import { shot, violations } from './house/visit.ts'

const house = openHouse()

test('the guided first game goes from its first note to a match of one’s own', async () => {
  const { page, complaints, leave } = await house.visit('#/guide/time-line-battle')
  let looked = false
  const done = await followGuide(page, async () => {
    if (looked) return
    looked = true
    await page.locator('.note-card h2').waitFor()
    await shot(page, 'lesson-night-1440')
    expect(await violations(page, 'lesson')).toEqual([])
  })
  await done.click()
  await page.waitForSelector('.timeline')
  expect(complaints).toEqual([])
  await leave()
})

test('what the teacher said stays to be read while things happen', async () => {
  const { page, leave } = await house.visit('#/guide/time-hammer', { settings: { pace: 'normal' } })
  await page.getByRole('button', { name: 'Begin' }).click()
  const said = await page.locator('.note-card h2').innerText()
  await page.locator('.stage [data-hinted]').click()
  await page.locator('.prompt[data-brief]').waitFor()
  expect(await page.locator('.note-card h2[data-past]').innerText()).toBe(said)
  await page.locator('.note-card h2:not([data-past])').waitFor()
  expect(await page.locator('.note-card h2').innerText()).not.toBe(said)
  await leave()
})

test('an answer other than the recorded one is told from it, and the lesson waits', async () => {
  const { page, leave } = await house.visit('#/guide/time-line-battle')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.stage [data-lit]:not([data-hinted])').first().click()
  expect(await page.locator('.note-nudge').innerText()).toContain('That is allowed')
  await page.locator('.stage [data-hinted]').waitFor()
  await leave()
})
