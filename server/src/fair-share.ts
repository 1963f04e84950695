/** What bots are asked for: to play a seat, or to advise somebody. */
export type Errand = 'seat' | 'advice'

interface Waiting {
  begin(share: number): void
}

/**
 * Shares the bots' time. Only so many questions are thought about at a time; whoever asks more waits behind everybody
 * who has asked less just now, and bots at tables and advice take turns, so that advice holds up no match. While many
 * wait, each gets a smaller share of the time it wanted: everybody hears soon, if a little less well.
 */
export class FairShare {
  readonly #slots: number
  #underWay = 0
  #last: Errand = 'advice'
  /** By errand, then by whose it is; whoever was served last stands last. */
  readonly #waiting: Record<Errand, Map<string, Waiting[]>> = { seat: new Map(), advice: new Map() }
  #count = 0

  constructor(slots: number) {
    this.#slots = slots
  }

  /** Does the work when its turn comes; `share` is what it may use of the time it wanted. */
  async take<V>(errand: Errand, whose: string, work: (share: number) => Promise<V>): Promise<V> {
    let share = 1
    if (this.#underWay < this.#slots) this.#underWay++
    else share = await this.#wait(errand, whose)
    try {
      return await work(share)
    } finally {
      this.#handOver()
    }
  }

  #wait(errand: Errand, whose: string): Promise<number> {
    return new Promise((begin) => {
      const queue = this.#waiting[errand]
      queue.set(whose, [...(queue.get(whose) ?? []), { begin }])
      this.#count++
    })
  }

  /** Gives the place to whoever is next. */
  #handOver(): void {
    const turn: Errand = this.#last === 'seat' ? 'advice' : 'seat'
    const errand = this.#waiting[turn].size > 0 ? turn : this.#last
    const queue = this.#waiting[errand]
    const [first] = queue
    if (!first) {
      this.#underWay--
      return
    }
    const [whose, [waiting, ...others]] = first as [string, [Waiting, ...Waiting[]]]
    queue.delete(whose)
    if (others.length > 0) queue.set(whose, others)
    this.#last = errand
    this.#count--
    waiting.begin(this.#slots / (this.#slots + this.#count))
  }
}
