import { expect, test } from 'vitest'
import { failedSuites, secondTry, tally } from '../tally.mjs'

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

test('a suite that is run again by itself counts as it did then, and what failed before is named', () => {
  const first = { testResults: [suite({ one: 'failed', two: 'passed' }), suite({ three: 'passed' }, { name: 'b' })] }
  expect(failedSuites({ ...first, success: false })).toEqual(['a.test.ts'])
  const good = secondTry(
    { ...first, success: false },
    { testResults: [suite({ one: 'passed', two: 'passed' })], success: true },
  )
  expect(tally(good)).toEqual({ passed: 3, failures: [], excused: [], unsteady: ['one'] })
  const bad = secondTry(
    { ...first, success: false },
    { testResults: [suite({ one: 'failed', two: 'passed' })], success: false },
  )
  expect(tally(bad)).toMatchObject({ passed: 2, failures: ['one'] })
})

test('a suite that could not be loaded is among those to run again, and is not forgotten when it is missing then', () => {
  const first = { testResults: [suite({}, { status: 'failed', message: 'no such module' })], success: false }
  expect(failedSuites(first)).toEqual(['a.test.ts'])
  expect(tally(secondTry(first, { testResults: [], success: true })).failures).toHaveLength(1)
})
