import { expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { clickLit, entry, invite, myTurn } from './house/playing.ts'
import { shot, violations } from './house/visit.ts'

const house = openHouse()

test('who watches a running match is shown how it stands, ten entries late; who plays is not', async () => {
  const ann = await house.visit()
  const link = await invite(ann.page)
  const bob = await house.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.waitForSelector('.stage [data-lit]')
  const eve = await house.visit(link)
  await eve.page.locator('.stage').waitFor()
  await eve.page.getByRole('button', { name: 'How does it stand?' }).click()
  await eve.page.getByText('ten entries late').waitFor()

  while ((await entry(ann.page)) < 12)
    await clickLit(await Promise.race([ann, bob].map(({ page }) => myTurn(page).then(() => page))))
  const curve = eve.page.getByRole('figure', { name: /ten entries ago/ }).or(eve.page.locator('.curve'))
  await curve.first().getByText('as onlookers could tell ten entries ago').waitFor()
  expect(await curve.first().innerText()).not.toContain('The bot would have')
  await shot(eve.page, 'watching-night-1440')
  expect(await violations(eve.page, 'watching')).toEqual([])
  expect(await ann.page.getByRole('button', { name: 'How does it stand?' }).count()).toBe(0)
  expect(eve.complaints).toEqual([])
  for (const visitor of [ann, bob, eve]) await visitor.leave()
})
