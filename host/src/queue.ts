/** One thing after another. */
export class Queue {
  #isBusy = false
  /** Who waits for their turn. */
  #waiting: (() => void)[] | null = null

  get isBusy(): boolean {
    return this.#isBusy
  }

  inTurn<V>(run: () => Promise<V>): Promise<V> {
    if (!this.#isBusy) return this.#take(run)
    return new Promise((resolve, reject) => {
      this.#waiting ??= []
      this.#waiting.push(() => void this.#take(run).then(resolve, reject))
    })
  }

  async #take<V>(run: () => Promise<V>): Promise<V> {
    this.#isBusy = true
    try {
      return await run()
    } finally {
      this.#isBusy = false
      // Whoever waits is next, before anybody who comes now.
      this.#waiting?.shift()?.()
      if (this.#waiting?.length === 0) this.#waiting = null
    }
  }
}
