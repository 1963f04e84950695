/** What each card adds, fitted to matches one by one: sums that grow, drawn a little towards nothing. */
export class LeastSquares {
  readonly #sums: Float64Array[]
  readonly #wins: Float64Array
  readonly #ridge: number

  constructor(size: number, ridge: number) {
    this.#sums = Array.from({ length: size }, () => new Float64Array(size))
    this.#wins = new Float64Array(size)
    this.#ridge = ridge
  }

  add(more: ArrayLike<number>, won: number): void {
    for (let i = 0; i < more.length; i++) {
      const by = more[i] as number
      if (by === 0) continue
      this.#wins[i] = (this.#wins[i] as number) + by * won
      const row = this.#sums[i] as Float64Array
      for (let j = 0; j < more.length; j++) row[j] = (row[j] as number) + by * (more[j] as number)
    }
  }

  /** What was counted so far counts so much from now on. */
  fade(part: number): void {
    for (const row of [...this.#sums, this.#wins])
      for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) * part
  }

  /** The normal equations, solved by elimination. */
  solved(): Float64Array {
    const rows = this.#sums.map((row, i) => {
      const copy = row.slice()
      copy[i] = (copy[i] as number) + this.#ridge
      return copy
    })
    const wins = this.#wins.slice()
    const size = rows.length
    const at = (i: number): Float64Array => rows[i] as Float64Array
    for (let i = 0; i < size; i++)
      for (let j = i + 1; j < size; j++) {
        const part = (at(j)[i] as number) / (at(i)[i] as number)
        if (part === 0) continue
        for (let k = i; k < size; k++) at(j)[k] = (at(j)[k] as number) - part * (at(i)[k] as number)
        wins[j] = (wins[j] as number) - part * (wins[i] as number)
      }
    const worth = new Float64Array(size)
    for (let i = size - 1; i >= 0; i--) {
      let rest = wins[i] as number
      for (let k = i + 1; k < size; k++) rest -= (at(i)[k] as number) * (worth[k] as number)
      worth[i] = rest / (at(i)[i] as number)
    }
    return worth
  }
}
