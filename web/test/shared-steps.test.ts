import { expect, test } from 'vitest'
import { sharedSteps } from '../src/screens/guide/shared-steps.ts'

const plan = (...icons: string[]) => ({ steps: icons.map((icon) => ({ ask: 'pay', action: { kind: 'spend', icon } })) })
const answers = (...icons: string[]) => icons.map((icon) => ({ kind: 'spend', icon }))

test('a lesson takes a plan whose answers it gives in another order', () => {
  expect(sharedSteps(plan('green', 'red'), answers('red', 'green', 'blue'))).toBe(2)
})

test('of a plan that goes another way a lesson takes what is the same from the first answer on', () => {
  expect(sharedSteps(plan('red', 'blue'), answers('red', 'green'))).toBe(1)
  expect(sharedSteps(plan('green', 'blue'), answers('red', 'green'))).toBe(0)
  expect(sharedSteps(plan('red', 'green'), answers('red'))).toBe(1)
})
