/** Checks the chance of a match in a worker, which may know the rules. */
import type { MatchFile } from '@anachron/kernel'
import { t } from '@anachron/kit'

export type Verdict = { fault: string } | { entries: number; rolls: number; commitment: string }

/** A match of thousands of entries is checked in seconds; whatever takes so long does not come to an end. */
const TOO_LONG = 60_000

export function checkChance(file: MatchFile): Promise<Verdict> {
  const worker = new Worker(new URL('../../worker/verify.ts', import.meta.url), { type: 'module', name: 'verify' })
  return new Promise<Verdict>((resolve, reject) => {
    setTimeout(() => reject(new Error(t('Checking this match takes too long, and was stopped.'))), TOO_LONG)
    worker.addEventListener('message', (e: MessageEvent<Verdict>) => resolve(e.data))
    worker.addEventListener('error', (e) => reject(new Error(e.message || t('The check could not be carried out.'))))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
