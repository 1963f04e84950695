import { shelf } from '@anachron/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clickLit, myTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { expectNoSidewaysScroll, PHONE, shot, violations } from './site/visit.ts'

const site = openSite()

/** Two frames: a piece that the browser brought into the window may be brought out from under a bar in the next one. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** What has the focus, where its middle lies under a bar that stays in place. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const piece = document.activeElement
    if (!piece || piece === document.body) return undefined
    const { left, top, width, height } = piece.getBoundingClientRect()
    let over = document.elementFromPoint(left + width / 2, top + height / 2)
    for (; over && !over.contains(piece); over = over.parentElement)
      if (getComputedStyle(over).position === 'sticky') return `${piece.getAttribute('class')} under ${over.className}`
    return undefined
  })

/** Goes from one thing to the next and back again; says what could not be seen meanwhile. */
async function walkAbout(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let n = 0; n < 40; n++) {
      await page.keyboard.press(key)
      await settled(page)
      const under = await hiddenFocus(page)
      if (under) hidden.push(under)
    }
  return hidden
}

describe.each(shelf.map(({ id, title }) => ({ id, title })))('$title', ({ id, title }) => {
  test('one click from the shelf to a running match; its decisions can be made by clicking; axe finds nothing', async () => {
    const { page, complaints, leave } = await site.visit()
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
  test('whoever goes by keyboard on a phone always sees where they are: while setting the table, and on the board', async () => {
    const { page, leave } = await site.visit(`#/setup/${id}`, { viewport: PHONE })
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    const hidden = await walkAbout(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    for (let n = 0; n < 4 && (await myTurn(page)) === 'turn'; n++) await clickLit(page, n)
    await myTurn(page)
    expect([...hidden, ...(await walkAbout(page))]).toEqual([])
    // The board has the focus when what was pressed on it is gone: that moves nothing.
    const before = await page.evaluate(() => {
      const table = document.querySelector('.stage-board')
      table?.scrollTo(0, 60)
      document.querySelector<HTMLElement>('.stage')?.focus({ preventScroll: true })
      return table?.scrollTop
    })
    await settled(page)
    expect(await page.evaluate(() => document.querySelector('.stage-board')?.scrollTop)).toBe(before)
    await leave()
  })
})
