/** Steps that are done before others get their turn; the slowest take more than a millisecond each. */
const STEPS = 8

/** Runs something long a little at a time, so that no other table waits for it. */
export async function inSlices<Outcome>(steps: Generator<void, Outcome>): Promise<Outcome> {
  for (let n = 1; ; n++) {
    const { done, value } = steps.next()
    if (done) return value
    if (n % STEPS === 0) await new Promise((resolve) => setTimeout(resolve))
  }
}
