import { join } from 'node:path'
import type { Store, StoreListener } from '@anachron/host'
import { conformance } from '@anachron/server/test/store-conformance'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './site/visit.ts'

/*
 * The store of the browser, in a browser: the same suite as for all stores, with each call carried into a page. Two
 * tabs are two processes on one store.
 */
const SOURCE = join(import.meta.dirname, '..', 'src', 'worker', 'idb-store.ts')
const PAGE = 'http://store.test/'

let browser: Browser
let context: BrowserContext
let script: string

beforeAll(async () => {
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: SOURCE, formats: ['iife'], name: 'store' } },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('the store could not be packed')
  script = output.output[0].code
  browser = await launch()
  context = await browser.newContext()
  // Storage belongs to an address; nothing is fetched from this one.
  await context.route(`${PAGE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
})
afterAll(async () => {
  await browser?.close()
})

interface Opened {
  opened: Store
  heard: [string, number][]
  stop?: () => void
}

/** A tab with the store open. */
async function tab(name: string): Promise<{ page: Page; store: Store }> {
  const page = await context.newPage()
  await page.goto(PAGE)
  await page.addScriptTag({ content: script })
  await page.evaluate(async (called) => {
    const { store } = window as unknown as { store: { openStore(name: string): Promise<Store> } }
    Object.assign(window, { opened: await store.openStore(called), heard: [] })
  }, name)
  const listen = (listener: StoreListener): (() => void) => {
    let wanted = true
    const hear = async (): Promise<void> => {
      await page.evaluate(() => {
        const here = window as unknown as Opened
        here.stop = here.opened.listen({ line: (table, n) => here.heard.push([table, n]), missed() {}, note() {} })
      })
      while (wanted) {
        const heard = await page.evaluate(() => (window as unknown as Opened).heard.splice(0))
        for (const [table, n] of heard) listener.line(table, n)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await page.evaluate(() => (window as unknown as Opened).stop?.())
    }
    void hear()
    return () => {
      wanted = false
    }
  }
  const calls = new Proxy({} as Store, {
    get: (_, method: string) => {
      // Not a promise, though it is handed through async functions.
      if (method === 'then') return undefined
      if (method === 'listen') return listen
      // What makes it cannot be handed into the page, what it makes can.
      if (method === 'setting')
        return (key: string, make: () => string) =>
          page.evaluate(([name, made]) => (window as unknown as Opened).opened.setting(name, () => made), [
            key,
            make(),
          ] as const)
      return (...given: unknown[]) =>
        page.evaluate(
          ([verb, args]) =>
            (window as unknown as { opened: Record<string, (...args: unknown[]) => unknown> }).opened[verb as string]?.(
              ...(args as unknown[]),
            ),
          [method, given] as const,
        )
    },
    set: () => false,
  })
  return { page, store: calls }
}

conformance(
  'the browser',
  async () => {
    const [one, two] = [await tab('conformance'), await tab('conformance')]
    return {
      store: one.store,
      other: two.store,
      async close() {
        await one.page.close()
        await two.page.close()
      },
    }
  },
  { several: true },
)

test('what a tab stored is there after the browser’s tab was closed and opened again', async () => {
  const first = await tab('again')
  await first.store.savePerson({ id: 'ann', name: 'Ann', created: 1 })
  await first.page.close()
  const second = await tab('again')
  expect(await second.store.person('ann')).toEqual({ id: 'ann', name: 'Ann', created: 1 })
  await second.page.close()
})

test('what a browser kept under the names of version 4 is there under those of today', async () => {
  const page = await context.newPage()
  await page.goto(PAGE)
  const line = { n: 1, at: 5, by: 'ann', deed: { do: 'chat', text: 'hello' } }
  const card = { table: 'old-table', game: 'example', phase: 'playing', listed: 'private', touched: 5, seats: [] }
  await page.evaluate(
    ([line, card]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('older', 4)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          const db = opening.result
          db.createObjectStore('keepsakes', { keyPath: ['person', 'game', 'name'] })
          db.createObjectStore('analyses', { keyPath: 'table' }).add({
            table: 'old-table',
            entries: 3,
            found: { truth: [[{ value: 0.5, give: 0.1 }]] },
          })
          db.createObjectStore('settings')
          const tables = db.createObjectStore('tables', { keyPath: 'table' })
          tables.add({ table: 'old-table', header: { table: 'old-table', by: 'ann' }, standing: { card, due: 7 } })
          db.createObjectStore('lines', { keyPath: ['table', 'n'] }).add({ ...(line as object), table: 'old-table' })
          db.createObjectStore('people', { keyPath: 'id' })
          db.createObjectStore('seen', { keyPath: ['person', 'table'] })
          db.createObjectStore('gaps', { keyPath: 'from' })
          db.createObjectStore('alive')
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
    [line, card] as const,
  )
  await page.close()
  const { page: today, store } = await tab('older')
  const { deed, ...rest } = line
  expect(await store.load('old-table')).toMatchObject({ lines: [{ ...rest, event: deed }] })
  expect(await store.summary('old-table')).toEqual(card)
  expect(await store.due(8, 10)).toEqual(['old-table'])
  expect(await store.analysis('old-table', 3)).toEqual({ truth: [[{ value: 0.5, margin: 0.1 }]] })
  await today.close()
})
