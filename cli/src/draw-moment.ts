import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InputError } from '@anachron/kernel'
import { chromium } from 'playwright-core'
import type { PageOfFile } from './page-of-file.ts'

export interface Moment {
  at: number
  as: number | undefined
  size: { width: number; height: number }
  ground: string
  kind: 'svg' | 'png'
  out: string
}

/** Started, never imported: what finds a browser on a machine is no part of the command. */
const FINDER = join(import.meta.dirname, '../../scripts/chromium.mjs')

function findChromium(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FINDER], { encoding: 'utf8' })
  if (status !== 0) throw new InputError(/^Error: (.+)$/m.exec(stderr)?.[1] ?? 'There is no Chromium to draw with.')
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** What the built app brings along for pictures (`web/build/embed.ts`): its faces, and how a board becomes an SVG. */
const [FACES, DRAWING] = ['faces.css', 'picture.js']
type Drawing = { anachronPicture: { svgOf(stage: Element): Promise<string> } }

const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu']
/** The board fills the window; what else is on the page stays out of the picture. */
const BOARD_ALONE =
  '#replay > :not(.replay-board) { display: none } #replay { display: block; padding: 0 } .replay-board { height: 100% }'

/**
 * Draws a moment in a browser, from the page that shows the match by itself: boards are laid out by browsers and by
 * nothing else. Nothing is fetched. Gives the size of the file.
 */
export async function drawMoment({ bytes, folder }: Omit<PageOfFile, 'match'>, moment: Moment): Promise<number> {
  const { at, as, size, ground, kind, out } = moment
  const aside = mkdtempSync(join(tmpdir(), 'anachron-picture-'))
  const file = join(aside, 'match.html')
  writeFileSync(file, bytes)
  const address = pathToFileURL(file)
  address.search = new URLSearchParams({ at: String(at), ...(as ? { as: String(as) } : {}) }).toString()
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(address.href)
    await page.addStyleTag({ content: `${readFileSync(join(folder, FACES), 'utf8')}${BOARD_ALONE}` })
    await page.addScriptTag({ path: join(folder, DRAWING) })
    await page.evaluate((name) => {
      document.documentElement.dataset.ground = name
    }, ground)
    const stage = page.locator('.stage')
    await stage.waitFor()
    // Boards measure themselves once the faces are there.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    if (faults.length > 0) throw new InputError(`This moment cannot be drawn: ${faults[0]}`)
    const drawn =
      kind === 'svg'
        ? Buffer.from(await stage.evaluate((one) => (window as unknown as Drawing).anachronPicture.svgOf(one)))
        : await stage.screenshot({ animations: 'disabled' })
    writeFileSync(out, drawn)
    return drawn.length
  } finally {
    await browser.close()
    rmSync(aside, { recursive: true, force: true })
  }
}
