import type { ServerStore } from '../store/sql-store.ts'

/**
 * Slows those who guess: after a few failures each further try must wait twice as long as the one before. It is kept in the store, so
 * that it holds for all processes and beyond a restart.
 */
export class Guessing {
  readonly #store: ServerStore
  readonly #now: () => number

  constructor(store: ServerStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** A try that counts as wrong until it has succeeded: milliseconds it must wait, and then it was not looked at; 0 = go on. */
  async try(...whose: readonly string[]): Promise<number> {
    const now = this.#now()
    const wait = Math.max(0, (await this.#store.listenAgainAt(whose)) - now)
    if (wait === 0) await this.#store.noteGuess(whose, now)
    return wait
  }

  succeeded(who: string): Promise<void> {
    return this.#store.forgetGuesses(who)
  }
}
