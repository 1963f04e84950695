/** Tries changed positions of one game in a thread of its own, and says before each which one it is. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Fate, fateOf, foreignPositions } from '@anachron/kernel/laws'
import { loadGame } from '../index.ts'

const { id, positions } = workerData as { id: string; positions: number }
const { plan } = await import(`../${id}/test/plan.ts`)
const loaded = await loadGame(id)
if (!loaded || !parentPort) throw new Error(`no game ${id}`)
const fates: Record<Fate, number> = { refused: 0, played: 0 }
let n = 0
for (const position of foreignPositions(loaded.game, plan, `foreign/${id}`)) {
  if (++n > positions) break
  const where = `position ${n}: ${position.changes.join('; ')}`
  parentPort.postMessage({ where })
  try {
    fates[fateOf(loaded.game, position, plan.bound ?? 2000, `foreign/${n}`, plan.policies)]++
  } catch (error) {
    parentPort.postMessage({ failed: `${where}\n${error instanceof Error ? error.stack : error}` })
    process.exit()
  }
}
parentPort.postMessage({ fates })
