/**
 * Bytes that are kept for clients who have not finished what they send, or do not read what they are sent: so many for
 * an address, and so many in all. A few slow ones always fit; hundreds of slow connections of one address do not.
 */
export class HeldBytes {
  readonly #perAddress: number
  readonly #inAll: number
  readonly #byAddress = new Map<string, number>()
  #all = 0

  constructor(perAddress: number, inAll: number) {
    this.#perAddress = perAddress
    this.#inAll = inAll
  }

  get all(): number {
    return this.#all
  }

  of(address: string): number {
    return this.#byAddress.get(address) ?? 0
  }

  /** Counts so many more (fewer, if negative), unless that would be too many: then nothing changes. */
  change(address: string, bytes: number): boolean {
    const held = this.of(address) + bytes
    if (bytes > 0 && (held > this.#perAddress || this.#all + bytes > this.#inAll)) return false
    this.#all += bytes
    if (held > 0) this.#byAddress.set(address, held)
    else this.#byAddress.delete(address)
    return true
  }
}
