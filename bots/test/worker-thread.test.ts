import { expect, test } from 'vitest'
import { workerThread } from '../src/node/index.ts'

/** What is heard of a thread that takes so much memory, and may take so much. */
const heardOf = (takes: number, mayTake: number): Promise<string> =>
  new Promise((resolve) => {
    const file = new URL('./hungry.ts', import.meta.url)
    const thread = workerThread<object, { id: number }>({ file, workerData: { megabytes: takes }, megabytes: mayTake })
    thread.isBusy?.(true)
    thread.onMessage(() => resolve('still there'))
    thread.onEnd((_why, isTooLarge) => resolve(isTooLarge ? 'too large' : 'ended'))
  })

test('a thread that needs more memory than it may is ended alone, and that is said', async () => {
  // Without end: at the limit of V8 itself the whole process would die of it, now and then.
  for (let n = 0; n < 5; n++) expect(await heardOf(Number.POSITIVE_INFINITY, 40)).toBe('too large')
  expect(await heardOf(10, 200)).toBe('still there')
})
