import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { entry, movedOn, myTurn, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { PHONE } from './site/visit.ts'

const site = openSite()

/** The little board of `carrying-page.tsx`, as files that need no server. */
async function bundled(): Promise<{ script: string; style: string }> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'site', 'carrying-page.tsx'), formats: ['iife'], name: 'page' },
    },
  })
  const [{ output }] = made as unknown as [{ output: { fileName: string; code?: string; source?: string }[] }]
  return {
    script: output.find(({ code }) => code)?.code ?? '',
    style: output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? '',
  }
}

const files = bundled()

async function littleBoard(hasTouch: boolean): Promise<{ page: Page; leave(): Promise<void> }> {
  const { page, leave } = await site.visit('', { hasTouch })
  const { script, style } = await files
  await page.goto('about:blank')
  await page.setContent(
    `<style>:root { --good: lime; --accent: gold; --ink: black } .stage { width: 700px; height: 600px }${style}</style><div id="page"></div>`,
  )
  await page.addScriptTag({ content: script })
  await page.locator('[data-piece="knight"][data-lit]').waitFor()
  return { page, leave }
}

const done = (page: Page) => page.locator('#done').innerText()
const middle = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) as DOMRect
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger that is put down, moved and lifted. */
async function fingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch('touchStart', from)
    for (let i = 1; i <= 8; i++)
      await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 })
    await touch('touchEnd')
  }
}

test('by mouse: dragged or pressed, onto drawn and written places, and nothing is selected', async () => {
  const { page, leave } = await littleBoard(false)
  const [knight, east, desk] = [
    await middle(page, '[data-piece="knight"]'),
    await middle(page, '[data-place="east"]'),
    await middle(page, '[data-place="desk"]'),
  ]
  await page.mouse.move(knight.x, knight.y)
  await page.mouse.down()
  await page.mouse.move(knight.x + 40, knight.y, { steps: 4 })
  expect(await page.locator('[data-glows]').count()).toBe(3)
  // It is seen under the pointer, also when what it lies in is moved on the board.
  const seen = await middle(page, '.carried rect')
  expect(Math.hypot(seen.x - (knight.x + 40), seen.y - knight.y)).toBeLessThan(3)
  expect(await page.locator('[data-piece="coin"]').getAttribute('data-aside')).not.toBeNull()
  await page.mouse.move(east.x, east.y, { steps: 6 })
  expect(await page.locator('[data-over]').getAttribute('data-place')).toBe('east')
  await page.mouse.up()
  await expect.poll(() => done(page)).toBe('knight on east')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  expect(await page.locator('.carried, [data-held]').count()).toBe(0)

  // Let go beside everything it is where it was.
  await page.mouse.move(knight.x, knight.y)
  await page.mouse.down()
  await page.mouse.move(knight.x, knight.y + 300, { steps: 5 })
  await page.mouse.up()
  expect(await page.locator('.carried, [data-held]').count()).toBe(0)

  // Picked up by a press and put down by another.
  await page.mouse.click(knight.x, knight.y)
  await page.locator('[data-held]').waitFor()
  await page.mouse.click(desk.x, desk.y)
  await expect.poll(() => done(page)).toBe('knight on east; knight on desk')

  // The place first: what can go there rises.
  await page.mouse.click(desk.x, desk.y)
  expect(await page.locator('[data-rises]').count()).toBe(2)
  await page.locator('[data-piece="coin"]').click()
  await expect.poll(() => done(page)).toBe('knight on east; knight on desk; coin on desk')
  await leave()
})

test('by touch: a finger carries it, and a tap on piece and place does the same', async () => {
  const { page, leave } = await littleBoard(true)
  const drag = await fingers(page)
  const knight = await middle(page, '[data-piece="knight"]')
  await drag(knight, await middle(page, '[data-place="north"]'))
  await expect.poll(() => done(page)).toBe('knight on north')
  await page.locator('[data-piece="coin"]').tap()
  await page.locator('[data-place="desk"]').tap()
  await expect.poll(() => done(page)).toBe('knight on north; coin on desk')
  await leave()
})

test('a finger that puts something back does not press what comes up in its place', async () => {
  const { page, leave } = await littleBoard(true)
  const session = await page.context().newCDPSession(page)
  await page.locator('[data-piece="knight"]').tap()
  const at = await middle(page, '#back')
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.locator('#next').waitFor()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Pressed for itself it goes on.
  await page.locator('#next').tap()
  await expect.poll(() => done(page)).not.toBe('')
  expect(await done(page)).toBe('next')
  await leave()
})

test('by keys: Enter picks up, arrows walk the places that glow, Enter puts down, Escape puts back, and it is said', async () => {
  const { page, leave } = await littleBoard(false)
  const { keyboard } = page
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')
  await page.locator('[data-piece="knight"]').focus()
  await keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'It can go to 3 places' }).waitFor()
  await keyboard.press('ArrowRight')
  expect(await focused()).toBe('north')
  await keyboard.press('ArrowRight')
  expect(await focused()).toBe('east')
  await keyboard.press('Escape')
  await page.getByRole('status').filter({ hasText: 'Put back' }).waitFor()
  expect(await focused()).toBe('knight')
  expect(await page.locator('[data-held]').count()).toBe(0)
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  expect(await focused()).toBe('desk')
  await keyboard.press('Enter')
  await expect.poll(() => done(page)).toBe('knight on desk')
  await leave()
})

test('Time Line Battle: a card is dragged from the hand to its place of the Day, by mouse, finger and key', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  await myTurn(page)
  const before = await entry(page)
  const card = '.tlb-hand [data-carries]'
  const name = await page.locator(`${card} .card-title`).first().innerText()
  await page.mouse.move(...at(await middle(page, `${card} >> nth=0`)))
  await page.mouse.down()
  await page.mouse.move(...at(await middle(page, '[data-place="due"]')), { steps: 8 })
  await page.locator('[data-place="due"][data-over]').waitFor()
  await page.mouse.up()
  await movedOn(page, before)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  expect(await page.locator('.tlb-laid .spot').first().getAttribute('aria-label')).toContain(name)

  // Next by keys: the place is chosen, the cards that can go there rise, an arrow goes to one of them.
  await myTurn(page)
  while ((await page.locator('[data-place="due"][data-accepts]').count()) === 0) {
    const now = await entry(page)
    await page.locator('.stage [data-lit]').first().click()
    await movedOn(page, now)
    await myTurn(page)
  }
  const then = await entry(page)
  await page.locator('[data-place="due"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.tlb-hand [data-rises]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-rises'))).toBe(true)
  await page.keyboard.press('Enter')
  await movedOn(page, then)
  expect(complaints).toEqual([])
  await leave()
})

test('Time Line Battle on a phone: a finger lifts a card out of the hand', async () => {
  const { page, leave } = await site.visit('', { viewport: PHONE, hasTouch: true })
  await playNow(page)
  await myTurn(page)
  const before = await entry(page)
  const drag = await fingers(page)
  await page.locator('[data-place="due"]').scrollIntoViewIfNeeded()
  await page.locator('.tlb-hand [data-carries]').first().scrollIntoViewIfNeeded()
  await drag(await middle(page, '.tlb-hand [data-carries] >> nth=0'), await middle(page, '[data-place="due"]'))
  await movedOn(page, before)
  await leave()
})

const at = ({ x, y }: { x: number; y: number }): [number, number] => [x, y]
