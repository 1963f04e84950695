import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, myTurn, noticing, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import type { Wishes } from './site/visit.ts'

const site = openSite()
const GAME = 'Time Line Battle'

/** Comes to a table and lets the browser count what it is told to play. */
async function sit(settings: NonNullable<Wishes['settings']>, more: Wishes = {}) {
  const visitor = await site.visit('', { settings, ...more })
  await visitor.page.evaluate(() => {
    const page = window as unknown as { played: number }
    page.played = 0
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when: [number?]) {
      page.played++
      start.apply(this, when)
    }
  })
  await playNow(visitor.page, GAME)
  await myTurn(visitor.page)
  return visitor
}

const played = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { played: number }).played)

/** Lays the cards of the first deployment, so that a battle is fought. */
async function deploy(page: Page): Promise<void> {
  for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await clickLit(page)
}

test('what happens is heard, and muting silences it at once and for the next visit', async () => {
  const { page, complaints, leave } = await sit({ sound: true })
  await clickLit(page)
  await expect.poll(() => played(page)).toBeGreaterThan(0)
  const sound = page.getByRole('button', { name: 'Sound' })
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await sound.click()
  const before = await played(page)
  await deploy(page)
  expect(await played(page)).toBe(before)
  await page.reload()
  await page.locator('.stage').waitFor()
  expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false')
  expect(complaints).toEqual([])
  await leave()
})

test('the synthesiser is not loaded where sound is off, and is as soon as it is turned on', async () => {
  const { page, leave } = await sit({ sound: false })
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /zzfx/i.test(name)))
  await deploy(page)
  expect(await loaded()).toBe(false)
  await page.getByRole('button', { name: 'Sound' }).click()
  await expect.poll(loaded).toBe(true)
  await leave()
})

test('the volume is set in the settings, and setting it turns sound on', async () => {
  const { page, leave } = await sit({ sound: false })
  await page.getByRole('button', { name: 'Settings' }).click()
  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => volume.inputValue()).toBe('0.4')
  expect(await page.getByRole('radio', { name: 'On', exact: true }).isChecked()).toBe(true)
  await leave()
})

/** What the first effects over the board are like. It is asked for before they are shown. */
const firstEffects = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ pressed: string; moving: string[] }>((resolve) => {
        new MutationObserver((_, observer) => {
          const layer = document.querySelector('.effects')
          if (!layer) return
          observer.disconnect()
          const motions = layer.getAnimations({ subtree: true }) as CSSAnimation[]
          resolve({
            pressed: getComputedStyle(layer).pointerEvents,
            moving: [...new Set(motions.map(({ animationName }) => animationName))],
          })
        }).observe(document.body, { subtree: true, childList: true })
      }),
  )

test('a battle is played over the board, and nothing of it can be pressed', async () => {
  const { page, complaints, leave } = await sit({ pace: 'normal' })
  const seen = await noticing(page, '.effects [data-effect="tracer"]')
  const numbered = await noticing(page, '.effects [data-effect="number"] b')
  const first = firstEffects(page)
  await deploy(page)
  await seen()
  await numbered()
  expect(await first).toEqual({ pressed: 'none', moving: ['effect-flip'] })
  expect(complaints).toEqual([])
  await leave()
})

test('who wants no motion sees the same effects as stills', async () => {
  const { page, leave } = await sit({ pace: 'normal' }, { reducedMotion: 'reduce' })
  const still = await noticing(page, '.effects[data-still] [data-effect="tracer"]')
  const first = firstEffects(page)
  await deploy(page)
  await still()
  expect((await first).moving).toEqual([])
  await leave()
})
