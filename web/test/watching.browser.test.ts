import { expect, test } from 'vitest'
import { clickLit, entry, invite, myTurn } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { shot, violations } from './site/visit.ts'

const site = openSite()

test('who watches a running match is shown how it stands, ten entries late; who plays is not', async () => {
  const ann = await site.visit()
  const link = await invite(ann.page)
  const bob = await site.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.waitForSelector('.table [data-lit]')
  const eve = await site.visit(link)
  await eve.page.locator('.stage').waitFor()
  await eve.page.getByRole('tab', { name: 'Chances' }).click()
  await eve.page.getByRole('button', { name: 'Win chances' }).click()
  await eve.page.getByText('ten entries late').waitFor()

  while ((await entry(ann.page)) < 12)
    await clickLit(await Promise.race([ann, bob].map(({ page }) => myTurn(page).then(() => page))))
  await eve.page.getByRole('figure', { name: /as onlookers could tell ten entries ago/ }).waitFor()
  // Chances alone: what a choice cost is not told while it is played.
  expect(await eve.page.locator('.costly-list, .turning').count()).toBe(0)
  await shot(eve.page, 'watching-night-1440')
  expect(await violations(eve.page, 'watching')).toEqual([])
  expect(await ann.page.getByRole('tab', { name: 'Chances' }).count()).toBe(0)
  expect(await ann.page.getByRole('button', { name: 'Win chances' }).count()).toBe(0)
  expect(eve.complaints).toEqual([])
  for (const visitor of [ann, bob, eve]) await visitor.leave()
})
