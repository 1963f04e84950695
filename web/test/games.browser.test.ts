import { shelf } from '@anachron/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house/house.ts'
import { clickLit, myTurn, playNow } from './house/playing.ts'
import { expectNoSidewaysScroll, PHONE, shot, violations } from './house/visit.ts'

const house = openHouse()

/** Two frames: a piece that the browser brought into the window may be brought out from under a bar in the next one. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The piece of the board that has the focus, where its middle lies under something else that stays in place. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const piece = document.activeElement
    if (!piece?.closest('.stage .spot')) return undefined
    const { left, top, width, height } = piece.getBoundingClientRect()
    let over = document.elementFromPoint(left + width / 2, top + height / 2)
    for (; over && !over.contains(piece); over = over.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(over).position))
        return `${piece.getAttribute('class')} under ${over.className}`
    return undefined
  })

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
  test('whoever walks the board by keyboard on a phone always sees where they are', async () => {
    const { page, leave } = await house.visit('', { viewport: PHONE })
    await playNow(page, title)
    for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
    await myTurn(page)
    const hidden: (string | undefined)[] = []
    for (const key of ['Tab', 'Shift+Tab'])
      for (let n = 0; n < 40; n++) {
        await page.keyboard.press(key)
        await settled(page)
        hidden.push(await hiddenFocus(page))
      }
    expect(hidden.filter(Boolean)).toEqual([])
    await leave()
  })
})
