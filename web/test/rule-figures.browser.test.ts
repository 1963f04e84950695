import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@anachron/games'
import { expect, test } from 'vitest'
import { openSite } from './site/site.ts'
import { expectNoSidewaysScroll, PHONE, violations } from './site/visit.ts'

const site = openSite()

const games = join(import.meta.dirname, '..', '..', 'games')
/** A game may be on the shelf before anybody has drawn for it. */
const drawn = shelf.map(({ id }) => id).filter((id) => existsSync(join(games, id, 'board', 'rule-figures.tsx')))

test.each(drawn)('the pictures of the rulebook of %s are there, on paper too', async (id) => {
  const { page, complaints, leave } = await site.visit(`#/rules/${id}`, {
    settings: { ground: 'paper' },
  })
  await page.locator('.plate').nth(6).waitFor()
  await expect.poll(() => page.locator('.plate-waits').count()).toBe(0)
  const empty = await page.evaluate(
    () =>
      [...document.querySelectorAll('.plate-sheet > div')].filter((sheet) => sheet.getBoundingClientRect().height < 30)
        .length,
  )
  expect(empty).toBe(0)
  expect(await violations(page, `rules of ${id}`)).toEqual([])
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
  await leave()
})
