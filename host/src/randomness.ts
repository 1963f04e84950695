import type { Environment } from './environment.ts'
import type { Store } from './store.ts'

const drawHere = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('')

/** Secrets, ids and keys that nobody can guess. */
export class Randomness {
  readonly #environment: Environment
  readonly #store: Pick<Store, 'setting'>
  #positionKey: Promise<string> | undefined

  constructor(environment: Environment) {
    this.#environment = environment
    this.#store = environment.store
  }

  /** 64 hexadecimal digits. */
  hex(): string {
    return this.#environment.randomHex?.() ?? drawHere()
  }

  /** The id of the table that a request makes; it is also the key to a private table. */
  idFor(person: string, request: string): string {
    const hex = this.#environment.hexFor?.(person, request) ?? this.hex()
    return BigInt(`0x${hex}`).toString(36).slice(0, 20).padStart(20, '0')
  }

  /** The key of the marks under positions that this host has made (`markOf`); it stays with the data. */
  positionKey(): Promise<string> {
    this.#positionKey ??= this.#store.setting('position-key', () => this.hex())
    return this.#positionKey
  }
}
