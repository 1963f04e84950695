// A server in a process of its own, to be measured, hurt and killed by trials. It plays the trials' games besides those
// on the shelf.

import { serve } from '../src/serve.ts'
import { settingsFrom } from '../src/settings.ts'
import { loadGame } from './own-games.ts'

const botThreads = Number(process.env.BOT_THREADS ?? 0)
const settings = settingsFrom(process.env, { host: '127.0.0.1', app: '/nowhere', botThreads })
const served = await serve(settings, loadGame, import.meta.resolve('./own-games.ts'))

process.on('message', (asked) => {
  if (asked !== 'figures') return
  // Before the heap is tidied up for the question: that is no part of what play costs.
  const { user, system } = process.cpuUsage()
  const main = process.threadCpuUsage()
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const after = process.cpuUsage()
  const figures = {
    heap: heapUsed,
    rss,
    cpu: (user + system) / 1000,
    tidied: (after.user + after.system) / 1000,
    main: (main.user + main.system) / 1000,
  }
  const { committed } = served.host.store as { committed?: { commits: number; writes: number } }
  process.send?.({ figures: { ...figures, load: served.host.load, committed } })
})
process.on('SIGTERM', () => void served.stop().then(() => process.exit(0)))
process.send?.({ port: served.port })
