// Counts Vitest's JSON report. A skipped test counts as failed, unless its name says under which condition it runs:
// `test.skipIf(!onLinux)('... (only on Linux)', ...)`.
const CONDITION = /\(only (on|when|with) [^)]+\)/

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} Suite
 * @typedef {{ testResults: Suite[], success: boolean }} Report
 * @param {Report} report
 */
export function tally(report) {
  let passed = 0
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const excused = []
  /** @type {string[]} */
  const unsteady = []
  for (const suite of report.testResults) {
    for (const { fullName, status, failureMessages = [] } of suite.assertionResults) {
      if (status === 'passed') {
        passed += 1
        // It failed first and was tried again: said, so that somebody looks into it.
        if (failureMessages.length > 0) unsteady.push(fullName)
      } else if (status === 'failed') failures.push(fullName)
      else if (CONDITION.test(fullName)) excused.push(fullName)
      else failures.push(`${fullName} (${status}, and its name gives no condition)`)
    }
    // A file that fails outside its tests (an import, a hook) has no failed test to show for it.
    const told = suite.assertionResults.some(({ status }) => status === 'failed')
    if (suite.status === 'failed' && !told) failures.push(`${suite.name}: ${suite.message || 'could not be run'}`)
  }
  return { passed, failures, excused, unsteady }
}

/**
 * The suites of a report in which something failed.
 * @param {Report} report
 */
export const failedSuites = (report) =>
  report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' || assertionResults.some(hasFailed))
    .map(({ name }) => name)

/**
 * What stands when some suites were run again by themselves: their second report, and of the tests that failed only in
 * the first that they did.
 * @param {Report} first
 * @param {Report} again
 * @returns {Report}
 */
export function secondTry(first, again) {
  const anew = new Map(again.testResults.map((suite) => [suite.name, suite]))
  const testResults = first.testResults.map((before) => {
    const after = anew.get(before.name)
    if (!after) return before
    const failedBefore = new Set(before.assertionResults.filter(hasFailed).map(({ fullName }) => fullName))
    const assertionResults = after.assertionResults.map((assertion) =>
      failedBefore.has(assertion.fullName)
        ? { ...assertion, failureMessages: ['failed among the others', ...(assertion.failureMessages ?? [])] }
        : assertion,
    )
    return { ...after, assertionResults }
  })
  return { ...again, testResults }
}

/** @param {Assertion} assertion */
function hasFailed({ status }) {
  return status === 'failed'
}
