import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const MOST_PRESSES = 200

/** Serves a built page and plays the game on it to its end by pressing what is lit. Gives what it says at the end. */
export async function playInBrowser(folder: string, executablePath: string): Promise<string> {
  const server = createServer((request, reply) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '').split('?')[0]
    try {
      const body = readFileSync(join(folder, name ?? ''))
      reply.setHeader('content-type', TYPES[extname(name ?? '')] ?? 'application/octet-stream').end(body)
    } catch {
      reply.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const end = page.getByRole('button', { name: 'Play again' })
    for (let press = 0; press < MOST_PRESSES && (await end.count()) === 0; press++)
      await page.locator('.stage [data-lit], .answers [data-lit]').first().press('Enter')
    if (faults.length > 0 || (await end.count()) === 0) throw new Error(`the page does not play: ${faults.join('; ')}`)
    return (await page.getByRole('status').first().textContent()) ?? ''
  } finally {
    await browser.close()
    server.close()
  }
}
