import type { Host } from './host.ts'

/** Without a sign of life for so long, nobody could accept moves. */
const GAP = 5_000
const BEAT_EVERY = 1_000

/** Notes that this process can accept moves, so that the time in which none could is charged to nobody. */
export class Heartbeat {
  readonly #host: Host
  #last: number | null = null
  /** Since when this process alone can vouch that there was no gap. */
  #steadySince: number | null = null

  constructor(host: Host) {
    this.#host = host
  }

  async beat(): Promise<void> {
    const now = this.#host.now()
    if (this.#last !== null && now - this.#last < BEAT_EVERY) return
    await this.#host.store.alive(now, GAP)
    const steady = this.#last !== null && now - this.#last <= GAP
    if (!steady) this.#steadySince = now
    this.#last = now
  }

  /** How much of the time since `from` is to be counted. */
  async charged(from: number): Promise<number> {
    const now = this.#host.now()
    const vouched = this.#steadySince !== null && this.#steadySince <= from && now - (this.#last ?? now) <= GAP
    const down = vouched ? 0 : await this.#host.store.downtime(from, now)
    return Math.max(0, now - from - down)
  }
}
