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

  /**
   * Whether one more may pass, or something that counts for several. What is larger than a whole burst waits for a
   * whole burst.
   */
  allows(who: string, count = 1): boolean {
    if (this.#perSecond === 0) return true
    const now = this.#now()
    const needed = Math.min(count, this.#burst)
    const bucket = this.#buckets.get(who)
    if (!bucket) {
      this.#buckets.set(who, { left: this.#burst - needed, at: now })
      if (this.#buckets.size > 50_000) this.#forgetQuiet(now)
      return true
    }
    bucket.left = Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.left < needed) return false
    bucket.left -= needed
    return true
  }

  #forgetQuiet(now: number): void {
    const full = (1000 * this.#burst) / this.#perSecond
    for (const [who, { at }] of this.#buckets) if (now - at > full) this.#buckets.delete(who)
  }
}
