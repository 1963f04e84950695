import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameModule, loadGame } from '@anachron/games'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './site/site.ts'
import { PHONE } from './site/visit.ts'

const site = openSite()
const home = join(import.meta.dirname, '../../games/timestream/fixtures/home-first-seat.match.json')

/** Counted from the match itself, which may be recorded anew. */
async function cellsAtTheEnd(): Promise<number[]> {
  const { game } = (await loadGame('timestream')) as GameModule
  const log = readLog(JSON.parse(readFileSync(home, 'utf8')))
  const match = isLogFault(log) ? log : importMatch(game, log)
  if (isLogFault(match)) throw new Error(render(match.fault))
  const { players } = match.state as unknown as { players: { cells: unknown[] }[] }
  return players.map(({ cells }) => cells.length)
}

async function openFinished(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'home.match.json', mimeType: 'application/json', buffer: readFileSync(home) })
  await page.locator('.result').waitFor({ state: 'attached' })
}

/** What gets the focus on a walk by Tab although the ending lies over it. */
async function coveredFocus(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('Tab')
    const under = await page.evaluate(() => document.activeElement?.closest('.table, .side')?.className)
    if (under) covered.push(under)
  }
  return covered
}

test('at instant pace a moment still takes the stage, and goes by a key', async () => {
  const { page, complaints, leave } = await site.visit('#/about', { settings: { pace: 'instant' }, watchful: true })
  await openFinished(page)
  await page.getByRole('button', { name: 'Replay it' }).click()
  await page.locator('.moment').waitFor()
  // It covers the stage and nothing of the page around it.
  const [moment, stage] = await Promise.all([
    page.locator('.moment').boundingBox(),
    page.locator('.stage').boundingBox(),
  ])
  expect(moment).toEqual(stage)
  await page.keyboard.press('Space')
  await page.locator('.moment').waitFor({ state: 'detached' })
  await page.locator('.result').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('an ending says who won and counts it out; it is closed to look at the board, and opened again', async () => {
  for (const viewport of [undefined, PHONE]) {
    const { page, complaints, leave } = await site.visit('#/about', viewport ? { viewport } : {})
    await openFinished(page)
    if (viewport) {
      await page.getByRole('button', { name: 'Story' }).click()
      await page.getByRole('tab', { name: 'Result' }).click()
    }
    await page.getByRole('button', { name: 'The ending' }).click()
    const ending = page.getByRole('region', { name: 'How it ended' })
    expect(await ending.getByRole('heading', { level: 2 }).innerText()).toBe('Player 1 won')
    const cells = await ending
      .getByRole('row', { name: /^Power Cells/ })
      .getByRole('cell')
      .allInnerTexts()
    expect(cells.map(Number)).toEqual(await cellsAtTheEnd())
    await ending.getByRole('button', { name: 'The end' }).waitFor()
    expect(await coveredFocus(page)).toEqual([])
    await ending.getByRole('button', { name: 'Look at the board' }).click()
    await ending.waitFor({ state: 'detached' })
    await page.locator('.stage').waitFor()

    // Looked at an earlier moment, one comes back to it all the same.
    await page.keyboard.press('[')
    await page.getByRole('button', { name: 'Back to now' }).waitFor()
    if (viewport) await page.getByRole('button', { name: 'Story' }).click()
    await page.getByRole('tab', { name: 'Result' }).click()
    await page.getByRole('button', { name: 'The ending' }).click()
    await ending.waitFor()

    // The picture is shown before it goes anywhere, and its name says what it is.
    await ending.getByRole('button', { name: 'Share as a picture' }).click()
    const sheet = page.getByRole('dialog')
    const picture = sheet.getByRole('img')
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200)
    const saving = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Save' }).click()
    expect((await saving).suggestedFilename()).toBe('timestream-player-1-won.png')
    expect(complaints).toEqual([])
    await leave()
  }
})
