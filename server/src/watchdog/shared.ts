/**
 * What the main thread and its watchdog both see: a count that moves while the main thread does, and the table it
 * works on.
 */
const BEATS = 0
const LENGTH = 1
const HEAD = 8
/** Longer than the id of any table. */
const LONGEST = 64

export const sharedMemory = (): SharedArrayBuffer => new SharedArrayBuffer(HEAD + LONGEST)

const encoder = new TextEncoder()

/** The main thread's side: some hundred nanoseconds a move, and nothing is written anywhere else. */
export class Shown {
  readonly #head: Int32Array
  readonly #id: Uint8Array
  /** What is written there. */
  #table = ''
  #length = 0

  constructor(memory: SharedArrayBuffer) {
    this.#head = new Int32Array(memory, 0, HEAD / 4)
    this.#id = new Uint8Array(memory, HEAD)
  }

  workingOn(table: string): void {
    // A move says it three times, twice of the same table in a row.
    if (table !== this.#table) {
      this.#length = encoder.encodeInto(table, this.#id).written
      this.#table = table
    }
    this.#head[LENGTH] = this.#length
    this.#head[BEATS] = ((this.#head[BEATS] as number) + 1) | 0
  }

  /** The main thread has come round: it works on nothing. */
  beat(): void {
    this.#head[LENGTH] = 0
    this.#head[BEATS] = ((this.#head[BEATS] as number) + 1) | 0
  }

  read(): { beats: number; table: string } {
    const beats = this.#head[BEATS] as number
    const length = Math.min(LONGEST, Math.max(0, this.#head[LENGTH] as number))
    return { beats, table: Buffer.from(this.#id.slice(0, length)).toString() }
  }
}
