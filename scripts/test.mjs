// `npm test`: every check and every suite, one closing line. `npm test -- server` runs only the suites whose path
// holds "server", with the browser and the database they need.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { projectFiles } from './files.mjs'
import { startPostgres } from './postgres.mjs'
import { inRoot, root } from './root.mjs'
import { say, secondsSince } from './say.mjs'
import { tally } from './tally.mjs'
import { buildWeb, hasWeb } from './web-build.mjs'

if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1'

const chosen = process.argv.slice(2)
let passed = 0
/** @type {string[]} */
const failures = []

say(`Node ${process.version}`)
if (chosen.length === 0) checkHouse()
await runSuites()
conclude()

function checkHouse() {
  check('types', () => runs('node_modules/typescript/bin/tsc', '-p', '.'))
  check('types without a browser or Node', () => runs('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json'))
  check('lint and format', () => runs('node_modules/@biomejs/biome/bin/biome', 'ci', '--log-level=warn', '.'))
  check('import arrows', () => runs('scripts/arrows/main.mjs'))
  check('foreign words', () => runs('scripts/foreign-words.mjs'))
  if (hasWeb()) check('web build', buildWeb)
}

async function runSuites() {
  const suites = suitesToRun()
  if (suites.length === 0) {
    failures.push(chosen.length > 0 ? `no suite's path holds ${chosen.join(' or ')}` : 'there are no suites')
    return
  }
  const env = { ...process.env }
  /** @type {Awaited<ReturnType<typeof startPostgres>> | undefined} */
  let postgres
  try {
    if (suites.some((file) => file.includes('.browser.test.'))) {
      env.CHROMIUM = await findOrInstallChromium()
      say(`browser: ${env.CHROMIUM}`)
    }
    if (suites.some((file) => file.includes('.pg.test.'))) {
      postgres = await startPostgres()
      env.PGURL = postgres.url
      say(`database: ${postgres.url}`)
    }
    countSuites(suites.length, env)
  } catch (problem) {
    failures.push(problem instanceof Error ? problem.message : String(problem))
  } finally {
    await postgres?.stop()
  }
}

function suitesToRun() {
  const suites = projectFiles().filter((file) => /\.test\.tsx?$/.test(file))
  return chosen.length === 0 ? suites : suites.filter((file) => chosen.some((part) => file.includes(part)))
}

/**
 * @param {number} count
 * @param {NodeJS.ProcessEnv} env
 */
function countSuites(count, env) {
  say(`running ${count} suites`)
  const folder = mkdtempSync(join(tmpdir(), 'anachron-test-'))
  const reportFile = join(folder, 'report.json')
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...chosen]
  const began = performance.now()
  const ran = spawnSync(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const counted = tally(JSON.parse(readFileSync(reportFile, 'utf8')))
  rmSync(folder, { recursive: true, force: true })
  passed += counted.passed
  failures.push(...counted.failures)
  for (const name of counted.excused) console.log(`          not run here: ${name}`)
  if (ran.status !== 0 && counted.failures.length === 0) failures.push('an error outside any test; see above')
  say(`suites done in ${secondsSince(began)} s`)
}

/**
 * @param {string} name
 * @param {() => boolean} succeeds
 */
function check(name, succeeds) {
  const began = performance.now()
  const fine = succeeds()
  if (fine) passed += 1
  else failures.push(name)
  say(`${fine ? 'passed' : 'FAILED'}  ${name} (${secondsSince(began)} s)`)
}

/**
 * @param {string} script path from the root
 * @param {string[]} args
 */
function runs(script, ...args) {
  return spawnSync(process.execPath, [inRoot(script), ...args], { cwd: root, stdio: 'inherit' }).status === 0
}

function conclude() {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  - ${name}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
