import { shelf } from '@anachron/games'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { clickLit, myTurn, playNow } from './house/playing.ts'
import { expectNoSidewaysScroll, PHONE, shot, violations } from './house/visit.ts'

const house = openHouse()

describe.each(shelf.map(({ id, title }) => ({ id, title })))('$title', ({ id, title }) => {
  test('one click from the shelf to a running match; its decisions can be made by clicking; axe finds nothing', async () => {
    const { page, complaints, leave } = await house.visit()
    await playNow(page, title)
    for (let n = 0; n < 8 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
    await myTurn(page)
    await shot(page, `${id}-night-1440`)
    const found = await violations(page, `${id}, 1440 px`)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await shot(page, `${id}-night-360`)
    expect([...found, ...(await violations(page, `${id}, 360 px`))]).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })
})
