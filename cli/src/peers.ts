import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@anachron/kernel'

const FOLDER = join(import.meta.dirname, '../../bench/peers')

/** The folder with what the benches compare with (D-083); installed from its own lock file when it is not yet. */
export function fetchPeers(): string {
  const mark = join(FOLDER, 'node_modules/.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return FOLDER
  console.error('fetching what is compared with (npm ci in bench/peers)')
  const options = ['ci', '--ignore-scripts', '--loglevel=error']
  const done = spawnSync('npm', options, {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0)
    throw new InputError(
      'boardgame.io could not be fetched; npm says why above. Without --peer the bench needs no network.',
    )
  writeFileSync(mark, lock)
  return FOLDER
}
