import { expect, test } from 'vitest'
import { tally } from '../tally.mjs'

const suite = (statuses: Record<string, string>, rest = {}) => ({
  name: 'a.test.ts',
  status: 'passed',
  assertionResults: Object.entries(statuses).map(([fullName, status]) => ({ fullName, status })),
  ...rest,
})
const count = (...testResults: ReturnType<typeof suite>[]) => tally({ testResults, success: true })

test('passed and failed tests are counted over all suites', () => {
  const { passed, failures } = count(suite({ one: 'passed', two: 'passed' }), suite({ three: 'failed' }))
  expect({ passed, failures }).toEqual({ passed: 2, failures: ['three'] })
})

test('a skipped or unwritten test counts as failed', () => {
  expect(count(suite({ one: 'skipped', two: 'todo' })).failures).toHaveLength(2)
})

test('a skipped test whose name gives the condition is excused', () => {
  const { failures, excused } = count(suite({ 'frees the port (only on Linux)': 'skipped' }))
  expect({ failures, excused }).toEqual({ failures: [], excused: ['frees the port (only on Linux)'] })
})

test('a file that cannot be loaded counts as failed', () => {
  expect(count(suite({}, { status: 'failed', message: 'no such module' })).failures).toEqual([
    'a.test.ts: no such module',
  ])
})

test('a test that passed at the second try counts as passed, and is named', () => {
  const twice = { fullName: 'opens the box', status: 'passed', failureMessages: ['too slow'] }
  const { passed, unsteady } = tally({ testResults: [suite({}, { assertionResults: [twice] })], success: true })
  expect({ passed, unsteady }).toEqual({ passed: 1, unsteady: ['opens the box'] })
})
