import { expect, test } from 'vitest'
import { followGuide } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { PHONE, shot, violations } from './site/visit.ts'

const site = openSite()

// In the second of them what is marked is a card that is picked up first, and then the place where it goes; in the
// third one chooses from a list.
test.each(['time-line-battle', 'timestream', 'chronomancer'])(
  'the guided first game of %s goes from its first note to a match of one’s own, and is no match itself',
  async (game) => {
    const { page, complaints, leave } = await site.visit(`#/guide/${game}`)
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
    await page.goto(`${site.url}#/`)
    await page.locator('.matches li').first().waitFor()
    expect(await page.locator('.matches li').count()).toBe(1)
    await leave()
  },
)

test.each(['chronomancer', 'time-hammer'])(
  'the guided first game of %s by touch on a phone: whatever there is to read, what it asks for is in reach',
  async (game) => {
    const { page, complaints, leave } = await site.visit(`#/guide/${game}`, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    })
    const done = await followGuide(page, undefined, { touch: true })
    await done.tap()
    await page.waitForSelector('.timeline')
    expect(complaints).toEqual([])
    await leave()
  },
)

test('what the teacher said stays to be read while things happen', async () => {
  const { page, leave } = await site.visit('#/guide/time-hammer', { settings: { pace: 'normal' } })
  await page.getByRole('button', { name: 'Begin' }).click()
  const said = await page.locator('.note-card h2').innerText()
  await page.locator('.table [data-hinted]').click()
  await page.locator('.prompt[data-brief]').waitFor()
  expect(await page.locator('.note-card h2[data-past]').innerText()).toBe(said)
  await page.locator('.note-card h2:not([data-past])').waitFor()
  expect(await page.locator('.note-card h2').innerText()).not.toBe(said)
  await leave()
})

test('an answer other than the recorded one is told from it, and the lesson waits', async () => {
  const { page, leave } = await site.visit('#/guide/time-line-battle')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.table [data-lit]:not([data-hinted])').first().click()
  expect(await page.locator('.note-nudge').innerText()).toContain('That is allowed')
  await page.locator('.table [data-hinted]').waitFor()
  await leave()
})
