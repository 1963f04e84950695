/** A match elsewhere, from the built app: as a page that needs nothing else, as a picture, in frames of other sites. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shelf } from '@anachron/games'
import { pack } from '@anachron/wire/carried'
import { pageWith } from '@anachron/wire/embed'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { TestServer } from './site/server.ts'
import { openSite } from './site/site.ts'

const site = openSite()
const root = join(import.meta.dirname, '../..')
const app = process.env.ANACHRON_APP ?? join(root, 'web/dist')
const folder = mkdtempSync(join(tmpdir(), 'anachron-embed-'))
const MOST_BYTES = 330_000
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(() => Promise.all(closing.map((close) => close())))

/** The longest recorded match of a game. */
function fixtureOf(id: string): { entries: object[] } {
  const fixtures = join(root, 'games', id, 'fixtures')
  const all = readdirSync(fixtures).filter((name) => name.endsWith('.match.json'))
  const read = all.map((name) => JSON.parse(readFileSync(join(fixtures, name), 'utf8')) as { entries: object[] })
  return read.reduce((longest, one) => (one.entries.length > longest.entries.length ? one : longest))
}

/** Opens a page from the disk and walks through the match on it, to its end. Gives what was asked of any network. */
async function walkThrough(page: Page, file: string, entries: number): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`file://${file}`)
  await page.getByText(`0 of ${entries}`).waitFor()
  await page.getByRole('button', { name: 'Onward' }).click()
  await page.getByText(`1 of ${entries}`).waitFor()
  await page.getByRole('slider').press('End')
  await page.getByText(`${entries} of ${entries}`).waitFor()
  expect(await page.locator('.replay-story strong').textContent()).toMatch(/\.$/)
  const box = await page.locator('.stage-board > *').first().boundingBox()
  expect(box?.width).toBeGreaterThan(200)
  expect(box?.height).toBeGreaterThan(100)
  return asked.filter((url) => /^https?:/.test(url))
}

test.each(shelf.map(({ id }) => id))('%s: a match on one page of at most 330 kB, to walk through', async (id) => {
  const match = fixtureOf(id)
  const bytes = await pageWith(readFileSync(join(app, 'embed', `${id}.html`)), match)
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
  const file = join(folder, `${id}.html`)
  writeFileSync(file, bytes)
  const { page, complaints, leave } = await site.visit(`file://${file}`)
  expect(await walkThrough(page, file, match.entries.length)).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

/** Presses a button of *Share*, and gives the file that comes of it. */
async function kept(page: Page, button: string): Promise<{ name: string; file: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await coming
  const name = download.suggestedFilename()
  const file = join(folder, `kept-${name}`)
  await download.saveAs(file)
  return { name, file, bytes: readFileSync(file) }
}

/** A picture as browsers draw it: how large it is, and how many colours are in it. */
const drawn = (page: Page, type: string, bytes: Buffer): Promise<{ width: number; height: number; colours: number }> =>
  page.evaluate(
    async ([kind, data]) => {
      const image = new Image()
      image.src = `data:${kind};base64,${data}`
      await image.decode()
      const { width, height } = image
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const ink = canvas.getContext('2d') as CanvasRenderingContext2D
      ink.drawImage(image, 0, 0)
      return {
        width,
        height,
        colours: new Set(new Uint32Array(ink.getImageData(0, 0, width, height).data.buffer)).size,
      }
    },
    [type, bytes.toString('base64')] as const,
  )

test('from Share at a table: a page that opens from a disk, and the board as SVG and PNG', async () => {
  const match = fixtureOf('time-line-battle')
  const { page, complaints, leave } = await site.visit(`#/open/${await pack(match)}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const svg = await kept(page, 'Save the board as SVG')
  const png = await kept(page, 'Save the board as PNG')
  const one = await kept(page, 'Save as a page')
  expect([svg.name, png.name, one.name]).toEqual(['svg', 'png', 'html'].map((kind) => `time-line-battle.${kind}`))
  const board = await page.locator('.stage').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  const asXml = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
    return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.tagName
  }, svg.bytes.toString())
  expect(asXml).toBe('svg')
  const fetched = /(?:src|href)="(?!#|data:).{0,80}|url\((?!["']?(?:#|data:)|&quot;#).{0,80}/g
  expect(svg.bytes.toString().match(fetched) ?? []).toEqual([])
  const fromSvg = await drawn(page, 'image/svg+xml', svg.bytes)
  const fromPng = await drawn(page, 'image/png', png.bytes)
  expect([fromSvg.width, fromSvg.height]).toEqual(board)
  expect([fromPng.width, fromPng.height]).toEqual(board.map((side) => 2 * side))
  for (const { colours } of [fromSvg, fromPng]) expect(colours).toBeGreaterThan(100)
  expect(one.bytes.length).toBeLessThanOrEqual(MOST_BYTES)
  expect(complaints).toEqual([])
  await page.close()
  const other = await site.visit(`file://${one.file}`)
  expect(await walkThrough(other.page, one.file, match.entries.length)).toEqual([])
  await other.leave()
  await leave()
})

/** Another site with one page. */
async function anotherSite(html: () => string): Promise<string> {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html())).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a position of the rulebook stands in a frame of a site that the operator allows, and of no other', async () => {
  let frame = ''
  const [club, stranger] = [await anotherSite(() => frame), await anotherSite(() => frame)]
  const server = await TestServer.start({ EMBED_ORIGINS: club })
  closing.push(() => server.stop())
  const positions: Record<string, string> = {
    'time-line-battle': 'E1',
    timetripper: 'TT-7.13',
    'time-hammer': 'TH-66',
    timestream: 'TS-68',
    chronomancer: 'CH-C17',
  }
  const { page, leave } = await site.visit()
  const show = async (at: string, game: string, rule: string): Promise<void> => {
    frame = `<iframe width="1000" height="700" src="${server.url}embed/game/${game}#${rule}"></iframe>`
    await page.goto(at)
  }
  for (const [game, rule] of Object.entries(positions)) {
    await show(club, game, rule)
    await page.frameLocator('iframe').locator('.stage-board > *').first().waitFor()
  }
  const inside = page.frames()[1]
  expect(await inside?.evaluate(() => window.origin)).toBe('null')
  await show(club, 'time-line-battle', 'no-such-rule')
  await page.frameLocator('iframe').getByText('There is no match on this page.').waitFor()
  await show(stranger, 'time-line-battle', 'E1')
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  // The app itself is framed by nobody.
  frame = `<iframe src="${server.url}"></iframe>`
  await page.goto(club)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await leave()
})
