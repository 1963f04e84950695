/**
 * Positions that a stranger has changed are refused with a sentence, or play on to an end: no exception, no loop, no
 * growth.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Fate } from '@anachron/kernel/laws'
import { describe, expect, it } from 'vitest'
import { shelf } from '../index.ts'

/** `npm run soak` looks longer: at the same ones, in the same order, and on. */
const POSITIONS = process.env.SOAK ? 50_000 : 10_000
/** A position that is not decided by then is in a loop: most take less than a millisecond. */
const STUCK_MS = 60_000
/** All of them, however busy the machine is: what hangs is found by the line above. */
const PATIENCE = 1_800_000

interface Said {
  where?: string
  failed?: string
  fates?: Record<Fate, number>
}

function tryPositions(id: string): Promise<Record<Fate, number>> {
  const { promise, resolve, reject } = Promise.withResolvers<Record<Fate, number>>()
  const worker = new Worker(join(import.meta.dirname, 'foreign-worker.ts'), {
    workerData: { id, positions: POSITIONS },
  })
  let where = 'before the first position'
  let watch = setTimeout(() => {}, 0)
  const end = (settle: () => void): void => {
    clearTimeout(watch)
    void worker.terminate()
    settle()
  }
  const stuck = (): void => end(() => reject(new Error(`stuck at ${where}`)))
  worker.on('message', (said: Said) => {
    clearTimeout(watch)
    if (said.failed !== undefined) return end(() => reject(new Error(said.failed)))
    const { fates } = said
    if (fates) return end(() => resolve(fates))
    where = said.where ?? where
    watch = setTimeout(stuck, STUCK_MS)
  })
  worker.on('error', (error) => end(() => reject(error)))
  return promise
}

describe.each(shelf.filter(({ id }) => existsSync(join(import.meta.dirname, '..', id, 'test/plan.ts'))))(
  'positions from elsewhere: $title',
  ({ id }) => {
    const name = `${POSITIONS} changed positions are refused or play to an end`
    it(name, { timeout: PATIENCE }, async () => {
      const fates = await tryPositions(id)
      expect(fates.refused + fates.played).toBe(POSITIONS)
      // Were all refused, nothing would have been tried.
      expect(fates.played).toBeGreaterThan(POSITIONS / 100)
    })
  },
)
