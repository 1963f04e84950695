/** Lets so many pass a second, and a burst of a few seconds' worth; forgets whoever has been quiet. */
export class Limit {
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor(perSecond: number, burstSeconds = 4, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#burst = perSecond * burstSeconds
    this.#now = now
  }

  /** Whether one more may pass. */
  allows(who: string): boolean {
    if (this.#perSecond === 0) return true
    const now = this.#now()
    const bucket = this.#buckets.get(who)
    if (!bucket) {
      this.#buckets.set(who, { left: this.#burst - 1, at: now })
      if (this.#buckets.size > 50_000) this.#forgetQuiet(now)
      return true
    }
    bucket.left = Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }

  #forgetQuiet(now: number): void {
    const full = (1000 * this.#burst) / this.#perSecond
    for (const [who, { at }] of this.#buckets) if (now - at > full) this.#buckets.delete(who)
  }
}

/** Slows those who guess: after a few failures each further try must wait twice as long as the one before. */
export class Guessing {
  readonly #failures = new Map<string, { count: number; until: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Milliseconds until the next try is looked at; 0 = now. */
  wait(who: string): number {
    return Math.max(0, (this.#failures.get(who)?.until ?? 0) - this.#now())
  }

  failed(who: string): void {
    const count = (this.#failures.get(who)?.count ?? 0) + 1
    const pause = count < 4 ? 0 : Math.min(15 * 60_000, 1000 * 2 ** (count - 4))
    this.#failures.set(who, { count, until: this.#now() + pause })
    if (this.#failures.size > 50_000)
      for (const [key, { until }] of this.#failures) if (until < this.#now()) this.#failures.delete(key)
  }

  succeeded(who: string): void {
    this.#failures.delete(who)
  }
}
