/**
 * Does one thing after another for each person: whoever counts first and adds then must not do both twice at one
 * moment.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  async of<V>(person: string, run: () => Promise<V>): Promise<V> {
    const before = this.#last.get(person)
    const mine = (before ?? Promise.resolve()).then(run, run)
    this.#last.set(person, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(person) === mine) this.#last.delete(person)
    }
  }
}
