/** How long the app looks back on a finished match, in the worker that thinks for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { visit } from '../site/visit.ts'

export interface LookingBack {
  match: string
  entries: number
  /** Seconds from the press until all is found. */
  seconds: number
}

/** The recorded match of TimeTripper that is nearest to 180 entries. */
const MATCH = join(import.meta.dirname, '../../../games/timetripper/fixtures/tontine.match.json')

export async function lookingBack(browser: Browser, url: string): Promise<LookingBack> {
  const buffer = readFileSync(MATCH)
  const { entries } = JSON.parse(buffer.toString()) as { entries: object[] }
  const { page, leave } = await visit(browser, new URL('#/about', url).href)
  page.setDefaultTimeout(300_000)
  try {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tontine.match.json', mimeType: 'application/json', buffer })
    const button = page.getByRole('button', { name: 'Analyse' })
    await button.waitFor()
    const began = performance.now()
    await button.click()
    await page.locator('.look-back progress').waitFor()
    await page.locator('.look-back progress').waitFor({ state: 'detached' })
    return { match: 'tontine', entries: entries.length, seconds: (performance.now() - began) / 1000 }
  } finally {
    await leave()
  }
}
