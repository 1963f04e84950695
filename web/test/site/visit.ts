/** People who come with a browser. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { GROUNDS, type Ground, type Settings } from '../../src/app/settings.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]
const SHOTS = join(import.meta.dirname, '..', '..', 'shots')
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** A whole browser can show notices of the system; one without windows costs less. */
export async function launch({ whole = false } = {}): Promise<Browser> {
  const { CHROMIUM = '/usr/bin/chromium', CHROMIUM_SHELL } = process.env
  const executablePath = (whole ? undefined : CHROMIUM_SHELL) ?? CHROMIUM
  return chromium.launch({ executablePath, args: FLAGS })
}

export interface Visitor {
  page: Page
  /** What the browser complained about; tests expect it to stay empty. */
  complaints: string[]
  leave(): Promise<void>
}

export type Wishes = Omit<BrowserContextOptions, 'viewport'> & {
  settings?: Partial<Settings>
  viewport?: { width: number; height: number }
  /** Lets the browser keep the whole app for days without a network; otherwise every file comes from the server. */
  offline?: true
  /** Bots of this browser take the time that people give them; otherwise they answer at once, and not so well. */
  unhurried?: true
  /** Looks at moments until they are over; otherwise they are pressed on from as soon as they come. */
  watchful?: true
}

/** A busy machine may take its time: tests say what happens, not how fast. */
const PATIENCE = 60_000
/** As on the test's server. */
export const BOT_BUDGET = 60

export async function visit(
  browser: Browser,
  url: string,
  { settings, offline, unhurried, watchful, ...options }: Wishes = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: DESK, ...options })
  // Nothing is heard, nor is its synthesiser loaded, where a test does not ask for it.
  const kept = JSON.stringify({ ground: 'night', pace: 'instant', sound: false, ...settings })
  await context.addInitScript((text) => {
    if (!localStorage.getItem('anachron.settings')) localStorage.setItem('anachron.settings', text)
  }, kept)
  if (!offline) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (!unhurried) await context.addInitScript(hurryBots, BOT_BUDGET)
  if (!watchful) await context.addInitScript(pressOn)
  if (!watchful) await context.addInitScript(standStill)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  return { page, complaints, leave: () => context.close() }
}

/** Runs in the page, before everything else of it: the table's worker is given the name that says the bots' time. */
function hurryBots(budget: number): void {
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options?.name === 'table' ? { ...options, name: `table ${budget}` } : options)
    }
  }
}

/** Runs in the page: moments are shown at every pace, and somebody who has seen them all presses on at once. */
function pressOn(): void {
  const press = (): void => document.querySelector<HTMLElement>('.moment')?.click()
  new MutationObserver(press).observe(document, { subtree: true, childList: true })
}

/** Runs in the page: weather and lights stand still, as at a table that was left, and cost nothing. */
function standStill(): void {
  const still = new CSSStyleSheet()
  still.replaceSync(':root { --ambience: paused !important }')
  document.adoptedStyleSheets.push(still)
}

/** Keeps a picture for people to look at. */
export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}

/** What is written on something is part of its name; axe counts this rule as experimental. */
const NAMED = 'label-content-name-mismatch'

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Does something on each ground in turn, and ends on the one it began with. */
export async function everyGround(page: Page, run: (ground: Ground) => Promise<unknown>): Promise<void> {
  const change = (to: string): Promise<string> =>
    page.evaluate((ground) => {
      const { dataset } = document.documentElement
      const before = dataset.ground ?? ''
      dataset.ground = ground
      return before
    }, to)
  const first = await change('night')
  for (const ground of GROUNDS) {
    await change(ground)
    await run(ground)
  }
  await change(first)
}

/** Grounds differ in colours alone: all rules on one of them, those about colours on the others. */
export async function violationsOnEveryGround(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  await everyGround(page, async (ground) => {
    found.push(...(await violations(page, `${where}, ${ground}`, ground === 'night' ? ALL : COLOURS)))
  })
  return found
}

/** Until nothing moves; what breathes for ever, or was stopped in the middle, is not waited for. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = (motion: Animation): boolean =>
      motion.playState === 'running' && motion.effect?.getComputedTiming().iterations !== Infinity
    for (let looks = 0; looks < 60 && document.getAnimations().some(ends); looks++)
      await new Promise((resolve) => setTimeout(resolve, 25))
  })

/** What axe finds against WCAG 2.2 AA and good practice, one line each. */
export async function violations(page: Page, where: string, rules: readonly string[] = ALL): Promise<string[]> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource())
  const found = await page.evaluate(
    async ([named, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run(of: Document, how: object): Promise<{ violations: Violation[] }> }
      }
      const { violations: against } = await axe.run(document, {
        runOnly,
        // What passes is not asked for, and there is nothing here from elsewhere to be fetched first.
        resultTypes: ['violations'],
        preload: false,
        rules: { [named]: { enabled: true } },
      })
      // Half a piece may be under a bar that stays in place: it is looked at again in the middle of the window.
      const isSmallInTheMiddle = async ({ target: [selector = ''] }: Violation['nodes'][number]): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' })
        const again = await axe.run(document, {
          runOnly: { type: 'rule', values: ['target-size'] },
          resultTypes: ['violations'],
          preload: false,
        })
        return again.violations.some(({ nodes }) => nodes.some(({ target }) => target[0] === selector))
      }
      for (const found of against) {
        if (found.id !== 'target-size') continue
        const small: Violation['nodes'] = []
        for (const node of found.nodes) if (await isSmallInTheMiddle(node)) small.push(node)
        found.nodes = small
      }
      return against
    },
    [NAMED, rules] as const,
  )
  const drawn = await unspokenWords(page)
  return [
    ...drawn.map((words) => `${where}: words on a piece that its name does not say: ${words}`),
    ...found.flatMap(({ id, nodes }) => against(where, id, nodes)),
  ]
}

const against = (where: string, id: string, nodes: Violation['nodes']): string[] =>
  nodes
    .filter(({ html }) => id !== NAMED || !/^<g/.test(html))
    .slice(0, 4)
    .map((node) => `${where}: ${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`)

/**
 * Whoever speaks to the browser says what they read. Axe runs the texts of a drawing together (“T1” and “2” into
 * “T12”), so that it can judge HTML only; in drawings each text with a word in it must be part of the name.
 */
const unspokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    return [...document.querySelectorAll('svg [role="button"][aria-label]')].flatMap((piece) => {
      const name = piece.getAttribute('aria-label') ?? ''
      const written = [...piece.querySelectorAll('text')].map((text) => text.textContent ?? '')
      return written
        .filter((text) => /\p{L}{3}/u.test(text) && !plain(name).includes(plain(text)))
        .map((text) => `“${text}” on “${name}”`)
    })
  })

let source: string | undefined
function axeSource(): string {
  source ??= createRequire(import.meta.url)('node:fs').readFileSync(AXE, 'utf8') as string
  return source
}

/** Nothing sticks out sideways, which on a phone would move the whole page. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await stillness(page)
  // After the window has changed its size, pieces are measured and fitted anew.
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over, { message: `${page.url()} sticks out sideways` }).toBeLessThanOrEqual(0)
}
