import type { Clock } from './clock.ts'
import { type Gap, overlap } from './downtime.ts'
import type { Store } from './store.ts'

/** Without a sign of life for so long, nobody could accept moves. */
const GAP = 5_000
const BEAT_EVERY = 1_000
/** A clock that has gone on by so much more or less than time has been set. */
const JUMP = 500
const JUMPS_KEPT = 100

/**
 * Notes that this process can accept moves, so that the time in which none could is charged to nobody. A clock that is
 * set says that time has passed which has not: that is noticed by a second one that only ever goes on, and noted in the
 * same way.
 */
export class Heartbeat {
  readonly #clock: Clock
  readonly #store: Pick<Store, 'alive' | 'downtime'>
  #last: { now: number; steady: number } | null = null
  /** Since when this process alone can vouch that there was no gap. */
  #steadySince: number | null = null
  /** What the clock was set forward by while this process ran. */
  #jumps: Gap[] = []

  constructor(clock: Clock, store: Pick<Store, 'alive' | 'downtime'>) {
    this.#clock = clock
    this.#store = store
  }

  async beat(): Promise<void> {
    const [now, steady] = [this.#clock.now(), this.#clock.steady()]
    const last = this.#last
    const jumped = this.#jumpedBy(now, steady)
    if (last && jumped === 0 && now - last.now < BEAT_EVERY) return
    await this.#store.alive(now, GAP, jumped)
    if (jumped > 0) this.#jumps = [...this.#jumps, { from: now - jumped, to: now }].slice(-JUMPS_KEPT)
    if (!last || jumped !== 0 || now - last.now > GAP) this.#steadySince = now
    this.#last = { now, steady }
  }

  /** By how much the clock has been set since the last beat. */
  #jumpedBy(now: number, steady: number): number {
    const jumped = this.#last ? now - this.#last.now - (steady - this.#last.steady) : 0
    return Math.abs(jumped) < JUMP ? 0 : Math.round(jumped)
  }

  /** How much of the time since `from` is to be counted. */
  async charged(from: number): Promise<number> {
    const now = this.#clock.now()
    if (this.#jumpedBy(now, this.#clock.steady()) !== 0) await this.beat()
    const vouched = this.#steadySince !== null && this.#steadySince <= from && now - (this.#last?.now ?? now) <= GAP
    const down = vouched ? 0 : await this.#store.downtime(from, now)
    return Math.max(0, now - from - down)
  }

  /** What the clock was set forward by since `from`, as far as this process saw it: for what is shown at once. */
  jumpedSince(from: number): number {
    return overlap(this.#jumps, from, this.#clock.now())
  }
}
