// `npm test`: every check and every suite in two stages, one closing line. `npm test -- server` runs only the suites
// whose path holds "server", with the browser and the database they need.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findOrInstallChromium, findOrInstallShell } from './chromium.mjs'
import { projectFiles } from './files.mjs'
import { startPostgres } from './postgres.mjs'
import { inRoot, root } from './root.mjs'
import { say, secondsSince } from './say.mjs'
import { failedSuites, secondTry, tally } from './tally.mjs'
import { UNFINISHED } from './unfinished.mjs'
import { BUILT_APP, buildWeb, hasWeb, webBuildIsStale } from './web-build.mjs'

if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1'

const chosen = process.argv.slice(2)
let passed = 0
/** @type {string[]} */
const failures = []

/** @typedef {{ report: import('./tally.mjs').Report, exitCode: number }} SuiteRun */

/** What fails here costs little to find, and mostly fails in the second stage once more. */
const FIRST = ['rules', 'programs']
const SECOND = ['browser', 'database']

say(`Node ${process.version}`)
const suites = suitesToRun()
const late = suites.filter((file) => isBrowserSuite(file) || isDatabaseSuite(file))
const early = suites.filter((file) => !late.includes(file))
if (suites.length === 0)
  failures.push(chosen.length > 0 ? `no suite's path holds ${chosen.join(' or ')}` : 'there are no suites')
await firstStage()
if (failures.length === 0) await secondStage()
else if (late.length > 0)
  say(`STOPPED: the second stage, ${late.length} suites with a browser or a database, was not run`)
conclude()

async function firstStage() {
  if (chosen.length === 0) await checkHouse()
  const run = () => twiceIfNeeded([runSuites(FIRST, early.length, process.env)], FIRST, process.env)
  if (early.length > 0) await carefully(run)
}

async function secondStage() {
  const run = (/** @type {NodeJS.ProcessEnv} */ env) => twiceIfNeeded(sideBySide(env), SECOND, env)
  if (late.length > 0) await carefully(() => withWhatTheyNeed(run))
}

/**
 * Beside other suites on a busy machine a browser may lose a press, and a process that is to be ended in time may not
 * be. What failed is run once more by itself, with a browser and a server of its own, and whatever passes only then is
 * named at the end.
 * @param {Promise<SuiteRun>[]} runs
 * @param {string[]} kinds
 * @param {NodeJS.ProcessEnv} env
 */
async function twiceIfNeeded(runs, kinds, env) {
  const first = together(await Promise.all(runs))
  const failed = failedSuites(first.report)
  if (failed.length === 0) return count(first)
  say(`ONCE MORE, BY THEMSELVES: ${failed.map((file) => relative(root, file)).join(', ')}`)
  const again = await runSuites(kinds, failed.length, env, failed)
  count({ report: secondTry(first.report, again.report), exitCode: again.exitCode })
}

/**
 * Database suites mostly wait for times to pass: one process does them while the browsers keep the cores busy.
 * @param {NodeJS.ProcessEnv} env
 */
function sideBySide(env) {
  const [browser, database] = [late.filter(isBrowserSuite).length, late.filter(isDatabaseSuite).length]
  return [
    ...(browser > 0 ? [runSuites(['browser'], browser, env)] : []),
    ...(database > 0 ? [runSuites(['database'], database, env, chosen, ['--maxWorkers=1'])] : []),
  ]
}

/** @param {SuiteRun[]} runs */
function together(runs) {
  return {
    report: { success: true, testResults: runs.flatMap(({ report }) => report.testResults) },
    exitCode: Math.max(...runs.map(({ exitCode }) => exitCode)),
  }
}

/** The app is built beside what is read: with two cores both are done in the time of the longer one. */
async function checkHouse() {
  const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off'
  await Promise.all([
    inTurn([
      ['types', 'node_modules/typescript/bin/tsc', '-p', '.'],
      ['types without a browser or Node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
      ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', colours, '.'],
      ['import arrows', 'scripts/arrows/main.mjs'],
      ['lengths of lines', 'scripts/line-lengths.mjs'],
      ['foreign words', 'scripts/foreign-words.mjs'],
      ['rulebooks made from RULES.md', 'scripts/rulebook.ts', '--check'],
    ]),
    hasWeb() &&
      inTurn([
        ['web build', 'scripts/web-build.mjs'],
        ['what the app weighs', 'web/test/bench/main.ts', '--sizes'],
      ]),
  ])
}

/** @param {[name: string, script: string, ...args: string[]][]} checks */
async function inTurn(checks) {
  for (const [name, ...script] of checks) await check(name, script)
}

/**
 * Starts a browser and a database where there are suites for them.
 * @param {(env: NodeJS.ProcessEnv) => Promise<void>} run
 */
async function withWhatTheyNeed(run) {
  const env = { ...process.env }
  /** @type {Awaited<ReturnType<typeof startPostgres>> | undefined} */
  let postgres
  try {
    if (late.some(isBrowserSuite)) {
      env.CHROMIUM = await findOrInstallChromium()
      env.CHROMIUM_SHELL ??= findOrInstallShell()
      say(`browser: ${[env.CHROMIUM_SHELL, env.CHROMIUM].filter(Boolean).join(', and where it has to be whole ')}`)
      if (webBuildIsStale() && !buildWeb()) throw new Error('The web app could not be built.')
      // The one build for all of them: nobody builds it anew under another suite's feet.
      env.ANACHRON_APP ??= BUILT_APP
    }
    if (late.some(isDatabaseSuite)) {
      postgres = await startPostgres()
      env.PGURL = postgres.url
      say(`database: ${postgres.url}`)
    }
    await run(env)
  } finally {
    await postgres?.stop()
  }
}

/**
 * What goes wrong around the suites counts as a failure like any other.
 * @param {() => Promise<void>} run
 */
async function carefully(run) {
  try {
    await run()
  } catch (problem) {
    failures.push(problem instanceof Error ? problem.message : String(problem))
  }
}

/** @param {string} file */
function isBrowserSuite(file) {
  return file.includes('.browser.test.')
}

/** @param {string} file */
function isDatabaseSuite(file) {
  return file.includes('.pg.test.')
}

function suitesToRun() {
  const suites = projectFiles().filter((file) => /\.test\.tsx?$/.test(file))
  if (chosen.length > 0) {
    process.env.ANACHRON_UNFINISHED = '1'
    return suites.filter((file) => chosen.some((part) => file.includes(part)))
  }
  for (const { suite, why } of UNFINISHED) say(`LEFT OUT  ${suite}: ${why}`)
  return suites.filter((file) => !UNFINISHED.some(({ suite }) => suite === file))
}

/**
 * @param {string[]} kinds the projects of vitest.config.ts
 * @param {number} number
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} paths which of them, by parts of their paths
 * @param {string[]} how further options of the runner
 * @returns {Promise<SuiteRun>}
 */
async function runSuites(kinds, number, env, paths = chosen, how = []) {
  say(`running ${number} suites: ${kinds.join(' and ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'anachron-test-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const reportFile = join(folder, 'report.json')
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const options = ['run', ...kinds.flatMap((kind) => ['--project', kind]), ...reports, ...how, ...paths]
  const began = performance.now()
  const vitest = inRoot('node_modules/vitest/vitest.mjs')
  const running = spawn(process.execPath, [vitest, ...options], { cwd: root, stdio: 'inherit', env })
  const interrupt = () => running.kill('SIGTERM')
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  const [exitCode] = await once(running, 'exit')
  if (!existsSync(reportFile)) throw new Error('the suites were stopped before they could report')
  say(`suites of ${kinds.join(' and ')} done in ${secondsSince(began)} s`)
  return { report: JSON.parse(readFileSync(reportFile, 'utf8')), exitCode }
}

/** @param {SuiteRun} run */
function count({ report, exitCode }) {
  const counted = tally(report)
  passed += counted.passed
  failures.push(...counted.failures.map((name) => name.replaceAll(root, '.')))
  for (const name of counted.unsteady) console.log(`          passed at the second try: ${name}`)
  for (const name of counted.excused) console.log(`          not run here: ${name}`)
  if (exitCode !== 0 && counted.failures.length === 0) failures.push('an error outside any test; see above')
}

/**
 * What it prints is shown when it is done, so that two at once do not mingle.
 * @param {string} name
 * @param {string[]} script its path from the root, and its arguments
 */
async function check(name, [script = '', ...args]) {
  const began = performance.now()
  const running = spawn(process.execPath, [inRoot(script), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const printed = []
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (/** @type {Buffer} */ part) => printed.push(part))
  const [exitCode] = await once(running, 'close')
  process.stdout.write(Buffer.concat(printed))
  if (exitCode === 0) passed += 1
  else failures.push(name)
  say(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${name} (${secondsSince(began)} s)`)
}

function conclude() {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  - ${name}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
