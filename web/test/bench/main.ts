/** `npx anachron bench web`: what the app weighs and how fast it is, in the browser at $CHROMIUM. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { shelf } from '@anachron/games'
import type { Browser } from 'playwright-core'
import { ensureBuilt } from '../site/built.ts'
import { TestServer } from '../site/server.ts'
import { launch } from '../site/visit.ts'
import { type LookingBack, lookingBack } from './analysis.ts'
import { type FirstVisit, firstVisit } from './first-visit.ts'
import { type Frames, frames } from './frames.ts'
import { type Memory, memory } from './memory.ts'
import { type Presses, presses } from './press.ts'
import { LIMITS, type Sizes, sizes } from './sizes.ts'
import { visitLine, weightLines } from './told.ts'

const PARTS = ['visit', 'press', 'frames', 'analysis', 'memory'] as const
type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    sizes: { type: 'boolean' },
    matches: { type: 'string', default: '20' },
    only: { type: 'string' },
    games: { type: 'string' },
  },
})

interface Found {
  /** How many threads wanted a core in the last minute, when it was begun and when it was done. */
  load: number[]
  visit: FirstVisit[]
  press: Presses[]
  frames: Frames[]
  analysis?: LookingBack
  memory: Memory[]
}

const say = (line: string): void => {
  if (!values.json) console.log(line)
}
const n = (value: number, digits = 0): string => value.toFixed(digits)

await ensureBuilt()
const weights: Sizes = sizes()
for (const line of weightLines(weights)) say(line)
const found = values.sizes ? undefined : await inBrowser(values.only ? (values.only.split(',') as Part[]) : PARTS)
if (values.json) console.log(JSON.stringify({ sizes: weights, ...found }, null, 2))

if (weights.shelf > LIMITS.shelf || Object.values(weights.games).some((bytes) => bytes > LIMITS.game)) {
  console.error('Something weighs more than it may.')
  process.exitCode = 1
}

async function inBrowser(parts: readonly Part[]): Promise<Found> {
  const server = await TestServer.start()
  const browser = await launch()
  const load = (): number => loadavg()[0] as number
  const found: Found = { load: [load()], visit: [], press: [], frames: [], memory: [] }
  try {
    for (const part of parts) await measure(part, browser, server.url, found)
    found.load.push(load())
    say(`load of the machine, by the minute: ${found.load.map((one) => n(one, 1)).join(' to ')}`)
    return found
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(part: Part, browser: Browser, url: string, found: Found): Promise<void> {
  const games = shelf.filter(({ id }) => (values.games?.split(',') ?? [id]).includes(id))
  if (part === 'visit')
    for (const { id } of games) {
      const one = await firstVisit(browser, Number(new URL(url).port), { game: id })
      found.visit.push(one)
      say(visitLine(one))
    }
  if (part === 'press')
    for (const game of games) {
      const { lit, drawn, of } = await presses(browser, url, game)
      found.press.push({ game: game.id, lit, drawn, of })
      say(
        `${game.id}, slowed four times: press to lit ${n(lit.median)} ms (nine of ten within ${n(lit.p90)}), to drawn ${n(drawn.median)} ms (${n(drawn.p90)}), of ${of}   (at most 50)`,
      )
    }
  if (part === 'frames')
    for (const game of games) {
      const one = await frames(browser, url, game)
      found.frames.push(one)
      say(
        `${game.id}, slowed four times: ${n(one.perSecond)} frames/s while effects move, ${n(100 * one.late)} % late of ${one.of}; at most ${n(one.work, 1)} ms of the page's thread each, not slowed   (at most 4.2)`,
      )
    }
  if (part === 'analysis') {
    found.analysis = await lookingBack(browser, url)
    const { match, entries, seconds } = found.analysis
    say(`looking back on ${match} of TimeTripper, ${entries} entries: ${n(seconds, 1)} s   (at most 15)`)
  }
  if (part === 'memory') {
    found.memory = await memory(browser, url, Number(values.matches))
    for (const [i, { heap, nodes, listeners }] of found.memory.entries())
      if (i === 0 || i === found.memory.length - 1)
        say(
          `left behind after ${i + 1} match${i ? 'es' : ''}: heap ${n(heap, 1)} MB, ${nodes} nodes, ${listeners} listeners`,
        )
  }
}
