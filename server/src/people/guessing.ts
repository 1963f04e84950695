import { seenName } from '@anachron/wire'
import type { ServerStore } from '../store/sql-store.ts'

/** Whose wrong tries are counted together, and how many of them are free. */
export interface Guesser {
  who: string
  free: number
}

/**
 * By one household at one name; by one household at any name; at one name from anywhere, which only many households
 * together reach. However a name is written, it is the same name.
 */
export function guessersAt(name: string, network: string): Guesser[] {
  const called = `name ${seenName(name).toLowerCase()}`
  return [
    { who: `${called} address ${network}`, free: 3 },
    { who: `address ${network}`, free: 12 },
    { who: called, free: 30 },
  ]
}

/** On a device that is known nobody else's tries count. */
export const guesserOn = (device: string): Guesser[] => [{ who: `device ${device}`, free: 3 }]

/**
 * Slows those who guess: after the free tries each further one must wait twice as long as the one before. It is kept in
 * the store, so that it holds for all processes and beyond a restart.
 */
export class Guessing {
  readonly #store: ServerStore
  readonly #now: () => number

  constructor(store: ServerStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /**
   * A try that counts as wrong until it has succeeded: milliseconds it must wait, and then it was not looked at; 0 = go
   * on.
   */
  async try(guessers: readonly Guesser[]): Promise<number> {
    const now = this.#now()
    for (const { who, free } of guessers) {
      const wait = await this.#store.identities.countGuess(who, free, now)
      if (wait > 0) return wait
    }
    return 0
  }

  /** What a household has guessed at other names stays counted. */
  async succeeded(guessers: readonly Guesser[]): Promise<void> {
    for (const { who } of guessers) if (!who.startsWith('address ')) await this.#store.identities.forgetGuesses(who)
  }
}
