import { type AnyGame, type Policy, seeded } from '@anachron/kernel'
import type { AbortSignalLike } from '../bot.ts'
import { breathe } from '../breathe.ts'
import { imagineOf } from '../worlds.ts'
import type { Point } from './analysis.ts'
import { expectation, foresightOf } from './expectation.ts'

export interface WatchRequest {
  game: AnyGame
  /** What somebody saw of a match, moment by moment. */
  views: readonly object[]
  samples?: number
  seed?: string
  own?: Policy<never>
  /** The share that is done, 0 … 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignalLike
}

/**
 * What each seat could expect at every moment, from what the onlooker saw and nothing else; nothing when it was
 * stopped.
 */
export async function watched(request: WatchRequest): Promise<Point[][] | undefined> {
  const { game, views, samples = 32, seed = 'watched', own, onProgress, signal } = request
  const foresight = foresightOf(game, own)
  const imagine = imagineOf(game, own)
  const points: Point[][] = []
  for (const view of views) {
    if (signal?.aborted) return undefined
    // The same random numbers for every moment: neighbours then differ by what happened, not by luck.
    const chance = seeded(seed)
    points.push(expectation(foresight, () => imagine(view, chance), samples, chance))
    onProgress?.(points.length / views.length)
    await breathe()
  }
  return points
}
