import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, entry, inStep, invite, myTurn, noticing, onlyMyTurn, playNow, sitDown } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { violations } from './site/visit.ts'

const site = openSite()

/** Opens a file through the page that offers it, and says what was answered. */
async function openFile(page: Page, content: string): Promise<string> {
  await page.goto(`${site.url}#/about`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  return page.getByRole('alert').innerText()
}

test('a broken, a foreign and a newer file are refused with a sentence, and nothing is opened', async () => {
  const { page, complaints, leave } = await site.visit()
  expect(await openFile(page, '{"format":')).toContain('cannot be read')
  await page.reload()
  expect(await openFile(page, '{"hello":"world"}')).toContain('not a match of Anachron')
  await page.reload()
  const newer = {
    format: 'anachron-match',
    formatVersion: 1,
    game: 'time-line-battle',
    version: 99,
    options: {},
    seats: 2,
    origin: { kind: 'setup', rolls: [] },
    entries: [],
  }
  expect(await openFile(page, JSON.stringify(newer))).toMatch(/version 99/)
  await page.goto(`${site.url}#/`)
  await page.locator('.first-steps').waitFor()
  expect(await page.locator('.matches li').count()).toBe(0)
  await page.goto(`${site.url}#/open/cut-off`)
  expect(await page.getByRole('alert').innerText()).toContain('cut off')
  expect(complaints).toEqual([])
  await leave()
})

test('an app that breaks before it has a screen says so, and is no empty page', async () => {
  const { page, leave } = await site.visit()
  await page.addInitScript(() => {
    const real = window.addEventListener
    Object.assign(window, {
      addEventListener(kind: string, ...rest: [never]) {
        if (kind === 'hashchange') throw new Error('no addresses here')
        real.call(window, kind, ...rest)
      },
    })
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Something broke on this screen.' }).waitFor()
  await leave()
})

test('what was wrong with a file that was dropped is said until one goes elsewhere', async () => {
  const { page, leave } = await site.visit()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['nonsense'], 'match.json', { type: 'application/json' }))
    document.querySelector('.drop')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  })
  const alert = page.getByRole('alert')
  await alert.getByText('cannot be read').waitFor()
  await page.evaluate(() => {
    location.hash = '#/about'
  })
  await alert.waitFor({ state: 'detached' })
  await leave()
})

test('a link to a table that is not there says so', async () => {
  const { page, leave } = await site.visit('#/table/here/nosuchtable00')
  await page.getByRole('heading', { name: 'This table cannot be opened.' }).waitFor()
  await leave()
})

test('when the table’s worker dies the match goes on from the last answer', async () => {
  const { page, leave } = await site.visit()
  await playNow(page)
  await myTurn(page)
  await clickLit(page, 0)
  await onlyMyTurn(page)
  const before = await entry(page)
  const lost = await noticing(page, '.connection[data-lost]')
  await killWorker(page)
  await lost()
  await page.locator('.connection').waitFor({ state: 'detached' })
  await page.waitForSelector('.table [data-lit]')
  expect(await entry(page)).toBe(before)
  await clickLit(page, 0)
  await leave()
})

test('when the bots’ worker dies another one answers', async () => {
  const { page, leave } = await site.visit()
  // Workers of workers cannot be reached from here: the table's own keeps a list of those it starts.
  await expect.poll(() => page.workers().some((one) => HOST.test(one.url()))).toBe(true)
  const table = page.workers().find((one) => HOST.test(one.url()))
  await table?.evaluate(() => {
    const made: Worker[] = []
    const Real = Worker
    Object.assign(self, {
      made,
      Worker: class extends Real {
        constructor(url: URL, options: WorkerOptions) {
          super(url, options)
          made.push(this)
        }
      },
    })
  })
  await sitDown(page, site.url, 'time-line-battle')
  // Not to its end: the last of its workers would then be the one that looks back.
  for (let n = 0; n < 3 && (await myTurn(page)) === 'turn'; n++) {
    await clickLit(page, 0)
    await table?.evaluate(() =>
      (self as unknown as { made: Worker[] }).made.at(-1)?.dispatchEvent(new ErrorEvent('error')),
    )
  }
  expect(await table?.evaluate(() => (self as unknown as { made: Worker[] }).made.length)).toBeGreaterThan(1)
  expect(await page.locator('.trouble').allInnerTexts()).toEqual([])
  await leave()
})

const HOST = /host-/

/** Breaks the table's worker from inside, as running out of memory would. */
async function killWorker(page: Page): Promise<void> {
  const worker = page.workers().find((one) => HOST.test(one.url()))
  if (!worker) throw new Error('the table has no worker')
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory')
    }, 0)
  })
}

test('a storage that is full refuses the answer, says so, and the table stays as it was', async () => {
  const { page, leave } = await site.visit()
  await playNow(page)
  await onlyMyTurn(page)
  const before = await entry(page)
  const worker = page.workers().find((one) => HOST.test(one.url()))
  await worker?.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.locator('.table [data-lit]').first().click()
  expect(await page.locator('.trouble').innerText()).toContain('Nothing is lost')
  expect(await entry(page)).toBe(before)
  await page.reload()
  await myTurn(page)
  await clickLit(page, 0)
  await leave()
})

test('a match is thrown away after asking; a table nobody came to at once; the list keeps the rest and the focus', async () => {
  const { page, complaints, leave } = await site.visit()
  const rows = page.locator('.matches li')
  await invite(page)
  await page.getByRole('heading', { name: 'Waiting for people' }).waitFor()
  for (let matches = 0; matches < 2; matches++) {
    await page.goto(`${site.url}#/`)
    await playNow(page)
    await myTurn(page)
    await clickLit(page, 0)
  }
  await page.goto(`${site.url}#/`)
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole('button', { name: /^Throw away: Time Line Battle, 0 decisions/ }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await rows.first().getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Throw this match away?' })
  await sheet.waitFor()
  expect(await violations(page, 'throwing away')).toEqual([])
  await sheet.getByRole('button', { name: 'Keep it' }).click()
  expect(await rows.count()).toBe(2)
  await rows.first().getByRole('button').click()
  await sheet.getByRole('button', { name: 'Throw it away' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your matches')
  await page.reload()
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  expect(complaints).toEqual([])
  await leave()
})

test('two tabs on the same match show the same, whichever answers', async () => {
  const { page, leave } = await site.visit()
  await playNow(page)
  await myTurn(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await myTurn(other)
  await other.waitForSelector('.table [data-lit]')
  const before = await entry(page)
  await clickLit(page, 0)
  await onlyMyTurn(page)
  await inStep(page, other, before)
  await onlyMyTurn(other)
  const between = await entry(other)
  await clickLit(other, 0)
  await onlyMyTurn(other)
  await inStep(other, page, between)
  await leave()
})

test('a match that is thrown away in another tab says so at the table, and nothing there can be pressed', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page)
  await myTurn(page)
  const other = await page.context().newPage()
  const warnings: string[] = []
  other.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  await other.goto(page.url())
  await myTurn(other)
  await page.goto(`${site.url}#/`)
  await page.locator('.matches li').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await other.getByRole('alert').getByText('This match was thrown away in another tab').waitFor()
  await expect.poll(() => other.locator('.table [data-lit]').count()).toBe(0)
  expect([...warnings, ...complaints]).toEqual([])
  await leave()
})

test('a game whose code cannot be loaded says so and opens once it can', async () => {
  const { page, leave } = await site.visit('#/about')
  await page.route(/assets\/(board|game|index)-.*\.js/, (route) => route.abort())
  await page.goto(`${site.url}#/setup/time-line-battle`)
  await page.getByRole('heading', { name: /no such game|could not be/ }).waitFor()
  await page.unroute(/assets\/(board|game|index)-.*\.js/)
  await page.reload()
  await page.getByRole('heading', { name: 'Time Line Battle' }).waitFor()
  await leave()
})
