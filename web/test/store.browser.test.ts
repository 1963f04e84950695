import { join } from 'node:path'
import type { Ears, Store } from '@anachron/host'
import { conformance } from '@anachron/server/test/store-conformance'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './house/visit.ts'

/*
 * The store of the browser, in a browser: the same suite as for all stores, with each call carried into a page. Two tabs are two
 * processes on one store.
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
  const listen = (ears: Ears): (() => void) => {
    let wanted = true
    const hear = async (): Promise<void> => {
      await page.evaluate(() => {
        const here = window as unknown as Opened
        here.stop = here.opened.listen({ line: (table, n) => here.heard.push([table, n]), missed() {}, note() {} })
      })
      while (wanted) {
        const heard = await page.evaluate(() => (window as unknown as Opened).heard.splice(0))
        for (const [table, n] of heard) ears.line(table, n)
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
