/** Milliseconds of work at one table before others get their turn. */
const LONGEST = 5

/** Runs something long a little at a time, so that no other table waits for more of it than one slice. */
export async function inSlices<Outcome>(
  steps: Generator<void, Outcome>,
  now: () => number = () => performance.now(),
): Promise<Outcome> {
  for (let since = now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() - since < LONGEST) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = now()
  }
}
