import { expect, test } from 'vitest'
import { inSlices } from '../src/slices.ts'

test('something long lets others in before it comes to its end', async () => {
  let done = 0
  function* steps(): Generator<void, string> {
    for (; done < 100; done++) yield
    return 'proved'
  }
  const whenOthersCame = new Promise((resolve) => setTimeout(() => resolve(done)))
  // By a clock on which each step takes a millisecond.
  expect(await inSlices(steps(), () => done)).toBe('proved')
  expect(done).toBe(100)
  expect(await whenOthersCame).toBeLessThan(10)
})
