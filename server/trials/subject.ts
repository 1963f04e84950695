// A server in a process of its own, to be measured, hurt and killed by trials. It plays the trials' games besides those on the shelf.

import { game as example } from '@anachron/example'
import { loadGame } from '@anachron/games'
import { serve } from '../src/serve.ts'
import { settingsFrom } from '../src/settings.ts'
import { endless } from './endless.ts'

const own = new Map<string, { game: never }>([endless, example].map((game) => [game.id, { game: game as never }]))
const settings = settingsFrom(process.env, { host: '127.0.0.1', app: '/nowhere', botThreads: 0 })
const served = await serve(settings, async (id) => own.get(id) ?? loadGame(id))

process.on('message', (asked) => {
  if (asked !== 'figures') return
  // Before the heap is tidied up for the question: that is no part of what play costs.
  const { user, system } = process.cpuUsage()
  const main = process.threadCpuUsage()
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const figures = { heap: heapUsed, rss, cpu: (user + system) / 1000, main: (main.user + main.system) / 1000 }
  const { committed } = served.host.store as { committed?: { commits: number; writes: number } }
  process.send?.({ figures: { ...figures, load: served.host.load, committed } })
})
process.on('SIGTERM', () => void served.stop().then(() => process.exit(0)))
process.send?.({ port: served.port })
