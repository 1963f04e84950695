/** `npx anachron bench web`: what the app weighs and how fast it is, in the browser at $CHROMIUM. */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../site/built.ts'
import { TestServer } from '../site/server.ts'
import { launch } from '../site/visit.ts'
import { LIMITS, sizes } from './sizes.ts'
import { speed } from './speed.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, sizes: { type: 'boolean' }, matches: { type: 'string' } },
})
await ensureBuilt()
const weights = sizes()
const measured = values.sizes ? undefined : await inBrowser()

if (values.json) console.log(JSON.stringify({ sizes: weights, speed: measured }, null, 2))
else {
  const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
  console.log('JavaScript, gzip')
  const most = (limit: number): string => `(at most ${limit / 1000})`
  console.log(`  the shelf                ${kb(weights.shelf)}   ${most(LIMITS.shelf)}`)
  console.log(`  the table                ${kb(weights.table)} more`)
  for (const [id, bytes] of Object.entries(weights.games))
    console.log(`  ${id.padEnd(24)} ${kb(bytes)} more   ${most(LIMITS.game)}`)
  if (measured) {
    const { clickToLit, frames, memory } = measured
    console.log(
      `click to the next decision lit: median ${clickToLit.median.toFixed(1)} ms, worst ${clickToLit.worst.toFixed(1)} ms of ${clickToLit.of}   (at most 50)`,
    )
    console.log(
      `while a day is fought on a page slowed four times: ${frames.perSecond.toFixed(0)} frames/s, ${(100 * frames.late).toFixed(0)} % late`,
    )
    for (const [i, { heap, nodes, listeners }] of memory.entries())
      if (i === 0 || i === memory.length - 1)
        console.log(
          `left behind after ${i + 1} match${i ? 'es' : ''}: heap ${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`,
        )
  }
}

if (weights.shelf > LIMITS.shelf || Object.values(weights.games).some((bytes) => bytes > LIMITS.game)) {
  console.error('Something weighs more than it may.')
  process.exitCode = 1
}

async function inBrowser() {
  const server = await TestServer.start()
  const browser = await launch()
  try {
    return await speed(browser, server.url, Number(values.matches ?? 10), (what) => console.error(what))
  } finally {
    await browser.close()
    await server.stop()
  }
}
